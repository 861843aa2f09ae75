// No answer about an auction may contain the reserve, another bidder's maximum, or sealed amounts before the end, whoever asks.
import * as calls from '@rigsouq/contract/auctions/calls';
import { myBids, readBid } from '@rigsouq/contract/auctions/consignments';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aBidder, aLot } from '../auctions.factory.ts';
import { lotPages } from './lot-pages.ts';
import { watchLotAt } from './lot-watchers.factory.ts';

const RESERVE = 48_611;
const MAXIMUM = 23_457;
const SEALED = 17_939;

let api: TestApi;
let url: string;
let lots: Record<'live' | 'scheduled' | 'sealed' | 'cancelled' | 'passed' | 'sold', { id: string }>;
let rival: Awaited<ReturnType<typeof aBidder>>;
let bidder: typeof rival;
let other: typeof rival;

beforeAll(async () => {
  api = await testApi();
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  [rival, bidder, other] = [
    await aBidder(api, { limit: 1_000_000 }),
    await aBidder(api, { limit: 1_000_000 }),
    await aBidder(api),
  ];
  const { db } = api.parts;
  const bids = [
    { by: bidder, offer: 1_000 },
    { by: rival, offer: 2_000, max: MAXIMUM },
  ];
  const sealed = [
    { by: bidder, offer: 500 },
    { by: rival, offer: SEALED },
  ];
  const options = { reserve: RESERVE };
  lots = {
    live: await aLot(db, { ...options, bids }),
    scheduled: await aLot(db, { ...options, state: 'scheduled' }),
    sealed: await aLot(db, { ...options, kind: 'sealed', bids: sealed }),
    cancelled: await aLot(db, { ...options, kind: 'sealed', state: 'cancelled', bids: sealed }),
    passed: await aLot(db, { ...options, state: 'ended', bids }),
    // A sale above the reserve does not reveal the reserve.
    sold: await aLot(db, {
      ...options,
      state: 'ended',
      bids: [...bids, { by: bidder, offer: 60_000 }],
    }),
  };
});
afterAll(() => api.stop());

/** Matches the amount, but not the same digits in a hash, an id or a time. */
const amount = (value: number) => new RegExp(`(?<![\\da-f])${value}(?![\\da-f])`);

/** Returns every answer and the first message of every stream as text. */
async function readEverything(token?: string): Promise<string> {
  const seen: unknown[] = [];
  const keep = async (answer: Promise<{ body: unknown }>) => void seen.push((await answer).body);
  await keep(api.call(calls.liveAuctions, { query: { limit: '60' } }, { token }));
  await keep(api.call(calls.upcomingAuctions, {}, { token }));
  for (const { id } of Object.values(lots)) {
    await keep(api.call(calls.readAuction, { params: { id } }, { token }));
    await keep(api.call(calls.readLotProof, { params: { id } }, { token }));
    seen.push(await (await fetch(`${url}/api/equipment/auction/${id}/calendar.ics`)).text());
    const watcher = watchLotAt(url, id);
    await expect.poll(() => watcher.received.length).toBe(1);
    watcher.stop();
    seen.push(watcher.received);
    if (!token) continue;
    await keep(api.call(calls.watchAuction, { body: { consignmentId: id } }, { token }));
  }
  seen.push(await (await fetch(`${url}/api/auctions/calendar.ics`)).text());
  if (token) {
    await keep(api.call(calls.readWatchlist, {}, { token }));
    const mine = await api.call(myBids, { query: { limit: '50' } }, { token });
    seen.push(mine.body);
    for (const { _id } of mine.body.data) await keep(api.call(readBid, { params: { id: _id } }, { token }));
  }
  return JSON.stringify(seen);
}

it('[AU-006] shows the reserve in no answer to a visitor, a bidder or any other user', async () => {
  for (const token of [undefined, bidder.token, rival.token, other.token]) {
    const seen = await readEverything(token);
    expect(seen.length).toBeGreaterThan(5_000);
    expect(seen).not.toMatch(amount(RESERVE));
    expect(seen).not.toMatch(/"(reserve|reservePrice|leader_max|secret_max)"/);
  }
});

it('shows a maximum only to the bidder it belongs to', async () => {
  expect(await readEverything(rival.token)).toMatch(amount(MAXIMUM));
  for (const token of [undefined, bidder.token, other.token])
    expect(await readEverything(token)).not.toMatch(amount(MAXIMUM));
});

it('[AU-037] shows a sealed amount before the end only to the bidder it belongs to', async () => {
  expect(await readEverything(rival.token)).toMatch(amount(SEALED));
  for (const token of [undefined, bidder.token, other.token])
    expect(await readEverything(token)).not.toMatch(amount(SEALED));
});

it('[AU-037] does not reveal a bid on a sealed lot in the lot, its calendar file or the sitemap', async () => {
  const lot = await aLot(api.parts.db, { kind: 'sealed', state: 'live' });
  await sql`update lots set updated_at = updated_at - interval '1 hour' where id = ${lot.id}`.execute(api.parts.db);
  const seen = async () => {
    const [page] = (await lotPages.list(api.parts.db, { after: null, upTo: null, limit: 100 })).filter(
      ({ id }) => id === lot.id,
    );
    const { body } = await api.call(calls.readAuction, { params: { id: lot.id } });
    const calendar = await (await fetch(`${url}/api/equipment/auction/${lot.id}/calendar.ics`)).text();
    return JSON.stringify([page, body, calendar]).replaceAll(/"(now|views)":[^,}]+/g, '');
  };
  const before = await seen();
  const body = { consent: consentFor('bid'), consignmentId: lot.id, bidAmount: 3_000 };
  expect((await api.call(calls.placeBid, { body }, { token: bidder.token })).status).toBe(200);
  expect(await seen()).toBe(before);
});

it('[AU-006] answers a bid without the reserve and without the maximum of others', async () => {
  const body = { consent: consentFor('bid'), consignmentId: lots.live.id, bidAmount: 3_000 };
  const { body: receipt } = await api.call(calls.placeBid, { body }, { token: bidder.token });
  expect(receipt).toMatchObject({ status: 'outbid', currentBid: 3_100 });
  const refused = await api.call(calls.placeBid, { body }, { token: bidder.token });
  expect(refused.body.code).toBe('bid.too_low');
  expect(JSON.stringify([receipt, refused.body])).not.toMatch(new RegExp(`${RESERVE}|${MAXIMUM}`));
});
