// Requests and activates the plan of a provider (R83). A provider has at most one active plan: a second activation changes it.
import type { activatePlan as activateCall } from '@rigsouq/contract/directory/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { gulfToday } from '../../../platform/gulf-today.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendPlanEmail } from '../directory.jobs.ts';
import { type PlanRow, readPlans } from './plans.store.ts';

type Activation = ParsedOf<typeof activateCall>['body'];

export async function requestPlan(tx: Tx, entryId: string, plan: string): Promise<void> {
  await tx.insertInto('provider_plans').values({ id: newId(), entry_id: entryId, plan, state: 'requested' }).execute();
}

/** Returns the plan before, for the audit log. */
export async function activatePlan(tx: Tx, entryId: string, activation: Activation): Promise<PlanRow | undefined> {
  const { plan, startsOn, endsOn } = activation;
  const entry = await tx
    .selectFrom('directory_entries')
    .select(['kind', sql<boolean>`${endsOn}::date >= ${gulfToday}`.as('endsInFuture')])
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) fail('entry.unknown');
  if (entry.kind !== 'provider') fail('plan.not_provider');
  if (startsOn > endsOn || !entry.endsInFuture) fail('plan.dates');
  const [before] = await readPlans(tx, [entryId]);
  const values = { plan, state: 'active', starts_on: startsOn, ends_on: endsOn, reminded_at: null };
  const changed = await tx
    .updateTable('provider_plans')
    .set(values)
    .where('entry_id', '=', entryId)
    .where('state', '=', before?.state === 'active' ? 'active' : 'requested')
    .returning('id')
    .executeTakeFirst();
  const id = changed?.id ?? newId();
  if (!changed)
    await tx
      .insertInto('provider_plans')
      .values({ id, entry_id: entryId, ...values })
      .execute();
  await addJob(tx, sendPlanEmail, { id, about: 'activated' });
  return before;
}
