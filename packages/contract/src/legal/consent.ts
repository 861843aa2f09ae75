// The field of the calls that need consent, and the call with which a member agrees to a new version (R80).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, jsonList } from '../wire.ts';

const CONSENT_TEXT = 'Please agree to the terms and conditions';

export const consentField = z
  .array(z.string().max(40), CONSENT_TEXT)
  .min(1, CONSENT_TEXT)
  .max(8)
  .describe('The documents that the user agrees to, with their versions');

/** The same field of a form with files, as a JSON list. */
export const consentFormField = jsonList(CONSENT_TEXT).refine((given) => given.length > 0, CONSENT_TEXT);

export const giveConsent = endpoint({
  method: 'POST',
  path: '/users/consents',
  access: 'member',
  summary: 'Agree to the current version of the terms and the privacy policy',
  message: 'Thank you. Your consent is recorded.',
  body: z.object({ consent: consentField }),
  answer: done,
  errors: ['legal.consent_old'],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
});
