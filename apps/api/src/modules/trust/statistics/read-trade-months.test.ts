import { readTradeMonths, TRADE_MONTHS } from '@rigsouq/contract/trust/trade-months';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aParty } from '../../rfqs/rfqs.factory.ts';
import { sumTradesByMonth } from './read-trade-months.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

type Deal = { buyer: string; supplier: string; at: string; usd: number; kind?: string };
const aTrade = ({ buyer, supplier, at, usd, kind = 'order' }: Deal) =>
  sql`insert into trades (deal_id, kind, buyer_id, supplier_id, made_at, usd) values (${newId()}, ${kind}, ${buyer}, ${supplier}, ${at}, ${usd})`.execute(
    api.parts.db,
  );

it('adds up the own deals of each month in the Gulf, exactly, and nothing of others', async () => {
  const { db } = api.parts;
  const [buyer, supplier, other] = [
    await aParty(db, ['buyer']),
    await aParty(db, ['supplier']),
    await aParty(db, ['buyer', 'supplier']),
  ];
  const today = await sql<{ first: string; last: string }>`select
    to_char(date_trunc('month', now() at time zone 'Asia/Dubai') - interval '11 months', 'YYYY-MM') as first,
    to_char(now() at time zone 'Asia/Dubai', 'YYYY-MM') as last`.execute(db);
  const { first = '', last = '' } = today.rows[0] ?? {};
  const both = { buyer: buyer.accountId, supplier: supplier.accountId };
  // The first and the last moment of the first month, the moment before it, and the first of this month.
  await aTrade({ ...both, at: `${first}-01T00:00:00+04`, usd: 100.25 });
  await aTrade({ ...both, at: `${first}-28T23:59:59+04`, usd: 50, kind: 'rental' });
  await sql`insert into trades select gen_random_uuid(), 'order', ${both.buyer}, ${both.supplier}, (${`${first}-01`}::timestamp at time zone 'Asia/Dubai') - interval '1 second', 7000`.execute(
    db,
  );
  await aTrade({ ...both, at: `${last}-01T00:00:00+04`, usd: 9.5, kind: 'auction' });
  await aTrade({ buyer: other.accountId, supplier: supplier.accountId, at: `${last}-01T00:00:00+04`, usd: 1_000 });

  const read = async (token: string, role?: string) =>
    (await api.call(readTradeMonths, { query: role ? { role } : {} }, { token })).body.months;
  const spent = await read(buyer.token);
  expect(spent).toHaveLength(TRADE_MONTHS);
  expect([spent[0], spent.at(-1)]).toEqual([
    { month: first, deals: 2, sum: 150.25 },
    { month: last, deals: 1, sum: 9.5 },
  ]);
  expect(spent.slice(1, -1).every(({ deals, sum }) => deals === 0 && sum === 0)).toBe(true);
  expect((await read(supplier.token, 'supplier')).at(-1)).toEqual({ month: last, deals: 2, sum: 1_009.5 });
  expect((await read(other.token, 'supplier')).every(({ deals }) => deals === 0)).toBe(true);
  expect((await api.call(readTradeMonths, { query: { role: 'supplier' } }, { token: buyer.token })).status).toBe(403);
});

it('reads the index of the company once for each month', async () => {
  const { db } = api.parts;
  const { accountId } = await aParty(db, ['supplier']);
  await sql`insert into trades select gen_random_uuid(), 'order', ${accountId}, ${accountId}, now() - n * interval '1 minute', 1
    from generate_series(1, 20000) n`.execute(db);
  await sql`vacuum analyze trades`.execute(db);
  const { rows } = await db.transaction().execute(async (tx) => {
    await sumTradesByMonth(tx, accountId, 'supplier');
    return sql<{
      scans: number;
    }>`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'trades'`.execute(tx);
  });
  expect(rows[0]?.scans).toBe(0);
});
