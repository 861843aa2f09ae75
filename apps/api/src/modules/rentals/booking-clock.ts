// What the clock does with a booking: it lapses, begins, and is overdue. The database's clock decides; the job only keeps up. Whoever
// acts on a booking, or wants its days, lets the clock go first, so nothing depends on when a worker gets round to it.
import type { What } from '@rigsouq/contract/notifications';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { markRented } from '../catalogue/index.ts';
import { extendPromise, releaseMachine } from '../machines/index.ts';
import { after, type BookingAct, type BookingStatus } from './booking-state.ts';
import {
  addStep,
  dueBookings,
  type LockedBooking,
  lockBooking,
  lockDueBookings,
  setBooking,
} from './bookings.store.ts';
import { bookingStepped } from './rentals.events.ts';
import { turnDue } from './rentals.jobs.ts';

export async function turn(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const lapsed = await lapse(tx, booking);
  const begun = await begin(tx, lapsed);
  return beOverdue(tx, begun);
}

/** Frees the days of requests that have lapsed, and keeps a machine bound that is not back. */
export async function turnMachine(tx: Tx, machineId: string): Promise<void> {
  for (const booking of await lockDueBookings(tx, machineId)) await turn(tx, booking);
}

const BATCH = 500;

/**
 * Every minute, whatever has come due, each booking in a transaction of its own: one that fails does not keep the others, a worker that
 * is killed leaves the rest to the next minute, and two at once take turns.
 */
export function turningBookings({ db }: { db: Db }): JobHandler {
  return handle(
    turnDue,
    async (_, log) => {
      let failed: unknown;
      for (let last = '', ids = await dueBookings(db, BATCH); ids.length; ids = await dueBookings(db, BATCH, last)) {
        for (const id of ids)
          await inTransaction(db, (tx) => turnOne(tx, id)).catch((error: unknown) => {
            failed = error;
            log.error({ err: error, bookingId: id }, 'the hour of a booking has come and it could not be turned');
          });
        last = ids.at(-1) ?? '';
      }
      if (failed) throw failed;
    },
    { every: '* * * * *' },
  );
}

async function turnOne(tx: Tx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (booking) await turn(tx, booking);
}

async function lapse(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const status = booking.lapses_in <= 0 && after('lapse', 'clock', booking);
  if (!status) return booking;
  await setBooking(tx, booking.id, { status, reason: 'lapsed' });
  await releaseMachine(tx, booking.id, 'rental');
  await record(tx, booking, 'lapse', status, 'booking.lapsed', { note: 'lapsed' });
  return { ...booking, status };
}

async function begin(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const status = booking.starts_in <= 0 && after('begin', 'clock', booking);
  if (!status) return booking;
  await setBooking(tx, booking.id, { status });
  await markRented(tx, { listingId: booking.listing_id, supplierId: booking.supplier_id });
  await record(tx, booking, 'begin', status, 'booking.started');
  return { ...booking, status };
}

async function beOverdue(tx: Tx, booking: LockedBooking): Promise<LockedBooking> {
  const status = booking.ends_in <= 0 && !booking.overdue_at && after('overdue', 'clock', booking);
  if (!status) return booking;
  await setBooking(tx, booking.id, { overdue_at: booking.now });
  await extendPromise(tx, booking.id, 'rental');
  await record(tx, booking, 'overdue', status, 'booking.overdue');
  return { ...booking, overdue_at: booking.now };
}

async function record(
  tx: Tx,
  { id, account_id, supplier_id, title }: LockedBooking,
  act: BookingAct,
  status: BookingStatus,
  what: What,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await addStep(tx, { bookingId: id, act, side: 'clock', userId: null, status, facts });
  const sides = [account_id, supplier_id];
  await recordEvent(tx, bookingStepped, { what, subjectId: id, by: null, tell: sides, sides, words: { title } });
}
