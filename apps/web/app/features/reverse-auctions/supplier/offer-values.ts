// An offer as it is typed: a price for a piece of every line, or all prices lowered by so many per cent. Reckoned in minor units, as the
// server does. Pure.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor, toMinor } from '@rigsouq/kernel/money';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { SuppliersAuction } from '../auction-query.ts';

type Rules = Pick<SuppliersAuction, 'lines' | 'own' | 'currency' | 'most' | 'total' | 'decrement'>;

export type Typed = {
  /** All lines by so many per cent below the own last offer; empty where they are typed one by one. */
  readonly percent: string;
  /** By the number of the line; what is not there is the own last price. */
  readonly prices: Readonly<Record<number, string>>;
};
export const nothing: Typed = { percent: '', prices: {} };

export type Offer = { readonly lines: { line: number; price: number }[]; readonly total: number };
/** `digits`: finer than the currency. */
type PriceFault = 'price' | 'digits';

/** A drop of more than so many decrements is asked about once more: it may be a slip of the finger. */
const BOLD_STEPS = 5;
const MOST_PERCENT = 99;

/** What stands in the field of a line. */
export function shownPrice({ percent, prices }: Typed, rules: Rules, line: number): string {
  const own = rules.own.find((one) => one.line === line)?.price;
  const lower = percentOf(percent);
  if (lower !== null && own !== undefined) return String(lowered(own, lower, rules.currency));
  return prices[line] ?? (own === undefined ? '' : String(own));
}

/** Per cent as typed; null where there are none to lower by. */
export function percentOf(typed: string): number | null {
  const percent = Number(plainNumber(typed) || 'none');
  return percent > 0 && percent <= MOST_PERCENT ? percent : null;
}

/** Rounded down to what the currency can say, so that the sum falls by no less than was asked for; never to nothing. */
function lowered(price: number, percent: number, currency: string): number {
  const digits = digitsOf(currency);
  const minor = toMinor(price, digits) ?? 0;
  // In whole hundredths of a per cent, so that no sum is off by the noise of a double.
  const kept = 10_000 - Math.round(percent * 100);
  return toMajor(Math.max(1, Math.floor((minor * kept) / 10_000)), digits);
}

export function priceFault(typed: string, currency: string): PriceFault | undefined {
  const price = Number(plainNumber(typed) || 'none');
  if (!(price > 0 && price <= 1e9)) return 'price';
  return toMinor(price, digitsOf(currency)) === undefined ? 'digits' : undefined;
}

/** What would be offered, or null while a price is missing or wrong. */
export function offerOf(typed: Typed, rules: Rules): Offer | null {
  const digits = digitsOf(rules.currency);
  const lines: Offer['lines'] = [];
  let total = 0;
  for (const { line, quantity } of rules.lines) {
    const shown = shownPrice(typed, rules, line);
    if (priceFault(shown, rules.currency)) return null;
    const price = Number(plainNumber(shown));
    lines.push({ line, price });
    total += (toMinor(price, digits) ?? 0) * quantity;
  }
  return { lines, total: toMajor(total, digits) };
}

/** Whether the sum may be that much: `most` is the server's figure. */
export function isLowEnough({ total }: Offer, { most }: Rules): boolean {
  return most === null || total <= most;
}

/** By how many per cent the sum is below another. */
export function percentBelow(total: number, before: number): number {
  return ((before - total) / before) * 100;
}

/** A drop that is asked about: it is binding. */
export function isBold({ total }: Offer, rules: Rules): boolean {
  return rules.total !== null && percentBelow(total, rules.total) > BOLD_STEPS * rules.decrement;
}

/** One, two and five decrements. */
export function quickSteps(decrement: number): readonly number[] {
  return [1, 2, 5].map((times) => Math.round(decrement * times * 100) / 100);
}
