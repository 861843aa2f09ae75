// Bids were placed in a lot: who is outbid is told, and who watches it and wants to hear of every bid. A sealed lot tells nobody.
import type { What } from '@rigsouq/contract/notifications';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../platform/db.ts';
import { type Event, hear } from '../../platform/events.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Live } from '../../platform/live.ts';
import { bidsPlaced, dollars, tellLot, unwilling, watchersOf } from '../auctions/index.ts';
import { notify } from './notify.ts';

type Deps = { db: Db; live: Live; redis: Redis };
type Facts = typeof bidsPlaced extends Event<infer F> ? z.output<F> : never;

/** In a lot with more watchers than this the others look at the lot itself, or read again by and by: it would be a storm. */
const TOLD_MOST = 500;

export function hearingBids(deps: Deps): JobHandler {
  return hear(bidsPlaced, async (facts, id) => {
    await spreadBids(deps, facts, id);
    // The process that took the bids has told it already, unless it was killed.
    await tellLot(deps, facts.lotId);
  });
}

async function spreadBids({ db, live }: Deps, facts: Facts, eventId: string): Promise<void> {
  const { lotId, title, price, by } = facts;
  if (price === null) return live.tell(by, { what: 'auctions', id: lotId });
  const outbid = without(facts.outbid, by);
  const [keen, watchers] = await Promise.all([
    watchersOf(db, lotId, { most: TOLD_MOST, keen: true }),
    watchersOf(db, lotId, { most: TOLD_MOST }),
  ]);
  const others = without(keen, [...by, ...outbid]);
  const [notOutbid, notNewBids] = await Promise.all([
    unwilling(db, 'outbid', outbid),
    unwilling(db, 'newBids', others),
  ]);
  await inTransaction(db, async (tx) => {
    const told = { eventId, subjectId: lotId, words: { title, price: dollars(price) } };
    const tell = (what: What, accountIds: string[], except: string[]) =>
      notify(tx, { ...told, what, accountIds, except });
    await tell('lot.outbid', outbid, notOutbid);
    await tell('lot.new_bid', others, notNewBids);
  });
  await live.tell([...outbid, ...others], { what: 'notifications' });
  await live.tell([...by, ...outbid, ...watchers], { what: 'auctions', id: lotId });
}

function without(accountIds: readonly string[], left: readonly string[]): string[] {
  return accountIds.filter((accountId) => !left.includes(accountId));
}
