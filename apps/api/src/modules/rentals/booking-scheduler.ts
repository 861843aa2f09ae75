// Advances bookings when their times come: they lapse, start and become overdue. The database's clock decides. Every action on a
// booking, and every request for its days, advances it first, so nothing depends on when a worker runs the job.
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { markRented } from '../catalogue/index.ts';
import { extendReservation, releaseMachine } from '../machines/index.ts';
import { type BookingAction, type BookingStatus, statusAfter } from './booking-state.ts';
import {
  addStep,
  type LockedBooking,
  listDueBookings,
  lockBooking,
  lockDueBookings,
  updateBooking,
} from './bookings.store.ts';
import { bookingStepped } from './rentals.events.ts';
import { advanceBookings } from './rentals.jobs.ts';

export async function advanceBooking(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const lapsed = await lapse(tx, booking);
  const started = await startRental(tx, lapsed);
  return markOverdue(tx, started);
}

/** Advances all due bookings of a machine: frees the days of lapsed requests and extends the reservation of an overdue machine. */
export async function advanceMachineBookings(tx: Tx, machineId: string): Promise<void> {
  for (const booking of await lockDueBookings(tx, machineId)) await advanceBooking(tx, booking);
}

const BATCH = 500;

/**
 * Advances every due booking once a minute, each in its own transaction. A failing booking does not block the others, a killed worker
 * leaves the rest to the next minute, and two concurrent workers wait for each other's locks.
 */
export function advanceBookingsJob({ db }: { db: Db }): JobHandler {
  return handle(
    advanceBookings,
    async (_, log) => {
      let failed: unknown;
      for (
        let last = '', ids = await listDueBookings(db, BATCH);
        ids.length;
        ids = await listDueBookings(db, BATCH, last)
      ) {
        for (const id of ids)
          await inTransaction(db, (tx) => advanceOne(tx, id)).catch((error: unknown) => {
            failed = error;
            log.error({ err: error, bookingId: id }, 'scheduled transition of a booking failed');
          });
        last = ids.at(-1) ?? '';
      }
      if (failed) throw failed;
    },
    { every: '* * * * *' },
  );
}

async function advanceOne(tx: Tx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (booking) await advanceBooking(tx, booking);
}

async function lapse(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const status = booking.lapses_in <= 0 && statusAfter('lapse', 'clock', booking);
  if (!status) return booking;
  await updateBooking(tx, booking.id, { status, reason: 'lapsed' });
  await releaseMachine(tx, booking.id, 'rental');
  await record(tx, booking, 'lapse', status, 'booking.lapsed', { note: 'lapsed' });
  return { ...booking, status };
}

async function startRental(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const status = booking.starts_in <= 0 && statusAfter('begin', 'clock', booking);
  if (!status) return booking;
  await updateBooking(tx, booking.id, { status });
  await markRented(tx, { listingId: booking.listing_id, supplierId: booking.supplier_id });
  await record(tx, booking, 'begin', status, 'booking.started');
  return { ...booking, status };
}

async function markOverdue(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const status = booking.ends_in <= 0 && !booking.overdue_at && statusAfter('overdue', 'clock', booking);
  if (!status) return booking;
  await updateBooking(tx, booking.id, { overdue_at: booking.now });
  await extendReservation(tx, booking.id, 'rental');
  await record(tx, booking, 'overdue', status, 'booking.overdue');
  return { ...booking, overdue_at: booking.now };
}

async function record(
  tx: Tx,
  { id, account_id, supplier_id, title }: LockedBooking,
  act: BookingAction,
  status: BookingStatus,
  what: NoticeType,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await addStep(tx, { bookingId: id, act, side: 'clock', userId: null, status, facts });
  const sides = [account_id, supplier_id];
  await recordEvent(tx, bookingStepped, { what, subjectId: id, by: null, tell: sides, sides, words: { title } });
}
