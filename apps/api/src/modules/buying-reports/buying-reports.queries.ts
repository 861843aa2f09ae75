// Queries over the orders of one account in a range of months. They read an index of the orders.
import type { cycleSteps } from '@rigsouq/contract/buying-reports/calls';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfTodayText } from '../../platform/gulf-today.ts';
import { type Months, spendStates } from './report-rules.ts';

export type ReportFilter = Pick<Months, 'start' | 'end'> & {
  readonly accountId: string;
  readonly category?: string | undefined;
  readonly supplier?: string | undefined;
};
export type CycleStep = (typeof cycleSteps)[number];

/** Month in the Gulf in which the order was issued. All numbers of an order are reported in this month. */
const month = sql<Date>`date_trunc('month', o.created_at at time zone 'Asia/Dubai')`;
/** Formats a month. It is applied after grouping, because text is slow to sort and to compare. */
const monthText = (value: RawBuilder<Date>) => sql<string>`to_char(${value}, 'YYYY-MM')`;
const orders = sql<number>`count(*)::int`;
const net = sql<number>`sum(o.net_usd)::float8`;
/** First offers in dollars, at the exchange rate that was used for the order itself. */
const first = sql<number>`coalesce(sum(o.net_usd * o.first_net_minor / o.net_minor), 0)::float8`;

export async function readCurrentMonth(db: Db): Promise<string> {
  const { today } = await db.selectNoFrom(gulfTodayText.as('today')).executeTakeFirstOrThrow();
  return today.slice(0, 7);
}

function countedOrders(db: Db, { accountId, start, end, category, supplier }: ReportFilter) {
  return db
    .selectFrom('orders as o')
    .where('o.account_id', '=', accountId)
    .where('o.created_at', '>=', start)
    .where('o.created_at', '<', end)
    .where('o.state', 'in', spendStates)
    .$if(category !== undefined, (query) => query.where('o.category', '=', category ?? ''))
    .$if(supplier !== undefined, (query) => query.where('o.supplier_id', '=', supplier ?? ''));
}

/** Sums the orders by month. For orders with a first offer it also sums the first offers and the ordered amounts. */
export function sumByMonth(db: Db, filter: ReportFilter) {
  return countedOrders(db, filter)
    .select([monthText(month).as('month'), orders.as('orders'), net.as('net'), first.as('first')])
    .select(sql<number>`count(o.first_net_minor)::int`.as('measured'))
    .select(sql<number>`coalesce(sum(o.net_usd) filter (where o.first_net_minor is not null), 0)::float8`.as('ordered'))
    .groupBy(month);
}

export function sumByCategory(db: Db, filter: ReportFilter) {
  return countedOrders(db, filter)
    .select(['o.category', orders.as('orders'), net.as('net')])
    .groupBy('o.category')
    .orderBy(net, 'desc')
    .orderBy('o.category');
}

/** Lists the suppliers with the largest sums. Each row carries the total number of suppliers. */
export function sumBySupplier(db: Db, filter: ReportFilter, limit: number) {
  const largest = countedOrders(db, filter)
    .select(['o.supplier_id', orders.as('orders'), net.as('net'), sql<number>`(count(*) over ())::int`.as('suppliers')])
    .groupBy('o.supplier_id')
    .orderBy(net, 'desc')
    .orderBy('o.supplier_id')
    .limit(limit);
  return db
    .with('largest', () => largest)
    .selectFrom('largest as l')
    .innerJoin('accounts as a', 'a.id', 'l.supplier_id')
    .select(['a.id', sql<string>`coalesce(a.company_name, a.contact_name)`.as('company_name')])
    .select(['l.orders', 'l.net', 'l.suppliers'])
    .orderBy('l.net', 'desc')
    .orderBy('a.id');
}

const hours = (start: string, end: string) =>
  sql<number | null>`date_part('epoch', ${sql.ref(end)} - ${sql.ref(start)}) / 3600`;

/** Measures the times of requests. A request counts once, however many orders came from it. */
export function measureRequestTimes(db: Db, filter: ReportFilter) {
  const requests = countedOrders(db, filter)
    .select([month.as('month'), sql`min(o.published_at)`.as('published'), sql`min(o.opened_at)`.as('opened')])
    .select(sql`min(o.created_at)`.as('awarded'))
    .groupBy([sql`coalesce(o.rfq_id, o.id)`, month]);
  const times = db
    .selectFrom(requests.as('r'))
    .select(['r.month', hours('r.published', 'r.opened').as('opening'), hours('r.opened', 'r.awarded').as('award')]);
  return percentilesOf(times, ['opening', 'award']);
}

/** Measures the times of orders. A delivery has a day but no hour, so that step is counted in whole days. */
export function measureOrderTimes(db: Db, filter: ReportFilter) {
  const days = sql`greatest(0, o.delivered_on - (o.accepted_at at time zone 'Asia/Dubai')::date)`;
  const times = countedOrders(db, filter)
    .select([month.as('month'), hours('o.created_at', 'o.accepted_at').as('acceptance')])
    // `greatest(0, null)` is 0 in PostgreSQL, so null is checked here.
    .select(
      sql`case when o.delivered_on is not null and o.accepted_at is not null then ${days} * 24 end`.as('delivery'),
    );
  return percentilesOf(times, ['acceptance', 'delivery']);
}

/** Count of a step and, if there are any, its median and 90th percentile in hours. */
export type StepTimes = readonly [count: number, median?: number, ninety?: number];
type Times<S extends CycleStep> = { month: string | null } & Record<S, StepTimes>;

/** Builds a query with one row per month and one row without a month for all of them. */
function percentilesOf<S extends CycleStep>(times: Expression<unknown>, steps: readonly S[]) {
  const columns = steps.map(
    (step) =>
      sql`array[count(${sql.ref(step)})::float8] ||
        percentile_cont(array[0.5, 0.9]) within group (order by ${sql.ref(step)}) as ${sql.ref(step)}`,
  );
  return sql<Times<S>>`select ${monthText(sql`t.month`)} as month, ${sql.join(columns)} from (${times}) t
    group by grouping sets ((), (t.month))`;
}
