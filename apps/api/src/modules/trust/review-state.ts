// The life of the reviews of a deal: who may do what, and when. The screen's buttons come from here.
import { REVIEW_DAYS } from '@rigsouq/contract/reviews';

const DAY_MS = 24 * 60 * 60 * 1000;

type Written = { readonly publishes_at: Date };
type Others = { readonly reply: string | null; readonly taken_down_at: Date | null };

/** Until then both may write; from then on everybody reads what was written. */
export function closesAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + REVIEW_DAYS * DAY_MS);
}

export function isPublished(review: Written | undefined, now: Date): boolean {
  return review !== undefined && review.publishes_at <= now;
}

/** What is published is not changed, and nobody writes who may have read the other's. */
export function writing(mine: Written | undefined, completedAt: Date, now: Date): 'write' | 'change' | undefined {
  if (now >= closesAt(completedAt) || isPublished(mine, now)) return undefined;
  return mine ? 'change' : 'write';
}

/** Once, and to what everybody reads. */
export function mayReply(others: (Written & Others) | undefined, now: Date): boolean {
  return others !== undefined && isPublished(others, now) && others.reply === null && others.taken_down_at === null;
}
