import type { Db } from '../../platform/db.ts';

type Page = { page: number; limit: number };

export function listNeeds(db: Db, accountId: string, { page, limit }: Page) {
  return db
    .selectFrom('needs')
    .select(['id', 'category', 'quantity', 'urgency', 'budget_minor', 'created_at'])
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
    .select(['id', 'name', 'status', 'duration', 'equipment', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** The records of one buyer, counted by its index. */
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
