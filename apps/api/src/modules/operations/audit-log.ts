// Everything that an operator did. The table is only added to: its trigger refuses every change (decision 0012).

import type { Happened } from '@rigsouq/contract/operations';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';

type Entry = {
  /** `id` is null where it was done from the command line of the server. */
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
      | 'licence';
    id: string;
  };
  reason?: string | null;
  /** What the act changed, as it was and as it is. What was not there before is null in it. */
  before: Noted;
  after: Noted;
};
type Noted = Readonly<Record<string, string | null>>;

/** Takes the `Tx` of the act itself, so that neither is kept without the other. */
export async function recordAct(tx: Tx, { by, act, subject, reason = null, before, after }: Entry) {
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

/** What operators did with a subject, the latest first. */
export async function historyOf(db: Db, subjectId: string): Promise<Happened[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'operator_name', 'act', 'reason'])
    .select([sql<Noted>`before`.as('before'), sql<Noted>`after`.as('after')])
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_SHOWN)
    .execute();
  return rows.map(({ at, operator_name: by, act, reason, before, after }) => ({
    ...{ at: at.toISOString(), by, act, reason, changes: changesOf(before, after) },
  }));
}

/** The same facts side by side, without those that stayed. */
function changesOf(before: Noted, after: Noted): Happened['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((what) => ({ what, before: before[what] ?? null, after: after[what] ?? null }))
    .filter((change) => change.before !== change.after);
}
