import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { sendReport as call } from '@rigsouq/contract/reports';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { findThing } from './reported-things.ts';
import { addReport, openCase } from './reports.store.ts';

/** One open report of an account about a thing; what the account cannot see does not exist. */
export async function sendReport(tx: Tx, actor: Actor, given: ParsedOf<typeof call>['body']): Promise<void> {
  const { kind, id, reason, text } = given;
  const thing = (await findThing(tx, actor, kind, id)) ?? fail('report.unknown');
  if (thing.accountId === actor.account.id) fail('report.own');
  const caseId = await openCase(tx, { kind, id, ...thing });
  const by = { accountId: actor.account.id, userId: actor.userId };
  if (!(await addReport(tx, { caseId, by, reason, text }))) fail('report.twice');
}
