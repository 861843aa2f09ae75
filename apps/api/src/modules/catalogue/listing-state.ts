// Defines the states of a listing and the allowed transitions in one table. The buttons on screen come from this table.
import type { listingActions, listingStatuses } from '@rigsouq/contract/catalogue/calls';
import type { listingTypes } from '@rigsouq/contract/catalogue/market-lists';

export type ListingStatus = (typeof listingStatuses)[number];
export type ListingType = (typeof listingTypes)[number];
export type ListingAction = (typeof listingActions)[number];

type Listing = { readonly status: ListingStatus; readonly type: ListingType };

const transitions: Record<ListingAction, { from: readonly ListingStatus[]; to: ListingStatus; only?: ListingType }> = {
  withdraw: { from: ['active', 'rented'], to: 'ended' },
  relist: { from: ['ended'], to: 'active' },
  sell: { from: ['active'], to: 'sold', only: 'sell' },
};

/** In these statuses an offer is open, so the same machine cannot be offered the same way again. */
export const openStatuses = ['pending', 'active', 'rented'] as const satisfies readonly ListingStatus[];

/** Returns the status after the action, or undefined if the action is not allowed. */
export function statusAfter(action: ListingAction, { status, type }: Listing): ListingStatus | undefined {
  const { from, to, only } = transitions[action];
  return from.includes(status) && (!only || only === type) ? to : undefined;
}

export function isOpen(status: ListingStatus): boolean {
  return openStatuses.some((open) => open === status);
}

/** A draft has never been on the market, so no deal refers to it. */
export function isDraft(status: ListingStatus): boolean {
  return status === 'pending';
}

/** Returns whether a listing is on the market. A rented machine can be booked for later, so its offer stays on the market. */
export function isOffered(status: ListingStatus): boolean {
  return status === 'active' || status === 'rented';
}

export function isChangeable({ status }: Listing): boolean {
  return isOpen(status) || status === 'ended';
}

/** Returns whether an operator may take a listing down. Sold listings stay as history. */
export function mayTakeDown(status: ListingStatus): boolean {
  return isOffered(status) || status === 'ended';
}

export function mayRestore(status: ListingStatus): boolean {
  return status === 'rejected';
}

/** Returns whether everyone may see a listing. Sold and ended listings keep their page. */
export function isPublic(status: ListingStatus): boolean {
  return status !== 'pending' && status !== 'rejected';
}
