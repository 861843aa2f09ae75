import type { DealKind } from '@rigsouq/contract/trust/reviews';
import { sql } from 'kysely';
import { type Db, lockUntilCommit, type Tx } from '../../platform/database/db.ts';
import type { Side } from '../enquiries/index.ts';

/** Locks the reviews of a deal until the transaction ends, so that the second of two concurrent writers sees the first. */
export function lockDealReviews(tx: Tx, kind: DealKind, id: string): Promise<void> {
  return lockUntilCommit(tx, `reviews ${kind} ${id}`);
}

/** Returns the reviews of a deal by the side that wrote them. The caller must check who may read them. */
export async function findDealReviews(db: Db, kind: DealKind, id: string) {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'account_id', 'reviewed_id', 'words', 'publishes_at', 'told_at', 'reply', 'replied_at'])
    .select(['taken_down_at', 'created_at', sql<Side>`side`.as('side'), sql<number>`stars::int`.as('stars')])
    .where('deal_kind', '=', kind)
    .where('deal_id', '=', id)
    .execute();
  const by = (side: Side) => rows.find((row) => row.side === side);
  return { buyer: by('buyer'), supplier: by('supplier') };
}

export type DealReview = NonNullable<Awaited<ReturnType<typeof findDealReviews>>['buyer']>;

export async function publishReviews(tx: Tx, kind: DealKind, id: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ publishes_at: sql`clock_timestamp()` })
    .where('deal_kind', '=', kind)
    .where('deal_id', '=', id)
    .where('publishes_at', '>', sql<Date>`clock_timestamp()`)
    .execute();
}

/** Marks the published reviews of a deal as announced. Returns true only for the first caller, who must notify the two sides. */
export async function markAnnounced(tx: Tx, kind: DealKind, id: string): Promise<boolean> {
  const marked = await tx
    .updateTable('reviews')
    .set({ told_at: sql`clock_timestamp()` })
    .where('deal_kind', '=', kind)
    .where('deal_id', '=', id)
    .where('publishes_at', '<=', sql<Date>`clock_timestamp()`)
    .where('told_at', 'is', null)
    .returning('id')
    .execute();
  return marked.length > 0;
}
