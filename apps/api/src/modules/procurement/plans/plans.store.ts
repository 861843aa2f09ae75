// Reads and writes the trials and plans of buyers. A company has at most one trial, one active row and one request.
import { TRIAL_DAYS } from '@rigsouq/contract/procurement/plans';
import { sql } from 'kysely';
import { databaseClock } from '../../../platform/database/database-clock.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';

/** Selects the active trial or plan, else the last one that has ended. */
function selectPlan(db: Db, accountId: string) {
  return db
    .selectFrom('buyer_plans')
    .select(['id', 'kind', 'state'])
    .select([sql<Date>`starts_at`.as('startsAt'), sql<Date>`ends_at`.as('endsAt'), databaseClock.as('now')])
    .where('account_id', '=', accountId)
    .where('state', '<>', 'requested')
    .orderBy(sql`state = 'active'`, 'desc')
    .orderBy('ends_at', 'desc')
    .limit(1);
}

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export function findPlan(db: Db, accountId: string) {
  return selectPlan(db, accountId).executeTakeFirst();
}

/** Locks the plan, so that an operator who ends it waits for the publication that it still allows. */
export function lockPlanShared(tx: Tx, accountId: string) {
  return selectPlan(tx, accountId).forShare().executeTakeFirst();
}

export async function findRequestTime(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('buyer_plans')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Inserts the trial of a company, from now. Returns false if another call has just inserted it. */
export async function insertTrial(tx: Tx, accountId: string): Promise<boolean> {
  const endsAt = sql<Date>`${databaseClock} + ${TRIAL_DAYS} * interval '24 hours'`;
  const row = await tx
    .insertInto('buyer_plans')
    .values({
      id: newId(),
      account_id: accountId,
      kind: 'trial',
      state: 'active',
      starts_at: databaseClock,
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts the request for a plan. Returns false if there is one already. */
export async function insertRequest(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .insertInto('buyer_plans')
    .values({ id: newId(), account_id: accountId, kind: 'plan', state: 'requested' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
