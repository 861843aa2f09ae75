// Adds and removes drawings and documents of a request. The files are private: the buyer and the suppliers who may see the request open them
// by signed URLs that expire after minutes. A file added after the publication belongs to the next version and is shown with it.
import { RFQ_FILES_MAX } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { attachMedia, type MediaRow, releaseMedia, storeFile } from '../media/index.ts';
import { startBuyerAction } from './start-action.ts';

export async function addRfqFile(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  id: string,
  file: UploadedFile,
): Promise<string> {
  // Access is checked before the upload, so that a file from another account is never stored.
  await inTransaction(deps.db, (tx) => startBuyerAction(tx, actor, id, 'attach'));
  const media = await storeFile(deps, actor, file, { visibility: 'private' });
  return inTransaction(deps.db, (tx) => attach(tx, actor, id, media));
}

async function attach(tx: Tx, actor: Actor, rfqId: string, media: MediaRow): Promise<string> {
  const { rfq } = await startBuyerAction(tx, actor, rfqId, 'attach');
  const { count } = await tx
    .selectFrom('rfq_files')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('rfq_id', '=', rfqId)
    .executeTakeFirstOrThrow();
  if (count >= RFQ_FILES_MAX) fail('rfq.too_many_files');
  await attachMedia(tx, actor, [media.id], media);
  const id = newId();
  const version = rfq.state === 'draft' ? rfq.version : rfq.version + 1;
  await tx.insertInto('rfq_files').values({ id, rfq_id: rfqId, media_id: media.id, version }).execute();
  return id;
}

/** Removes a file. A file of a published version stays, because suppliers may have seen it. */
export async function removeRfqFile(tx: Tx, actor: Actor, rfqId: string, id: string): Promise<void> {
  const { rfq } = await startBuyerAction(tx, actor, rfqId, 'attach');
  const file = await tx
    .selectFrom('rfq_files')
    .select(['media_id', sql<number>`version::int`.as('version')])
    .where('id', '=', id)
    .where('rfq_id', '=', rfqId)
    .executeTakeFirst();
  if (!file) fail('document.unknown');
  if (rfq.state !== 'draft' && file.version <= rfq.version) fail('rfq.state');
  await tx.deleteFrom('rfq_files').where('id', '=', id).where('rfq_id', '=', rfqId).execute();
  await releaseMedia(tx, actor.account.id, [file.media_id]);
}
