// Reads which suppliers a buyer has blocked. The supplier never sees its standing.
import type { supplierStandings } from '@rigsouq/contract/supplier-lists/calls';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export type Standing = (typeof supplierStandings)[number];

/** Returns those of these suppliers that the buyer has blocked. */
export async function listBlockedSuppliers(db: Db, buyerId: string, supplierIds: readonly string[]): Promise<string[]> {
  if (supplierIds.length === 0) return [];
  const rows = await db
    .selectFrom('supplier_list_entries')
    .select('supplier_id')
    .where('account_id', '=', buyerId)
    .where('supplier_id', 'in', supplierIds)
    .where('standing', '=', 'blocked')
    .execute();
  return rows.map(({ supplier_id }) => supplier_id);
}

/** Builds the same check as an SQL condition, for lists that contain many buyers. */
export function blockedCondition(buyer: Expression<string>, supplierId: string) {
  return sql<boolean>`exists (select from supplier_list_entries blocking where blocking.account_id = ${buyer}
    and blocking.supplier_id = ${supplierId} and blocking.standing = 'blocked')`;
}
