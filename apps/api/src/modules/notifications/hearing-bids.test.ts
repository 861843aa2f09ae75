import { cancelLot } from '@rigsouq/contract/auction-desk';
import { placeBid } from '@rigsouq/contract/auctions';
import { readNotifications } from '@rigsouq/contract/notifications';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { startWorker, type Worker } from '../../platform/jobs.ts';
import { aBidder, aLot } from '../auctions/auctions.factory.ts';
import { lotStepped } from '../auctions/index.ts';
import { aSupplier } from '../catalogue/catalogue.factory.ts';
import { anOperator } from '../operations/operations.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

type Bidder = Awaited<ReturnType<typeof aBidder>>;
const watch = ({ accountId: account_id, userId: user_id }: Bidder, lot_id: string) =>
  api.parts.db.insertInto('watches').values({ account_id, user_id, lot_id }).execute();
const choose = (
  { userId: user_id }: Bidder,
  choices: { outbid?: boolean; new_bids?: boolean; ending_soon?: boolean },
) =>
  api.parts.db
    .insertInto('watch_choices')
    .values({ user_id, ending_soon: true, outbid: true, new_bids: false, ...choices })
    .execute();
const bid = async ({ token }: Bidder, consignmentId: string, bidAmount: number) => {
  const { status, body } = await api.call(placeBid, { body: { consignmentId, bidAmount } }, { token });
  expect([status, body.code]).toEqual([200, undefined]);
};
const bell = async ({ token }: { token: string }) =>
  (await api.call(readNotifications, {}, { token })).body.items.map(({ what, words }) => [what, words.price]);
/** A lot's own end, to be heard after everything before it. */
const allHeard = () =>
  expect
    .poll(
      async () =>
        (await api.parts.pool.query(`select 1 from graphile_worker.jobs where task_identifier like 'event%'`)).rowCount,
      { timeout: 10_000 },
    )
    .toBe(0);

it('tells who is outbid, and who wants to hear of new bids, unless they chose otherwise; bidders hear nothing of their own', async () => {
  const { id, title } = await aLot(api.parts.db);
  const [one, two, still, keen, calm] = await Promise.all(Array.from({ length: 5 }, () => aBidder(api)));
  if (!one || !two || !still || !keen || !calm) throw new Error('five bidders');
  await choose(still, { outbid: false });
  await choose(keen, { new_bids: true });
  for (const watcher of [keen, calm, two]) await watch(watcher, id);
  await choose(two, { new_bids: true });
  await bid(still, id, 1_000);
  await allHeard();
  await bid(one, id, 2_000);
  await allHeard();
  await bid(two, id, 12_500);
  await allHeard();
  expect(await bell(one)).toEqual([['lot.outbid', '$12,500']]);
  expect(await bell(still)).toEqual([]);
  expect(await bell(keen)).toEqual([
    ['lot.new_bid', '$12,500'],
    ['lot.new_bid', '$2,000'],
    ['lot.new_bid', '$1,000'],
  ]);
  expect(await bell(calm)).toEqual([]);
  // The bids before the own one.
  expect((await bell(two)).map(([what]) => what)).toEqual(['lot.new_bid', 'lot.new_bid']);
  const letter = await inbox.letterTo(one.email);
  expect(letter.subject).toBe(`You have been outbid on ${title}: $12,500`);
  expect(letter.text).toContain(`http://rigsouq.test/auction/bid/${id}`);
});

it('a sealed lot tells nobody of its bids', async () => {
  const { id } = await aLot(api.parts.db, { kind: 'sealed' });
  const [one, two, keen] = [await aBidder(api), await aBidder(api), await aBidder(api)];
  await choose(keen, { new_bids: true });
  await watch(keen, id);
  await bid(one, id, 3_000);
  await bid(two, id, 4_000);
  await allHeard();
  for (const person of [one, two, keen]) expect(await bell(person)).toEqual([]);
});

it('a lot that is called off is told to its seller, its bidders and its watchers, once each', async () => {
  const seller = await aSupplier(api);
  const bidder = await aBidder(api);
  const { id } = await aLot(api.parts.db, { seller, bids: [{ by: bidder, offer: 1_000 }] });
  const watcher = await aBidder(api);
  for (const one of [watcher, bidder]) await watch(one, id);
  const body = { reason: 'It was stolen' };
  expect((await api.call(cancelLot, { params: { id }, body }, { token: await anOperator(api) })).status).toBe(200);
  await expect.poll(() => bell(watcher), { timeout: 10_000 }).toEqual([['lot.cancelled', undefined]]);
  await allHeard();
  expect(await bell(bidder)).toEqual([['lot.cancelled', undefined]]);
  expect(await bell(seller)).toEqual([['lot.called_off', undefined]]);
});

it('a lot that steps on rings the bells of those it names, without those who do not want it', async () => {
  const { id, title } = await aLot(api.parts.db);
  const [told, left] = [await aBidder(api), await aBidder(api)];
  const tell = [told.accountId, left.accountId];
  const about = { what: 'lot.ending', subjectId: id, by: null, tell, except: [left.userId], sides: tell } as const;
  await inTransaction(api.parts.db, (tx) =>
    recordEvent(tx, lotStepped, {
      ...about,
      tell: [...tell],
      sides: [...tell],
      except: [left.userId],
      words: { title },
    }),
  );
  await expect.poll(() => bell(told), { timeout: 10_000 }).toEqual([['lot.ending', undefined]]);
  expect(await bell(left)).toEqual([]);
});
