// Decides a reported case. The desk suspends a company or takes down a listing with its own actions, in the same transaction.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import type { Outcome } from './report-rules.ts';
import { takeDown } from './reported-items.ts';
import { lockCase } from './reports.store.ts';
import { reportStepped } from './trust.events.ts';

export async function decideReport(tx: Tx, operator: Actor, id: string, outcome: Outcome, reason: string | null) {
  const found = (await lockCase(tx, id)) ?? fail('report.no_case');
  if (found.decided_at) fail('report.decided');
  const { kind, subject_id, account_id, title } = found;
  if (outcome === 'taken_down') {
    if (kind === 'account') fail('report.no_take_down');
    // The desk takes down a listing itself, with the same action as without a report.
    if (kind !== 'listing') {
      await takeDown[kind](tx, subject_id, reason ?? '');
      await notifyTakenDown(tx, operator, found, reason ?? '');
    }
  }
  await tx.updateTable('report_cases').set({ outcome, reason, decided_at: sql`now()` }).where('id', '=', id).execute();
  await notifyReporters(tx, operator, id, title);
  return { kind, subjectId: subject_id, accountId: account_id };
}

type Case = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

async function notifyTakenDown(tx: Tx, operator: Actor, { subject_id, account_id, title }: Case, reason: string) {
  const sides = [account_id];
  const event = { subjectId: subject_id, by: operator.userId, tell: sides, sides, words: { title, reason } };
  await recordEvent(tx, reportStepped, { what: 'report.taken_down', ...event });
}

/** Notifies the reporters that the case was reviewed, but not what was decided about another company. */
async function notifyReporters(tx: Tx, operator: Actor, caseId: string, title: string): Promise<void> {
  const reporters = await tx
    .selectFrom('reports')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('account_id', 'is not', null)
    .limit(200)
    .execute();
  for (const { account_id } of reporters)
    if (account_id)
      await recordEvent(tx, reportStepped, {
        what: 'report.looked_at',
        subjectId: caseId,
        by: operator.userId,
        tell: [account_id],
        sides: [],
        words: { title },
      });
}
