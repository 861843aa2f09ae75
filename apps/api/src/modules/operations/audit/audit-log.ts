// Records everything that operators do. Rows are only added: the trigger of the table refuses every change (decision 0012).

import type { AuditEntry } from '@rigsouq/contract/operations/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';

type Entry = {
  /** `id` is null if the action came from the command line of the server. */
  by: { id: string | null; name: string };
  act: string;
  subject: {
    kind:
      | 'company'
      | 'lead'
      | 'person'
      | 'lot'
      | 'bidder'
      | 'settlement'
      | 'entry'
      | 'listing'
      | 'rate'
      | 'job'
      | 'report'
      | 'licence'
      | 'plan'
      | 'issue'
      | 'marketing_number';
    id: string;
  };
  reason?: string | null;
  /** The facts that the action changed, before and after. A fact that did not exist before is null. */
  before: Facts;
  after: Facts;
};
type Facts = Readonly<Record<string, string | null>>;

/** Records an audit entry. It takes the `Tx` of the action itself, so that neither is stored without the other. */
export async function recordAuditEntry(tx: Tx, { by, act, subject, reason = null, before, after }: Entry) {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      operator_id: by.id,
      operator_name: by.name,
      act,
      subject_kind: subject.kind,
      subject_id: subject.id,
      reason,
      before,
      after,
    })
    .execute();
}

const HISTORY_SHOWN = 100;

/** Lists what operators did with a subject, the latest first. */
export async function listHistory(db: Db, subjectId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'operator_name', 'act', 'reason'])
    .select([sql<Facts>`before`.as('before'), sql<Facts>`after`.as('after')])
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_SHOWN)
    .execute();
  return rows.map(({ at, operator_name: by, act, reason, before, after }) => ({
    at: at.toISOString(),
    by,
    act,
    reason,
    changes: changesOf(before, after),
  }));
}

/** Pairs the facts before and after, without those that did not change. */
function changesOf(before: Facts, after: Facts): AuditEntry['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((what) => ({ what, before: before[what] ?? null, after: after[what] ?? null }))
    .filter((change) => change.before !== change.after);
}
