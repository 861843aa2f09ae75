// Finds the orders of a company by number and title, for the search. The account is in the WHERE of both sides, and one index has it together with the
// words, so that a number that every company uses reads the rows of one company only.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Side } from '../enquiries/index.ts';
import { buildDocumentQuery } from './build-document-query.ts';
import type { OrderState } from './order-state.ts';

type FoundOrder = NonNullable<AnswerOf<typeof searchAnywhere>['own']>['orders'][number];

/** Returns the newest matches, as buyer and as supplier. */
export async function findOrders(db: Db, accountId: string, typed: string, limit: number): Promise<FoundOrder[]> {
  const query = buildDocumentQuery(typed);
  if (query === undefined) return [];
  const rows = await selectFoundOrders(db, accountId, query, limit).execute();
  return rows.map(({ id, total_minor, ...row }) => ({ _id: id, ...row, total: majorOf(total_minor, row.currency) }));
}

export function selectFoundOrders(db: Db, accountId: string, query: string, limit: number) {
  const asBuyer = selectSide(db, 'buyer', sql<boolean>`o.account_id = ${accountId}`, query, limit);
  const asSupplier = selectSide(db, 'supplier', sql<boolean>`o.supplier_id = ${accountId}`, query, limit);
  return asBuyer.unionAll(asSupplier).orderBy('id', 'desc').limit(limit);
}

function selectSide(db: Db, side: Side, isOwn: RawBuilder<boolean>, query: string, limit: number) {
  const newest = db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.title', 'o.currency', 'o.total_minor', sql<OrderState>`o.state`.as('state')])
    .select(sql<Side>`${side}::text`.as('side'))
    .where(isOwn)
    .where(sql<boolean>`to_search_words(replace(o.number, '-', ' ') || ' ' || o.title) @@ ${query}::tsquery`)
    .orderBy('o.id', 'desc')
    .limit(limit);
  return db.selectFrom(newest.as(side)).selectAll();
}
