// Checks secrets by comparison: servers that differ in one secret look the same to every user who may not know it. Answers, headers, streams and
// emails are compared byte for byte, so a length, a time or a hash that depends on the secret is found as well.

import { setTimeout as sleep } from 'node:timers/promises';
import { placeBid } from '@rigsouq/contract/auctions/calls';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { placeOffer } from '@rigsouq/contract/reverse-auctions/calls';
import { submitAnswer } from '@rigsouq/contract/rfqs/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDatabase, dropDatabase } from '../../api/db/database.ts';
import { jobHandlers } from '../../api/src/api.ts';
import { aLot } from '../../api/src/modules/auctions/auctions.factory.ts';
import { anAuction } from '../../api/src/modules/reverse-auctions/reverse-auctions.factory.ts';
import { anAnswer, aParty, aPublished, type Party } from '../../api/src/modules/rfqs/rfqs.factory.ts';
import { testApi } from '../../api/test/harness.ts';
import { testDatabaseUrl } from '../../api/test/test-database-url.ts';
import { collectVisibleTexts, type Outsider, type VisibleTexts, type World } from './world.ts';

const template = testDatabaseUrl(`rigsouq_secrets_${process.pid}`);
let parties: Record<'seller' | 'bidder' | 'other' | 'stranger' | 'buyer' | 'author' | 'rival', Party>;
let rows: Record<'sealed' | 'online' | 'rfq' | 'reverse', string>;

beforeAll(async () => {
  const api = await testApi();
  const { db, pool, config } = api.parts;
  const party = (name: string) => aParty(db, ['buyer', 'supplier'], { name });
  parties = {
    seller: await party('Seller'),
    bidder: await party('Bidder'),
    other: await party('Other bidder'),
    stranger: await party('Stranger'),
    buyer: await party('Buyer'),
    author: await party('Author'),
    rival: await party('Rival'),
  };
  const { seller, other, buyer, author, rival } = parties;
  const bids = [{ by: other, offer: 1_000 }];
  const suppliers = [author, rival];
  const lines = [{ line: 1, category: 'cranes', specification: 'Any', quantity: 1, mode: 'buy', place: 'Dubai' }];
  rows = {
    sealed: (await aLot(db, { seller, kind: 'sealed', bids })).id,
    // The lots end at very different times, so that no page shows the same remaining time for both in only one world.
    online: (await aLot(db, { seller, bids, endsIn: 200 })).id,
    rfq: await aPublished(api, buyer, { suppliers }),
    reverse: await anAuction(api, buyer, suppliers, { lines }),
  };
  const act = async (endpoint: Endpoint, by: Party, input: Record<string, unknown>) =>
    expect((await api.call(endpoint, input, by)).status).toBe(200);
  await act(submitAnswer, rival, { params: { id: rows.rfq }, body: anAnswer(90_000) });
  await act(placeOffer, author, { params: { id: rows.reverse }, body: offerOf(8_000) });
  await act(placeOffer, rival, { params: { id: rows.reverse }, body: offerOf(9_000) });
  // Everything written so far is older than any world, and its jobs are done.
  for (const { name, run } of jobHandlers(api.parts)) if (name === 'tasks.rebuild') await run({}, api.parts.log);
  await pool.query('delete from graphile_worker._private_jobs');
  await api.app.close();
  await db.destroy();
  await copyDatabase(config.databaseUrl, template);
  await sleep(1_000);
  await dropDatabase(config.databaseUrl);
});
afterAll(() => dropDatabase(template));

