import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { photosOf } from '../machines/index.ts';
import { mayRead } from './catalogue.policy.ts';
import { presentListing, presentMine } from './catalogue.presenter.ts';
import { countMine, findListing, listMine } from './catalogue.queries.ts';

/** One that may not be read is unknown. */
export async function readListing(db: Db, actor: Actor | null, id: string) {
  const row = await findListing(db, id);
  if (!row || !mayRead(actor, row)) fail('listing.unknown');
  return presentListing(row, await photosOf(db, [row.machine_id]), actor);
}

export async function readMyListings(db: Db, actor: Actor) {
  const rows = await listMine(db, actor.account.id);
  const photos = await photosOf(db, [...new Set(rows.map(({ machine_id }) => machine_id))]);
  // The first of each machine is its main one: they come in order, and the first to be set stays.
  const main = new Map(photos.toReversed().map((photo) => [photo.machine_id, photo]));
  return presentMine(rows, main);
}

/** Enquiries are counted once there are any. */
export async function readSupplierStats(db: Db, actor: Actor) {
  return { ...(await countMine(db, actor.account.id)), totalInquiries: 0 };
}
