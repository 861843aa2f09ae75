// Measures a report over ten thousand requests, two hundred thousand answers and ten thousand orders of one buyer among those of others.
import { readBuyingReport } from '@rigsouq/contract/buying-reports/calls';
import { type Expression, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/db.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import {
  measureOrderTimes,
  measureRequestTimes,
  type ReportFilter,
  sumByCategory,
  sumByMonth,
  sumBySupplier,
} from './buying-reports.queries.ts';

const ROWS = 10_000;
/** Orders of another buyer per order of this one. They have the same times, so they lie beside it on disk. */
const OTHERS = 9;
const SUPPLIERS = 61;
const PER_RFQ = 20;
/** Milliseconds that the database may take for one statement. */
const STATEMENT_MS = 50;
/** Milliseconds that the whole call may take on a shared machine. */
const CALL_MS = 500;

let api: TestApi;
let db: Db;
let buyer: Party;
let filter: ReportFilter;

beforeAll(async () => {
  api = await testApi();
  db = api.parts.db;
  buyer = await aParty(db, ['buyer']);
  const other = await aParty(db, ['buyer']);
  const suppliers: string[] = [];
  for (let at = 0; at < SUPPLIERS; at++) suppliers.push((await aParty(db, ['supplier'])).accountId);
  const [start, end] = [new Date(Date.now() - 364 * 86_400_000), new Date(Date.now() + 86_400_000)];
  filter = { accountId: buyer.accountId, start, end };
  const crowd = sql`${suppliers}::uuid[]`;
  const rfqId = sql`('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const mine = sql`n % ${OTHERS + 1}::int = 0`;
  const account = sql`case when ${mine} then ${buyer.accountId}::uuid else ${other.accountId}::uuid end`;
  const all = sql`generate_series(1, ${ROWS * (OTHERS + 1)}::int) n`;
  // Orders are spread over a year, and each step comes some time after the one before.
  const issued = sql`now() - (n::float8 / ${ROWS * (OTHERS + 1)}) * interval '360 days'`;
  const steps = [
    sql`insert into rfqs (id, account_id, created_by, number, state, title, currency, country, deadline, audience, published_at,
        opened_at, awarded_at, invited, lines)
      select ${rfqId}, ${account}, ${buyer.userId}::uuid, 'RFQ-' || n, 'awarded', 'Works of lot ' || n, 'AED', 'ae',
        ${issued} - interval '3 days', 'invited', ${issued} - (5 + n % 20) * interval '1 day', ${issued} - (1 + n % 4) * interval '1 day',
        ${issued}, 20, 1
      from ${all}`,
    sql`insert into rfq_answers (id, rfq_id, supplier_id, created_by, version, valid_until, received_at, hash)
      select gen_random_uuid(), ${rfqId}, s, ${buyer.userId}::uuid, 1, now() + interval '90 days', now(), repeat('0', 64)
      from ${all}, unnest((${crowd})[1:${PER_RFQ}::int]) s where ${mine}`,
    sql`insert into rfq_first_offers (answer_id, version, line, price_minor, currency, mode, received_at)
      select id, 1, 1, 110000, 'AED', 'buy', now() from rfq_answers`,
    sql`insert into orders (id, account_id, supplier_id, created_by, number, rfq_id, title, state, currency, country, net_minor,
        vat_rate, vat_minor, total_minor, net_usd, category, created_at, published_at, opened_at, accepted_at, delivered_on,
        first_net_minor)
      select gen_random_uuid(), ${account}, (${crowd})[1 + n / 10 % ${SUPPLIERS}::int], ${buyer.userId}::uuid, 'PO-' || n, ${rfqId},
        'Works of lot ' || n, (array['issued', 'accepted', 'delivered', 'closed', 'declined', 'delivered'])[1 + n / 10 % 6], 'AED', 'ae',
        100000 + n, 500, 5000, 105000 + n, (100000 + n) * 0.00272294, (array['cranes', 'excavators', 'loaders'])[1 + n / 10 % 3],
        ${issued}, ${issued} - (5 + n % 20) * interval '1 day', ${issued} - (1 + n % 4) * interval '1 day',
        case when n / 10 % 6 in (1, 2, 3, 5) then ${issued} + (n % 50) * interval '1 hour' end,
        case when n / 10 % 6 in (2, 3, 5) then (${issued})::date + 10 + n % 30 end, case when n / 10 % 3 < 2 then 110000 + n end
      from ${all}`,
    // Autovacuum would do the same after a while.
    sql`vacuum analyze`,
  ];
  await db.connection().execute(async (connection) => {
    // Inserting so many rows takes long, and their references exist, so foreign keys need no check.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set session_replication_role = replica`.execute(connection);
    for (const step of steps) await step.execute(connection);
    await sql`reset all`.execute(connection);
  });
}, 240_000);
afterAll(() => api.stop());

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] };
const stepsOf = (step: Step): string[] => [
  [step['Node Type'], step['Index Name'] ?? '', step['Relation Name'] ?? ''].join(' '),
  ...(step.Plans ?? []).flatMap(stepsOf),
];
type Explained = { 'QUERY PLAN': { Plan: Step; 'Execution Time': number }[] };

