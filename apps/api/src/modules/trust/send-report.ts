import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { sendReport as call } from '@rigsouq/contract/trust/reports';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { findReportedItem } from './reported-items.ts';
import { addReport, openCase } from './reports.store.ts';

/** Stores a report. An account has one open report per item, and an item that it cannot see is unknown to it. */
export async function sendReport(tx: Tx, actor: Actor, input: ParsedOf<typeof call>['body']): Promise<void> {
  const { kind, id, reason, text } = input;
  const item = (await findReportedItem(tx, actor, kind, id)) ?? fail('report.unknown');
  if (item.accountId === actor.account.id) fail('report.own');
  const caseId = await openCase(tx, { kind, id, ...item });
  const by = { accountId: actor.account.id, userId: actor.userId };
  if (!(await addReport(tx, { caseId, by, reason, text }))) fail('report.twice');
}
