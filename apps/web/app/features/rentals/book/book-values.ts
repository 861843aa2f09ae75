// Holds the values of the booking form. They are saved during a login in the same tab, and converted for the call.

import type { InputOf } from '@rigsouq/contract/endpoint';
import { type bookEquipment, projectTypes } from '@rigsouq/contract/rentals/calls';
import { type RentalPeriod, rentalPeriods } from '@rigsouq/kernel/rental-price';

export type BookValues = {
  readonly rentalPeriod: RentalPeriod;
  readonly startDate: string;
  readonly endDate: string;
  readonly deliveryAddress: string;
  readonly projectType: string;
  readonly specialRequirements: string;
};

export function emptyBooking(rentalPeriod: RentalPeriod): BookValues {
  return {
    rentalPeriod,
    startDate: '',
    endDate: '',
    deliveryAddress: '',
    projectType: '',
    specialRequirements: '',
  };
}

/** Checks the four required fields; the others may stay empty (DE-018). */
export function isComplete({ startDate, endDate, deliveryAddress, projectType }: BookValues): boolean {
  return [startDate, endDate, deliveryAddress, projectType].every((value) => value.trim() !== '');
}

export function bodyOf(
  equipment: string,
  values: BookValues,
  totalCost: number,
): InputOf<typeof bookEquipment>['body'] {
  const projectType = projectTypes.find((type) => type === values.projectType) ?? projectTypes[0];
  return { equipment, ...values, projectType, totalCost };
}

const key = (id: string) => `booking-draft ${id}`;

export function saveDraft(id: string, values: BookValues): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify(values));
  } catch {
    // Storage is disabled or full. The form works without it.
  }
}

/** Reads the draft and removes it, so that a later visit starts with an empty form. */
export function takeDraft(id: string, empty: BookValues, periods: readonly RentalPeriod[]): BookValues {
  try {
    const saved = sessionStorage.getItem(key(id));
    sessionStorage.removeItem(key(id));
    return parseDraft(saved, empty, periods);
  } catch {
    return empty;
  }
}

export function parseDraft(saved: string | null, empty: BookValues, periods: readonly RentalPeriod[]): BookValues {
  const parsed = JSON.parse(saved ?? '{}') as Record<string, unknown>;
  const fitting = Object.keys(empty).flatMap((field) =>
    typeof parsed[field] === 'string' ? [[field, parsed[field]] as const] : [],
  );
  const values = { ...empty, ...Object.fromEntries(fitting) };
  const period = rentalPeriods.find((one) => one === values.rentalPeriod && periods.includes(one));
  return { ...values, rentalPeriod: period ?? empty.rentalPeriod };
}
