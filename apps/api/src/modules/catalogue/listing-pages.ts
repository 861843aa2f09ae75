// Lists the listings for search engines: those on the market and, for 90 days, those that left it, so that engines see their new status.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { FIRST_ID, LAST_ID, type PublicPages } from '../../platform/public-pages.ts';

const SHOWN_AFTER_DAYS = 90;

export const listingPages: PublicPages = {
  async list(db, { after, upTo, limit }) {
    const rows = await db
      .selectFrom('listings as l')
      .innerJoin('machines as m', 'm.id', 'l.machine_id')
      .innerJoin('accounts as a', 'a.id', 'l.account_id')
      .select(['l.id', sql<Date>`greatest(l.updated_at, m.updated_at)`.as('changed_at')])
      .where('l.id', '>', after ?? FIRST_ID)
      .where('l.id', '<=', upTo ?? LAST_ID)
      .where('a.suspended_at', 'is', null)
      .where(
        sql<boolean>`(l.status in ('active', 'rented')
          or l.status in ('sold', 'ended') and l.updated_at > now() - ${SHOWN_AFTER_DAYS} * interval '1 day')`,
      )
      .orderBy('l.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, changed_at }) => ({ id, path: `/equipment/${id}`, changedAt: changed_at }));
  },
  async idAfter(db, after, places) {
    const row = await db
      .selectFrom('listings')
      .select('id')
      .where('id', '>', after ?? FIRST_ID)
      .orderBy('id')
      .offset(places - 1)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  },
};

/** Returns when each category last got a listing. Empty categories are left out. */
export async function findNewestByCategory(db: Db, categories: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ category: string; listed_at: Date }>`
    select c.category, max(newest.listed_at) as listed_at from unnest(${categories}::text[]) as c (category)
    cross join (values ('sell'), ('rent')) as t (type) cross join (values (true), (false)) as v (verified)
    cross join lateral (select e.listed_at from catalogue_entries e
      where e.type = t.type and e.verified = v.verified and e.category = c.category
      order by e.listed_at desc limit 1) newest
    group by c.category`.execute(db);
  return new Map(rows.map(({ category, listed_at }) => [category, listed_at]));
}
