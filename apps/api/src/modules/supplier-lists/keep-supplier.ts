// Puts a supplier on a list of the buyer and removes it. No notification is sent: the supplier must not learn of it.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { keepSupplier as call } from '@rigsouq/contract/supplier-lists/calls';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { findInNetwork } from '../companies/index.ts';
import { releaseMedia } from '../media/index.ts';

export async function keepSupplier(
  tx: Tx,
  actor: Actor,
  id: string,
  { standing, tags, categories, note }: ParsedOf<typeof call>['body'],
): Promise<void> {
  if (id === actor.account.id) fail('supplier.own');
  if (!(await findInNetwork(tx, id, 'supplier'))) fail('supplier.unknown');
  const kept = {
    standing,
    tags: distinct(tags),
    categories: [...new Set(categories)],
    note: note ?? null,
    updated_by: actor.userId,
  };
  await tx
    .insertInto('supplier_list_entries')
    .values({ account_id: actor.account.id, supplier_id: id, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'supplier_id']).doUpdateSet({ ...kept, updated_at: sql`now()` }),
    )
    .execute();
}

/** Removes a supplier from the lists together with its documents. The facts of the scorecard stay. */
export async function dropSupplier(tx: Tx, { account }: Actor, id: string): Promise<void> {
  await lockEntry(tx, account.id, id);
  const documents = await tx
    .deleteFrom('supplier_documents')
    .where('account_id', '=', account.id)
    .where('supplier_id', '=', id)
    .returning('media_id')
    .execute();
  await tx
    .deleteFrom('supplier_list_entries')
    .where('account_id', '=', account.id)
    .where('supplier_id', '=', id)
    .execute();
  await releaseMedia(
    tx,
    account.id,
    documents.map(({ media_id }) => media_id),
  );
}

/** Locks the entry, so that adding a document and removing the supplier never run at the same time. */
export async function lockEntry(tx: Tx, buyerId: string, supplierId: string): Promise<void> {
  const entry = await tx
    .selectFrom('supplier_list_entries')
    .select('supplier_id')
    .where('account_id', '=', buyerId)
    .where('supplier_id', '=', supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) fail('supplier.unknown');
}

/** Removes duplicate tags regardless of case and keeps the first spelling. */
function distinct(tags: readonly string[]): string[] {
  const lowerCase = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, at) => lowerCase.indexOf(lowerCase[at] ?? '') === at);
}
