// A listing while its machine is out (R31). Rentals ask for it: here are its states, there is the clock.
import type { Tx } from '../../platform/db.ts';
import { changeListing, lockListing } from './catalogue.store.ts';
import type { ListingStatus } from './listing-state.ts';

type Offer = { readonly listingId: string; readonly supplierId: string };

/** The machine has gone out. An offer that the supplier has ended meanwhile stays ended. */
export function markRented(tx: Tx, offer: Offer): Promise<void> {
  return step(tx, offer, 'active', 'rented');
}

/** The machine is back. What the supplier has made of the listing in between stays. */
export function markReturned(tx: Tx, offer: Offer): Promise<void> {
  return step(tx, offer, 'rented', 'active');
}

async function step(tx: Tx, { listingId, supplierId }: Offer, from: ListingStatus, to: ListingStatus): Promise<void> {
  const listing = await lockListing(tx, supplierId, listingId);
  if (listing?.status === from) await changeListing(tx, listingId, { status: to });
}
