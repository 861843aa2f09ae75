import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ListingStatus, ListingType } from './listing-state.ts';

/** The current rate of each currency. Rates with a later `since` are not in force yet. */
const rates = sql<{ currency: string; usd: string; since: Date }>`(
  select distinct on (currency) currency, usd, since from exchange_rates where since <= now() order by currency, since desc)`;

export function listRates(db: Db) {
  return db.selectFrom(rates.as('r')).select(['r.currency', 'r.usd', 'r.since']).execute();
}

/** The columns of a card, for every query that joins listings as l, machines as m, accounts as a and the logo as logo. */
export const cardColumns = [
  'l.id',
  'l.machine_id',
  'l.account_id',
  'l.title',
  'l.currency',
  'l.views',
  'l.created_at',
  sql<ListingType>`l.type`.as('type'),
  sql<ListingStatus>`l.status`.as('status'),
  'l.price_minor',
  'l.hourly_minor',
  'l.daily_minor',
  'l.weekly_minor',
  'm.category',
  'm.condition',
  'm.brand',
  'm.model',
  'm.year',
  'm.hours',
  'm.location',
  'm.country',
  'a.company_name',
  'a.city',
  'a.country as supplier_country',
  sql<boolean>`verified_as('supplier', a.approved_at, a.unreviewed_roles)`.as('approved'),
  'logo.id as logo_id',
  'logo.content_hash as logo_hash',
  'logo.sizes as logo_sizes',
] as const;

/** Finds a listing, also of a suspended account. Only calls of operators may use it. */
export function findAnyListing(db: Db, id: string) {
  return listings(db).where('l.id', '=', id).executeTakeFirst();
}

export function findListing(db: Db, id: string) {
  return listings(db).where('l.id', '=', id).where('a.suspended_at', 'is', null).executeTakeFirst();
}

const listings = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'l.account_id')
    .leftJoin('media as logo', (on) => on.onRef('logo.id', '=', 'p.logo_id').on('logo.visibility', '=', 'public'))
    .innerJoin(rates.as('r'), (on) => on.onRef(sql.ref('r.currency'), '=', 'l.currency'))
    .select(cardColumns)
    .select(['l.description', 'm.specifications', 'm.features', 'm.serial_number'])
    .select(sql<string | null>`usd_cents(l.currency, coalesce(l.price_minor, l.daily_minor), r.usd)`.as('price_usd'));

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** Finds the owner and the status of a listing. Listings of suspended accounts are not found. */
export function findListingStatus(db: Db, id: string) {
  return db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', sql<ListingStatus>`l.status`.as('status')])
    .where('l.id', '=', id)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** The most listings that an account is shown; older ones are left out. */
const MINE_MAX = 10_000;

export function listMyListings(db: Db, accountId: string) {
  return db
    .selectFrom('listings as l')
    .select(['l.id', 'l.machine_id', 'l.title', 'l.currency', 'l.price_minor', 'l.daily_minor', 'l.views'])
    .select(['l.status_reason', 'l.created_at'])
    .select([sql<ListingType>`l.type`.as('type'), sql<ListingStatus>`l.status`.as('status')])
    .where('l.account_id', '=', accountId)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(MINE_MAX)
    .execute();
}

export type MyListingRow = Awaited<ReturnType<typeof listMyListings>>[number];

/** The row of a card. A column that `findListing` selects must also be selected by the search, or be left out here. */
export type CardRow = Omit<ListingRow, 'description' | 'specifications' | 'features' | 'serial_number'>;

export async function countMyListings(db: Db, accountId: string) {
  const { listings, active, views } = await db
    .selectFrom('listings')
    .select((eb) => [
      eb.fn.countAll<string>().as('listings'),
      eb.fn.countAll<string>().filterWhere('status', '=', 'active').as('active'),
      eb.fn.coalesce(eb.fn.sum<string>('views'), sql<string>`0`).as('views'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { totalListings: Number(listings), activeListings: Number(active), totalViews: Number(views) };
}
