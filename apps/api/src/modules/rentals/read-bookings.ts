import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { presentStep, type Side, sideOf } from '../enquiries/index.ts';
import { mainPhotos } from '../machines/index.ts';
import { createPrivateUrl } from '../media/index.ts';
import { companiesOf, presentBooking, presentItem, presentPhotos } from './bookings.presenter.ts';
import {
  type BookingRow,
  findBooking,
  findBookingById,
  findBookings,
  listBookingPhotos,
  listBookingSteps,
} from './bookings.queries.ts';

export async function listBookings(db: Db, actor: Actor, side: Side, paging: { page: number; limit: number }) {
  const { rows, total, pages } = await findBookings(db, actor.account.id, side, paging);
  const photos = await mainPhotos(db, rows);
  return { bookings: rows.map((row) => presentItem(row, side, photos)), total, pages };
}

export async function readBooking(deps: { db: Db; secret: AuthSecret }, actor: Actor, id: string) {
  const row = (await findBooking(deps.db, id, actor.account.id)) ?? fail('booking.unknown');
  const side = sideOf(actor, row) ?? fail('booking.unknown');
  const [{ main, steps }, photos] = await Promise.all([readParts(deps.db, row), listBookingPhotos(deps.db, id)]);
  return {
    ...presentBooking(row, side, main),
    photos: presentPhotos(photos, (mediaId) => createPrivateUrl(deps.secret, mediaId)),
    history: steps.map((step) => presentStep(step, side)),
  };
}

/** Reads a booking of any company, with the names of all users. Only calls of operators may use it. */
export async function readBookingFile(db: Db, id: string) {
  const row = (await findBookingById(db, id)) ?? fail('booking.unknown');
  const { main, steps } = await readParts(db, row);
  return {
    ...presentBooking(row, 'supplier', main),
    history: steps.map((step) => presentStep(step, step.side === 'supplier' ? 'supplier' : 'buyer')),
    companies: companiesOf(row),
  };
}

async function readParts(db: Db, row: BookingRow) {
  const [main, steps] = await Promise.all([mainPhotos(db, [row]), listBookingSteps(db, row.id)]);
  return { main, steps };
}
