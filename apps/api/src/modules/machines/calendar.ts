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
  // In line for the machine: two that insert at once and then check each other's row could wait for each other.
  await tx.selectFrom('machines').select('id').where('id', '=', machineId).forNoKeyUpdate().execute();
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
  const released = await tx
    .deleteFrom('promises')
    .where('reference_id', '=', referenceId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return released.numDeletedRows > 0n;
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