const offerOf = (price: number) => ({ lines: [{ line: 1, price }] });
const outsiders = (...names: (keyof typeof parties)[]): Outsider[] => [
  { name: 'visitor' },
  ...names.map((name) => ({ name, token: parties[name].token, email: parties[name].email })),
];
const nothing = async () => {};
const call =
  (endpoint: Endpoint, by: keyof typeof parties, input: () => Record<string, unknown>) => async (world: World) => {
    const { status, body } = await world.api.call(endpoint, input(), { token: parties[by].token });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
/** Stores the receipt of an outsider, without the salted hash of their own line and their own id. */
const receipt =
  (endpoint: Endpoint, by: keyof typeof parties, input: () => Record<string, unknown>) => async (world: World) => {
    const { body } = await world.api.call(endpoint, input(), { token: parties[by].token });
    world.visible.set(`receipt of ${by}`, JSON.stringify({ ...body, hash: '' }));
  };
const inOrder =
  (...actions: ((world: World) => Promise<void>)[]) =>
  async (world: World) => {
    for (const act of actions) await act(world);
  };

const bid = (lot: 'sealed' | 'online', bidAmount: number, maxBid?: number) =>
  call(placeBid, 'bidder', () => ({
    body: { consent: consentFor('bid'), consignmentId: rows[lot], bidAmount, ...(maxBid && { maxBid }) },
  }));
const answer = (price: number) =>
  call(submitAnswer, 'author', () => ({ params: { id: rows.rfq }, body: anAnswer(price) }));
const offer = (price: number) =>
  call(placeOffer, 'author', () => ({ params: { id: rows.reverse }, body: offerOf(price) }));
const reserve =
  (price: number) =>
  async ({ api }: World) => {
    await api.parts.pool.query('update lots set reserve = $1 where id = $2', [price, rows.online]);
  };
const otherBids = receipt(placeBid, 'other', () => ({
  body: { consent: consentFor('bid'), consignmentId: rows.sealed, bidAmount: 1_500 },
}));
const rivalOffers = receipt(placeOffer, 'rival', () => ({ params: { id: rows.reverse }, body: offerOf(8_500) }));

/** Returns what differs between the worlds. */
async function differences(
  to: readonly Outsider[],
  about: keyof typeof rows,
  actions: readonly ((world: World) => Promise<void>)[],
): Promise<string[]> {
  const ids = [rows[about]];
  const pages = [
    '/',
    '/auctions',
    '/browse-live-auctions',
    `/auction/bid/${rows[about]}`,
    `/auction/results/${rows[about]}`,
  ];
  const worlds: VisibleTexts[] = [];
  for (const act of actions) worlds.push(await collectVisibleTexts(template, to, { act, ids, pages }));
  const names = new Set(worlds.flatMap((world) => [...world.keys()]));
  expect(names.size).toBeGreaterThan(100);
  return [...names].flatMap((name) => {
    const texts = new Set(worlds.map((world) => world.get(name) ?? ''));
    return texts.size > 1 ? [`${name}: ${firstDifference([...texts])}`] : [];
  });
}

function firstDifference([one = '', two = '']: readonly string[]): string {
  const at = [...one].findIndex((letter, index) => letter !== two[index]);
  return [one, two].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' <> ');
}

const allOutsiders = () => outsiders('other', 'stranger', 'seller', 'rival');

it('hides the amount of a sealed bid, and that the bid exists', async () => {
  const bids = [nothing, bid('sealed', 3_000), bid('sealed', 9_000)];
  expect(await differences(allOutsiders(), 'sealed', bids)).toEqual([]);
  const receipts = [otherBids, inOrder(bid('sealed', 9_000), otherBids)];
  expect(await differences(outsiders('other'), 'sealed', receipts)).toEqual([]);
}, 120_000);

it('hides a reserve that no bid has met', async () => {
  const viewers = outsiders('other', 'bidder', 'stranger');
  expect(await differences(viewers, 'online', [reserve(10_000), reserve(40_000)])).toEqual([]);
}, 120_000);

it('hides the maximum behind a bid', async () => {
  expect(
    await differences(allOutsiders(), 'online', [bid('online', 2_000, 3_000), bid('online', 2_000, 9_000)]),
  ).toEqual([]);
}, 120_000);

it('hides the prices of an answer even from the buyer, and from other suppliers that the answer exists', async () => {
  expect(await differences(outsiders('buyer', 'stranger'), 'rfq', [answer(70_000), answer(80_000)])).toEqual([]);
  expect(await differences(outsiders('rival', 'stranger'), 'rfq', [nothing, answer(70_000)])).toEqual([]);
}, 120_000);

it('hides the number of offers in a reverse auction', async () => {
  const actions = [nothing, offer(7_000), inOrder(offer(7_000), offer(6_000), offer(5_000))];
  const viewers = outsiders('rival', 'stranger');
  expect(
    await differences(
      viewers,
      'reverse',
      actions.map((act) => inOrder(act, rivalOffers)),
    ),
  ).toEqual([]);
}, 120_000);
