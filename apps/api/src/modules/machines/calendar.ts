// Reserves machines in the calendar. Every reservation (a sale, a rental, a lot) is made here, inside the caller's transaction.
// The code does not check first: the constraint on the table decides, and its error becomes a message for the user.
import type { Period } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { type Db, type Tx, violates } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { fail } from '../../platform/http/errors.ts';

export type ReservationKind = 'sold' | 'withdrawn' | 'rental' | 'auction';

type NewReservation = {
  machineId: string;
  period: Period;
  kind: ReservationKind;
  /** The listing, booking or lot that the reservation is for, or the machine itself when its owner withdrew it. */
  referenceId: string;
  by: string;
};

const range = ({ from, until }: Period) => sql<string>`tstzrange(${from}, ${until}, '[)')`;

/** Reserves the machine, or fails if it is already reserved. The failed statement also ends the caller's transaction. */
export async function reserveMachine(
  tx: Tx,
  { machineId, period, kind, referenceId, by }: NewReservation,
): Promise<void> {
  await lockMachine(tx, machineId);
  await tx
    .insertInto('reservations')
    .values({
      id: newId(),
      machine_id: machineId,
      period: range(period),
      kind,
      reference_id: referenceId,
      created_by: by,
    })
    .execute()
    .catch((error: unknown) => {
      // The constraint has the former name of the table: the previous version expects it too.
      if (violates(error, 'promises_do_not_overlap')) fail('machine.promised');
      throw error;
    });
}

/** Releases the reservation of a listing, booking or lot. Returns false if there was none. */
export async function releaseMachine(tx: Tx, referenceId: string, kind: ReservationKind): Promise<boolean> {
  const machineId = await lockReservedMachine(tx, referenceId, kind);
  if (!machineId) return false;
  await tx.deleteFrom('reservations').where('reference_id', '=', referenceId).where('kind', '=', kind).execute();
  await extendOverdue(tx, machineId);
  return true;
}

/** Turns a reservation into a sale that starts at the same time. */
export async function markReservationSold(tx: Tx, referenceId: string, kind: ReservationKind): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({ kind: 'sold' })
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .execute();
}

/** Extends a reservation whose machine was not returned: to the next reservation, or without an end, until the return. */
export async function extendReservation(tx: Tx, referenceId: string, kind: ReservationKind): Promise<void> {
  const machineId = await lockReservedMachine(tx, referenceId, kind);
  if (!machineId) return;
  await tx
    .updateTable('reservations')
    .set({ overdue: true })
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .execute();
  await extendOverdue(tx, machineId);
}

/** Ends a reservation now, because the machine was returned. */
export async function endReservationNow(tx: Tx, referenceId: string, kind: ReservationKind): Promise<void> {
  if (!(await lockReservedMachine(tx, referenceId, kind))) return;
  await tx
    .updateTable('reservations')
    .set({ overdue: false, period: sql`tstzrange(lower(period), least(upper(period), now()), '[)')` })
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .where(sql<boolean>`lower(period) < now()`)
    .execute();
}

/** Returns the reservations of a machine within a period, earliest first. */
export async function listReservations(db: Db, machineId: string, period: Period) {
  const rows = await db
    .selectFrom('reservations')
    .select([sql<Date>`lower(period)`.as('from'), sql<Date | null>`upper(period)`.as('until'), 'kind', 'reference_id'])
    .where('machine_id', '=', machineId)
    .where(sql<boolean>`period && ${range(period)}`)
    .orderBy(sql`lower(period)`)
    .limit(1_000)
    .execute();
  return rows.map(({ reference_id, ...row }) => ({ ...row, referenceId: reference_id }));
}

/** Locks the machine: two transactions that insert at once and then check each other's row could deadlock otherwise. */
async function lockMachine(tx: Tx, machineId: string): Promise<void> {
  await tx.selectFrom('machines').select('id').where('id', '=', machineId).forNoKeyUpdate().execute();
}

/** Returns the machine that is reserved for a reference, and locks it. */
async function lockReservedMachine(tx: Tx, referenceId: string, kind: ReservationKind): Promise<string | undefined> {
  const found = await tx
    .selectFrom('reservations')
    .select('machine_id')
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (found) await lockMachine(tx, found.machine_id);
  return found?.machine_id;
}

/** Extends overdue reservations up to the next one, which may be later than before if the next one was released. */
async function extendOverdue(tx: Tx, machineId: string): Promise<void> {
  await sql`
    update reservations as late set period = tstzrange(lower(late.period), (
      select min(lower(next.period)) from reservations as next
      where next.machine_id = late.machine_id and lower(next.period) > lower(late.period)), '[)')
    where late.machine_id = ${machineId} and late.overdue`.execute(tx);
}
