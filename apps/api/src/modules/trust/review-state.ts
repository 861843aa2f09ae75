// Rules for the reviews of a deal: which side may do what, and when. The buttons on screen come from here.
import { REVIEW_DAYS } from '@rigsouq/contract/trust/reviews';
import { DAY_MS } from '@rigsouq/kernel/periods';

type Review = { readonly publishes_at: Date };
type ReplyState = { readonly reply: string | null; readonly taken_down_at: Date | null };

/** Returns when the time to write ends. Both sides may write until then; afterwards the reviews are public. */
export function closesAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + REVIEW_DAYS * DAY_MS);
}

export function isPublished(review: Review | undefined, now: Date): boolean {
  return review !== undefined && review.publishes_at <= now;
}

/** Returns how a side may write now. A published review cannot change, and no side may write after it could read the other review. */
export function findWriteAction(
  mine: Review | undefined,
  completedAt: Date,
  now: Date,
): 'write' | 'change' | undefined {
  if (now >= closesAt(completedAt) || isPublished(mine, now)) return undefined;
  return mine ? 'change' : 'write';
}

/** Allows one reply, and only to a published review. */
export function canReply(others: (Review & ReplyState) | undefined, now: Date): boolean {
  return others !== undefined && isPublished(others, now) && others.reply === null && others.taken_down_at === null;
}
