// Lists and decides reports. The decision, its consequences and its audit entry are one transaction.
import * as calls from '@rigsouq/contract/trust/reports';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { decideReport, listReports } from '../../trust/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { decideCompany } from '../companies/decide-company.ts';
import { isOwnCompany } from '../companies/own-company.policy.ts';
import { decideTakeDown } from './decide-listing.ts';

export function reportDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listReports, ({ query }) => listReports(db, query));
  serve(calls.decideReport, async ({ actor, params: { id }, body: { outcome, reason = null } }) => {
    await inTransaction(db, async (tx) => {
      const { kind, subjectId, accountId } = await decideReport(tx, actor, id, outcome, reason);
      if (isOwnCompany(actor, accountId)) fail('operator.own_company');
      if (outcome === 'taken_down' && kind === 'listing') await decideTakeDown(tx, actor, subjectId, reason ?? '');
      if (outcome === 'suspended') await decideCompany(tx, actor, 'suspend', accountId, reason);
      await recordAuditEntry(tx, {
        by: { id: actor.userId, name: actor.name },
        act: `report.${outcome}`,
        subject: { kind: 'report', id },
        reason,
        before: { outcome: null },
        after: { outcome, kind, subjectId, accountId },
      });
    });
    return { message: calls.decideReport.message };
  });
}
