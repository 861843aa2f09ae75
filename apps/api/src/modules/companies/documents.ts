// The papers of a company's profile. They are private: they open for the company itself and for operators.
import { DOCUMENTS_MAX } from '@rigsouq/contract/profile';
import type { Actor } from '../../platform/access.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { mayKeepProfile } from '../identity/index.ts';
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

export async function askForRoom(db: Db, actor: Actor, more: number): Promise<void> {
  if (more === 0) return;
  const { held } = await db
    .selectFrom('company_documents')
    .select((eb) => eb.fn.countAll<string>().as('held'))
    .where('account_id', '=', actor.account.id)
    .executeTakeFirstOrThrow();
  if (Number(held) + more > DOCUMENTS_MAX) fail('document.too_many');
}

/** Stored first and bound in the transaction: what a refused change leaves behind is swept away by itself. */
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
  // Two colleagues at once take turns here, so that together they stay within the limit.
  await tx.selectFrom('accounts').select('id').where('id', '=', actor.account.id).forUpdate().execute();
  await askForRoom(tx, actor, documents.length);
  for (const document of documents) await attachMedia(tx, actor, [document.id], document);
  const { id: account_id } = actor.account;
  const rows = documents.map(({ id }) => ({ media_id: id, account_id, created_by: actor.userId }));
  await tx.insertInto('company_documents').values(rows).execute();
}

export async function removeDocument(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!mayKeepProfile(actor)) fail('access.denied');
  const removed = await tx
    .deleteFrom('company_documents')
    .where('media_id', '=', id)
    .where('account_id', '=', actor.account.id)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) fail('document.unknown');
  await releaseMedia(tx, actor.account.id, [id]);
}
