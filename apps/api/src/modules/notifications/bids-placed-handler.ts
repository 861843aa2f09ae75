// Handles placed bids: updates what waits for the bidders, and notifies outbid accounts and watchers who want to know about every bid. Sealed lots
// create no notifications.
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { type Event, handleEvent } from '../../platform/jobs/events.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import {
  bidsPlaced,
  formatDollars,
  listWatchers,
  lotTasks,
  membersOptedOut,
  publishLotSnapshot,
} from '../auctions/index.ts';
import { updateTasksOf } from '../tasks/index.ts';
import { notify } from './notify.ts';

type Deps = { db: Db; live: Live; redis: Redis };
type Facts = typeof bidsPlaced extends Event<infer F> ? z.output<F> : never;

/** The most watchers notified of a bid. Notifying more would overload the server; other watchers see the bid when they read the lot. */
const NOTIFIED_MAX = 500;

export function bidsPlacedHandler(deps: Deps): JobHandler {
  return handleEvent(bidsPlaced, async (facts, id) => {
    await notifyOfBids(deps, facts, id);
    // The process that accepted the bids has already published the lot, unless it was killed.
    await publishLotSnapshot(deps, facts.lotId);
    await updateTasksOf(deps, lotTasks, [facts.lotId]);
  });
}

async function notifyOfBids({ db, live }: Deps, facts: Facts, eventId: string): Promise<void> {
  const { lotId, title, price, by } = facts;
  if (price === null) return live.publish(by, { what: 'auctions', id: lotId });
  const outbid = without(facts.outbid, by);
  const [followers, watchers] = await Promise.all([
    listWatchers(db, lotId, { most: NOTIFIED_MAX, onlyNewBidSubscribers: true }),
    listWatchers(db, lotId, { most: NOTIFIED_MAX }),
  ]);
  const others = without(followers, [...by, ...outbid]);
  const [outbidOptedOut, newBidsOptedOut] = await Promise.all([
    membersOptedOut(db, 'outbid', outbid),
    membersOptedOut(db, 'newBids', others),
  ]);
  await inTransaction(db, async (tx) => {
    const shared = { eventId, subjectId: lotId, words: { title, price: formatDollars(price) } };
    const notifyAccounts = (what: NoticeType, accountIds: string[], except: string[]) =>
      notify(tx, { ...shared, what, accountIds, except });
    await notifyAccounts('lot.outbid', outbid, outbidOptedOut);
    await notifyAccounts('lot.new_bid', others, newBidsOptedOut);
  });
  await live.publish([...outbid, ...others], { what: 'notifications' });
  await live.publish([...by, ...outbid, ...watchers], { what: 'auctions', id: lotId });
}

function without(accountIds: readonly string[], excluded: readonly string[]): string[] {
  return accountIds.filter((accountId) => !excluded.includes(accountId));
}
