// Reads the plans of providers. A plan counts while it is active and today, in the Gulf, is one of its days (R83).
import { FREE_REQUESTS, providerPlans } from '@rigsouq/contract/directory/lists';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { gulfToday } from '../../../platform/gulf-today.ts';

const planCounts = sql<SqlBool>`p.state = 'active' and ${gulfToday} between p.starts_on and p.ends_on`;

/** The rank of the plan that counts today: a larger plan comes first in the directory, no plan comes last. */
export const planRank = sql<number>`coalesce((select array_position(${providerPlans.map(({ code }) => code)}::text[], p.plan)
  from provider_plans p where p.entry_id = directory_entries.id and ${planCounts}), 0)`;

/** Returns how many requests a month may be forwarded to each of these providers. */
export async function readRequestLimits(db: Db, entryIds: readonly string[]): Promise<Map<string, number>> {
  const limits = new Map(entryIds.map((id) => [id, FREE_REQUESTS as number]));
  if (entryIds.length === 0) return limits;
  const plans = await db
    .selectFrom('provider_plans as p')
    .select(['p.entry_id', 'p.plan'])
    .where('p.entry_id', 'in', entryIds)
    .where(planCounts)
    .execute();
  for (const { entry_id, plan } of plans)
    limits.set(entry_id, providerPlans.find(({ code }) => code === plan)?.requests ?? FREE_REQUESTS);
  return limits;
}

/** Returns the plan to show for each entry: the active one, else the latest. */
export async function readPlans(db: Db, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  return db
    .selectFrom('provider_plans')
    .distinctOn('entry_id')
    .select(['entry_id', 'plan', 'state'])
    .select([sql<string | null>`starts_on::text`.as('starts_on'), sql<string | null>`ends_on::text`.as('ends_on')])
    .where('entry_id', 'in', entryIds)
    .orderBy('entry_id')
    .orderBy(sql`state = 'active'`, 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export type PlanRow = Awaited<ReturnType<typeof readPlans>>[number];
