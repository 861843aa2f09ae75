// Calculates the totals and the due date of an order. Amounts are in minor units, days are those of the country of delivery.
import { DAY_MS, daysLater } from '@rigsouq/kernel/periods';

/** VAT rate of a country from a day on, in hundredths of a per cent. */
export type VatRate = { readonly country: string; readonly since: string; readonly rate: number };

/** Returns the rate in force on a day, or 0 when no rate is known, for example before a country had VAT. */
export function vatRateOn(rates: readonly VatRate[], country: string, day: string): number {
  const inForce = rates.filter((one) => one.country === country && one.since <= day);
  return inForce.reduce((last, one) => (one.since > last.since ? one : last), { since: '', rate: 0 }).rate;
}

/** Returns the VAT, rounded half up to the minor unit. A large amount times a rate is more than a double holds exactly, so this uses BigInt. */
export function vatOf(net: number, rate: number): number {
  return Number((BigInt(net) * BigInt(rate) + 5_000n) / 10_000n);
}

type Amount = { readonly unit: number; readonly quantity: number };

/** Returns the net sum, or undefined when it is larger than a safe integer. */
export function netOf(lines: readonly Amount[]): number | undefined {
  const net = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  return Number.isSafeInteger(net) ? net : undefined;
}

type DueLine = { readonly leadDays: number; readonly mode: 'buy' | 'rent'; readonly from: string | null };

/** Returns the day by which all lines are due: the lead days after the order, and for a rental not before its first day. */
export function dueOn(lines: readonly DueLine[], today: string): string {
  const days = lines.map(({ leadDays, mode, from }) => {
    const ready = daysLater(today, leadDays);
    return mode === 'rent' && from && from > ready ? from : ready;
  });
  return days.toSorted().at(-1) ?? today;
}

/** Returns how many days after the due day the delivery came. 0 means in time. */
export function daysLate(due: string | null, delivered: string): number {
  if (due === null) return 0;
  return Math.max(0, (Date.parse(delivered) - Date.parse(due)) / DAY_MS);
}

type CategoryLine = Amount & { readonly category: string };

/** Returns the category with the largest share of the net amount. */
export function mainCategory(lines: readonly CategoryLine[]): string {
  const sums = new Map<string, number>();
  for (const { category, unit, quantity } of lines) sums.set(category, (sums.get(category) ?? 0) + unit * quantity);
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most), ['other', 0] as [string, number])[0];
}
