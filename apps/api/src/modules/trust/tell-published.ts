// Notifies both sides when the reviews of their deal are published. The reviews are public from that moment, even before the notification.
import type { DealKind } from '@rigsouq/contract/reviews';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import type { CompletedDeal } from '../enquiries/index.ts';
import { findCompleted } from './completed-deals.ts';
import { lockDeal, noteTold } from './reviews.store.ts';
import { reviewStepped } from './trust.events.ts';
import { tellPublished } from './trust.jobs.ts';

export function tellingPublished({ db }: { db: Db }): JobHandler {
  return handle(tellPublished, ({ kind, id }) =>
    inTransaction(db, async (tx) => {
      await lockDeal(tx, kind, id);
      const deal = await findCompleted(tx, kind, id);
      if (deal) await sayPublished(tx, kind, id, deal);
    }),
  );
}

/** Notifies both sides once: after the second review, or when the time to write ends. */
export async function sayPublished(tx: Tx, kind: DealKind, id: string, deal: CompletedDeal): Promise<void> {
  if (!(await noteTold(tx, kind, id))) return;
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
