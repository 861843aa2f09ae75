import { placeBid } from '@rigsouq/contract/auctions/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { cancelLot } from '@rigsouq/contract/operations/auction-desk';
import { readTasks } from '@rigsouq/contract/tasks/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
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
    .insertInto('watch_preferences')
    .values({ user_id, ending_soon: true, outbid: true, new_bids: false, ...choices })
    .execute();
const bid = async ({ token }: Bidder, consignmentId: string, bidAmount: number) => {
  const { status, body } = await api.call(
    placeBid,
    { body: { consent: consentFor('bid'), consignmentId, bidAmount } },
    { token },
  );
  expect([status, body.code]).toEqual([200, undefined]);
};
const bell = async ({ token }: { token: string }) =>
  (await api.call(readNotifications, {}, { token })).body.items.map(({ what, words }) => [what, words.price]);
/** Waits until every recorded event has been handled. */
const allEventsHandled = () =>
  expect
    .poll(
      async () =>
        (await api.parts.pool.query(`select 1 from graphile_worker.jobs where task_identifier like 'event%'`)).rowCount,
      { timeout: 10_000 },
    )
    .toBe(0);

it('notifies outbid bidders and watchers of new bids by their choices, and never of their own bids', async () => {
  const { id, title } = await aLot(api.parts.db);
  const [one, two, optedOut, follower, watcherOnly] = await Promise.all(Array.from({ length: 5 }, () => aBidder(api)));
  if (!one || !two || !optedOut || !follower || !watcherOnly) throw new Error('five bidders are needed');
  await choose(optedOut, { outbid: false });
  await choose(follower, { new_bids: true });
  for (const watcher of [follower, watcherOnly, two]) await watch(watcher, id);
  await choose(two, { new_bids: true });
  await bid(optedOut, id, 1_000);
  await allEventsHandled();
  await bid(one, id, 2_000);
  await allEventsHandled();
  await bid(two, id, 12_500);
  await allEventsHandled();
  expect(await bell(one)).toEqual([['lot.outbid', '$12,500']]);
  expect(await bell(optedOut)).toEqual([]);
  expect(await bell(follower)).toEqual([
    ['lot.new_bid', '$12,500'],
    ['lot.new_bid', '$2,000'],
    ['lot.new_bid', '$1,000'],
  ]);
  expect(await bell(watcherOnly)).toEqual([]);
  // This bidder is notified of the two bids before its own.
  expect((await bell(two)).map(([what]) => what)).toEqual(['lot.new_bid', 'lot.new_bid']);
  const email = await inbox.waitForEmail(one.email);
  expect(email.subject).toBe(`You were outbid on ${title}: $12,500`);
  expect(email.text).toContain(`http://rigsouq.test/auction/bid/${id}`);
});

it('shows an outbid bidder that the lot waits, and no longer once the bidder leads', async () => {
  const { id } = await aLot(api.parts.db);
  const [one, two] = [await aBidder(api), await aBidder(api)];
  const waiting = async ({ token }: Bidder) => (await api.call(readTasks, {}, { token })).body.items;
  await bid(one, id, 1_000);
  await bid(two, id, 2_000);
  await allEventsHandled();
  expect(await waiting(one)).toMatchObject([{ task: 'lot.outbid', subjectId: id }]);
  expect(await waiting(two)).toEqual([]);
  await bid(one, id, 5_000);
  await allEventsHandled();
  expect(await waiting(one)).toEqual([]);
  expect(await waiting(two)).toMatchObject([{ task: 'lot.outbid', subjectId: id }]);
});

it('creates no notification for a bid in a sealed lot', async () => {
  const { id } = await aLot(api.parts.db, { kind: 'sealed' });
  const [one, two, follower] = [await aBidder(api), await aBidder(api), await aBidder(api)];
  await choose(follower, { new_bids: true });
  await watch(follower, id);
  await bid(one, id, 3_000);
  await bid(two, id, 4_000);
  await allEventsHandled();
  for (const bidder of [one, two, follower]) expect(await bell(bidder)).toEqual([]);
});

it('notifies seller, bidders and watchers of a cancelled lot, once each', async () => {
  const seller = await aSupplier(api);
  const bidder = await aBidder(api);
  const { id } = await aLot(api.parts.db, { seller, bids: [{ by: bidder, offer: 1_000 }] });
  const watcher = await aBidder(api);
  for (const one of [watcher, bidder]) await watch(one, id);
  const body = { reason: 'It was stolen' };
  expect((await api.call(cancelLot, { params: { id }, body }, { token: await anOperator(api) })).status).toBe(200);
  await expect.poll(() => bell(watcher), { timeout: 10_000 }).toEqual([['lot.cancelled', undefined]]);
  await allEventsHandled();
  expect(await bell(bidder)).toEqual([['lot.cancelled', undefined]]);
  expect(await bell(seller)).toEqual([['lot.called_off', undefined]]);
});

it('notifies the accounts named in a lot event, except users who opted out', async () => {
  const { id, title } = await aLot(api.parts.db);
  const [notified, optedOut] = [await aBidder(api), await aBidder(api)];
  const tell = [notified.accountId, optedOut.accountId];
  const about = { what: 'lot.ending', subjectId: id, by: null, tell, except: [optedOut.userId], sides: tell } as const;
  await inTransaction(api.parts.db, (tx) =>
    recordEvent(tx, lotStepped, {
      ...about,
      tell: [...tell],
      sides: [...tell],
      except: [optedOut.userId],
      words: { title },
    }),
  );
  await expect.poll(() => bell(notified), { timeout: 10_000 }).toEqual([['lot.ending', undefined]]);
  expect(await bell(optedOut)).toEqual([]);
});
