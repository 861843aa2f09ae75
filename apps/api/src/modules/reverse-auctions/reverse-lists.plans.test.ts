// Measures a page of the lists with ten thousand auctions of one buyer and two hundred thousand seats, beside auctions of others.
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as calls from '@rigsouq/contract/reverse-auctions/calls';
import { searchAnywhere } from '@rigsouq/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { measureLongestStatement } from '../../../test/statement-times.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import { selectAuctions, selectInvitations } from './reverse-lists.queries.ts';

const ROWS = 10_000;
const SEATS = 20;
const STATEMENT_MS = 50;
/** A sequential scan of a table that has rows in this test. The table of awards is empty here, so its scan is allowed. */
const SCAN = /"Seq Scan"[^}]*"Relation Name":"reverse_(auctions|suppliers|lines|log)"/;

let api: TestApi;
let buyer: Party;
let supplier: Party;

beforeAll(async () => {
  api = await testApi();
  const { db } = api.parts;
  buyer = await aParty(db, ['buyer']);
  const other = await aParty(db, ['buyer']);
  const suppliers = await Promise.all(Array.from({ length: SEATS }, () => aParty(db, ['supplier'])));
  supplier = suppliers[0] as Party;
  const id = sql`('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const ends = sql`now() + (n - 5000) * interval '1 hour'`;
  const steps = [
    sql`insert into reverse_auctions (id, account_id, created_by, number, title, currency, country, state, ceiling_minor, decrement,
        overtime_minutes, overtime_ranks, starts_at, first_ends_at, ends_at, offers, suppliers, best_minor)
      select ${id}, case when n <= ${ROWS}::int then ${buyer.accountId}::uuid else ${other.accountId}::uuid end, ${buyer.userId}::uuid,
        'RA-2026-' || n, 'Works of lot ' || n, 'AED', 'ae', case when n % 10 = 0 then 'live' else 'ended' end, 100000, 100,
        2, 1, ${ends} - interval '1 hour', ${ends}, ${ends}, 20, 20, 90000
      from generate_series(1, ${10 * ROWS}::int) n`,
    sql`insert into reverse_suppliers (auction_id, supplier_id, number, first_minor, total_minor, units, total_seq, total_at, offers, ends_at)
      select ${id}, s, 1000 + at, 95000, 90000 + at, array[90000 + at], at, now(), 1, ${ends}
      from generate_series(1, ${ROWS}::int) n,
        unnest(${suppliers.map(({ accountId }) => accountId)}::uuid[]) with ordinality as crowd (s, at)`,
    // Autovacuum would do the same after so many rows. It allows index-only scans.
    sql`vacuum analyze reverse_auctions, reverse_suppliers`,
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

it('[PR-008] reads the lists from their indexes', async () => {
  const { db } = api.parts;
  const first = { page: 1, limit: 20 };
  const lists = {
    reverse_auctions_of_account: selectAuctions(db, buyer.accountId, first),
    reverse_auctions_of_account_by_state: selectAuctions(db, buyer.accountId, { ...first, state: 'live' }),
    reverse_auctions_words: selectAuctions(db, buyer.accountId, { ...first, search: 'RA-2026-4711' }),
    reverse_auctions_pkey: selectInvitations(db, supplier.accountId, { ...first, search: 'RA-2026-4711' }),
    reverse_suppliers_of_supplier: selectInvitations(db, supplier.accountId, first),
  };
  for (const [index, list] of Object.entries(lists)) {
    const plan = JSON.stringify(await list.explain('json'));
    expect([index, plan.includes(`"${index}"`), SCAN.test(plan)]).toEqual([index, true, false]);
  }
});

it('[PR-008] reads the first and the last page of ten thousand in at most 50 ms per statement', async () => {
  const last = String(ROWS / 20);
  const lists: [Endpoint, Party, Record<string, string>, number][] = [
    [calls.listReverseAuctions, buyer, {}, ROWS],
    [calls.listReverseAuctions, buyer, { page: last }, ROWS],
    [calls.listReverseAuctions, buyer, { state: 'ended', page: '450' }, ROWS * 0.9],
    [calls.listReverseAuctions, buyer, { search: 'lot 4711' }, 1],
    [calls.listReverseInvitations, supplier, {}, ROWS],
    [calls.listReverseInvitations, supplier, { page: last }, ROWS],
  ];
  for (const { token } of [buyer, supplier])
    for (const q of ['RA-2026-4711', 'works of lot', 'works nothing']) {
      const { text, ms } = await measureLongestStatement(
        api,
        searchAnywhere,
        { query: { q } },
        { token, enough: STATEMENT_MS },
      );
      expect([q, text, ms <= STATEMENT_MS, ms]).toEqual([q, text, true, ms]);
    }
  for (const [call, { token }, query, total] of lists) {
    const input = { query: { limit: '20', ...query } };
    const { text, ms, body } = await measureLongestStatement(api, call, input, { token, enough: STATEMENT_MS });
    expect([call.path, query, body.total]).toEqual([call.path, query, total]);
    expect([call.path, query, text, ms <= STATEMENT_MS, ms]).toEqual([call.path, query, text, true, ms]);
  }
});
