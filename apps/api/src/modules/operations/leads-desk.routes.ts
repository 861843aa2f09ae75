// Forwards requests and withdraws them. The action and its audit entries are one transaction.
import * as calls from '@rigsouq/contract/leads/forwards';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { forwardLead, listRecipients, presentRecipient, withdrawForward } from '../leads/index.ts';
import { recordAuditEntry } from './audit/audit-log.ts';

export function leadsDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listRecipients, async ({ params }) => ({
    recipients: (await listRecipients(db, params.id)).map(presentRecipient),
  }));
  serve(calls.forwardLead, async ({ actor, params, body }) => {
    await inTransaction(db, async (tx) => {
      for (const name of await forwardLead(tx, actor.userId, params.id, body.entryIds))
        await recordAuditEntry(tx, {
          by: { id: actor.userId, name: actor.name },
          act: 'lead.forwarded',
          subject: { kind: 'lead', id: params.id },
          before: { recipient: null },
          after: { recipient: name },
        });
    });
    return { message: calls.forwardLead.message };
  });
  serve(calls.withdrawForward, async ({ actor, params }) => {
    await inTransaction(db, async (tx) => {
      const { leadId, name } = await withdrawForward(tx, params.id);
      await recordAuditEntry(tx, {
        by: { id: actor.userId, name: actor.name },
        act: 'lead.forward_withdrawn',
        subject: { kind: 'lead', id: leadId },
        before: { recipient: name },
        after: { recipient: null },
      });
    });
    return { message: calls.withdrawForward.message };
  });
}
