import type { ComponentCode, RatingCode } from '@rigsouq/contract/enquiries/inspections';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { dayAt, todayAt } from '../../platform/place-day.ts';
import type { InspectionStatus } from './inspection-state.ts';
import type { Side } from './sides.ts';

const columnOf = { buyer: 'i.account_id', supplier: 'i.supplier_id' } as const;

export type Report = {
  ratings: Record<ComponentCode, RatingCode>;
  notes: Partial<Record<ComponentCode, string>>;
  hours: number | null;
  remark: string | null;
};

/** True from the day of the inspection on, in the machine's country and by the database's clock. */
export const dayHasCome = sql<boolean>`${dayAt(sql.ref('i.meets_at'), 'm.country')} <= ${todayAt('m.country')}`;

const inspections = (db: Db) =>
  db
    .selectFrom('inspections as i')
    .innerJoin('listings as l', 'l.id', 'i.listing_id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as b', 'b.id', 'i.account_id')
    .innerJoin('accounts as s', 's.id', 'i.supplier_id')
    .select(['i.id', 'i.account_id', 'i.supplier_id', 'i.notes', 'i.meets_at', 'i.completed_at', 'i.created_at'])
    .select(['l.id as listing_id', 'l.title', 'l.machine_id', 'm.location', 'm.country'])
    .select([sql<'sell' | 'rent'>`l.type`.as('type'), sql<InspectionStatus>`i.status`.as('status')])
    .select([sql<Side>`i.proposed_by`.as('proposed_by'), dayHasCome.as('day_has_come')])
    .select(sql<Report | null>`i.report`.as('report'))
    .select([
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<string>`coalesce(s.company_name, s.contact_name)`.as('supplier_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`verified_as('supplier', s.approved_at, s.unreviewed_roles)`.as('supplier_verified'),
    ]);

export type InspectionRow = Awaited<ReturnType<ReturnType<typeof inspections>['executeTakeFirstOrThrow']>>;

export async function findInspections(
  db: Db,
  accountId: string,
  side: Side,
  { page, limit }: { page: number; limit: number },
) {
  const [rows, { total }] = await Promise.all([
    inspections(db)
      .where(columnOf[side], '=', accountId)
      .orderBy('i.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('inspections as i')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(columnOf[side], '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, pages: Math.ceil(total / limit) };
}

export function findInspection(db: Db, id: string, accountId: string) {
  return inspections(db)
    .where('i.id', '=', id)
    .where((eb) => eb.or([eb('i.account_id', '=', accountId), eb('i.supplier_id', '=', accountId)]))
    .executeTakeFirst();
}

/** Finds a completed inspection without an access check. Only signed links, which are issued to the two sides, lead here. */
export function findCompletedInspection(db: Db, id: string) {
  return inspections(db).where('i.id', '=', id).where('i.status', '=', 'Completed').executeTakeFirst();
}

export async function photoIdsOf(db: Db, inspectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inspection_photos')
    .select('media_id')
    .where('inspection_id', '=', inspectionId)
    .orderBy('position')
    .execute();
  return rows.map(({ media_id }) => media_id);
}
