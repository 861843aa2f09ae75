// Defines the application of a buyer or a supplier: its fields, its steps and what each step requires.

import { type createUser, registrationTexts } from '@rigsouq/contract/companies/registration';
import type { InputOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { email, newPassword } from '@rigsouq/contract/identity/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { phoneField } from '@rigsouq/contract/phones';
import { isPattern } from '@rigsouq/kernel/password-patterns';
import { text } from '../../../lib/i18n/i18n.ts';
import type { Language } from '../../../lib/i18n/language.ts';

export type Role = 'buyer' | 'supplier';
export type StepNumber = 1 | 2 | 3 | 4;

/** The fields are in the order of the screen, because the first invalid field takes the focus. */
export const emptyApplication = {
  companyName: '',
  companyType: '',
  contactName: '',
  email: '',
  password: '',
  phone: '',
  address: '',
  city: '',
  country: '',
  businessLicense: '',
  taxId: '',
  vendorType: '',
  description: '',
  equipmentTypes: [] as string[],
  website: '',
  terms: false,
};

export type Application = typeof emptyApplication;
type Field = keyof Application;
type TextField = { [K in Field]: Application[K] extends string ? K : never }[Field];

export const steps = [
  { number: 1, title: text('Basic Information') },
  { number: 2, title: text('Business Details') },
  { number: 3, title: text('Services & Equipment') },
  { number: 4, title: text('Review & Submit') },
] as const satisfies readonly { number: StepNumber; title: string }[];

export const supplierSteps: readonly StepNumber[] = [2, 3];

const stepOfField = {
  companyName: 1,
  companyType: 1,
  contactName: 1,
  email: 1,
  password: 1,
  phone: 1,
  address: 1,
  city: 1,
  country: 1,
  businessLicense: 2,
  taxId: 2,
  vendorType: 2,
  businessLicenseDoc: 2,
  description: 3,
  equipmentTypes: 3,
  website: 3,
  logo: 3,
  terms: 4,
} as const satisfies Record<Field | 'logo' | 'businessLicenseDoc', StepNumber>;

/** Returns the step that shows a field or a file of the call, or undefined for a name that no step shows. */
export function stepOf(field: string): StepNumber | undefined {
  return Object.hasOwn(stepOfField, field) ? stepOfField[field as keyof typeof stepOfField] : undefined;
}

export function roleOf(inAddress: string | null, inDraft: Role | undefined): Role {
  return [inAddress, inDraft].find((role): role is Role => role === 'buyer' || role === 'supplier') ?? 'buyer';
}

/** Returns the next or the previous step. A buyer goes from the first step directly to the last, and back (PE-002). */
export function adjacentStep(step: StepNumber, role: Role, direction: 1 | -1): StepNumber {
  const own = steps
    .map(({ number }) => number)
    .filter((number) => role === 'supplier' || !supplierSteps.includes(number));
  return own[own.indexOf(step) + direction] ?? step;
}

const basics = ['contactName', 'email', 'password', 'phone', 'address', 'city', 'country'] as const;
const company = ['companyName', 'companyType'] as const;
const business = ['businessLicense', 'taxId', 'vendorType'] as const;

const requiredTexts: Partial<Record<TextField, string>> = {
  companyName: text('Company name is required'),
  companyType: text('Company type is required'),
  contactName: text('Contact name is required'),
  email: text('Email is required'),
  password: text('Password is required'),
  phone: text('Phone number is required'),
  address: text('Address is required'),
  city: text('City is required'),
  country: text('Country is required'),
  businessLicense: text('Business licence number is required'),
  taxId: text('Tax ID is required'),
  vendorType: text('Vendor type is required'),
  description: text('Company description is required'),
};

const termsText = text('Please agree to the terms and conditions');

/** The errors of a step, in English: one sentence for the step, and one for each invalid field. */
export type Check = { readonly note: string | undefined; readonly errors: Readonly<Record<string, string>> };

export function checkStep(step: StepNumber, role: Role, application: Application): Check {
  if (step === 1) return checkBasics(role, application);
  if (step === 2) return checkFilled(business, application, registrationTexts.business);
  if (step === 3) return checkFilled(['description'], application, registrationTexts.description);
  return application.terms ? passed : { note: termsText, errors: { terms: termsText } };
}

/** Checks the whole application before it is sent. Returns the first step with an error, or undefined. */
export function checkAll(role: Role, application: Application): (Check & { step: StepNumber }) | undefined {
  for (const { number } of steps) {
    if (role === 'buyer' && supplierSteps.includes(number)) continue;
    const { note, errors } = checkStep(number, role, application);
    if (Object.keys(errors).length === 0) continue;
    const supplierField = [...company, ...business, 'description'].some((field) => field in errors);
    return { step: number, note: supplierField ? registrationTexts.supplier : note, errors };
  }
  return undefined;
}

/** Builds the body of the call. A buyer's application contains no supplier field, even if one was filled in before. */
export function bodyOf(role: Role, application: Application, language: Language): InputOf<typeof createUser>['body'] {
  const { contactName, email, password, phone, address, city, country } = application;
  const consent = JSON.stringify(consentFor('registration'));
  const common = { role, contactName, email, password, phone, address, city, country, language, consent };
  if (role === 'buyer') return common;
  const { companyName, companyType, businessLicense, taxId, vendorType, description, website } = application;
  return {
    ...common,
    companyName,
    companyType,
    businessLicense,
    taxId,
    vendorType,
    description,
    ...(website && { website }),
    equipmentTypes: JSON.stringify(application.equipmentTypes),
  };
}

const passed: Check = { note: undefined, errors: {} };

function checkBasics(role: Role, application: Application): Check {
  const filled = checkFilled(basics, application, registrationTexts.basics);
  const named = role === 'supplier' ? checkFilled(company, application, registrationTexts.company) : passed;
  const errors = { ...findFormatErrors(application), ...named.errors, ...filled.errors };
  return { note: filled.note ?? named.note, errors };
}

function checkFilled(fields: readonly TextField[], application: Application, note: string): Check {
  const empty = fields.filter((field) => application[field].trim() === '');
  if (empty.length === 0) return passed;
  return { note, errors: Object.fromEntries(empty.map((field) => [field, requiredTexts[field] ?? note])) };
}

function findFormatErrors(application: Application): Record<string, string> {
  // The server knows more passwords that are too common; the simplest are refused at the step that asks for one.
  const unlikely = newPassword.refine((password) => !isPattern(password), errorTable['auth.password_common'][1]);
  // The server also knows the numbering plan of each country.
  const rules = { email, password: unlikely, phone: phoneField(registrationTexts.basics) };
  const messages = Object.entries(rules).map(([field, rule]) => {
    const error = rule.safeParse(application[field as keyof typeof rules]).error;
    return [field, error?.issues[0]?.message ?? ''] as const;
  });
  return Object.fromEntries(messages.filter(([, message]) => message !== ''));
}
