// The form of the Profile tab: company fields as input values and as the body of the call.
import { schemaResolver } from '@mantine/form';
import { updateProfile } from '@rigsouq/contract/companies/profile';
import type { InputOf } from '@rigsouq/contract/endpoint';
import type { Company } from '../../../lib/company-query.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { splitTypes, type Translate, toCategoryLabel, translateCategory } from '../../../lib/typed-categories.ts';
import type { ViewRole } from '../../../shell/session-rules.ts';

/** The fields in the order of the screen. The first invalid field gets the focus. */
export type CompanyValues = ReturnType<typeof valuesOf>;

export function valuesOf(company: Company, say: Translate) {
  return {
    contactName: company.contactName,
    phone: company.phone,
    address: company.address,
    city: company.city,
    country: company.country,
    companyName: company.companyName ?? '',
    companyType: company.companyType ?? '',
    businessLicense: company.businessLicense ?? '',
    taxId: company.taxId ?? '',
    vendorType: company.vendorType ?? '',
    website: company.website ?? '',
    equipmentTypes: company.equipmentTypes.map((type) => translateCategory(type, say)).join(say(', ')),
    description: company.description ?? '',
  };
}

export function bodyOf(values: CompanyValues, sender: ViewRole, say: Translate): InputOf<typeof updateProfile>['body'] {
  const types = splitTypes(values.equipmentTypes).map((type) => toCategoryLabel(type, say));
  return { ...values, equipmentTypes: JSON.stringify(types), sender };
}

const tooMany = text('Enter up to 30 types, each up to 60 characters long');
const resolve = schemaResolver(updateProfile.body, { sync: true });

/** Returns the errors by field, in English. */
export function checkCompany(values: CompanyValues): Record<string, string> {
  const types = splitTypes(values.equipmentTypes);
  const long = types.length > 30 || types.some((type) => type.length > 60);
  const faults = resolve({ ...values, equipmentTypes: '[]' }) as Record<string, string>;
  return long ? { ...faults, equipmentTypes: tooMany } : faults;
}
