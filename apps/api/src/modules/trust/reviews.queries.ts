// Reads published reviews for the public. Every query in this file excludes unpublished reviews.
import type { DealKind } from '@rigsouq/contract/trust/reviews';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Side } from '../enquiries/index.ts';

/** A review is public when it is published by the database's clock and not taken down. `r` is the review. */
const published = sql<SqlBool>`r.publishes_at <= now() and r.taken_down_at is null`;
const byBuyer = sql<SqlBool>`r.side = 'buyer'`;

type ReviewPage = { page: number; limit: number; side?: 'buyer' };

export function findReviews(db: Db, reviewedId: string, { page, limit, side }: ReviewPage) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.account_id', 'r.words', 'r.publishes_at', 'r.reply', 'r.replied_at'])
    .select([
      sql<number>`r.stars::int`.as('stars'),
      sql<DealKind>`r.deal_kind`.as('kind'),
      sql<Side>`r.side`.as('side'),
    ])
    .select(sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`.as('author'))
    .where('r.reviewed_id', '=', reviewedId)
    .$if(side === 'buyer', (query) => query.where(byBuyer))
    .where(published)
    .orderBy('r.publishes_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type PublishedReview = Awaited<ReturnType<typeof findReviews>>[number];

/** Counts the reviews per number of stars, for each of these companies: all of them, or those that one side wrote. */
export function countStars(db: Db, reviewedIds: readonly string[], side?: 'buyer') {
  return db
    .selectFrom('reviews as r')
    .$if(side === 'buyer', (query) => query.where(byBuyer))
    .select(['r.reviewed_id', sql<number>`r.stars::int`.as('stars'), sql<number>`count(*)::int`.as('count')])
    .where('r.reviewed_id', '=', sql<string>`any (${reviewedIds}::uuid[])`)
    .where(published)
    .groupBy(['r.reviewed_id', 'r.stars'])
    .execute();
}

/** Counts the reviews that buyers wrote about any supplier, per number of stars. */
export function countStarsOfSuppliers(db: Db) {
  return db
    .selectFrom('reviews as r')
    .select([sql<number>`r.stars::int`.as('stars'), sql<number>`count(*)::int`.as('count')])
    .where(byBuyer)
    .where(published)
    .groupBy('r.stars')
    .execute();
}

/** Returns true when the company is in a network. A suspended company is in none. */
export async function isInNetwork(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('network_entries')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
