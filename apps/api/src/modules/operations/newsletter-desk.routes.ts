// Serves the newsletter desk. Each action and its audit entry are one transaction.
import * as calls from '@rigsouq/contract/leads/newsletter';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import {
  addIssue,
  changeIssue,
  countSubscribers,
  findIssue,
  listLatestIssues,
  presentIssue,
  sendIssue,
  sendTestIssue,
} from '../leads/index.ts';
import { recordAuditEntry } from './audit/audit-log.ts';

const auditAuthor = ({ userId, name }: Actor) => ({ id: userId, name });

export function newsletterDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listIssues, async () => {
    const [issues, subscribers] = await Promise.all([listLatestIssues(db), countSubscribers(db)]);
    return { subscribers, issues: issues.map(presentIssue) };
  });
  serve(calls.addIssue, async ({ actor, body }) => {
    const _id = await inTransaction(db, async (tx) => {
      const id = await addIssue(tx, body);
      const subject = { kind: 'issue', id } as const;
      const facts = { before: { title: null }, after: { title: body.subjectEn } };
      await recordAuditEntry(tx, { by: auditAuthor(actor), act: 'issue.added', subject, ...facts });
      return id;
    });
    return { message: calls.addIssue.message, _id };
  });
  serve(calls.changeIssue, async ({ actor, params, body }) => {
    await inTransaction(db, async (tx) => {
      const before = await changeIssue(tx, params.id, body);
      const subject = { kind: 'issue', id: params.id } as const;
      const facts = { before: { title: before }, after: { title: body.subjectEn } };
      await recordAuditEntry(tx, { by: auditAuthor(actor), act: 'issue.changed', subject, ...facts });
    });
    return { message: calls.changeIssue.message };
  });
  serve(calls.testIssue, async ({ actor, params }) => {
    if (!(await findIssue(db, params.id))) fail('newsletter.unknown');
    await inTransaction(db, async (tx) => {
      for (const language of ['en', 'ar'] as const)
        await addJob(tx, sendTestIssue, { id: params.id, email: actor.email, language });
      const subject = { kind: 'issue', id: params.id } as const;
      const facts = { before: { email: null }, after: { email: actor.email } };
      await recordAuditEntry(tx, { by: auditAuthor(actor), act: 'issue.tested', subject, ...facts });
    });
    return { message: calls.testIssue.message };
  });
  serve(calls.sendIssue, async ({ actor, params, body }) => {
    await inTransaction(db, async (tx) => {
      await sendIssue(tx, params.id, body.recipients);
      const subject = { kind: 'issue', id: params.id } as const;
      const facts = { before: { recipients: null }, after: { recipients: String(body.recipients) } };
      await recordAuditEntry(tx, { by: auditAuthor(actor), act: 'issue.sent', subject, ...facts });
    });
    return { message: calls.sendIssue.message };
  });
}
