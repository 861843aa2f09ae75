import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { mainPhotos, photosOf } from '../machines/index.ts';
import { mayRead } from './catalogue.policy.ts';
import { presentListing, presentMyListings } from './catalogue.presenter.ts';
import { findAnyListing, findListing, listMyListings } from './catalogue.queries.ts';
import { countInquiries, type InquiryCounter } from './inquiry-counts.ts';
import type { RatingsReader } from './supplier-ratings.ts';

/** Reads a listing. A listing that the caller may not read is answered as unknown. */
export async function readListing(db: Db, readRatings: RatingsReader, actor: Actor | null, id: string) {
  const row = await findListing(db, id);
  if (!row || !mayRead(actor, row)) fail('listing.unknown');
  const [photos, ratingOf] = await Promise.all([photosOf(db, [row.machine_id]), readRatings([row.account_id])]);
  return presentListing(row, photos, actor, ratingOf(row.account_id));
}

/** Reads the data of a listing in any state and of any company, with the serial number. Only calls of operators may use it. */
export async function readListingFacts(db: Db, id: string) {
  const row = await findAnyListing(db, id);
  if (!row) return undefined;
  const photos = await photosOf(db, [row.machine_id]);
  return { ...presentListing(row, photos, null), serialNumber: row.serial_number };
}

export async function readMyListings(db: Db, counters: readonly InquiryCounter[], actor: Actor) {
  const [rows, inquiries] = await Promise.all([
    listMyListings(db, actor.account.id),
    countInquiries(db, counters, actor.account.id),
  ]);
  return presentMyListings(rows, await mainPhotos(db, rows), inquiries);
}
