import type { DealKind } from '@rigsouq/contract/trust/reviews';
import { sql } from 'kysely';
import { databaseNow } from '../../platform/database/database-clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { companyNameOf, type Side } from '../enquiries/index.ts';
import { findCompletedDeal } from './completed-deals.ts';
import { canReply, isPublished } from './review-state.ts';
import { reviewStepped } from './trust.events.ts';

/** Stores the one public reply of the reviewed company. For other accounts, and before it is published, the review is unknown. */
export async function replyToReview(tx: Tx, actor: Actor, id: string, text: string): Promise<void> {
  const review = await tx
    .selectFrom('reviews')
    .select(['deal_id', 'account_id', 'reviewed_id', 'publishes_at', 'reply', 'taken_down_at'])
    .select([sql<DealKind>`deal_kind`.as('kind'), sql<Side>`side`.as('side')])
    .where('id', '=', id)
    .where('reviewed_id', '=', actor.account.id)
    .forUpdate()
    .executeTakeFirst();
  const now = await databaseNow(tx);
  if (!review || !isPublished(review, now) || review.taken_down_at) fail('review.unknown');
  if (!canReply(review, now)) fail('review.replied');
  await tx
    .updateTable('reviews')
    .set({ reply: text, replied_by: actor.userId, replied_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('reviewed_id', '=', actor.account.id)
    .execute();
  const deal = await findCompletedDeal(tx, review.kind, review.deal_id);
  if (!deal) return;
  await recordEvent(tx, reviewStepped, {
    what: 'review.replied',
    subjectId: review.deal_id,
    by: actor.userId,
    tell: [review.account_id],
    sides: [review.account_id, review.reviewed_id],
    words: { company: companyNameOf(actor), title: deal.title, deal: deal.pages[review.side] },
  });
}
