// Pure rules of the report: its months, its roundings, its savings and its totals. Sums and medians come from the database.
import { REPORT_MONTHS, REPORT_MONTHS_MAX } from '@rigsouq/contract/buying-reports/calls';
import type { orderStates } from '@rigsouq/contract/orders/lists';
import { startOfDay } from '@rigsouq/kernel/periods';

/** Orders in these states count as spend: they were neither declined nor cancelled. */
export const spendStates = [
  'issued',
  'accepted',
  'delivered',
  'closed',
] as const satisfies (typeof orderStates)[number][];

/** Months in the Gulf, such as 2026-11, with the instants at which the first starts and the last ends. */
export type Months = { readonly all: readonly string[]; readonly start: Date; readonly end: Date };

type MonthRange = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Returns the months of the report, or undefined when the first comes after the last or there are too many. */
export function resolveMonths({ from, to }: MonthRange, thisMonth: string): Months | undefined {
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

/** Returns a row for every month, also for months without an order. */
export function fillMonths<F>({ all }: Months, rows: readonly (F & { month: string })[], none: F) {
  const known = new Map(rows.map((row) => [row.month, row]));
  return all.map((month) => known.get(month) ?? { ...none, month });
}

/** Rounds to the cent, because more digits would suggest a precision that the sums do not have. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Rounds to hundredths of an hour. Returns null when nothing was measured. */
export function roundToHundredths(hours: number | undefined): number | null {
  return hours === undefined ? null : Math.round(hours * 100) / 100;
}

/** Returns the saving against the first offers. It is negative when more was paid. Per cent is rounded to one decimal. */
export function computeSaving({ orders, first, ordered }: { orders: number; first: number; ordered: number }) {
  const [before, after] = [roundToCents(first), roundToCents(ordered)];
  const saved = roundToCents(before - after);
  return {
    orders,
    first: before,
    ordered: after,
    saved,
    percent: before > 0 ? Math.round((saved / before) * 1_000) / 10 : null,
  };
}

type Spend = { readonly orders: number; readonly net: number };

export function sumSpend(parts: readonly Spend[]): { orders: number; net: number } {
  return {
    orders: parts.reduce((sum, { orders }) => sum + orders, 0),
    net: roundToCents(parts.reduce((sum, { net }) => sum + net, 0)),
  };
}

/** Sums the suppliers that are not shown. Returns null when all are shown. */
export function sumRest(total: Spend & { suppliers: number }, shown: readonly Spend[]) {
  const [suppliers, part] = [total.suppliers - shown.length, sumSpend(shown)];
  if (suppliers <= 0) return null;
  return { suppliers, orders: total.orders - part.orders, net: roundToCents(total.net - part.net) };
}
