// Reads lots for their seller and for operators: the public data and what the seller sent, including the reserve (R41). The bids of a
// sealed lot stay as secret for them as for everyone else (R77).
import type { auctionDurations } from '@rigsouq/contract/auctions/consignments';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { selectLots } from '../lots/lots.queries.ts';

const consignments = (db: Db) =>
  selectLots(db)
    .select(['m.model', 'c.created_at', 'l.reason', 'l.reserve', 'l.estimate'])
    .select(sql<string>`c.wanted_day::text`.as('wanted_day'))
    .select(sql<(typeof auctionDurations)[number]>`c.duration_days || '-days'`.as('duration'));

export type ConsignmentRow = Awaited<ReturnType<ReturnType<typeof consignments>['executeTakeFirstOrThrow']>>;

export async function pageOfConsignments(db: Db, accountId: string, { page, limit }: { page: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    consignments(db)
      .where('l.account_id', '=', accountId)
      .orderBy('l.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('lots')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, pages: Math.ceil(total / limit) };
}

const fullConsignment = (db: Db, id: string) =>
  consignments(db)
    .select(['m.brand', 'm.serial_number', 'c.description', 'l.extensions'])
    .select(['c.contact_name', 'c.contact_email', 'c.contact_phone'])
    .where('l.id', '=', id);

/** Returns a consignment to its seller only. The desk of auctions has its own call to read lots. */
export function findConsignment(db: Db, id: string, accountId: string) {
  return fullConsignment(db, id).where('l.account_id', '=', accountId).executeTakeFirst();
}

export function findConsignmentForDesk(db: Db, id: string) {
  return fullConsignment(db, id).executeTakeFirst();
}

export type FullConsignmentRow = NonNullable<Awaited<ReturnType<typeof findConsignment>>>;

export type DeskState = ConsignmentRow['state'];
export const DESK_PAGE = 50;

/** Returns pending lots oldest first, and all others newest first. It reads one row more than a page, to know if there is a next page. */
export function pageOfLotsForDesk(db: Db, state: DeskState, after: string | undefined) {
  const waiting = state === 'pending';
  // A lot whose start time has passed is live, even if the worker has not started it yet.
  const hasStarted = sql<boolean>`l.starts_at <= now()`;
  return consignments(db)
    .where((eb) =>
      state === 'live'
        ? eb.or([eb('l.state', '=', 'live'), eb.and([eb('l.state', '=', 'scheduled'), hasStarted])])
        : eb('l.state', '=', state),
    )
    .$if(state === 'scheduled', (rest) => rest.where(sql<boolean>`l.starts_at > now()`))
    .$if(after !== undefined, (rest) => rest.where('l.id', waiting ? '>' : '<', after as string))
    .orderBy('l.id', waiting ? 'asc' : 'desc')
    .limit(DESK_PAGE + 1)
    .execute();
}

/** Returns the buyer's contact: the member who bid for the account. */
export function findBuyerContact(db: Db, lotId: string, accountId: string) {
  return db
    .selectFrom('lot_bidders as b')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .innerJoin('auth_users as u', 'u.id', 'b.user_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select(['a.company_name', 'a.contact_name', 'u.name', 'u.email', 'p.phone'])
    .where('b.lot_id', '=', lotId)
    .where('b.account_id', '=', accountId)
    .executeTakeFirst();
}

export type BuyerRow = NonNullable<Awaited<ReturnType<typeof findBuyerContact>>>;
