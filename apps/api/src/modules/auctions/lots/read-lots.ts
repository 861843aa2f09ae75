import { hasSecuredDesk } from '@rigsouq/contract/operations/desks';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mainPhotos, photosOf } from '../../machines/index.ts';
import { readExposure } from '../bidding/exposure.store.ts';
import { presentLive, presentLot, presentUpcoming } from './lots.presenter.ts';
import { findLot } from './lots.queries.ts';
import { type LotFilters, selectLiveLots, selectUpcomingLots } from './open-lots.queries.ts';

export async function listLiveLots({ db, searches }: { db: Db; searches: Db }, filters: LotFilters) {
  const rows = await selectLiveLots(searches, filters).execute();
  const photos = await mainPhotos(db, rows);
  return rows.map((row) => presentLive(row, photos));
}

export async function listUpcomingLots(
  { db, searches }: { db: Db; searches: Db },
  query: { page: number; limit: number },
) {
  const rows = await selectUpcomingLots(searches, query).execute();
  const photos = await mainPhotos(db, rows);
  return rows.map((row) => presentUpcoming(row, photos));
}

export async function readLot(db: Db, actor: Actor | null, id: string) {
  const viewer = { accountId: actor?.account.id ?? null, atDesk: actor !== null && hasSecuredDesk(actor, 'auctions') };
  const row = (await findLot(db, id, viewer).executeTakeFirst()) ?? fail('lot.unknown');
  const [photos, caller] = await Promise.all([photosOf(db, [row.machine_id]), callerOf(db, actor)]);
  return presentLot(row, photos, caller);
}

async function callerOf(db: Db, actor: Actor | null) {
  return actor && { actor, exposure: await readExposure(db, actor.account.id) };
}
