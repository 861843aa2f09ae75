// Activates and ends the e-procurement plan of a buyer (R82), with an entry in the history of the company.
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import * as procurement from '../../procurement/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { lockCompany } from '../operations.store.ts';
import { isOwnCompany } from './own-company.policy.ts';

export async function activatePlan(tx: Tx, operator: Actor, id: string, endsOn: string): Promise<void> {
  const company = await lockBuyer(tx, operator, id);
  if (!company.roles.includes('buyer')) fail('plan.not_buyer');
  const before = await procurement.activatePlan(tx, id, endsOn);
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'company.plan_activated',
    subject: { kind: 'company', id },
    before: planFacts(before),
    after: { plan: 'plan', state: 'active', endDate: endsOn },
  });
}

export async function endPlan(tx: Tx, operator: Actor, id: string, reason: string): Promise<void> {
  await lockBuyer(tx, operator, id);
  const before = await procurement.endPlan(tx, id);
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'company.plan_ended',
    subject: { kind: 'company', id },
    reason,
    before: planFacts(before),
    after: { ...planFacts(before), state: 'lapsed', endDate: null },
  });
}

async function lockBuyer(tx: Tx, operator: Actor, id: string) {
  if (isOwnCompany(operator, id)) fail('operator.own_company');
  return (await lockCompany(tx, id)) ?? fail('company.unknown');
}

function planFacts(plan: { kind: string; state: string; endsAt: Date } | undefined) {
  return { plan: plan?.kind ?? null, state: plan?.state ?? null, endDate: plan?.endsAt.toISOString() ?? null };
}
