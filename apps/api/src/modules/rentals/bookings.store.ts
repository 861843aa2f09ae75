import type { RentalUnit } from '@rigsouq/kernel/rental-price';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Bookings } from '../../../db/rows.generated.ts';
import { type Db, lockUntilCommit, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Side } from '../enquiries/index.ts';
import type { BookingAction, BookingStatus } from './booking-state.ts';

const secondsTo = (column: 'lapses_at' | 'starts_at' | 'ends_at') =>
  sql<number>`extract(epoch from ${sql.ref(`b.${column}`)} - now())::float8`;

/** Selects and locks bookings with the seconds until each deadline, by the database's clock. Lock order: bookings before machines. */
const selectForUpdate = (tx: Tx) =>
  tx
    .selectFrom('bookings as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .innerJoin('machines as m', 'm.id', 'b.machine_id')
    .select(['b.id', 'b.account_id', 'b.supplier_id', 'b.machine_id', 'b.currency', 'b.rate_minor', 'b.cost_minor'])
    .select(['b.overdue_at', 'b.off_hired_at', 'b.listing_id', 'l.title', 'm.country'])
    .select([sql<string>`b.start_day::text`.as('start_day'), sql<string>`b.end_day::text`.as('end_day')])
    .select([sql<BookingStatus>`b.status`.as('status'), sql<Date>`now()`.as('now')])
    .select(['b.day_rate_minor', sql<RentalUnit>`b.rental_period`.as('rental_unit')])
    .select([
      secondsTo('lapses_at').as('lapses_in'),
      secondsTo('starts_at').as('starts_in'),
      secondsTo('ends_at').as('ends_in'),
    ])
    .forUpdate('b');

export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

export function lockBooking(tx: Tx, id: string) {
  return selectForUpdate(tx).where('b.id', '=', id).executeTakeFirst();
}

/** Counts the requests that wait for an answer. Concurrent requests of one company wait for each other here, so that the limit holds. */
export async function countOpenRequests(tx: Tx, accountId: string): Promise<number> {
  await lockUntilCommit(tx, `booking requests ${accountId}`);
  const { open } = await tx
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'Requested')
    .where('lapses_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** A booking is due when one of its deadlines has passed and no worker has advanced it yet. */
const isDue = sql<boolean>`(b.status = 'Requested' and b.lapses_at <= now() or b.status = 'Confirmed' and b.starts_at <= now()
  or b.status = 'Active' and b.ends_at <= now() and b.overdue_at is null)`;

export function lockDueBookings(tx: Tx, machineId: string) {
  return selectForUpdate(tx).where('b.machine_id', '=', machineId).where(isDue).orderBy('b.id').limit(100).execute();
}

export async function listDueBookings(db: Db, limit: number, after = ''): Promise<string[]> {
  const due = db.selectFrom('bookings as b').select('b.id').where(isDue).orderBy('b.id').limit(limit);
  const rows = await (after ? due.where('b.id', '>', after) : due).execute();
  return rows.map(({ id }) => id);
}

/** Returns true when another booking of the listing is active. An overdue booking and the next one can both be active. */
export async function isRentedElsewhere(
  tx: Tx,
  { id, listing_id }: { id: string; listing_id: string },
): Promise<boolean> {
  const others = await tx
    .selectFrom('bookings')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('status', '=', 'Active')
    .where('id', '!=', id)
    .limit(1)
    .execute();
  return others.length > 0;
}

export async function insertBooking(tx: Tx, booking: Insertable<Bookings>): Promise<void> {
  await tx.insertInto('bookings').values(booking).execute();
}

export async function updateBooking(tx: Tx, id: string, change: Updateable<Bookings>): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type Step = {
  bookingId: string;
  act: BookingAction | 'request';
  side: Side | 'clock';
  userId: string | null;
  status: BookingStatus;
  facts: Record<string, unknown>;
};

export async function addStep(tx: Tx, { bookingId, userId, facts, ...step }: Step): Promise<void> {
  await tx
    .insertInto('booking_steps')
    .values({ id: newId(), booking_id: bookingId, user_id: userId, facts: JSON.stringify(facts), ...step })
    .execute();
}
