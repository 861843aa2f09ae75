// Stores the review of one side of a completed deal. The second review publishes both; otherwise they are published when the time to write ends.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { writeReview as call, DealKind } from '@rigsouq/contract/trust/reviews';
import { sql } from 'kysely';
import { databaseNow } from '../../platform/database/database-clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { type CompletedDeal, companyNameOf, otherAccount, type Side } from '../enquiries/index.ts';
import { notifyReviewsPublished } from './announce-reviews.ts';
import { findOwnCompletedDeal } from './completed-deals.ts';
import { closesAt, findWriteAction } from './review-state.ts';
import { findDealReviews, lockDealReviews, publishReviews } from './reviews.store.ts';
import { reviewStepped } from './trust.events.ts';
import { announceReviews } from './trust.jobs.ts';

type Input = ParsedOf<typeof call>['body'];

const opposite = { buyer: 'supplier', supplier: 'buyer' } as const;

export async function writeReview(tx: Tx, actor: Actor, kind: DealKind, id: string, input: Input) {
  const { deal, side } = await findOwnCompletedDeal(tx, actor, kind, id);
  await lockDealReviews(tx, kind, id);
  const written = await findDealReviews(tx, kind, id);
  const now = await databaseNow(tx);
  const mine = written[side];
  const allowed = findWriteAction(mine, deal.completed_at, now) ?? fail(mine ? 'review.published' : 'review.late');
  if (mine) await changeReview(tx, mine.id, actor, input);
  else await insertReview(tx, actor, { kind, id, deal, side, input });
  if (allowed === 'change') return { published: false };
  if (written[opposite[side]]) {
    await publishReviews(tx, kind, id);
    await notifyReviewsPublished(tx, kind, id, deal);
    return { published: true };
  }
  const afterSeconds = Math.ceil((closesAt(deal.completed_at).getTime() - now.getTime()) / 1000);
  await addJob(tx, announceReviews, { kind, id }, { key: `reviews ${kind} ${id}`, afterSeconds });
  const other = otherAccount(side, deal);
  await recordEvent(tx, reviewStepped, {
    what: 'review.written',
    subjectId: id,
    by: actor.userId,
    tell: [other],
    sides: [other, actor.account.id],
    words: { company: companyNameOf(actor), title: deal.title, deal: deal.pages[opposite[side]] },
  });
  return { published: false };
}

type NewReview = { kind: DealKind; id: string; deal: CompletedDeal; side: Side; input: Input };

async function insertReview(tx: Tx, actor: Actor, { kind, id, deal, side, input }: NewReview): Promise<void> {
  await tx
    .insertInto('reviews')
    .values({
      id: newId(),
      deal_kind: kind,
      deal_id: id,
      completed_at: deal.completed_at,
      side,
      account_id: actor.account.id,
      created_by: actor.userId,
      reviewed_id: otherAccount(side, deal),
      stars: input.stars,
      words: input.text,
      publishes_at: closesAt(deal.completed_at),
    })
    .execute();
}

/** Changes a review, which only its author may do and only before it is published. */
async function changeReview(tx: Tx, id: string, { account }: Actor, { stars, text }: Input): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ stars, words: text, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .execute();
}
