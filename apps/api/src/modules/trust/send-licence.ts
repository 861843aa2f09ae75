import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { mayEditProfile } from '../identity/index.ts';
import { attachMedia, type MediaRow, releaseMedia, storeFile } from '../media/index.ts';

/** Authorities in the Gulf grant no licence for longer. */
const MAX_YEARS = 20;

export async function sendLicence(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  expiresOn: string,
  file: UploadedFile,
): Promise<string> {
  if (!mayEditProfile(actor)) fail('access.denied');
  await validateExpiryDay(deps.db, expiresOn);
  const media = await storeFile(deps, actor, file, { visibility: 'private' });
  return inTransaction(deps.db, (tx) => attachLicence(tx, actor, expiresOn, media));
}

/** Refuses a licence that has expired, by the database's clock in the Gulf, or that is valid for too long. */
export async function validateExpiryDay(db: Db, day: string): Promise<void> {
  const { valid } = await db
    .selectNoFrom(
      sql<boolean>`${day}::date between ${gulfToday} and ${gulfToday} + ${MAX_YEARS} * interval '1 year'`.as('valid'),
    )
    .executeTakeFirstOrThrow();
  if (!valid) fail('licence.day');
}

async function attachLicence(tx: Tx, actor: Actor, expiresOn: string, media: MediaRow): Promise<string> {
  const { id: accountId } = actor.account;
  // The lock makes two members who upload concurrently, and an operator who decides, wait for each other.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  await attachMedia(tx, actor, [media.id], media);
  const before = await tx
    .deleteFrom('company_licences')
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .returning('media_id')
    .execute();
  const id = newId();
  await tx
    .insertInto('company_licences')
    .values({
      id,
      account_id: accountId,
      media_id: media.id,
      created_by: actor.userId,
      expires_on: sql<Date>`${expiresOn}::date`,
    })
    .execute();
  if (before.length > 0)
    await releaseMedia(
      tx,
      accountId,
      before.map(({ media_id }) => media_id),
    );
  return id;
}
