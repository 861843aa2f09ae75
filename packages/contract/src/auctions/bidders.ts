// Calls to register as a bidder, which raises the limit that every account starts with (R35, R46).

import { z } from 'zod';
import { codeIn, country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { email } from '../identity/calls.ts';
import { contactLimits, honeypotField, required, singleLine } from '../leads/contact.ts';
import { consentField } from '../legal/consent.ts';
import { phoneField } from '../phones.ts';
import { codeOf, countries } from '../taxonomy.ts';
import { done, id, instant, language, oneOf, unlessEmpty } from '../wire.ts';
import { bidderCountries, bidderTypes } from './calls.ts';

export const registrationStates = ['pending', 'approved', 'rejected'] as const;

export const bidderForm = z.object({
  firstName: required(80, 'First name is required'),
  lastName: required(80, 'Last name is required'),
  email,
  phone: phoneField('Phone is required'),
  company: unlessEmpty(singleLine.trim().max(120)),
  country: oneOf(bidderCountries, 'Country is required').transform(
    (code) => codeOf(countries, code === 'uae' ? 'ae' : code) ?? code,
  ),
  accountType: oneOf(bidderTypes, 'Account type is required'),
  agreeTerms: z.literal(true, 'Please agree to the terms and conditions'),
  agreePrivacy: z.literal(true, 'Please agree to the privacy policy'),
  language: language.default('en'),
  consent: consentField,
  ...honeypotField,
});

export const registerBidder = endpoint({
  method: 'POST',
  path: '/auctions/register',
  access: 'visitor',
  summary: 'Register as a bidder for a higher limit; attached to the account that verifies the email',
  message: 'Your registration has been received. It will be reviewed within 24-48 hours.',
  body: bidderForm,
  answer: done,
  errors: ['bidder.waiting', 'legal.consent_old'],
  limits: [...contactLimits, { by: 'body.email', max: 5, seconds: 3_600 }],
});

export const readMyBidding = endpoint({
  method: 'GET',
  path: '/auctions/register',
  access: 'member',
  summary: 'Read the bidding limit of the account, its exposure and its last registration',
  answer: z.object({
    limit: z.int(),
    atStake: z.int(),
    registration: z
      .object({ state: z.enum(registrationStates), reason: z.string().nullable(), createdAt: instant })
      .nullable(),
  }),
});

export const registrationLine = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  country,
  accountType: codeIn(bidderTypes),
  state: z.enum(registrationStates),
  limit: z.int().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  account: z
    .object({
      _id: id,
      companyName: z.string().nullable(),
      approved: z.boolean(),
      emailVerified: z.boolean(),
      limit: z.int(),
      atStake: z.int(),
    })
    .nullable()
    .describe('Null if no account has verified this email'),
});
