// Measures the search with ten thousand orders of one company among a hundred thousand that have the same numbers.
import { searchAnywhere } from '@rigsouq/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { measureLongestStatement } from '../../../test/statement-times.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import { selectFoundOrders } from './find-orders.ts';

const ROWS = 10_000;
const COMPANIES = 10;
/** Milliseconds that the database may take for one statement. */
const STATEMENT_MS = 50;

let api: TestApi;
let buyer: Party;
let supplier: Party;

beforeAll(async () => {
  api = await testApi();
  const { db } = api.parts;
  const buyers = await Promise.all(Array.from({ length: COMPANIES }, () => aParty(db, ['buyer'])));
  const suppliers = await Promise.all(Array.from({ length: COMPANIES }, () => aParty(db, ['supplier'])));
  buyer = buyers[0] as Party;
  supplier = suppliers[0] as Party;
  const ids = (parties: readonly Party[]) => sql`${parties.map(({ accountId }) => accountId)}::uuid[]`;
  await db.connection().execute(async (connection) => {
    // Inserting so many rows takes long, and their references exist, so foreign keys need no check.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`insert into orders (id, account_id, supplier_id, created_by, number, title, state, currency, country, net_minor, vat_rate,
        vat_minor, total_minor, net_usd, category)
      select ('018f0000-0000-7000-8000-' || lpad(to_hex(n * ${COMPANIES}::int + c), 12, '0'))::uuid, (${ids(buyers)})[c],
        (${ids(suppliers)})[1 + n % ${COMPANIES}::int], ${buyer.userId}::uuid, 'PO-2026-' || lpad(n::text, 5, '0'),
        'Machines for lot ' || n, 'issued', 'AED', 'ae', 100000, 500, 5000, 105000, 272, 'cranes'
      from generate_series(1, ${ROWS}::int) n, generate_series(1, ${COMPANIES}::int) c`.execute(connection);
    await sql`vacuum analyze orders`.execute(connection);
    await sql`reset all`.execute(connection);
  });
}, 240_000);
afterAll(() => api.stop());

it('reads the index that has the companies together with the words', async () => {
  const list = selectFoundOrders(api.parts.db, buyer.accountId, `('po':*) & ('2026':*) & ('04711':*)`, 5);
  const plan = JSON.stringify(await list.explain('json'));
  expect([plan.includes('"orders_words"'), plan.includes('Seq Scan')]).toEqual([true, false]);
});

it('finds a rare and a common number of ten thousand orders quickly, for both sides', async () => {
  for (const [party, q, found] of [
    [buyer, 'PO-2026-04711', 1],
    [supplier, 'PO-2026-04710', COMPANIES],
    [buyer, 'po 2026', ROWS],
    [supplier, 'machines lot', ROWS],
    [buyer, 'machines nothing', 0],
  ] as const) {
    const input = { query: { q } };
    const { text, ms, body } = await measureLongestStatement(api, searchAnywhere, input, {
      token: party.token,
      enough: STATEMENT_MS,
    });
    expect([q, (body.own as { orders: unknown[] }).orders.length]).toEqual([q, Math.min(found, 5)]);
    expect([q, text, ms <= STATEMENT_MS, ms]).toEqual([q, text, true, ms]);
  }
});
