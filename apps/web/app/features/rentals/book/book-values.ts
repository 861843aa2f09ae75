// What is filled in about a booking, and what becomes of it: kept over a login in the same tab, sent as the call takes it.
import { type bookEquipment, projectTypes } from '@rigsouq/contract/bookings';
import type { InputOf } from '@rigsouq/contract/endpoint';
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

/** The documented four have to be there; the rest may stay empty (DE-018). */
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

export function keepDraft(id: string, values: BookValues): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify(values));
  } catch {
    // Storage is switched off or full: the form works without it.
  }
}

/** Taken once: whoever comes to the page later begins anew. */
export function takeDraft(id: string, empty: BookValues, periods: readonly RentalPeriod[]): BookValues {
  try {
    const kept = sessionStorage.getItem(key(id));
    sessionStorage.removeItem(key(id));
    return parseDraft(kept, empty, periods);
  } catch {
    return empty;
  }
}

export function parseDraft(kept: string | null, empty: BookValues, periods: readonly RentalPeriod[]): BookValues {
  const given = JSON.parse(kept ?? '{}') as Record<string, unknown>;
  const fitting = Object.keys(empty).flatMap((field) =>
    typeof given[field] === 'string' ? [[field, given[field]] as const] : [],
  );
  const values = { ...empty, ...Object.fromEntries(fitting) };
  const period = rentalPeriods.find((one) => one === values.rentalPeriod && periods.includes(one));
  return { ...values, rentalPeriod: period ?? empty.rentalPeriod };
}
