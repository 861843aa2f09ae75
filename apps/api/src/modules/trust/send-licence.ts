import { sql } from 'kysely';
import type { Actor } from '../../platform/access.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import { newId } from '../../platform/ids.ts';
import type { Storage } from '../../platform/storage.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { mayKeepProfile } from '../identity/index.ts';
import { attachMedia, type MediaRow, releaseMedia, storeFile } from '../media/index.ts';

/** No licence of the Gulf is given for longer. */
const LONGEST_YEARS = 20;

export async function sendLicence(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  expiresOn: string,
  file: UploadedFile,
): Promise<string> {
  if (!mayKeepProfile(actor)) fail('access.denied');
  await checkDay(deps.db, expiresOn);
  const media = await storeFile(deps, actor, file, { visibility: 'private' });
  return inTransaction(deps.db, (tx) => bind(tx, actor, expiresOn, media));
}

/** Valid today at least, by the database's clock in the Gulf. */
export async function checkDay(db: Db, day: string): Promise<void> {
  const { fits } = await db
    .selectNoFrom(
      sql<boolean>`${day}::date between ${gulfToday} and ${gulfToday} + ${LONGEST_YEARS} * interval '1 year'`.as(
        'fits',
      ),
    )
    .executeTakeFirstOrThrow();
  if (!fits) fail('licence.day');
}

async function bind(tx: Tx, actor: Actor, expiresOn: string, media: MediaRow): Promise<string> {
  const { id: accountId } = actor.account;
  // Two colleagues at once take turns here, and so do they and an operator who decides.
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
      ...{ id, account_id: accountId, media_id: media.id, created_by: actor.userId },
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
