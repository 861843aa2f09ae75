// The fields of the form, as typed, and the way to the call. Every rule is the contract's.
import type { readEquipment } from '@rigsouq/contract/catalogue';
import {
  type consign,
  consignConditions,
  consignForm,
  consignManufacturers,
  consignTexts,
} from '@rigsouq/contract/consignments';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { dayOf } from '@rigsouq/kernel/periods';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { faultsIn } from '../../lib/contract-form.ts';

/** In the order of the screen: the first faulty field takes focus. */
export const emptyConsignment = {
  /** One of my listings, where it is one. */
  equipment: '',
  manufacturer: '',
  /** The name of another maker; may stay empty. */
  otherMaker: '',
  model: '',
  year: '',
  hours: '',
  serialNumber: '',
  category: '',
  condition: '',
  location: '',
  description: '',
  reservePrice: '',
  type: 'Online',
  auctionDuration: '',
  startDate: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
};

export type ConsignValues = typeof emptyConsignment;
type Body = InputOf<typeof consign>['body'];

const mayStayEmpty: readonly string[] = ['equipment', 'otherMaker', 'hours'];

/** Everything but the hours and the photos is there (AU-064). */
export function isComplete(values: ConsignValues): boolean {
  return Object.entries(values).every(([field, value]) => mayStayEmpty.includes(field) || value.trim() !== '');
}

export function bodyOf({ manufacturer, otherMaker, year, hours, reservePrice, ...rest }: ConsignValues): Body {
  const maker = manufacturer === 'Other' ? otherMaker.trim() || manufacturer : manufacturer;
  const figures = { year: plainNumber(year), hours: plainNumber(hours), reservePrice: plainNumber(reservePrice) };
  return { ...rest, ...figures, manufacturer: maker } as unknown as Body;
}

/** What is wrong, in English, by field. Which day it is, is the server's to say; a day that is over here is not worth asking. */
export function checkConsignment(values: ConsignValues, today = dayOf(new Date())) {
  const faults = faultsIn(consignForm.safeParse(bodyOf(values)).error?.issues);
  return values.startDate && values.startDate < today ? { ...faults, startDate: consignTexts.startDate } : faults;
}

type Machine = Pick<
  AnswerOf<typeof readEquipment>,
  'brand' | 'model' | 'year' | 'hours' | 'serialNumber' | 'category' | 'condition' | 'description' | 'location' | '_id'
>;

/** What a listing says already. Where it says nothing the field is left to be filled in. */
export function valuesOf(machine: Machine): Partial<ConsignValues> {
  const brand = machine.brand ?? '';
  const known = consignManufacturers.find((maker) => maker.toLowerCase() === brand.toLowerCase());
  const condition = consignConditions.find(({ code }) => code === machine.condition)?.code ?? '';
  return {
    equipment: machine._id,
    manufacturer: known ?? (brand && 'Other'),
    otherMaker: known ? '' : brand,
    model: machine.model ?? '',
    year: textOf(machine.year),
    hours: textOf(machine.hours),
    serialNumber: machine.serialNumber ?? '',
    category: machine.category,
    condition,
    description: machine.description,
    location: machine.location,
  };
}

const textOf = (figure: number | null) => (figure === null ? '' : String(figure));
