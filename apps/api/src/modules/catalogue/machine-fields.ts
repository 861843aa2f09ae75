import type { addEquipment } from '@rigsouq/contract/catalogue';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { brandIn, brandLabel } from './trade-names-rules.ts';

/** A draft may lack what only the form of a listing asks for. */
export type MachineGiven = Omit<ParsedOf<typeof addEquipment>['body'], 'specifications'> & {
  specifications: Record<string, string>;
};

/** Columns of `machines`: what the form says about the machine, whichever way it is offered. */
export function machineOf(given: MachineGiven) {
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
    // One maker is one brand, however it is spelt; and a title that names it is as good as the field.
    brand: brand ? brandLabel(brand) : brandIn(title),
    model: model ?? null,
    serial_number: serialNumber ?? null,
    specifications: JSON.stringify(specifications),
    features,
  };
}
