// Deletes media. The row is deleted in the transaction, its files afterwards: the job is committed with the delete and retried until it
// succeeds.

import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { removeFiles, removeUnusedMedia } from './media.jobs.ts';
import { findMedia, lockMedia, type MediaRow } from './media.store.ts';
import { keysOf } from './media-rules.ts';

/** Deletes a file of the owner, only while nothing shows it. */
export async function removeMedia(tx: Tx, owner: Owner, id: string): Promise<void> {
  const [media] = await lockMedia(tx, owner.account.id, [id]);
  if (!media) fail('media.unknown');
  if (media.attached_at) fail('media.in_use');
  await discard(tx, [media]);
}

/** Deletes files that a use case had attached and no longer shows. */
export async function releaseMedia(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await discard(tx, await lockMedia(tx, accountId, ids));
}

async function discard(tx: Tx, media: readonly MediaRow[]): Promise<void> {
  if (media.length === 0) return;
  const ids = media.map(({ id }) => id);
  await tx.deleteFrom('media').where('id', 'in', ids).execute();
  await addJob(tx, removeFiles, { keys: media.flatMap(keysOf) });
}

export function removeFilesJob({ storage }: { storage: Storage }): JobHandler {
  return handle(removeFiles, async ({ keys }) => {
    for (const key of keys) await storage.delete(key);
  });
}

/** Runs a day after each upload: a file that nothing has attached by then belongs to a form that was never sent. */
export function removeUnusedMediaJob({ db }: { db: Db }): JobHandler {
  return handle(removeUnusedMedia, ({ id }) =>
    inTransaction(db, async (tx) => {
      const media = await findMedia(tx, id);
      const [unused] = media ? await lockMedia(tx, media.account_id, [id]) : [];
      if (unused && !unused.attached_at) await discard(tx, [unused]);
    }),
  );
}
