import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { presentStep, type Side, sideOf } from '../enquiries/index.ts';
import { mainPhotos } from '../machines/index.ts';
import { createPrivateUrl } from '../media/index.ts';
import { presentBooking, presentItem, presentPhotos } from './bookings.presenter.ts';
import { findBooking, findBookings, listBookingPhotos, listBookingSteps } from './bookings.queries.ts';

export async function listBookings(db: Db, actor: Actor, side: Side, paging: { page: number; limit: number }) {
  const { rows, total, pages } = await findBookings(db, actor.account.id, side, paging);
  const photos = await mainPhotos(db, rows);
  return { bookings: rows.map((row) => presentItem(row, side, photos)), total, pages };
}

export async function readBooking({ db, secret }: { db: Db; secret: AuthSecret }, actor: Actor, id: string) {
  const row = (await findBooking(db, id, actor.account.id)) ?? fail('booking.unknown');
  const side = sideOf(actor, row) ?? fail('booking.unknown');
  const [main, steps, photos] = await Promise.all([
    mainPhotos(db, [row]),
    listBookingSteps(db, id),
    listBookingPhotos(db, id),
  ]);
  return {
    ...presentBooking(row, side, main),
    photos: presentPhotos(photos, (mediaId) => createPrivateUrl(secret, mediaId)),
    history: steps.map((step) => presentStep(step, side)),
  };
}
