// Converts a typed offer: a price per piece for every line, or all prices lowered by a percentage. The sums are computed in minor units, as
// on the server. The functions are pure.
import { majorOf, minorOf } from '@rigsouq/contract/money';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { SuppliersAuction } from '../auction-query.ts';

type Rules = Pick<SuppliersAuction, 'lines' | 'own' | 'currency' | 'most' | 'total' | 'decrement'>;

export type OfferInput = {
  /** Percentage below the supplier's last offer for all lines. Empty if prices are typed one by one. */
  readonly percent: string;
  /** Prices by line number. A line without an entry has the supplier's last price. */
  readonly prices: Readonly<Record<number, string>>;
};
export const emptyOfferInput: OfferInput = { percent: '', prices: {} };

export type Offer = { readonly lines: { line: number; price: number }[]; readonly total: number };
/** `digits` means that the price has more decimals than its currency. */
type PriceError = 'price' | 'digits';

/** Number of decrements. A larger drop shows a warning, because it may be a typing error. */
const STEEP_STEPS = 5;
const PERCENT_MAX = 99;

/** Returns the text in the price field of a line. */
export function shownPrice({ percent, prices }: OfferInput, rules: Rules, line: number): string {
  const own = rules.own.find((one) => one.line === line)?.price;
  const lower = parsePercent(percent);
  if (lower !== null && own !== undefined) return String(lowerPrice(own, lower, rules.currency));
  return prices[line] ?? (own === undefined ? '' : String(own));
}

/** Parses the typed percentage. Returns null if it is not valid. */
export function parsePercent(typed: string): number | null {
  const percent = Number(plainNumber(typed) || 'none');
  return percent > 0 && percent <= PERCENT_MAX ? percent : null;
}

/** Lowers a price, rounded down to the unit of the currency, so that the sum falls by no less than requested. It never becomes zero. */
function lowerPrice(price: number, percent: number, currency: string): number {
  const minor = minorOf(price, currency) ?? 0;
  // Whole hundredths of a per cent keep rounding errors of floating-point numbers out of the sums.
  const remaining = 10_000 - Math.round(percent * 100);
  return majorOf(Math.max(1, Math.floor((minor * remaining) / 10_000)), currency);
}

export function validatePrice(typed: string, currency: string): PriceError | undefined {
  const price = Number(plainNumber(typed) || 'none');
  if (!(price > 0 && price <= 1e9)) return 'price';
  return minorOf(price, currency) === undefined ? 'digits' : undefined;
}

/** Builds the offer, or returns null while a price is missing or invalid. */
export function buildOffer(typed: OfferInput, rules: Rules): Offer | null {
  const lines: Offer['lines'] = [];
  let total = 0;
  for (const { line, quantity } of rules.lines) {
    const shown = shownPrice(typed, rules, line);
    if (validatePrice(shown, rules.currency)) return null;
    const price = Number(plainNumber(shown));
    lines.push({ line, price });
    total += (minorOf(price, rules.currency) ?? 0) * quantity;
  }
  return { lines, total: majorOf(total, rules.currency) };
}

/** Checks that the sum is not above `most`, the maximum from the server. */
export function isLowEnough({ total }: Offer, { most }: Rules): boolean {
  return most === null || total <= most;
}

/** Returns by how many per cent a sum is below another. */
export function percentBelow(total: number, before: number): number {
  return ((before - total) / before) * 100;
}

/** Checks whether a drop needs a warning, because an offer is binding. */
export function isSteepDrop({ total }: Offer, rules: Rules): boolean {
  return rules.total !== null && percentBelow(total, rules.total) > STEEP_STEPS * rules.decrement;
}

/** Returns one, two and five decrements. */
export function quickSteps(decrement: number): readonly number[] {
  return [1, 2, 5].map((times) => Math.round(decrement * times * 100) / 100);
}
