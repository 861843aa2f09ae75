// Holds the values of the booking form. They are saved in the tab, so that a reload or a login loses nothing, and converted for the call.

import type { InputOf } from '@rigsouq/contract/endpoint';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { type bookEquipment, projectTypes } from '@rigsouq/contract/rentals/calls';
import { type RentalPeriod, rentalPeriods } from '@rigsouq/kernel/rental-price';

export type BookValues = {
  /** Empty until the user chooses; the cheapest price is then used. */
  readonly rentalPeriod: RentalPeriod | '';
  readonly startDate: string;
  readonly endDate: string;
  readonly deliveryAddress: string;
  readonly projectType: string;
  readonly specialRequirements: string;
};

export const emptyBooking: BookValues = {
  rentalPeriod: '',
  startDate: '',
  endDate: '',
  deliveryAddress: '',
  projectType: '',
  specialRequirements: '',
};

/** Checks the four required fields; the others may stay empty (DE-018). */
export function isComplete({ startDate, endDate, deliveryAddress, projectType }: BookValues): boolean {
  return [startDate, endDate, deliveryAddress, projectType].every((value) => value.trim() !== '');
}

export function bodyOf(
  equipment: string,
  values: BookValues,
  { rentalPeriod, totalCost }: { rentalPeriod: RentalPeriod; totalCost: number },
): InputOf<typeof bookEquipment>['body'] {
  const projectType = projectTypes.find((type) => type === values.projectType) ?? projectTypes[0];
  return { equipment, ...values, projectType, rentalPeriod, totalCost, consent: consentFor('booking') };
}

const key = (id: string) => `booking-draft ${id}`;

export function saveDraft(id: string, values: BookValues): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify(values));
  } catch {
    // Storage is disabled or full. The form works without it.
  }
}

/** Reads what was typed in this tab before a reload or a login. */
export function readDraft(id: string): BookValues {
  try {
    return parseDraft(sessionStorage.getItem(key(id)));
  } catch {
    return emptyBooking;
  }
}

/** Removes the draft after the booking, so that the next one starts with an empty form. */
export function removeDraft(id: string): void {
  try {
    sessionStorage.removeItem(key(id));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

export function parseDraft(saved: string | null): BookValues {
  const parsed = JSON.parse(saved ?? '{}') as Record<string, unknown>;
  const fitting = Object.keys(emptyBooking).flatMap((field) =>
    typeof parsed[field] === 'string' ? [[field, parsed[field]] as const] : [],
  );
  const values: BookValues = { ...emptyBooking, ...Object.fromEntries(fitting) };
  return { ...values, rentalPeriod: rentalPeriods.find((one) => one === values.rentalPeriod) ?? '' };
}
