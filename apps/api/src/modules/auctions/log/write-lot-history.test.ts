import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { hashOf } from '../../../platform/batches/hash-chain.ts';
import { aBidder, aLot, exposureOf, lotRow } from '../auctions.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

it('writes a log that verifies for a lot in any state', async () => {
  const { db } = api.parts;
  const [one, two] = [await aBidder(api), await aBidder(api)];
  const bids = [
    { by: one, offer: 1_000, max: 12_000 },
    { by: two, offer: 10_250, max: 11_000 },
  ];
  const live = await aLot(db, { bids });
  expect(await lotRow(db, live.id)).toMatchObject({ state: 'live', price: '11250', leader_max: '12000', bids: '2' });
  expect(await exposureOf(db, one.accountId)).toBe(12_000);
  const ended = await aLot(db, { state: 'ended', bids });
  const row = await lotRow(db, ended.id);
  expect(row.state).toBe('sold');
  const lines = await db.selectFrom('lot_log').selectAll().where('lot_id', '=', ended.id).orderBy('seq').execute();
  expect(lines.map(({ act }) => act)).toEqual(['open', 'bid', 'bid', 'close']);
  let hash: string | null = null;
  for (const line of lines) hash = hashOf(hash, line.line);
  expect(hash).toBe(row.log_hash);
  expect((await lotRow(db, (await aLot(db, { state: 'ended', kind: 'sealed', bids: [] })).id)).state).toBe('passed');
  for (const state of ['pending', 'rejected', 'scheduled', 'cancelled'] as const)
    expect((await lotRow(db, (await aLot(db, { state })).id)).state).toBe(state);
});
