// Everything that an operator did. The table is only added to: its trigger refuses every change (decision 0012).

import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';

type Entry = {
  /** `id` is null where it was done from the command line of the server. */
  by: { id: string | null; name: string };
  act: string;
  subject: { kind: 'company' | 'lead' | 'person'; id: string };
  reason?: string | null;
  before?: Record<string, string | null>;
  after?: Record<string, string | null>;
};

/** Takes the `Tx` of the act itself, so that neither is kept without the other. */
export async function recordAct(tx: Tx, { by, act, subject, reason = null, before = {}, after = {} }: Entry) {
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

export function historyOf(db: Db, subjectId: string) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'operator_name', 'act', 'reason'])
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_SHOWN)
    .execute();
}
