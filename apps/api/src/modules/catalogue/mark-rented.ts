// Changes the status of a listing while its machine is rented (R31). The module `rentals` decides when and calls these functions.
import type { Tx } from '../../platform/database/db.ts';
import { changeListing, lockListing } from './catalogue.store.ts';
import type { ListingStatus } from './listing-state.ts';

type Offer = { readonly listingId: string; readonly supplierId: string };

/** Marks an active listing as rented. An offer that the supplier has ended meanwhile stays ended. */
export function markRented(tx: Tx, offer: Offer): Promise<void> {
  return step(tx, offer, 'active', 'rented');
}

/** Marks a rented listing as active. A status that the supplier has set in between stays. */
export function markReturned(tx: Tx, offer: Offer): Promise<void> {
  return step(tx, offer, 'rented', 'active');
}

async function step(tx: Tx, { listingId, supplierId }: Offer, from: ListingStatus, to: ListingStatus): Promise<void> {
  const listing = await lockListing(tx, supplierId, listingId);
  if (listing?.status === from) await changeListing(tx, listingId, { status: to });
}
