// Copies of the data of a member or a company: the request, the file that the worker makes, and the link to it.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINK_MINUTES } from '@rigsouq/contract/media/calls';
import type { ExportScope } from '@rigsouq/contract/privacy/calls';
import { EXPORT_DAYS } from '@rigsouq/contract/privacy/retention';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { type AuthSecret, sign } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { makeExport, sendExportReady } from './privacy.jobs.ts';
import { writeExport } from './write-export.ts';

export const keyOfExport = (id: string) => `exports/${id}.zip`;

const notExpired = sql<boolean>`created_at > now() - ${EXPORT_DAYS} * interval '1 day'`;

/** The caller has checked the password. A copy of each kind can be asked for once a day. */
export async function requestExport(tx: Tx, { userId, account }: Actor, scope: ExportScope): Promise<void> {
  const recent = sql<boolean>`created_at > now() - interval '1 day'`;
  // Two requests at the same time wait here for each other.
  await tx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute();
  const earlier = await tx
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where((eb) => eb.or([eb('ready_at', 'is', null), recent]))
    .executeTakeFirst();
  if (earlier) fail('data.export_recent');
  const id = newId();
  await tx.insertInto('data_exports').values({ id, user_id: userId, account_id: account.id, scope }).execute();
  await addJob(tx, makeExport, { id });
}

export function listExports(db: Db, { userId, account }: Actor) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'scope', 'created_at', 'ready_at', 'bytes'])
    .$narrowType<{ scope: ExportScope }>()
    .where('user_id', '=', userId)
    .where('account_id', '=', account.id)
    .where(notExpired)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

export async function createExportLink({ db, secret }: { db: Db; secret: AuthSecret }, actor: Actor, id: string) {
  const row = (await listExports(db, actor)).find((one) => one.id === id && one.ready_at);
  if (!row) fail('data.export_unknown');
  const expires = Math.floor(Date.now() / 1000) + LINK_MINUTES * 60;
  const signature = sign(secret, signedText(id, expires));
  const url = `/api/users/data/exports/${id}/data.zip?expires=${expires}&signature=${signature}`;
  return { url, expiresAt: new Date(expires * 1000).toISOString() };
}

export const signedText = (id: string, expires: number) => `data export\n${id}\n${expires}`;

export function makeExportJob({ db, storage }: { db: Db; storage: Storage }): JobHandler {
  return handle(makeExport, async ({ id }) => {
    const order = await db
      .selectFrom('data_exports as e')
      .innerJoin('auth_users as u', 'u.id', 'e.user_id')
      .select(['e.scope', 'e.account_id as accountId', 'e.user_id as userId', 'u.email'])
      .$narrowType<{ scope: ExportScope }>()
      .where('e.id', '=', id)
      .where('e.ready_at', 'is', null)
      .executeTakeFirst();
    if (!order) return;
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    try {
      const path = await writeExport({ db, storage }, order, folder);
      const { size } = await stat(path);
      await storage.put(keyOfExport(id), { path, bytes: size }, 'application/zip');
      await inTransaction(db, async (tx) => {
        const ready = { ready_at: sql<Date>`now()`, bytes: size };
        await tx.updateTable('data_exports').set(ready).where('id', '=', id).execute();
        await addJob(tx, sendExportReady, { id });
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Deletes the expired copies. The file is deleted first: a row without a file gives no data away. */
export async function deleteOldExports({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  const old = await db.selectFrom('data_exports').select('id').where(sql<boolean>`not ${notExpired}`).execute();
  for (const { id } of old) {
    await storage.delete(keyOfExport(id));
    await db.deleteFrom('data_exports').where('id', '=', id).execute();
  }
}
