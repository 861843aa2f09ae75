// 'Your Profile': the documented fields, as inputs hold them and as they travel.
import { schemaResolver } from '@mantine/form';
import type { InputOf } from '@rigsouq/contract/endpoint';
import { updateUser } from '@rigsouq/contract/profile';
import type { Company } from '../../lib/company-query.ts';
import { text } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';

/** In the order of the screen: the first faulty field takes focus. */
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
    // Elsewhere a number may be written with spaces; here it is digits alone.
    phoneNumber: company.phone.replace(/[\s().-]/g, ''),
    companyWebsite: company.website ?? '',
    businessAddress: company.address,
    country: company.country,
    YearInbusiness: company.yearsInBusiness ?? '',
    typicalInventorySize: company.inventorySize ?? '',
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

const PASSWORD_WANTED = text('Enter your current password to change your e-mail or password.');

/** What is wrong, in English, by field. */
export function checkProfile(values: YourProfile, company: Pick<Company, 'email'>): Record<string, string> {
  const faults = resolve(bodyOf(values, 'en')) as Record<string, string>;
  const changesLogin = values.password !== '' || ![company.email, ''].includes(values.email.trim().toLowerCase());
  return changesLogin && !values.currentPassword ? { ...faults, currentPassword: PASSWORD_WANTED } : faults;
}
