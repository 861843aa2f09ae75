// Lists, approves and rejects licences. The action and its audit entry are one transaction.
import * as calls from '@rigsouq/contract/trust/licences';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { approveLicence, listLicences, rejectLicence } from '../../trust/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { isOwnCompany } from './own-company.policy.ts';

export function licenceDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listLicences, ({ query }) => listLicences(db, query));
  serve(calls.approveLicence, async ({ actor, params }) => {
    await inTransaction(db, async (tx) =>
      recordDecision(tx, actor, 'approved', await approveLicence(tx, actor, params.id)),
    );
    return { message: calls.approveLicence.message };
  });
  serve(calls.rejectLicence, async ({ actor, params, body: { reason } }) => {
    await inTransaction(db, async (tx) =>
      recordDecision(tx, actor, 'rejected', await rejectLicence(tx, actor, params.id, reason), reason),
    );
    return { message: calls.rejectLicence.message };
  });
}

type Decided = Awaited<ReturnType<typeof approveLicence>>;

async function recordDecision(
  tx: Tx,
  operator: Actor,
  outcome: string,
  { accountId, expiresOn, badge }: Decided,
  reason?: string,
) {
  if (isOwnCompany(operator, accountId)) fail('operator.own_company');
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: `licence.${outcome}`,
    subject: { kind: 'company', id: accountId },
    reason: reason ?? null,
    before: { state: 'waiting' },
    after: { state: outcome, expiresOn, badge },
  });
}
