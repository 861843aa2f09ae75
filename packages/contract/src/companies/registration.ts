// Calls to register as a buyer or a supplier, and to verify the email by a link.

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, newPassword } from '../identity/calls.ts';
import { consentFormField } from '../legal/consent.ts';
import { phoneField } from '../phones.ts';
import { companyTypes, gulfCountries, vendorTypes } from '../taxonomy.ts';
import { created, done, jsonList, language, MB, oneOf } from '../wire.ts';

export const VERIFY_LINK_DAYS = 7;

/** The documented messages of the wizard. The server uses the same if a client skips a step. */
export const registrationTexts = {
  basics: 'Please fill in all required fields',
  company: 'Company Name and Company Type are required for suppliers',
  business: 'Please fill in all required business details',
  description: 'Please provide a company description',
  supplier: 'All supplier-specific fields are required',
} as const;

const required = (max: number) => z.string().trim().min(1, registrationTexts.basics).max(max);
const optional = (max: number) => z.string().trim().max(max).optional();

export const logoFile = { kinds: ['image', 'svg'], max: 1, bytes: 5 * MB } as const;
export const licenceFile = { kinds: ['pdf', 'image'], max: 1, bytes: 10 * MB } as const;

const supplierFields = ['companyName', 'companyType', 'businessLicense', 'taxId', 'vendorType', 'description'] as const;
type Applicant = { role: 'buyer' | 'supplier' } & Partial<Record<(typeof supplierFields)[number], string | undefined>>;

/** Requires the fields of a supplier, at the registration or when a buyer becomes a supplier later. */
export function requireSupplierFields(given: Applicant, context: z.RefinementCtx): void {
  if (given.role !== 'supplier') return;
  for (const field of supplierFields)
    if (!given[field]) context.addIssue({ code: 'custom', path: [field], message: registrationTexts.supplier });
}

const registration = z
  .object({
    role: z.enum(['buyer', 'supplier']),
    contactName: required(120),
    email,
    password: newPassword,
    phone: phoneField(registrationTexts.basics),
    address: required(300),
    city: required(80),
    country: oneOf(gulfCountries, registrationTexts.basics),
    companyName: optional(120),
    companyType: oneOf(companyTypes, registrationTexts.company).optional(),
    businessLicense: optional(60),
    taxId: optional(60),
    vendorType: oneOf(vendorTypes, registrationTexts.business).optional(),
    description: optional(4_000),
    website: optional(200),
    equipmentTypes: jsonList('Equipment types must be a JSON list').optional(),
    language: language.default('en'),
    consent: consentFormField,
  })
  .superRefine(requireSupplierFields);

export const createUser = endpoint({
  method: 'POST',
  path: '/auth/createuser',
  access: 'public',
  summary: 'Create an account with its first member',
  message: 'Registration successful. You can now log in.',
  upload: { logo: logoFile, businessLicenseDoc: licenceFile },
  body: registration,
  answer: created,
  errors: ['account.email_taken', 'auth.password_common', 'auth.busy', 'legal.consent_old'],
  // The limit is low because the answer for a taken email reveals that it has an account (R67).
  limits: [{ by: 'address', max: 10, seconds: 3_600 }],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  summary: 'Verify an email with the token from the verification email',
  message: 'Your email is verified.',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: done,
  errors: ['auth.verify_link'],
  limits: [{ by: 'address', max: 30, seconds: 600 }],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'member',
  summary: 'Send the verification email again',
  message: 'Link sent',
  body: z.object({ language: language.default('en') }),
  answer: done,
  limits: [{ by: 'account', max: 3, seconds: 600 }],
});
