import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readDealReviews as call, DealKind } from '@rigsouq/contract/reviews';
import type { Actor } from '../../platform/access.ts';
import { databaseNow } from '../../platform/database-clock.ts';
import type { Db } from '../../platform/db.ts';
import { ownCompleted } from './completed-deals.ts';
import { closesAt, isPublished, mayReply, writing } from './review-state.ts';
import { presentOne, presentReply } from './reviews.presenter.ts';
import { reviewsOfDeal } from './reviews.store.ts';

/** Reads the reviews that one side of a deal may see: its own, and the other side's once it is published. */
export async function readDealReviews(
  db: Db,
  actor: Actor,
  kind: DealKind,
  id: string,
): Promise<AnswerOf<typeof call>> {
  const { deal, side } = await ownCompleted(db, actor, kind, id);
  const [written, now] = await Promise.all([reviewsOfDeal(db, kind, id), databaseNow(db)]);
  const mine = written[side];
  const others = written[side === 'buyer' ? 'supplier' : 'buyer'];
  const shown = others && isPublished(others, now) && !others.taken_down_at ? others : null;
  const allowed = writing(mine, deal.completed_at, now);
  return {
    closesAt: closesAt(deal.completed_at).toISOString(),
    published: isPublished(mine, now) || isPublished(others, now),
    mine: mine ? { ...presentOne(mine), takenDown: mine.taken_down_at !== null, reply: presentReply(mine) } : null,
    othersWritten: others !== undefined,
    others: shown && { _id: shown.id, ...presentOne(shown), reply: presentReply(shown) },
    can: { write: allowed === 'write', change: allowed === 'change', reply: mayReply(others, now) },
  };
}
