// The application of a buyer or a supplier: its fields, its steps and what each step asks for.

import type { InputOf } from '@rigsouq/contract/endpoint';
import { email, newPassword } from '@rigsouq/contract/identity';
import { type createUser, registrationTexts } from '@rigsouq/contract/registration';
import { text } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';

export type Role = 'buyer' | 'supplier';
export type StepNumber = 1 | 2 | 3 | 4;

/** In the order of the screen: the first faulty field takes focus. */
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

const places = {
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

/** The step that holds a field or a file of the call; nothing for a name that no step shows. */
export function stepOf(field: string): StepNumber | undefined {
  return Object.hasOwn(places, field) ? places[field as keyof typeof places] : undefined;
}

export function roleOf(asked: string | null, kept: Role | undefined): Role {
  return [asked, kept].find((role): role is Role => role === 'buyer' || role === 'supplier') ?? 'buyer';
}

/** A buyer goes from the first step straight to the last, and back (PE-002). */
export function neighbour(step: StepNumber, role: Role, way: 1 | -1): StepNumber {
  const own = steps
    .map(({ number }) => number)
    .filter((number) => role === 'supplier' || !supplierSteps.includes(number));
  return own[own.indexOf(step) + way] ?? step;
}

const basics = ['contactName', 'email', 'password', 'phone', 'address', 'city', 'country'] as const;
const company = ['companyName', 'companyType'] as const;
const business = ['businessLicense', 'taxId', 'vendorType'] as const;

const missing: Partial<Record<TextField, string>> = {
  companyName: text('Company name is required'),
  companyType: text('Company type is required'),
  contactName: text('Contact name is required'),
  email: text('Email is required'),
  password: text('Password is required'),
  phone: text('Phone number is required'),
  address: text('Address is required'),
  city: text('City is required'),
  country: text('Country is required'),
  businessLicense: text('Business license number is required'),
  taxId: text('Tax ID is required'),
  vendorType: text('Vendor type is required'),
  description: text('Company description is required'),
};

const termsText = text('Please agree to the terms and conditions');

/** What is wrong, in English: one sentence for the step, and one under each faulty field. */
export type Check = { readonly note: string | undefined; readonly errors: Readonly<Record<string, string>> };

export function checkStep(step: StepNumber, role: Role, application: Application): Check {
  if (step === 1) return checkBasics(role, application);
  if (step === 2) return checkFilled(business, application, registrationTexts.business);
  if (step === 3) return checkFilled(['description'], application, registrationTexts.description);
  return application.terms ? passed : { note: termsText, errors: { terms: termsText } };
}

/** The whole application once more before it leaves: the first step with a fault, or nothing. */
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

/** What travels. A buyer's application holds no field of a supplier's, whatever was typed before. */
export function bodyOf(role: Role, application: Application, language: Language): InputOf<typeof createUser>['body'] {
  const { contactName, email, password, phone, address, city, country } = application;
  const common = { role, contactName, email, password, phone, address, city, country, language };
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
  const errors = { ...faultyFormats(application), ...named.errors, ...filled.errors };
  return { note: filled.note ?? named.note, errors };
}

function checkFilled(fields: readonly TextField[], application: Application, note: string): Check {
  const empty = fields.filter((field) => application[field].trim() === '');
  if (empty.length === 0) return passed;
  return { note, errors: Object.fromEntries(empty.map((field) => [field, missing[field] ?? note])) };
}

function faultyFormats(application: Application): Record<string, string> {
  const rules = { email, password: newPassword };
  const faults = Object.entries(rules).map(([field, rule]) => {
    const fault = rule.safeParse(application[field as keyof typeof rules]).error;
    return [field, fault?.issues[0]?.message ?? ''] as const;
  });
  return Object.fromEntries(faults.filter(([, message]) => message !== ''));
}
