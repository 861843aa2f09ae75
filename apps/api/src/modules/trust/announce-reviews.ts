// Notifies both sides when the reviews of their deal are published. The reviews are public from that moment, even before the notification.
import type { DealKind } from '@rigsouq/contract/trust/reviews';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { CompletedDeal } from '../enquiries/index.ts';
import { findCompletedDeal } from './completed-deals.ts';
import { lockDealReviews, markAnnounced } from './reviews.store.ts';
import { reviewStepped } from './trust.events.ts';
import { announceReviews } from './trust.jobs.ts';

export function announceReviewsJob({ db }: { db: Db }): JobHandler {
  return handle(announceReviews, ({ kind, id }) =>
    inTransaction(db, async (tx) => {
      await lockDealReviews(tx, kind, id);
      const deal = await findCompletedDeal(tx, kind, id);
      if (deal) await notifyReviewsPublished(tx, kind, id, deal);
    }),
  );
}

/** Notifies both sides once: after the second review, or when the time to write ends. */
export async function notifyReviewsPublished(tx: Tx, kind: DealKind, id: string, deal: CompletedDeal): Promise<void> {
  if (!(await markAnnounced(tx, kind, id))) return;
  const sides = { buyer: deal.account_id, supplier: deal.supplier_id };
  for (const side of ['buyer', 'supplier'] as const)
    await recordEvent(tx, reviewStepped, {
      what: 'review.published',
      subjectId: id,
      by: null,
      tell: [sides[side]],
      sides: [sides[side]],
      words: { title: deal.title, deal: deal.pages[side] },
    });
}
