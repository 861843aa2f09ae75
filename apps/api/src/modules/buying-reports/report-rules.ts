// What a report is about and how its figures are put together. Sums and medians come from the database; this is the rest.
import { REPORT_MONTHS, REPORT_MONTHS_MAX } from '@rigsouq/contract/buying-reports';
import type { orderStates } from '@rigsouq/contract/order-lists';
import { startOfDay } from '@rigsouq/kernel/periods';

/** What was ordered and not refused or taken back. */
export const spendStates = [
  'issued',
  'accepted',
  'delivered',
  'closed',
] as const satisfies (typeof orderStates)[number][];

/** Months of the Gulf's calendar, as in 2026-11, and the instants at which the first begins and the last has ended. */
export type Months = { readonly all: readonly string[]; readonly start: Date; readonly end: Date };

type Wanted = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Undefined where the first comes after the last, or there are too many of them. */
export function monthsAsked({ from, to }: Wanted, thisMonth: string): Months | undefined {
  const last = to ?? thisMonth;
  const first = from ?? monthsLater(last, 1 - REPORT_MONTHS);
  const all: string[] = [];
  for (let month = first; month <= last && all.length <= REPORT_MONTHS_MAX; month = monthsLater(month, 1))
    all.push(month);
  const [start, end] = [startOfDay(`${first}-01`), startOfDay(`${monthsLater(last, 1)}-01`)];
  if (all.length === 0 || all.length > REPORT_MONTHS_MAX || !start || !end) return undefined;
  return { all, start, end };
}

function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A row for every month, also for those without an order. */
export function everyMonth<F>({ all }: Months, rows: readonly (F & { month: string })[], none: F) {
  const known = new Map(rows.map((row) => [row.month, row]));
  return all.map((month) => known.get(month) ?? { ...none, month });
}

/** To the cent: sums of so many digits would say more than anybody knows. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Of an hour; null where nothing was measured. */
export function hundredths(hours: number | undefined): number | null {
  return hours === undefined ? null : Math.round(hours * 100) / 100;
}

/** Less than nothing where more was paid than was asked for first. Per cent to the tenth. */
export function savingOf({ orders, first, ordered }: { orders: number; first: number; ordered: number }) {
  const [before, after] = [cents(first), cents(ordered)];
  const saved = cents(before - after);
  return {
    orders,
    first: before,
    ordered: after,
    saved,
    percent: before > 0 ? Math.round((saved / before) * 1_000) / 10 : null,
  };
}

type Spend = { readonly orders: number; readonly net: number };

export function addUp(parts: readonly Spend[]): { orders: number; net: number } {
  return {
    orders: parts.reduce((sum, { orders }) => sum + orders, 0),
    net: cents(parts.reduce((sum, { net }) => sum + net, 0)),
  };
}

/** All but those that are shown, as one; null where they are all shown. */
export function restOf(total: Spend & { suppliers: number }, shown: readonly Spend[]) {
  const [suppliers, part] = [total.suppliers - shown.length, addUp(shown)];
  if (suppliers <= 0) return null;
  return { suppliers, orders: total.orders - part.orders, net: cents(total.net - part.net) };
}
