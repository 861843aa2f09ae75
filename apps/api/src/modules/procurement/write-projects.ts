import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { createProject as call } from '@rigsouq/contract/procurement/needs';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { presentProject } from './procurement.presenter.ts';
import { changeProject, deleteRecord, insertProject } from './procurement.store.ts';

type Input = ParsedOf<typeof call>['body'];

export async function createProject(tx: Tx, actor: Actor, input: Input) {
  return presentProject(await insertProject(tx, actor, input));
}

export async function updateProject(tx: Tx, actor: Actor, id: string, input: Input) {
  const row = await changeProject(tx, actor, id, input);
  return presentProject(row ?? fail('project.unknown'));
}

export async function deleteProject(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await deleteRecord(tx, 'projects', actor, id))) fail('project.unknown');
}
