import type { Db } from '../../platform/database/db.ts';
import type { BuyerStatistics, StatisticsReader } from '../companies/index.ts';

/** Counts the needs and projects of each of these buyers. */
export const countNeedsAndProjects: StatisticsReader<BuyerStatistics> = async (db, accountIds) => {
  const [needs, projects] = await Promise.all([
    countByAccount(db, 'needs', accountIds),
    countByAccount(db, 'projects', accountIds),
  ]);
  return new Map(accountIds.map((id) => [id, { currentNeeds: needs.get(id) ?? 0, projects: projects.get(id) ?? 0 }]));
};

async function countByAccount(db: Db, table: 'needs' | 'projects', accountIds: readonly string[]) {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['account_id', fn.countAll<string>().as('records')])
    .where('account_id', 'in', accountIds)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, Number(row.records)]));
}
