// The end of a bidding that moves on while there is bidding: something that happens in the last moments gives everybody the same time again.

type End = {
  readonly endsAt: number;
  /** As it was set. */
  readonly firstEndsAt: number;
};

/** Of `window` and `most` milliseconds: the last moments, and how far beyond the first end it ever goes. */
export function endAfter({ endsAt, firstEndsAt }: End, at: number, window: number, most: number): number {
  if (at < endsAt - window) return endsAt;
  return Math.max(endsAt, Math.min(at + window, firstEndsAt + most));
}
