import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { FIRST_ID, LAST_ID, type PublicPages } from '../../../platform/public-pages.ts';
import { mainPhotos } from '../../machines/index.ts';
import { presentLot } from './lots.presenter.ts';
import { findLot, isPubliclyListed, publiclyChangedAt } from './lots.queries.ts';

/** The public pages of lots for the sitemap: the bid page until the end, and the result page afterwards. A cancelled lot has none. */
export const lotPages: PublicPages = {
  async list(db, { after, upTo, limit }) {
    const rows = await db
      .selectFrom('lots as l')
      .innerJoin('accounts as s', 's.id', 'l.account_id')
      .select(['l.id', 'l.state', publiclyChangedAt.as('changed_at')])
      .where('l.id', '>', after ?? FIRST_ID)
      .where('l.id', '<=', upTo ?? LAST_ID)
      .where(isPubliclyListed)
      .where('l.state', '<>', 'cancelled')
      .where('s.suspended_at', 'is', null)
      .orderBy('l.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, state, changed_at }) => {
      const over = state === 'sold' || state === 'passed';
      return { id, path: `/auction/${over ? 'results' : 'bid'}/${id}`, changedAt: changed_at };
    });
  },
  async idAfter(db, after, places) {
    const row = await db
      .selectFrom('lots')
      .select(sql<string>`id`.as('id'))
      .where('id', '>', after ?? FIRST_ID)
      .orderBy('id')
      .offset(places - 1)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  },
};

/** Returns a lot as the public may see it, with its main photo. */
export async function findPublicLot(db: Db, id: string) {
  const row = await findLot(db, id, { accountId: null, atDesk: false }).executeTakeFirst();
  if (!row) return undefined;
  const photos = await mainPhotos(db, [row]);
  return { lot: presentLot(row, [], null), photo: photos.get(row.machine_id) };
}
