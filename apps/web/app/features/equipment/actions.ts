// What a buyer can do about a machine, the main thing first. Each leads to a page of its own.
import { text } from '../../lib/i18n.ts';
import { contactPath } from '../../shell/listing-card/listing.ts';
import type { Equipment } from './load-equipment.ts';

export type Action = { readonly label: string; readonly to: string };

/**
 * None for a machine that is off the market. One that is out can be booked for later. Who rents out takes no purchase inquiry, so what is for
 * rent is booked or asked about by message.
 */
export function actionsOf(listing: Pick<Equipment, '_id' | 'type' | 'status' | 'supplier'>): readonly Action[] {
  if (listing.status !== 'active' && listing.status !== 'rented') return [];
  const contact = { label: text('Contact Seller'), to: contactPath(listing) };
  const message = { label: text('Send Message'), to: `/messages/${listing._id}` };
  const book = { label: text('Book Now'), to: `/book/${listing._id}` };
  return listing.type === 'rent' ? [book, message] : [contact, message];
}
