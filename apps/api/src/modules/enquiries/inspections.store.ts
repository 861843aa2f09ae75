import { type Insertable, sql, type Updateable } from 'kysely';
import type { Inspections } from '../../../db/rows.generated.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { InspectionStatus } from './inspection-state.ts';
import { dayHasCome } from './inspections.queries.ts';
import type { Side } from './sides.ts';

export async function lockInspection(tx: Tx, id: string) {
  return tx
    .selectFrom('inspections as i')
    .innerJoin('listings as l', 'l.id', 'i.listing_id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(['i.id', 'i.account_id', 'i.supplier_id', 'i.meets_at', 'l.title', 'm.country'])
    .select([sql<InspectionStatus>`i.status`.as('status'), sql<Side>`i.proposed_by`.as('proposed_by')])
    .select([dayHasCome.as('day_has_come'), sql<Date>`now()`.as('now')])
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();
}

export type LockedInspection = NonNullable<Awaited<ReturnType<typeof lockInspection>>>;

export async function insertInspection(tx: Tx, inspection: Insertable<Inspections>): Promise<void> {
  await tx.insertInto('inspections').values(inspection).execute();
}

export async function setInspection(tx: Tx, id: string, change: Updateable<Inspections>): Promise<void> {
  await tx
    .updateTable('inspections')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
