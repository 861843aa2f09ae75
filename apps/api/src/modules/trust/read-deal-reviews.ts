import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readDealReviews as call, DealKind } from '@rigsouq/contract/trust/reviews';
import { databaseNow } from '../../platform/database/database-clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { findOwnCompletedDeal } from './completed-deals.ts';
import { canReply, closesAt, findWriteAction, isPublished } from './review-state.ts';
import { presentOne, presentReply } from './reviews.presenter.ts';
import { findDealReviews } from './reviews.store.ts';

/** Reads the reviews that one side of a deal may see: its own, and the other side's once it is published. */
export async function readDealReviews(
  db: Db,
  actor: Actor,
  kind: DealKind,
  id: string,
): Promise<AnswerOf<typeof call>> {
  const { deal, side } = await findOwnCompletedDeal(db, actor, kind, id);
  const [written, now] = await Promise.all([findDealReviews(db, kind, id), databaseNow(db)]);
  const mine = written[side];
  const others = written[side === 'buyer' ? 'supplier' : 'buyer'];
  const shown = others && isPublished(others, now) && !others.taken_down_at ? others : null;
  const allowed = findWriteAction(mine, deal.completed_at, now);
  return {
    closesAt: closesAt(deal.completed_at).toISOString(),
    published: isPublished(mine, now) || isPublished(others, now),
    mine: mine ? { ...presentOne(mine), takenDown: mine.taken_down_at !== null, reply: presentReply(mine) } : null,
    othersWritten: others !== undefined,
    others: shown && { _id: shown.id, ...presentOne(shown), reply: presentReply(shown) },
    can: { write: allowed === 'write', change: allowed === 'change', reply: canReply(others, now) },
  };
}
