// What the desk does with the directory. The act and its entry in the audit log are one transaction.
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import * as directory from '../directory/index.ts';
import { recordAct } from './audit-log.ts';

const noted = (operator: Actor) => ({ id: operator.userId, name: operator.name });

export async function addEntry(tx: Tx, operator: Actor, entry: directory.Entry): Promise<string> {
  const id = await directory.addEntry(tx, entry);
  const changed = { before: { state: null }, after: { ...notedEntry(entry), state: 'draft' } };
  await recordAct(tx, { by: noted(operator), act: 'entry.added', subject: { kind: 'entry', id }, ...changed });
  return id;
}

export async function changeEntry(tx: Tx, operator: Actor, id: string, entry: directory.Entry): Promise<void> {
  const before = await directory.changeEntry(tx, id, entry);
  const changed = { before: notedEntry(before), after: notedEntry(entry) };
  await recordAct(tx, { by: noted(operator), act: 'entry.changed', subject: { kind: 'entry', id }, ...changed });
}

/** Twice is once: nothing is noted that did not happen. */
export async function setPublished(tx: Tx, operator: Actor, id: string, published: boolean): Promise<void> {
  if (!(await directory.setPublished(tx, id, published))) return;
  const act = published ? 'entry.published' : 'entry.unpublished';
  const states = published ? ['draft', 'published'] : ['published', 'draft'];
  const changed = { before: { state: states[0] ?? null }, after: { state: states[1] ?? null } };
  await recordAct(tx, { by: noted(operator), act, subject: { kind: 'entry', id }, ...changed });
}

/** The words that anybody will read; the rest of an entry are codes. */
export function notedEntry({
  kind,
  name,
  title,
  words,
}: Pick<directory.Entry, 'kind' | 'name' | 'words'> & { title?: string | null | undefined }) {
  return { kind, name, title: title ?? null, words };
}
