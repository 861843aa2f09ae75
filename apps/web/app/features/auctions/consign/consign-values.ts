// Converts the form fields into the body of the call. The contract holds every validation rule.

import {
  type consign,
  consignConditions,
  consignForm,
  consignManufacturers,
  consignTexts,
} from '@rigsouq/contract/auctions/consignments';
import type { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { dayOf } from '@rigsouq/kernel/periods';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { errorsByField } from '../../../lib/api/contract-form.ts';

/** Fields in screen order, because the first invalid field takes the focus. */
export const emptyConsignment = {
  /** The id of the user's own listing, if the machine is listed. */
  equipment: '',
  manufacturer: '',
  /** The name of a manufacturer that is not in the list (optional). */
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

const optionalFields = ['equipment', 'otherMaker', 'hours'] as const;
export type RequiredField = Exclude<keyof ConsignValues, (typeof optionalFields)[number]>;
const requiredFields = Object.keys(emptyConsignment).filter(
  (field): field is RequiredField => !optionalFields.some((optional) => optional === field),
);

/** Returns the empty fields in screen order. Every field except the hours and the photos must be filled in (AU-064). */
export function listMissing(values: ConsignValues): RequiredField[] {
  return requiredFields.filter((field) => values[field].trim() === '');
}

export function bodyOf({ manufacturer, otherMaker, year, hours, reservePrice, ...rest }: ConsignValues): Body {
  const maker = manufacturer === 'Other' ? otherMaker.trim() || manufacturer : manufacturer;
  const numbers = { year: plainNumber(year), hours: plainNumber(hours), reservePrice: plainNumber(reservePrice) };
  return { ...rest, ...numbers, manufacturer: maker } as unknown as Body;
}

/** Returns the validation errors by field, in English. The server decides which day it is, but a date that is past here is refused early. */
export function checkConsignment(values: ConsignValues, today = dayOf(new Date())) {
  const faults = errorsByField(consignForm.safeParse(bodyOf(values)).error?.issues);
  return values.startDate && values.startDate < today ? { ...faults, startDate: consignTexts.startDate } : faults;
}

type Machine = Pick<
  AnswerOf<typeof readEquipment>,
  'brand' | 'model' | 'year' | 'hours' | 'serialNumber' | 'category' | 'condition' | 'description' | 'location' | '_id'
>;

/** Returns the form values that a listing already contains. The user fills in the others. */
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

const textOf = (value: number | null) => (value === null ? '' : String(value));
