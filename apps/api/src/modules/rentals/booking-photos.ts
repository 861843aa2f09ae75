// Adds photos of the machine's condition, when it goes out and when it comes back. Only the two sides of the booking see them.
import { CONDITION_PHOTOS_MAX } from '@rigsouq/contract/rentals/calls';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { attachMedia, storeFile } from '../media/index.ts';
import { findBooking, type PhotoMoment } from './bookings.queries.ts';
import { addStep } from './bookings.store.ts';
import { startStep } from './step-booking.ts';

const actOf = { out: 'photosOut', in: 'photosIn' } as const;

export async function addPhotos(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  id: string,
  moment: PhotoMoment,
  files: readonly UploadedFile[],
): Promise<void> {
  // Files of other accounts are refused before they are stored.
  if (!(await findBooking(deps.db, id, actor.account.id))) fail('booking.unknown');
  const mediaIds: string[] = [];
  for (const file of files) mediaIds.push((await storeFile(deps, actor, file, { visibility: 'private' })).id);
  await inTransaction(deps.db, (tx) => attach(tx, actor, id, moment, mediaIds));
}

async function attach(
  tx: Tx,
  actor: Actor,
  id: string,
  moment: PhotoMoment,
  mediaIds: readonly string[],
): Promise<void> {
  const { act, side, status } = await startStep(tx, actor, id, actOf[moment]);
  const { held } = await tx
    .selectFrom('booking_photos')
    .select(sql<number>`count(*)::int`.as('held'))
    .where('booking_id', '=', id)
    .where('moment', '=', moment)
    .executeTakeFirstOrThrow();
  if (held + mediaIds.length > CONDITION_PHOTOS_MAX) fail('booking.too_many_photos');
  await attachMedia(tx, actor, mediaIds, { kind: 'image', visibility: 'private' });
  const rows = mediaIds.map((media_id, at) => ({ booking_id: id, moment, position: held + at, media_id, side }));
  await tx.insertInto('booking_photos').values(rows).execute();
  await addStep(tx, { bookingId: id, act, side, userId: actor.userId, status, facts: { photos: rows.length } });
}
