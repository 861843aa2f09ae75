import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { addJob, startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aMember, anAccount } from '../../identity/identity.factory.ts';
import { aLot } from '../auctions.factory.ts';
import { advanceLots } from './lot-scheduler.ts';
import { notifyBiddersAndWatchers } from './notify-bidders-and-watchers.ts';

let test: Awaited<ReturnType<typeof testParts>>;
let worker: Worker;
beforeAll(async () => {
  test = await testParts();
  const { pool, log } = test.parts;
  worker = await startWorker(pool, jobHandlers(test.parts), log, { pollMs: 100 });
});
afterAll(async () => {
  await worker.stop();
  await test.stop();
});

const advance = () => advanceLots(test.parts.db, test.parts.log);
const watch = (lotId: string, { accountId, userId }: { accountId: string; userId: string }) =>
  test.parts.db.insertInto('watches').values({ lot_id: lotId, account_id: accountId, user_id: userId }).execute();
/** Returns the notifications about a lot, each with the name of its recipient. */
async function notified(lotId: string, names: Record<string, string>) {
  const rows = await test.parts.db
    .selectFrom('notifications')
    .select(['user_id', 'what'])
    .where('subject_id', '=', lotId)
    .execute();
  return rows.map(({ user_id, what }) => `${names[user_id]} ${what}`).toSorted();
}
async function createAccounts() {
  const { db } = test.parts;
  const [winner, loser, watcher] = [await anAccount(db), await anAccount(db), await anAccount(db)];
  const names = { [winner.userId]: 'winner', [loser.userId]: 'loser', [watcher.userId]: 'watcher' };
  return { winner, loser, watcher, names };
}

it('notifies the winner, the seller, other bidders and watchers once each of the end of a lot', async () => {
  const { winner, loser, watcher, names } = await createAccounts();
  const bids = [
    { by: loser, offer: 10_000 },
    { by: winner, offer: 11_000 },
  ];
  const lot = await aLot(test.parts.db, { endsIn: -0.01, reserve: 5_000, bids });
  for (const one of [loser, watcher, winner]) await watch(lot.id, one);
  await advance();
  const all = ['loser lot.lost', 'seller lot.sold', 'watcher lot.ended', 'winner lot.won'];
  const named = { ...names, [lot.userId]: 'seller' };
  await expect.poll(() => notified(lot.id, named), { timeout: 15_000 }).toEqual(all);
  // A worker that was killed after the notification and before it finished the job runs the job again.
  await inTransaction(test.parts.db, (tx) => addJob(tx, notifyBiddersAndWatchers, { lotId: lot.id, of: 'sale' }));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await notified(lot.id, named)).toEqual(all);
});

it('notifies bidders and watchers that a lot was not sold', async () => {
  const { loser, watcher, names } = await createAccounts();
  const lot = await aLot(test.parts.db, { endsIn: -0.01, reserve: 50_000, bids: [{ by: loser, offer: 10_000 }] });
  await watch(lot.id, watcher);
  await advance();
  const named = { ...names, [lot.userId]: 'seller' };
  const all = ['loser lot.unsold', 'seller lot.passed', 'watcher lot.unsold'];
  await expect.poll(() => notified(lot.id, named), { timeout: 15_000 }).toEqual(all);
});

it('[AU-046] notifies once, an hour before the end, the members who want to know that a lot ends soon', async () => {
  const { db } = test.parts;
  const { loser: bidder, watcher, names } = await createAccounts();
  const colleague = await aMember(db, watcher.accountId);
  const choices = { ending_soon: false, outbid: true, new_bids: false };
  await db
    .insertInto('watch_preferences')
    .values({ user_id: colleague.userId, ...choices })
    .execute();
  const named = { ...names, [colleague.userId]: 'colleague' };
  const later = await aLot(db, { endsIn: 61 });
  const soon = await aLot(db, { endsIn: 59, bids: [{ by: bidder, offer: 100 }] });
  for (const { id } of [later, soon]) await watch(id, watcher);
  await advance();
  await advance();
  await expect
    .poll(() => notified(soon.id, named), { timeout: 15_000 })
    .toEqual(['loser lot.ending', 'watcher lot.ending']);
  expect(await notified(later.id, named)).toEqual([]);
});
