// Read off the orders of one account in some months, by their index.
import type { cycleSteps } from '@rigsouq/contract/buying-reports';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { gulfTodayText } from '../../platform/gulf-today.ts';
import { type Months, spendStates } from './report-rules.ts';

export type Asked = Pick<Months, 'start' | 'end'> & {
  readonly accountId: string;
  readonly category?: string | undefined;
  readonly supplier?: string | undefined;
};
export type CycleStep = (typeof cycleSteps)[number];

/** By the month in the Gulf in which the order was issued: whatever is told of it stands there. */
const month = sql<Date>`date_trunc('month', o.created_at at time zone 'Asia/Dubai')`;
/** Written at the end: text is slow to sort and to compare. */
const written = (of: RawBuilder<Date>) => sql<string>`to_char(${of}, 'YYYY-MM')`;
const orders = sql<number>`count(*)::int`;
const net = sql<number>`sum(o.net_usd)::float8`;
/** At the rate by which the order itself was reckoned in dollars. */
const first = sql<number>`coalesce(sum(o.net_usd * o.first_net_minor / o.net_minor), 0)::float8`;

export async function thisMonth(db: Db): Promise<string> {
  const { today } = await db.selectNoFrom(gulfTodayText.as('today')).executeTakeFirstOrThrow();
  return today.slice(0, 7);
}

function counted(db: Db, { accountId, start, end, category, supplier }: Asked) {
  return db
    .selectFrom('orders as o')
    .where('o.account_id', '=', accountId)
    .where('o.created_at', '>=', start)
    .where('o.created_at', '<', end)
    .where('o.state', 'in', spendStates)
    .$if(category !== undefined, (query) => query.where('o.category', '=', category ?? ''))
    .$if(supplier !== undefined, (query) => query.where('o.supplier_id', '=', supplier ?? ''));
}

/** What was ordered, and of what had a first offer what that came to and what was ordered instead. */
export function byMonth(db: Db, asked: Asked) {
  return counted(db, asked)
    .select([written(month).as('month'), orders.as('orders'), net.as('net'), first.as('first')])
    .select(sql<number>`count(o.first_net_minor)::int`.as('measured'))
    .select(sql<number>`coalesce(sum(o.net_usd) filter (where o.first_net_minor is not null), 0)::float8`.as('ordered'))
    .groupBy(month);
}

export function byCategory(db: Db, asked: Asked) {
  return counted(db, asked)
    .select(['o.category', orders.as('orders'), net.as('net')])
    .groupBy('o.category')
    .orderBy(net, 'desc')
    .orderBy('o.category');
}

/** The largest ones, each with how many there are in all. */
export function bySupplier(db: Db, asked: Asked, limit: number) {
  const largest = counted(db, asked)
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

const hours = (begin: string, end: string) =>
  sql<number | null>`date_part('epoch', ${sql.ref(end)} - ${sql.ref(begin)}) / 3600`;

/** Of each request once, however many orders came of it. */
export function requestTimes(db: Db, asked: Asked) {
  const requests = counted(db, asked)
    .select([month.as('month'), sql`min(o.published_at)`.as('published'), sql`min(o.opened_at)`.as('opened')])
    .select(sql`min(o.created_at)`.as('awarded'))
    .groupBy([sql`coalesce(o.rfq_id, o.id)`, month]);
  const times = db
    .selectFrom(requests.as('r'))
    .select(['r.month', hours('r.published', 'r.opened').as('opening'), hours('r.opened', 'r.awarded').as('award')]);
  return partsOf(times, ['opening', 'award']);
}

/** The day of a delivery has no hour, so that step is counted in whole days. */
export function orderTimes(db: Db, asked: Asked) {
  const days = sql`greatest(0, o.delivered_on - (o.accepted_at at time zone 'Asia/Dubai')::date)`;
  const times = counted(db, asked)
    .select([month.as('month'), hours('o.created_at', 'o.accepted_at').as('acceptance')])
    // The greatest of nought and nothing would be nought.
    .select(
      sql`case when o.delivered_on is not null and o.accepted_at is not null then ${days} * 24 end`.as('delivery'),
    );
  return partsOf(times, ['acceptance', 'delivery']);
}

/** How many took a step, and where there are any their median and what nine of ten did not go beyond. */
export type Taken = readonly [count: number, median?: number, ninety?: number];
type Times<S extends CycleStep> = { month: string | null } & Record<S, Taken>;

/** In each month, and without a month of them all. */
function partsOf<S extends CycleStep>(times: Expression<unknown>, steps: readonly S[]) {
  const taken = steps.map(
    (step) =>
      sql`array[count(${sql.ref(step)})::float8] ||
        percentile_cont(array[0.5, 0.9]) within group (order by ${sql.ref(step)}) as ${sql.ref(step)}`,
  );
  return sql<Times<S>>`select ${written(sql`t.month`)} as month, ${sql.join(taken)} from (${times}) t
    group by grouping sets ((), (t.month))`;
}
