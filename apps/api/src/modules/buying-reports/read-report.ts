import { type readBuyingReport as call, REPORT_SUPPLIERS } from '@rigsouq/contract/buying-reports/calls';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { readCurrentMonth, sumByCategory, sumByMonth, sumBySupplier } from './buying-reports.queries.ts';
import { readCycle } from './read-cycle.ts';
import {
  computeSaving,
  fillMonths,
  type Months,
  resolveMonths,
  roundToCents,
  sumRest,
  sumSpend,
} from './report-rules.ts';

type Report = AnswerOf<typeof call>;
type Query = ParsedOf<typeof call>['query'];

/** Number of suppliers that the filter of the report offers. */
const CHOICES = 200;

export async function readReport(db: Db, { account }: Actor, { from, to, ...filters }: Query): Promise<Report> {
  const today = await readCurrentMonth(db);
  const months = resolveMonths({ from, to }, today) ?? fail('buying_report.months');
  const unfiltered = { accountId: account.id, start: months.start, end: months.end };
  const filter = { ...unfiltered, ...filters };
  const [sums, categories, suppliers, choices, cycle] = await Promise.all([
    sumByMonth(db, filter).execute(),
    sumByCategory(db, filter).execute(),
    sumBySupplier(db, filter, REPORT_SUPPLIERS).execute(),
    sumBySupplier(db, unfiltered, CHOICES).execute(),
    readCycle(db, filter, months),
  ]);
  const total = { ...sumSpend(sums), suppliers: suppliers[0]?.suppliers ?? 0 };
  const spent = sums.map(({ month, orders, net }) => ({ month, orders, net: roundToCents(net) }));
  return {
    from: months.all[0] ?? today,
    to: months.all.at(-1) ?? today,
    thisMonth: today,
    total,
    months: fillMonths(months, spent, { orders: 0, net: 0 }),
    categories: categories.map(({ category, orders, net }) => ({ category, orders, net: roundToCents(net) })),
    suppliers: suppliers.map(({ orders, net, ...company }) => ({ ...nameOf(company), orders, net: roundToCents(net) })),
    otherSuppliers: sumRest(total, suppliers),
    savings: savingsOf(months, sums),
    cycle,
    choices: choices.map(nameOf).toSorted((one, two) => one.companyName.localeCompare(two.companyName)),
  };
}

function nameOf({ id, company_name }: { id: string; company_name: string }) {
  return { _id: id, companyName: company_name };
}

type Sums = Awaited<ReturnType<ReturnType<typeof sumByMonth>['execute']>>;

function savingsOf(months: Months, sums: Sums): Report['savings'] {
  const measured = sums.map(({ month, measured: orders, first, ordered }) => ({ month, orders, first, ordered }));
  const sum = (key: 'orders' | 'first' | 'ordered') => measured.reduce((all, one) => all + one[key], 0);
  const none = { orders: 0, first: 0, ordered: 0 };
  return {
    total: computeSaving({ orders: sum('orders'), first: sum('first'), ordered: sum('ordered') }),
    months: fillMonths(months, measured, none).map(({ month, ...one }) => ({ month, ...computeSaving(one) })),
  };
}
