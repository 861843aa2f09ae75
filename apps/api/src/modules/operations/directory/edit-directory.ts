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

export async function activatePlan(
  tx: Tx,
  operator: Actor,
  id: string,
  plan: Parameters<typeof directory.activatePlan>[2],
): Promise<void> {
  const before = await directory.activatePlan(tx, id, plan);
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: 'entry.plan_activated',
    subject: { kind: 'entry', id },
    before: {
      plan: before?.plan ?? null,
      state: before?.state ?? null,
      startDate: before?.starts_on ?? null,
      endDate: before?.ends_on ?? null,
    },
    after: { plan: plan.plan, state: 'active', startDate: plan.startsOn, endDate: plan.endsOn },
  });
}

type AuditedTexts = { title?: string | null | undefined; email?: string | null | undefined };

/** Returns the texts of an entry for the audit log; the rest of an entry are codes. */
export function entryAuditFacts(entry: Pick<directory.Entry, 'kind' | 'name' | 'words'> & AuditedTexts) {
  const { kind, name, title, words, email } = entry;
  return { kind, name, title: title ?? null, words, email: email ?? null };
}
