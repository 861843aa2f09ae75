import type { Db } from '../../platform/database/db.ts';
import { mainPhotos } from '../machines/index.ts';
import { presentListing } from './catalogue.presenter.ts';
import { findListing } from './catalogue.queries.ts';
import { isPublic } from './listing-state.ts';

/** Finds a public listing, presented as an anonymous visitor sees it, with its main photo. */
export async function findPublicListing(db: Db, id: string) {
  const row = await findListing(db, id);
  if (!row || !isPublic(row.status)) return undefined;
  const photos = await mainPhotos(db, [row]);
  return { listing: presentListing(row, [], null), photo: photos.get(row.machine_id) };
}
