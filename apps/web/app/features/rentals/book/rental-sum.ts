// Computes the cost of a rental by the rules of the server. The screen shows it; the server computes it again (R21).
import { majorOf, minorOf } from '@rigsouq/contract/money';
import {
  type RentalPart,
  type RentalPeriod,
  type RentalUnit,
  rentalDays,
  rentalPrices,
  rentalUnits,
} from '@rigsouq/kernel/rental-price';

type Rates = {
  readonly currency: string;
  readonly hourlyRate: number | null;
  readonly dailyRate: number | null;
  readonly weeklyRate: number | null;
};

export type RentalSum = {
  readonly period: RentalPeriod;
  readonly days: number;
  /** The hours, days or weeks that are charged, with rates in major units. */
  readonly parts: readonly RentalPart[];
  readonly total: number;
};

function rateOf({ hourlyRate, dailyRate, weeklyRate }: Rates, unit: RentalUnit): number | null {
  return { hourly: hourlyRate, daily: dailyRate, weekly: weeklyRate }[unit];
}

/** Returns the units that the machine has a rate for. No other unit is offered. */
export function unitsOf(rates: Rates): RentalUnit[] {
  return rentalUnits.filter((unit) => rateOf(rates, unit) !== null);
}

/** Returns every price for the days, the cheapest first, or none while the days are incomplete. A dinar keeps three decimals. */
export function computeRentalSums(rates: Rates, { start, end }: { start: string; end: string }): RentalSum[] {
  const days = start && end ? rentalDays(start, end) : undefined;
  if (!days) return [];
  const { currency } = rates;
  const minors = Object.fromEntries(unitsOf(rates).map((unit) => [unit, minorOf(rateOf(rates, unit) ?? 0, currency)]));
  return rentalPrices(days, minors).map(({ period, parts, cost }) => ({
    period,
    days,
    parts: parts.map((part) => ({ ...part, rate: majorOf(part.rate, currency) })),
    total: majorOf(cost, currency),
  }));
}