/** Returns the fastest of several runs, so that other load on the machine matters less. */
async function explain(statement: Expression<unknown>) {
  let best: { steps: string[]; ms: number } = { steps: [], ms: Number.POSITIVE_INFINITY };
  for (let run = 0; run < 10 && (run < 3 || best.ms >= STATEMENT_MS); run++) {
    const { rows } = await sql<Explained>`explain (analyze, timing off, format json) ${statement}`.execute(db);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan && plan['Execution Time'] < best.ms) best = { steps: stepsOf(plan.Plan), ms: plan['Execution Time'] };
  }
  return best;
}

it('reads the orders of the account through an index in less than 50 ms per statement', async () => {
  const [supplier] = await sumBySupplier(db, filter, 1).execute();
  const filters: Record<string, ReportFilter> = {
    all: filter,
    'of a category': { ...filter, category: 'cranes' },
    'of a supplier': { ...filter, supplier: supplier?.id },
  };
  for (const [what, narrowed] of Object.entries(filters)) {
    const statements: Record<string, Expression<unknown>> = {
      months: sumByMonth(db, narrowed),
      categories: sumByCategory(db, narrowed),
      suppliers: sumBySupplier(db, narrowed, 20),
      choices: sumBySupplier(db, narrowed, 200),
      requests: measureRequestTimes(db, narrowed),
      orders: measureOrderTimes(db, narrowed),
    };
    for (const [name, statement] of Object.entries(statements)) {
      const { steps, ms } = await explain(statement);
      expect([what, name, steps.filter((step) => /^Seq Scan\s+(orders|rfq)/.test(step))]).toEqual([what, name, []]);
      // A supplier has few orders, so the planner may use the index of the supplier, or that of both companies.
      const index = what === 'of a supplier' ? /orders_(of|words)/ : /^Index Only Scan orders_of_account_by_time/;
      expect([what, name, steps.filter((step) => index.test(step)).length > 0, steps]).toEqual([
        what,
        name,
        true,
        steps,
      ]);
      expect([what, name, ms < STATEMENT_MS, ms]).toEqual([what, name, true, ms]);
    }
  }
});

it('answers the whole report in less than 500 ms', async () => {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const startedAt = performance.now();
    const { status, body } = await api.call(readBuyingReport, {}, { token: buyer.token });
    times.push(performance.now() - startedAt);
    expect(status).toBe(200);
    // A sixth of the orders is declined, and the orders lie within about 360 days.
    expect(body.total.orders).toBeGreaterThan(ROWS * 0.7);
    expect([body.total.suppliers, body.suppliers.length]).toEqual([SUPPLIERS, 20]);
  }
  const ms = Math.round(Math.min(...times));
  expect([ms < CALL_MS, ms]).toEqual([true, ms]);
});
