import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import type { ProfileChange } from './companies.store.ts';

/** Undefined keeps the stored value, null clears it. */
type Given = {
  [K in 'companyType' | 'businessLicense' | 'taxId' | 'vendorType' | 'description' | 'website']?:
    | string
    | null
    | undefined;
} & { equipmentTypes?: string[] | null | undefined };

/** Maps the given fields to columns. Missing fields keep their stored value. */
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

/** Replaces known categories by their code, so that they can be searched. Other texts stay as the supplier wrote them. */
export function equipmentCodes(types: readonly string[]): string[] {
  return [...new Set(types.map((type) => codeOf(categories, type) ?? type))];
}
