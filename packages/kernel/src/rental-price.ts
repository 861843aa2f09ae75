// Calculates what a rental costs (R21). Days are calendar days of the machine's country and half-open; a same-day rental is one day. Rates and
// costs are integers of minor units.
import { DAY_MS, daysPeriod } from './periods.ts';

/** The documented units. A rental is charged in one of them, or in whole weeks and the days that remain. */
export const rentalUnits = ['hourly', 'daily', 'weekly'] as const;
export const rentalPeriods = [...rentalUnits, 'combined'] as const;
export type RentalUnit = (typeof rentalUnits)[number];
export type RentalPeriod = (typeof rentalPeriods)[number];

/** The rate for one unit. A unit without a rate is not offered. */
export type RentalRates = { readonly [unit in RentalUnit]?: number | null | undefined };
/** How often the rate of a unit is charged. */
export type RentalPart = { readonly unit: RentalUnit; readonly units: number; readonly rate: number };
export type RentalPrice = {
  readonly period: RentalPeriod;
  readonly cost: number;
  readonly parts: readonly RentalPart[];
};

/** A machine that is rented by the hour works this many hours on each day. */
export const HOURS_A_DAY = 8;
export const DAYS_A_WEEK = 7;

/** Returns the number of days, at least one, or undefined when a day does not exist or the last is before the first. */
export function rentalDays(first: string, last: string): number | undefined {
  const period = daysPeriod(first, last);
  return period?.until ? Math.ceil((period.until.getTime() - period.from.getTime()) / DAY_MS) : undefined;
}

/** Returns the price by the documented formula, or undefined when a rate is missing. */
export function rentalPrice(period: RentalPeriod, days: number, rates: RentalRates): RentalPrice | undefined {
  if (period === 'combined') return cheapestSplit(days, rates);
  const rate = rates[period];
  return rate ? priceOf(period, [{ unit: period, units: unitsOf(period, days), rate }]) : undefined;
}

/** Returns every price that the rates allow, the cheapest first. Weeks and days together are offered only when nothing else is as cheap. */
export function rentalPrices(days: number, rates: RentalRates): RentalPrice[] {
  const single = rentalUnits.flatMap((unit) => rentalPrice(unit, days, rates) ?? []);
  const split = rentalPrice('combined', days, rates);
  const cheaper = split && single.every(({ cost }) => split.cost < cost) ? [split] : [];
  return [...cheaper, ...single].sort((one, two) => one.cost - two.cost);
}

function unitsOf(unit: RentalUnit, days: number): number {
  if (unit === 'weekly') return Math.ceil(days / DAYS_A_WEEK);
  return unit === 'hourly' ? days * HOURS_A_DAY : days;
}

/** Returns the cheapest number of weeks, with the remaining days at the daily rate. */
function cheapestSplit(days: number, { weekly, daily }: RentalRates): RentalPrice | undefined {
  if (!weekly || !daily) return undefined;
  const splits = Array.from({ length: unitsOf('weekly', days) + 1 }, (_, weeks) => [
    { unit: 'weekly' as const, units: weeks, rate: weekly },
    { unit: 'daily' as const, units: Math.max(0, days - weeks * DAYS_A_WEEK), rate: daily },
  ]);
  const prices = splits.map((parts) =>
    priceOf(
      'combined',
      parts.filter(({ units }) => units > 0),
    ),
  );
  return prices.reduce((best, price) => (price.cost < best.cost ? price : best));
}

function priceOf(period: RentalPeriod, parts: readonly RentalPart[]): RentalPrice {
  return { period, parts, cost: parts.reduce((sum, { units, rate }) => sum + units * rate, 0) };
}
