// Manages the documents of a company's profile. They are private: only the company itself and operators can open them.
import { DOCUMENTS_MAX } from '@rigsouq/contract/companies/profile';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { mayEditProfile } from '../identity/index.ts';
import { attachMedia, type MediaRow, releaseMedia, storeFile } from '../media/index.ts';

export function listDocuments(db: Db, accountId: string) {
  return db
    .selectFrom('company_documents as d')
    .innerJoin('media as m', 'm.id', 'd.media_id')
    .select(['m.id', 'm.original_name', 'd.created_at'])
    .where('d.account_id', '=', accountId)
    .orderBy('d.created_at')
    .orderBy('m.id')
    .limit(DOCUMENTS_MAX)
    .execute();
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

export async function checkDocumentLimit(db: Db, actor: Actor, added: number): Promise<void> {
  if (added === 0) return;
  const { count } = await db
    .selectFrom('company_documents')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', actor.account.id)
    .executeTakeFirstOrThrow();
  if (Number(count) + added > DOCUMENTS_MAX) fail('document.too_many');
}

/** Stores files before the transaction attaches them. A cleanup job deletes files that a refused change leaves unattached. */
export async function storeDocuments(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  files: readonly UploadedFile[],
): Promise<MediaRow[]> {
  const stored: MediaRow[] = [];
  for (const file of files) stored.push(await storeFile(deps, actor, file, { visibility: 'private' }));
  return stored;
}

export async function addDocuments(tx: Tx, actor: Actor, documents: readonly MediaRow[]): Promise<void> {
  if (documents.length === 0) return;
  // The account is locked, so that two members who upload concurrently cannot exceed the limit together.
  await tx.selectFrom('accounts').select('id').where('id', '=', actor.account.id).forUpdate().execute();
  await checkDocumentLimit(tx, actor, documents.length);
  for (const document of documents) await attachMedia(tx, actor, [document.id], document);
  const { id: account_id } = actor.account;
  const rows = documents.map(({ id }) => ({ media_id: id, account_id, created_by: actor.userId }));
  await tx.insertInto('company_documents').values(rows).execute();
}

/** Saves documents alone, without the form 'Your Profile'. */
export async function saveDocuments(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  files: readonly UploadedFile[],
): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  await checkDocumentLimit(deps.db, actor, files.length);
  const documents = await storeDocuments(deps, actor, files);
  await inTransaction(deps.db, (tx) => addDocuments(tx, actor, documents));
}

export async function removeDocument(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  const removed = await tx
    .deleteFrom('company_documents')
    .where('media_id', '=', id)
    .where('account_id', '=', actor.account.id)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) fail('document.unknown');
  await releaseMedia(tx, actor.account.id, [id]);
}
