import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import type { ProfileChange } from './companies.store.ts';

/** Not given keeps what is there, null clears it. */
type Given = {
  [K in 'companyType' | 'businessLicense' | 'taxId' | 'vendorType' | 'description' | 'website']?:
    | string
    | null
    | undefined;
} & { equipmentTypes?: string[] | null | undefined };

/** The fields that were given, as columns; the others keep what they hold. */
export function companyFields(given: Given): ProfileChange {
  const { companyType, businessLicense, taxId, vendorType, description, website, equipmentTypes } = given;
  return {
    ...(companyType !== undefined && { company_type: companyType }),
    ...(businessLicense !== undefined && { business_license: businessLicense }),
    ...(taxId !== undefined && { tax_id: taxId }),
    ...(vendorType !== undefined && { vendor_type: vendorType }),
    ...(description !== undefined && { description }),
    ...(website !== undefined && { website }),
    ...(equipmentTypes !== undefined && { equipment_types: equipmentCodes(equipmentTypes ?? []) }),
  };
}

/** Known categories as their code, so that they can be searched; what a supplier adds stays as written. */
export function equipmentCodes(types: readonly string[]): string[] {
  return [...new Set(types.map((type) => codeOf(categories, type) ?? type))];
}
