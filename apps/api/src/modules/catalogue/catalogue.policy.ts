// Decides which users may read and change a listing.
import { hasSecuredDesk, type Rights } from '@rigsouq/contract/operations/desks';
import { isPublic, type ListingStatus } from './listing-state.ts';

type Person = { rights?: Rights; account: { id: string } };
type Listing = { account_id: string; status: ListingStatus };

/** Returns whether a user may read a listing. Drafts and rejected listings are visible to their account and to the trust desk. */
export function mayRead(person: Person | null, listing: Listing): boolean {
  return isPublic(listing.status) || (person !== null && (owns(person, listing) || hasSecuredDesk(person, 'trust')));
}

/** Returns whether the listing belongs to the user's account. Every member of an account may manage its listings. */
export function owns(person: Pick<Person, 'account'>, listing: Pick<Listing, 'account_id'>): boolean {
  return person.account.id === listing.account_id;
}
