// The door to the one calendar. Whoever binds a machine (a sale, a rental, a lot) comes through here, inside its own transaction.
// There is no asking first: the constraint on the table decides, and what it refuses is told as a sentence.
import type { Period } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { type Db, type Tx, violates } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';

export type PromiseKind = 'sold' | 'withdrawn' | 'rental' | 'auction';

type NewPromise = {
  machineId: string;
  period: Period;
  kind: PromiseKind;
  /** The listing, booking or lot that it is made for. */
  referenceId: string;
  by: string;
};

const range = ({ from, until }: Period) => sql<string>`tstzrange(${from}, ${until}, '[)')`;

/** Binds the machine, or fails because it is bound. A failed statement ends the caller's transaction with it. */
export async function promiseMachine(tx: Tx, { machineId, period, kind, referenceId, by }: NewPromise): Promise<void> {
  await inLine(tx, machineId);
  await tx
    .insertInto('promises')
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
      if (violates(error, 'promises_do_not_overlap')) fail('machine.promised');
      throw error;
    });
}

/** Frees what was bound for a listing, booking or lot. False where nothing was. */
export async function releaseMachine(tx: Tx, referenceId: string, kind: PromiseKind): Promise<boolean> {
  const machineId = await boundFor(tx, referenceId, kind);
  if (!machineId) return false;
  await tx.deleteFrom('promises').where('reference_id', '=', referenceId).where('kind', '=', kind).execute();
  await stretchOverdue(tx, machineId);
  return true;
}

/** What the machine was bound for has come to a sale: it is bound as sold, from the same moment on. */
export async function keepAsSold(tx: Tx, referenceId: string, kind: PromiseKind): Promise<void> {
  await tx
    .updateTable('promises')
    .set({ kind: 'sold' })
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .execute();
}

/** The machine has not come back: it stays bound as far as the next promise, or for ever, until `trimPromise`. */
export async function extendPromise(tx: Tx, referenceId: string, kind: PromiseKind): Promise<void> {
  const machineId = await boundFor(tx, referenceId, kind);
  if (!machineId) return;
  await tx
    .updateTable('promises')
    .set({ overdue: true })
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .execute();
  await stretchOverdue(tx, machineId);
}

/** The machine is back: it is bound up to now and no longer. */
export async function trimPromise(tx: Tx, referenceId: string, kind: PromiseKind): Promise<void> {
  if (!(await boundFor(tx, referenceId, kind))) return;
  await tx
    .updateTable('promises')
    .set({ overdue: false, period: sql`tstzrange(lower(period), least(upper(period), now()), '[)')` })
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .where(sql<boolean>`lower(period) < now()`)
    .execute();
}

/** When the machine is bound within a period, earliest first. */
export async function promisesWithin(db: Db, machineId: string, period: Period) {
  const rows = await db
    .selectFrom('promises')
    .select([sql<Date>`lower(period)`.as('from'), sql<Date | null>`upper(period)`.as('until'), 'kind', 'reference_id'])
    .where('machine_id', '=', machineId)
    .where(sql<boolean>`period && ${range(period)}`)
    .orderBy(sql`lower(period)`)
    .limit(1_000)
    .execute();
  return rows.map(({ reference_id, ...row }) => ({ ...row, referenceId: reference_id }));
}

/** Two that write at once and then check each other's row could wait for each other, so each takes its turn for the machine. */
async function inLine(tx: Tx, machineId: string): Promise<void> {
  await tx.selectFrom('machines').select('id').where('id', '=', machineId).forNoKeyUpdate().execute();
}

/** The machine that is bound for a reference, with its turn taken. */
async function boundFor(tx: Tx, referenceId: string, kind: PromiseKind): Promise<string | undefined> {
  const bound = await tx
    .selectFrom('promises')
    .select('machine_id')
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (bound) await inLine(tx, bound.machine_id);
  return bound?.machine_id;
}

/** What is overdue reaches as far as it can; where the next promise went away, that is further. */
async function stretchOverdue(tx: Tx, machineId: string): Promise<void> {
  await sql`
    update promises as late set period = tstzrange(lower(late.period), (
      select min(lower(next.period)) from promises as next
      where next.machine_id = late.machine_id and lower(next.period) > lower(late.period)), '[)')
    where late.machine_id = ${machineId} and late.overdue`.execute(tx);
}
