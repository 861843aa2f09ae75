import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';

type Page = { page: number; limit: number };

export const needColumns = ['id', 'category', 'quantity', 'urgency', 'budget_minor', 'created_at'] as const;
export const projectColumns = ['id', 'name', 'status', 'duration', 'equipment', 'created_at'] as const;

export function listNeeds(db: Db, accountId: string, { page, limit }: Page) {
  return db
    .selectFrom('needs')
    .select(needColumns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export function listProjects(db: Db, accountId: string, { page, limit }: Page) {
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** Counts the records of one buyer through the index on the account. */
export async function countRecords(db: Db, table: 'needs' | 'projects', accountId: string): Promise<number> {
  const { records } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('records'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(records);
}

export type NeedRow = Awaited<ReturnType<typeof listNeeds>>[number];
export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number];

/** Finds a need only if it belongs to this account, for callers that create something from it. */
export function findOwnNeed(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('needs')
    .select(needColumns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export function findOwnProject(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Finds a need with its buyer and country, only while the buyer is in the network. */
export function findNeed(db: Db, id: string) {
  return db
    .selectFrom('needs as n')
    .innerJoin('network_entries as e', (on) => on.onRef('e.account_id', '=', 'n.account_id').on('e.role', '=', 'buyer'))
    .innerJoin('accounts as a', 'a.id', 'n.account_id')
    .select(['n.account_id', 'n.created_by', 'n.category', 'n.quantity'])
    .select(['a.country', 'a.company_name', 'a.contact_name'])
    .where('n.id', '=', id)
    .executeTakeFirst();
}

/** Lists suppliers of the category in that country whom no need has notified today, in the order of the network index of the country. */
export function listSuppliersForNeed(
  db: Db,
  need: { account_id: string; category: string; country: string },
  limit: number,
) {
  return db
    .selectFrom('network_entries as e')
    .innerJoin('company_profiles as p', 'p.account_id', 'e.account_id')
    .select('e.account_id')
    .where('e.role', '=', 'supplier')
    .where('e.country', '=', need.country)
    .where('e.account_id', '!=', need.account_id)
    .where(sql<boolean>`p.equipment_types @> array[${need.category}]`)
    .where(
      sql<boolean>`not exists (select from need_notifications t
        where t.day = ${gulfToday} and t.account_id = e.account_id)`,
    )
    .orderBy('e.verified', 'desc')
    .orderBy('e.joined_at', 'desc')
    .orderBy('e.account_id')
    .limit(limit)
    .execute();
}
