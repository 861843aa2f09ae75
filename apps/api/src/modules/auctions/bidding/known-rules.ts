// The versions of the bidding rules. A lot is bid and verified under the version that it was opened with, so a new rule is a new version at the
// end of this list, and a version is never changed or removed: the proofs of finished lots need it.
import type { BiddingRules } from './bidding-rules.ts';

/** The rules of every lot whose opening line names none. */
export const rulesVersion1: BiddingRules = {
  version: 1,
  increments: [
    [0, 100],
    [5_000, 250],
    [25_000, 500],
    [50_000, 1_000],
    [100_000, 2_500],
  ],
  softCloseMinutes: { online: 5, live: 1, sealed: 0 },
  maxExtensionMinutes: 60,
};

export const knownRules: readonly [BiddingRules, ...BiddingRules[]] = [rulesVersion1];

/** The rules of a lot that is opened now. A new version gets current by a change of this line. */
export const currentRules: BiddingRules = knownRules[0];

/** Returns the rules that a lot was opened under. A lot without rules was opened by a version of the product that knew only version 1. */
export function rulesOf(lot: { readonly rules: unknown }): BiddingRules {
  return (lot.rules as BiddingRules | null) ?? rulesVersion1;
}
