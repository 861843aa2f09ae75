import { text } from '../../../lib/i18n/i18n.ts';
import type { MyListing } from './listing-queries.ts';

const words: Record<MyListing['status'], string> = {
  pending: text('pending'),
  active: text('active'),
  rented: text('rented'),
  sold: text('sold'),
  ended: text('ended'),
  // An operator has rejected the listing (R73).
  rejected: text('Rejected'),
};

/** Returns the text on the badge. */
export function statusText(status: MyListing['status']): string {
  return words[status];
}
