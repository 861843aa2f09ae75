import type { addEquipment } from '@rigsouq/contract/catalogue/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { brandLabel, findBrandInTitle } from './search/trade-names-rules.ts';

/** The machine part of a listing form. A draft may lack specifications that the form requires. */
export type MachineInput = Omit<ParsedOf<typeof addEquipment>['body'], 'specifications'> & {
  specifications: Record<string, string>;
};

/** Returns the columns of `machines` from the form. They do not depend on the type of the offer. */
export function machineOf(given: MachineInput) {
  const {
    title,
    category,
    condition,
    year,
    hours,
    location,
    country,
    brand,
    model,
    serialNumber,
    specifications,
    features,
  } = given;
  return {
    category,
    condition: condition ?? null,
    year: year ?? null,
    hours: hours ?? null,
    location,
    country: country ?? null,
    // Every spelling of a known maker is stored as one brand. Without a brand, the maker named in the title is used.
    brand: brand ? brandLabel(brand) : findBrandInTitle(title),
    model: model ?? null,
    serial_number: serialNumber ?? null,
    specifications: JSON.stringify(specifications),
    features,
  };
}
