// Calculates what a rental costs (R21). Days are calendar days in the Gulf and half-open; a same-day rental is one day. Rates and costs are integers
// of minor units.
import { DAY_MS, daysPeriod } from './periods.ts';

export const rentalPeriods = ['hourly', 'daily', 'weekly'] as const;
export type RentalPeriod = (typeof rentalPeriods)[number];

/** A machine that is rented by the hour works this many hours on each day. */
const HOURS_A_DAY = 8;
const DAYS_A_WEEK = 7;

/** Returns the number of days, at least one, or undefined when a day does not exist or the last is before the first. */
export function rentalDays(first: string, last: string): number | undefined {
  const period = daysPeriod(first, last);
  return period?.until ? Math.ceil((period.until.getTime() - period.from.getTime()) / DAY_MS) : undefined;
}

/** Returns how often the rate is charged. */
export function rentalUnits(period: RentalPeriod, days: number): number {
  if (period === 'weekly') return Math.ceil(days / DAYS_A_WEEK);
  return period === 'hourly' ? days * HOURS_A_DAY : days;
}

export function rentalCost(period: RentalPeriod, days: number, rate: number): number {
  return rentalUnits(period, days) * rate;
}
