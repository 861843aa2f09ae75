import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { addRole } from '@rigsouq/contract/profile';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import type { ProfileChange } from './companies.store.ts';

type Given = Omit<ParsedOf<typeof addRole>['body'], 'role'>;

/** The fields that were given, as columns; the others keep what they hold. */
export function companyFields(given: Given): ProfileChange {
  const { companyType, businessLicense, taxId, vendorType, description, website, equipmentTypes } = given;
  return {
    ...(companyType && { company_type: companyType }),
    ...(businessLicense && { business_license: businessLicense }),
    ...(taxId && { tax_id: taxId }),
    ...(vendorType && { vendor_type: vendorType }),
    ...(description && { description }),
    ...(website && { website }),
    ...(equipmentTypes && { equipment_types: equipmentCodes(equipmentTypes) }),
  };
}

/** Known categories as their code, so that they can be searched; what a supplier adds stays as written. */
function equipmentCodes(types: readonly string[]): string[] {
  return [...new Set(types.map((type) => codeOf(categories, type) ?? type))];
}
