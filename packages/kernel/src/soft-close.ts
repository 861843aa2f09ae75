// Calculates the end of an auction that is extended while there are bids: a bid in the closing window gives everyone the full window again.

type End = {
  readonly endsAt: number;
  /** The end as it was first set. */
  readonly firstEndsAt: number;
};

/**
 * Returns the end after a bid at `at`. `window` is the closing window and `most` the maximum extension beyond the first end, both in milliseconds.
 */
export function extendEnd({ endsAt, firstEndsAt }: End, at: number, window: number, most: number): number {
  if (at < endsAt - window) return endsAt;
  return Math.max(endsAt, Math.min(at + window, firstEndsAt + most));
}
