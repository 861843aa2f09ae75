// Changes the directory for the desk. The action and its audit entry are one transaction.

import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import * as directory from '../../directory/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

const auditAuthor = (operator: Actor) => ({ id: operator.userId, name: operator.name });

export async function addEntry(tx: Tx, operator: Actor, entry: directory.Entry): Promise<string> {
  const id = await directory.addEntry(tx, entry);
  const changed = { before: { state: null }, after: { ...entryAuditFacts(entry), state: 'draft' } };
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: 'entry.added',
    subject: { kind: 'entry', id },
    ...changed,
  });
  return id;
}

export async function changeEntry(tx: Tx, operator: Actor, id: string, entry: directory.Entry): Promise<void> {
  const before = await directory.changeEntry(tx, id, entry);
  const changed = { before: entryAuditFacts(before), after: entryAuditFacts(entry) };
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: 'entry.changed',
    subject: { kind: 'entry', id },
    ...changed,
  });
}

/** Publishes or unpublishes an entry. Nothing is recorded if the state does not change. */
export async function setPublished(tx: Tx, operator: Actor, id: string, published: boolean): Promise<void> {
  if (!(await directory.setPublished(tx, id, published))) return;
  const act = published ? 'entry.published' : 'entry.unpublished';
  const states = published ? ['draft', 'published'] : ['published', 'draft'];
  const changed = { before: { state: states[0] ?? null }, after: { state: states[1] ?? null } };
  await recordAuditEntry(tx, { by: auditAuthor(operator), act, subject: { kind: 'entry', id }, ...changed });
}

/** Returns the public texts of an entry for the audit log; the rest of an entry are codes. */
export function entryAuditFacts({
  kind,
  name,
  title,
  words,
}: Pick<directory.Entry, 'kind' | 'name' | 'words'> & { title?: string | null | undefined }) {
  return { kind, name, title: title ?? null, words };
}
