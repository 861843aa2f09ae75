import { SUPPLIER_DOCUMENTS_MAX } from '@rigsouq/contract/supplier-lists/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';

/** Lists the documents about a supplier: those that expire first come first, those without an expiry date last. */
export function listSupplierDocuments(db: Db, buyerId: string, supplierId: string) {
  return db
    .selectFrom('supplier_documents as d')
    .innerJoin('media as m', 'm.id', 'd.media_id')
    .select(['d.id', 'd.kind', 'd.media_id', 'd.created_at', 'm.original_name'])
    .select(sql<string | null>`d.expires_on::text`.as('expires_on'))
    .select(sql<number | null>`d.expires_on - ${gulfToday}`.as('days_left'))
    .where('d.account_id', '=', buyerId)
    .where('d.supplier_id', '=', supplierId)
    .orderBy(sql`d.expires_on nulls last`)
    .orderBy('d.id')
    .limit(SUPPLIER_DOCUMENTS_MAX)
    .execute();
}

export type DocumentRow = Awaited<ReturnType<typeof listSupplierDocuments>>[number];
