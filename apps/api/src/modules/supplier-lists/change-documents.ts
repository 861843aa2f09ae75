// Adds and removes the documents that a buyer keeps about a supplier on its lists. They are private files of the buyer's account.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type addSupplierDocument as call, SUPPLIER_DOCUMENTS_MAX } from '@rigsouq/contract/supplier-lists/calls';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { attachMedia, type MediaRow, releaseMedia, storeFile } from '../media/index.ts';
import { lockEntry } from './keep-supplier.ts';
import { findEntries } from './lists.queries.ts';
import { dueReminderStep } from './remind-buyers.ts';

type Input = ParsedOf<typeof call>['body'];

export async function addDocument(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  supplierId: string,
  input: Input,
  file: UploadedFile,
): Promise<string> {
  // The entry is checked first, so that a file that would be refused is never stored.
  if (!(await findEntries(deps.db, actor.account.id, [supplierId])).has(supplierId)) fail('supplier.unknown');
  const media = await storeFile(deps, actor, file, { visibility: 'private' });
  return inTransaction(deps.db, (tx) => attachDocument(tx, actor, supplierId, input, media));
}

async function attachDocument(tx: Tx, actor: Actor, supplierId: string, { kind, expiresOn }: Input, media: MediaRow) {
  await lockEntry(tx, actor.account.id, supplierId);
  const { held } = await tx
    .selectFrom('supplier_documents')
    .select(sql<number>`count(*)::int`.as('held'))
    .where('account_id', '=', actor.account.id)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  if (held >= SUPPLIER_DOCUMENTS_MAX) fail('supplier.too_many_documents');
  await attachMedia(tx, actor, [media.id], media);
  const id = newId();
  const expiry = sql<Date | null>`${expiresOn ?? null}::date`;
  await tx
    .insertInto('supplier_documents')
    .values({
      id,
      account_id: actor.account.id,
      supplier_id: supplierId,
      kind,
      media_id: media.id,
      expires_on: expiry,
      // The buyer has just entered the expiry date, so reminders that are already due are not sent.
      reminded: dueReminderStep(expiry),
      created_by: actor.userId,
    })
    .execute();
  return id;
}

export async function removeDocument(tx: Tx, { account }: Actor, supplierId: string, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('supplier_documents')
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('account_id', '=', account.id)
    .returning('media_id')
    .executeTakeFirst();
  if (!removed) fail('document.unknown');
  await releaseMedia(tx, account.id, [removed.media_id]);
}
