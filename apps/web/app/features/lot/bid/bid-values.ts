// Validates what the user typed into the bid form. All functions are pure.
import { incrementAt } from '@rigsouq/kernel/bid-increments';

export type Typed = { readonly amount: string; readonly maximum: string; readonly agreed: boolean };
export type Rules = { readonly minimumBid: number; readonly takesMaximum: boolean };
export type Faults = { readonly amount?: true; readonly maximum?: true; readonly terms?: true };
export type Offer = { readonly bidAmount: number; readonly maxBid?: number };

/** Parses whole US dollars; returns null for anything else. */
export function dollarsOf(typed: string): number | null {
  const amount = Number(typed);
  return typed.trim() !== '' && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

export function faultsOf({ amount, maximum, agreed }: Typed, { minimumBid, takesMaximum }: Rules): Faults {
  const offer = dollarsOf(amount);
  const highest = dollarsOf(maximum);
  return {
    ...((offer === null || offer < minimumBid) && { amount: true }),
    ...(takesMaximum && maximum.trim() !== '' && (highest === null || highest < (offer ?? 0)) && { maximum: true }),
    ...(!agreed && { terms: true }),
  };
}

/** Returns the offer to send, or null if a field is invalid. */
export function offerOf(typed: Typed, rules: Rules): Offer | null {
  const bidAmount = dollarsOf(typed.amount);
  if (bidAmount === null || Object.keys(faultsOf(typed, rules)).length > 0) return null;
  const maxBid = rules.takesMaximum ? dollarsOf(typed.maximum) : null;
  return { bidAmount, ...(maxBid !== null && { maxBid }) };
}

/** Returns bids of one, two and five increments above the current price. */
export function quickBids(minimumBid: number): readonly number[] {
  const step = incrementAt(minimumBid);
  return [minimumBid, minimumBid + step, minimumBid + 4 * step];
}
