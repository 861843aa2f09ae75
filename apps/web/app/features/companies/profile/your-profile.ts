// Converts the documented fields of 'Your Profile' between the inputs and the call.
import { schemaResolver } from '@mantine/form';
import { DEFAULT_RESPONSE_TIME } from '@rigsouq/contract/companies/network-lists';
import { updateUser } from '@rigsouq/contract/companies/profile';
import type { InputOf } from '@rigsouq/contract/endpoint';
import type { Company } from '../../../lib/company-query.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import type { Language } from '../../../lib/i18n/language.ts';

/** The fields are in the order of the screen, because the first invalid field takes the focus. */
export function valuesOf(company: Company) {
  return {
    Fullname: company.me.name,
    Role: company.me.jobRole ?? '',
    jobTitle: company.me.jobTitle ?? '',
    email: company.email,
    password: '',
    currentPassword: '',
    code: '',
    companyName: company.companyName ?? '',
    supplierType: company.supplierType ?? '',
    contactPerson: company.contactName,
    businessEmail: company.businessEmail ?? '',
    // Other forms accept a number with spaces; this form accepts only digits.
    phoneNumber: company.phone.replace(/[\s().-]/g, ''),
    companyWebsite: company.website ?? '',
    businessAddress: company.address,
    country: company.country,
    YearInbusiness: company.yearsInBusiness ?? '',
    typicalInventorySize: company.inventorySize ?? '',
    establishedYear: company.establishedYear === null ? '' : String(company.establishedYear),
    responseTime: company.responseTime ?? DEFAULT_RESPONSE_TIME,
    EquipmentCategories: company.equipmentTypes,
    brandsRepresented: company.brandsRepresented ?? '',
    companyDescription: company.description ?? '',
  };
}

export type YourProfile = ReturnType<typeof valuesOf>;

export function bodyOf(values: YourProfile, language: Language): InputOf<typeof updateUser>['body'] {
  return { ...values, EquipmentCategories: JSON.stringify(values.EquipmentCategories), language };
}

const resolve = schemaResolver(updateUser.body, { sync: true });

const PASSWORD_REQUIRED = text('Enter your current password to change your email or password.');

/** Returns the errors in English, by field. */
export function checkProfile(values: YourProfile, company: Pick<Company, 'email'>): Record<string, string> {
  const errors = resolve(bodyOf(values, 'en')) as Record<string, string>;
  const changesLogin = values.password !== '' || ![company.email, ''].includes(values.email.trim().toLowerCase());
  return changesLogin && !values.currentPassword ? { ...errors, currentPassword: PASSWORD_REQUIRED } : errors;
}
