// Who may do what with a listing.
import { type Rights, worksAt } from '@rigsouq/contract/desks';
import { isPublic, type ListingStatus } from './listing-state.ts';

type Person = { rights?: Rights; account: { id: string } };
type Listing = { account_id: string; status: ListingStatus };

/** A draft and a rejected listing are seen by their account, and by the desk that takes listings down. */
export function mayRead(person: Person | null, listing: Listing): boolean {
  return isPublic(listing.status) || (person !== null && (owns(person, listing) || worksAt(person, 'trust')));
}

/** Every member of the account works with its listings. */
export function owns(person: Pick<Person, 'account'>, listing: Pick<Listing, 'account_id'>): boolean {
  return person.account.id === listing.account_id;
}
