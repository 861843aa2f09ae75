// The life of a listing, as one table: what may be done with it in each state, and what it is then. The screen's buttons come from here.
import type { listingActs, listingStatuses, listingTypes } from '@rigsouq/contract/catalogue';

export type ListingStatus = (typeof listingStatuses)[number];
export type ListingType = (typeof listingTypes)[number];
export type ListingAct = (typeof listingActs)[number];

type Listing = { readonly status: ListingStatus; readonly type: ListingType };

const transitions: Record<ListingAct, { from: readonly ListingStatus[]; to: ListingStatus; only?: ListingType }> = {
  withdraw: { from: ['active', 'rented'], to: 'ended' },
  relist: { from: ['ended'], to: 'active' },
  sell: { from: ['active'], to: 'sold', only: 'sell' },
};

/** In these an offer stands, so the same machine cannot be offered the same way again. */
export const openStatuses = ['pending', 'active', 'rented'] as const satisfies readonly ListingStatus[];

/** The state after the act, or undefined where it is not to be had. */
export function after(act: ListingAct, { status, type }: Listing): ListingStatus | undefined {
  const { from, to, only } = transitions[act];
  return from.includes(status) && (!only || only === type) ? to : undefined;
}

export function isOpen(status: ListingStatus): boolean {
  return openStatuses.some((open) => open === status);
}

/** On the market. A machine that is out can be booked for later, so its offer stands. */
export function isOffered(status: ListingStatus): boolean {
  return status === 'active' || status === 'rented';
}

export function isChangeable({ status }: Listing): boolean {
  return isOpen(status) || status === 'ended';
}

/** An operator takes down what anybody can see and what is still offered; what was sold is history. */
export function mayTakeDown(status: ListingStatus): boolean {
  return isOffered(status) || status === 'ended';
}

export function mayRestore(status: ListingStatus): boolean {
  return status === 'rejected';
}

/** What anybody may look at. Sold and ended ones keep their page. */
export function isPublic(status: ListingStatus): boolean {
  return status !== 'pending' && status !== 'rejected';
}
