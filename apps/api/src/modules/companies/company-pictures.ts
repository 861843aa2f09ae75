// Changes the logo and the cover of a company. They are public, and the earlier picture is deleted.
import type { companyPictures } from '@rigsouq/contract/companies/profile';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { mayEditProfile } from '../identity/index.ts';
import { attachMedia, releaseMedia, storeFile } from '../media/index.ts';
import { writeCompany } from './companies.store.ts';

type PictureKind = (typeof companyPictures)[number];

const columns = { logo: 'logo_id', cover: 'cover_id' } as const;

export async function changePicture(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  kind: PictureKind,
  [file]: readonly UploadedFile[],
): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  if (!file) fail('upload.missing');
  // The file is stored before the transaction attaches it. A cleanup job deletes a file that a refused change leaves unattached.
  const stored = await storeFile(deps, actor, file, { visibility: 'public' });
  await inTransaction(deps.db, async (tx) => {
    await attachMedia(tx, actor, [stored.id], stored);
    await setPicture(tx, actor.account.id, kind, stored.id);
  });
}

export async function removePicture(tx: Tx, actor: Actor, kind: PictureKind): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  await setPicture(tx, actor.account.id, kind, null);
}

async function setPicture(tx: Tx, accountId: string, kind: PictureKind, id: string | null): Promise<void> {
  const column = columns[kind];
  // The account is locked, so that of two concurrent changes the second deletes the picture of the first.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const before = await tx
    .selectFrom('company_profiles')
    .select(column)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await writeCompany(tx, accountId, {}, { [column]: id });
  const earlier = before?.[column];
  if (earlier) await releaseMedia(tx, accountId, [earlier]);
}
