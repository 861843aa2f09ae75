import type { ReportedKind } from '@rigsouq/contract/trust/reports';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { ReportedItem } from './reported-items.ts';

type Subject = ReportedItem & { kind: ReportedKind; id: string };

/** Returns the open case of an item and creates it if needed. Two concurrent reporters get the same case. */
export async function openCase(tx: Tx, { kind, id, accountId, title, excerpt }: Subject): Promise<string> {
  await tx
    .insertInto('report_cases')
    .values({
      id: newId(),
      subject_kind: kind,
      subject_id: id,
      account_id: accountId,
      title: title.slice(0, 200),
      excerpt: excerpt.slice(0, 1_000),
    })
    .onConflict((on) => on.columns(['subject_kind', 'subject_id']).where('decided_at', 'is', null).doNothing())
    .execute();
  // The lock prevents a decision while a report is added.
  const open = await tx
    .selectFrom('report_cases')
    .select('id')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // The case was decided between the two statements, so a new one is opened.
  return open?.id ?? openCase(tx, { kind, id, accountId, title, excerpt });
}

type NewReport = {
  caseId: string;
  by: { accountId: string; userId: string } | null;
  reason: string;
  text?: string | undefined;
  facts?: Record<string, string>;
};

/** Adds a report and returns false when the same reporter or the same flag is already in the case. */
export async function addReport(tx: Tx, { caseId, by, reason, text, facts = {} }: NewReport): Promise<boolean> {
  const added = await tx
    .insertInto('reports')
    .values({
      id: newId(),
      case_id: caseId,
      account_id: by?.accountId ?? null,
      created_by: by?.userId ?? null,
      reason,
      words: text ?? null,
      facts: JSON.stringify(facts),
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function lockCase(tx: Tx, id: string) {
  return tx
    .selectFrom('report_cases')
    .select(['id', 'subject_id', 'account_id', 'title', 'decided_at', sql<ReportedKind>`subject_kind`.as('kind')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
