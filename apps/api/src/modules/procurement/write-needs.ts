// Creates, changes and deletes the needs of a buyer. Suppliers are notified once, when a need is new; a change sends no notification.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { createNeed as call } from '@rigsouq/contract/procurement/needs';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { notifySuppliers } from './procurement.jobs.ts';
import { presentNeed } from './procurement.presenter.ts';
import { changeNeed, deleteRecord, insertNeed } from './procurement.store.ts';

type Input = ParsedOf<typeof call>['body'];

const fieldsOf = ({ budget, ...fields }: Input) => ({ ...fields, budget_minor: Math.round(budget * 100) });

export async function createNeed(tx: Tx, actor: Actor, input: Input) {
  const row = await insertNeed(tx, actor, fieldsOf(input));
  // A user with an unverified email could be anyone, so their need must not notify five hundred suppliers.
  if (actor.emailVerified) await addJob(tx, notifySuppliers, { needId: row.id });
  return presentNeed(row, true);
}

export async function updateNeed(tx: Tx, actor: Actor, id: string, input: Input) {
  const row = await changeNeed(tx, actor, id, fieldsOf(input));
  return presentNeed(row ?? fail('need.unknown'), true);
}

export async function deleteNeed(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await deleteRecord(tx, 'needs', actor, id))) fail('need.unknown');
}
