// Lists what a buyer can do with a machine, the main action first. Each action leads to its own page.
import { text } from '../../../lib/i18n/i18n.ts';
import { contactPath } from '../../../shared/catalogue/listing-card/listing.ts';
import type { Equipment } from './load-equipment.ts';

export type Action = { readonly label: string; readonly to: string };

/**
 * Returns no action for a machine that is off the market. A machine that is rented out can be booked for later. A rental takes no purchase inquiry,
 * so it can only be booked or asked about by message.
 */
export function actionsOf(listing: Pick<Equipment, '_id' | 'type' | 'status' | 'supplier'>): readonly Action[] {
  if (listing.status !== 'active' && listing.status !== 'rented') return [];
  const contact = { label: text('Contact Seller'), to: contactPath(listing) };
  const message = { label: text('Send Message'), to: `/messages/${listing._id}` };
  const book = { label: text('Book Now'), to: `/book/${listing._id}` };
  return listing.type === 'rent' ? [book, message] : [contact, message];
}
