// Lists the settlements of sold lots for the operator's desk.

import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { listSettlements } from '@rigsouq/contract/operations/auction-desk';
import { type SqlBool, sql } from 'kysely';
import { databaseNow } from '../../../platform/database/database-clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findNextBidder, isLastSettlement } from './settlements.store.ts';

const PAGE = 50;

/** Returns a page of settlements, the earliest due first; `next` is the id after which the next page starts. */
export async function pageOfSettlements(db: Db, { state, after }: ParsedOf<typeof listSettlements>['query']) {
  const rows = await db
    .selectFrom('settlements as s')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .innerJoin('consignments as c', 'c.id', 's.lot_id')
    .innerJoin('accounts as seller', 'seller.id', 'l.account_id')
    .innerJoin('accounts as buyer', 'buyer.id', 's.account_id')
    .innerJoin('members as m', (join) => join.onRef('m.account_id', '=', 'buyer.id').on('m.position', '=', 'owner'))
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'buyer.id')
    .select(['s.id', 's.lot_id', 's.attempt', 's.price', 's.state', 's.due_at', 's.created_at', 'c.title'])
    .select(['s.account_id as buyer_id', 'buyer.company_name as buyer_company', 'buyer.contact_name as buyer_name'])
    .select(['u.email as buyer_email', 'p.phone as buyer_phone'])
    .select(['l.account_id as seller_id', 'seller.company_name as seller_company'])
    .select(['c.contact_name as seller_name', 'c.contact_email as seller_email', 'c.contact_phone as seller_phone'])
    .select(isLastSettlement.as('last'))
    .where('s.state', '=', state)
    .$if(after !== undefined, (rest) =>
      rest.where(sql<SqlBool>`(s.due_at, s.id) > (select due_at, id from settlements where id = ${after})`),
    )
    .orderBy('s.due_at')
    .orderBy('s.id')
    .limit(PAGE + 1)
    .execute();
  const failed = state === 'defaulted' || state === 'declined';
  const shown = rows.slice(0, PAGE).map(async (row) => ({
    ...row,
    /** The bidder who can be offered the lot next. */
    chance: failed && row.last ? await findNextBidder(db, row.lot_id) : undefined,
  }));
  const page = await Promise.all(shown);
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null, now: await databaseNow(db) };
}

export type SettlementRow = Awaited<ReturnType<typeof pageOfSettlements>>['page'][number];
