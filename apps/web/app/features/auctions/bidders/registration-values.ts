// Converts the form fields into the body of the call. The contract holds every validation rule.
import { bidderForm, type registerBidder } from '@rigsouq/contract/auctions/bidders';
import type { InputOf } from '@rigsouq/contract/endpoint';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { errorsByField } from '../../../lib/api/contract-form.ts';
import type { Language } from '../../../lib/i18n/language.ts';

/** Fields in screen order, because the first invalid field takes the focus. */
export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  accountType: '',
  agreeTerms: false,
  agreePrivacy: false,
  /** Honeypot field that only robots fill in; the server checks it. */
  homepage: '',
};

export type RegistrationValues = typeof emptyRegistration;
type Body = InputOf<typeof registerBidder>['body'];

export function bodyOf(values: RegistrationValues, language: Language): Body {
  return { ...values, language, consent: consentFor('bidder-registration') } as Body;
}

/** Returns the validation errors by field, in English. */
export function checkRegistration(values: RegistrationValues) {
  return errorsByField(bidderForm.safeParse(bodyOf(values, 'en')).error?.issues);
}

/** Tells whether both agreements are ticked (AU-072). */
export function isAgreed({ agreeTerms, agreePrivacy }: RegistrationValues): boolean {
  return agreeTerms && agreePrivacy;
}
