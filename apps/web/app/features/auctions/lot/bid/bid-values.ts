// Validates what the user typed into the bid form. All functions are pure.

import { plainNumber } from '@rigsouq/kernel/plain-number';

export type BidInput = { readonly amount: string; readonly maximum: string; readonly agreed: boolean };
export type BidRules = { readonly minimumBid: number; readonly takesMaximum: boolean };
export type BidErrors = { readonly amount?: true; readonly maximum?: true; readonly terms?: true };
export type BidOffer = { readonly bidAmount: number; readonly maxBid?: number };

/** Parses whole US dollars; returns null for anything else. */
export function parseDollars(typed: string): number | null {
  const plain = plainNumber(typed);
  const amount = Number(plain);
  return plain !== '' && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

export function validateBid({ amount, maximum, agreed }: BidInput, { minimumBid, takesMaximum }: BidRules): BidErrors {
  const offer = parseDollars(amount);
  const highest = parseDollars(maximum);
  return {
    ...((offer === null || offer < minimumBid) && { amount: true }),
    ...(takesMaximum && maximum.trim() !== '' && (highest === null || highest < (offer ?? 0)) && { maximum: true }),
    ...(!agreed && { terms: true }),
  };
}

/** Returns the offer to send, or null if a field is invalid. */
export function buildOffer(typed: BidInput, rules: BidRules): BidOffer | null {
  const bidAmount = parseDollars(typed.amount);
  if (bidAmount === null || Object.keys(validateBid(typed, rules)).length > 0) return null;
  const maxBid = rules.takesMaximum ? parseDollars(typed.maximum) : null;
  return { bidAmount, ...(maxBid !== null && { maxBid }) };
}

/** Returns the lowest bid, and bids of one and four increments more. */
export function quickBids(minimumBid: number, increment: number): readonly number[] {
  return [minimumBid, minimumBid + increment, minimumBid + 4 * increment];
}
