// What an order comes to and when it is due: plain arithmetic in minor units and in days of the Gulf.
import { daysLater } from '@rigsouq/kernel/periods';

/** The VAT of a country from a day on, in hundredths of a per cent. */
export type VatRate = { readonly country: string; readonly since: string; readonly rate: number };

/** None where nothing is known, as before a country had VAT. */
export function vatRateOn(rates: readonly VatRate[], country: string, day: string): number {
  const inForce = rates.filter((one) => one.country === country && one.since <= day);
  return inForce.reduce((last, one) => (one.since > last.since ? one : last), { since: '', rate: 0 }).rate;
}

/** Half a fils and more is a fils. Large amounts times a rate are past what a double holds, so it is reckoned in whole numbers. */
export function vatOf(net: number, rate: number): number {
  return Number((BigInt(net) * BigInt(rate) + 5_000n) / 10_000n);
}

type Amount = { readonly unit: number; readonly quantity: number };

/** Undefined where it is more than can be counted to the last fils. */
export function netOf(lines: readonly Amount[]): number | undefined {
  const net = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  return Number.isSafeInteger(net) ? net : undefined;
}

type Promised = { readonly leadDays: number; readonly mode: 'buy' | 'rent'; readonly from: string | null };

/** The day by which everything was promised: so many days from the order on, and a rental no earlier than it begins. */
export function dueOn(lines: readonly Promised[], today: string): string {
  const days = lines.map(({ leadDays, mode, from }) => {
    const ready = daysLater(today, leadDays);
    return mode === 'rent' && from && from > ready ? from : ready;
  });
  return days.toSorted().at(-1) ?? today;
}

/** How many days after the promised one it came; 0 is in time. */
export function daysLate(due: string | null, delivered: string): number {
  if (due === null) return 0;
  return Math.max(0, (Date.parse(delivered) - Date.parse(due)) / 86_400_000);
}

type Part = Amount & { readonly category: string };

/** What most of the money goes to. */
export function mainCategory(lines: readonly Part[]): string {
  const sums = new Map<string, number>();
  for (const { category, unit, quantity } of lines) sums.set(category, (sums.get(category) ?? 0) + unit * quantity);
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most), ['other', 0] as [string, number])[0];
}
