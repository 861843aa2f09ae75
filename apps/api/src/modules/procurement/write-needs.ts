// What a member of a buyer's account says that it looks for. Suppliers are told once, when it is new: a change tells nobody again.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { createNeed as call } from '@rigsouq/contract/needs';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs.ts';
import { tellSuppliers } from './procurement.jobs.ts';
import { presentNeed } from './procurement.presenter.ts';
import { changeNeed, deleteRecord, insertNeed } from './procurement.store.ts';

type Given = ParsedOf<typeof call>['body'];

const fieldsOf = ({ budget, ...fields }: Given) => ({ ...fields, budget_minor: Math.round(budget * 100) });

export async function createNeed(tx: Tx, actor: Actor, given: Given) {
  const row = await insertNeed(tx, actor, fieldsOf(given));
  // Who has not proved an e-mail could be anybody, and does not ring five hundred bells.
  if (actor.emailVerified) await addJob(tx, tellSuppliers, { needId: row.id });
  return presentNeed(row, true);
}

export async function updateNeed(tx: Tx, actor: Actor, id: string, given: Given) {
  const row = await changeNeed(tx, actor, id, fieldsOf(given));
  return presentNeed(row ?? fail('need.unknown'), true);
}

export async function deleteNeed(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await deleteRecord(tx, 'needs', actor, id))) fail('need.unknown');
}
