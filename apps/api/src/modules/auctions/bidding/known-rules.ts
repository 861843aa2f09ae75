// The versions of the bidding rules, with the numbers of the contract.
import { biddingVersions, currentBidding } from '@rigsouq/contract/auctions/bidding-versions';
import type { BiddingRules } from './bidding-rules.ts';

export const knownRules: readonly BiddingRules[] = biddingVersions;

/** The rules of every lot whose opening line names none. */
export const rulesVersion1: BiddingRules = biddingVersions[0];

/** The rules of a lot that is opened now. */
export const currentRules: BiddingRules = currentBidding;

/** Returns the rules that a lot was opened under. A lot without rules was opened by a version of the product that knew only version 1. */
export function rulesOf(lot: { readonly rules: unknown }): BiddingRules {
  return (lot.rules as BiddingRules | null) ?? rulesVersion1;
}
