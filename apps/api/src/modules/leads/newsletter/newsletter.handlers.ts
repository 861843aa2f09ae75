// Sends the emails of the newsletter. An email is claimed before it is sent: whatever happens then, its subscriber does not get the issue twice.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { addJob, handle, handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { AuthSecret } from '../../../platform/signature.ts';
import {
  deleteUnconfirmedSubscribers,
  sendNewsletter,
  sendNewsletterConfirmation,
  sendTestIssue,
} from '../leads.jobs.ts';
import { findIssue } from './issues.ts';
import { buildConfirmationEmail, buildIssueEmail, type IssueTexts } from './newsletter.emails.ts';
import { createStopToken } from './stop-newsletter.ts';
import { addConfirmationLink, deleteUnconfirmed } from './subscribe.ts';

type Deps = { db: Db; mail: Mail; secret: AuthSecret; config: { publicUrl: string } };
/** The emails of one job. A longer job would keep other emails waiting. */
const BATCH_SIZE = 50;
/** An email takes at most this long: a little longer than the timeouts of the mail server. */
const SENDING_SECONDS = 15 * 60;

export function newsletterJobs(deps: Deps): JobHandler[] {
  const { db, mail, config } = deps;
  return [
    handleEmailJob(sendNewsletterConfirmation, async ({ id }) => {
      const subscriber = await findPending(db, id);
      if (!subscriber) return;
      const language = subscriber.language as Language;
      const url = await inTransaction(db, (tx) => addConfirmationLink(tx, config.publicUrl, id, language));
      await mail.send(subscriber.email, buildConfirmationEmail(url), language);
    }),
    handleEmailJob(sendTestIssue, async ({ id, email, language }) => {
      const issue = await findIssue(db, id);
      if (!issue) return;
      const url = `${config.publicUrl}/stop-newsletter`;
      await mail.send(email, buildIssueEmail(issue, { en: url, ar: url }), language);
    }),
    handleEmailJob(sendNewsletter, ({ id }) => sendBatch(deps, id)),
    handle(deleteUnconfirmedSubscribers, () => inTransaction(db, deleteUnconfirmed), { every: '50 3 * * *' }),
  ];
}

function findPending(db: Db, id: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'language'])
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

async function sendBatch(deps: Deps, id: string): Promise<void> {
  const { db } = deps;
  const issue = await findIssue(db, id);
  if (issue?.state !== 'sending') return;
  for (let sent = 0; sent < BATCH_SIZE; sent++) {
    const recipient = await inTransaction(db, (tx) => claimRecipient(tx, id));
    if (!recipient) return inTransaction(db, (tx) => finishIssue(tx, id));
    await sendOne(deps, issue, recipient);
  }
  await inTransaction(db, (tx) => addJob(tx, sendNewsletter, { id }));
}

type Recipient = { id: string; email: string; language: string };

async function sendOne({ db, mail, secret, config }: Deps, issue: IssueTexts & { id: string }, to: Recipient) {
  const query = `?token=${createStopToken(secret, to.id)}`;
  const url = {
    en: `${config.publicUrl}/stop-newsletter${query}`,
    ar: `${config.publicUrl}/ar/stop-newsletter${query}`,
  };
  const oneClickUrl = `${config.publicUrl}/api/newsletter/stop${query}`;
  const setDelivery = (values: { claimed_at: null } | { sent_at: Date }) =>
    inTransaction(db, (tx) =>
      tx
        .updateTable('newsletter_deliveries')
        .set(values)
        .where('issue_id', '=', issue.id)
        .where('subscriber_id', '=', to.id)
        .execute(),
    );
  try {
    await mail.send(to.email, buildIssueEmail(issue, url), to.language as Language, { oneClickUrl });
    await setDelivery({ sent_at: new Date() });
  } catch (error) {
    // A server that was not reached has accepted nothing. After any other error the email may have been accepted, so it is not sent again.
    if ((error as { command?: string }).command !== 'CONN') return;
    await setDelivery({ claimed_at: null });
    throw error;
  }
}

/** Claims the next recipient who is still subscribed. */
async function claimRecipient(tx: Tx, issueId: string): Promise<Recipient | undefined> {
  const next = await waiting(tx, issueId).limit(1).forUpdate('d').skipLocked().executeTakeFirst();
  if (!next) return undefined;
  await tx
    .updateTable('newsletter_deliveries')
    .set({ claimed_at: sql`now()` })
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', next.id)
    .execute();
  return next;
}

function waiting(db: Db, issueId: string) {
  return db
    .selectFrom('newsletter_deliveries as d')
    .innerJoin('newsletter_subscribers as s', (on) =>
      on.onRef('s.id', '=', 'd.subscriber_id').on('s.state', '=', 'subscribed'),
    )
    .select(['s.id', 's.email', 's.language'])
    .where('d.issue_id', '=', issueId)
    .where('d.claimed_at', 'is', null)
    .orderBy('d.subscriber_id');
}

/** Marks the issue as sent. An email that another job has claimed may still be on its way, so the issue is looked at again later. */
async function finishIssue(tx: Tx, id: string): Promise<void> {
  const claimed = await tx
    .selectFrom('newsletter_deliveries')
    .select('subscriber_id')
    .where('issue_id', '=', id)
    .where('sent_at', 'is', null)
    .where('claimed_at', '>', sql<Date>`now() - ${SENDING_SECONDS} * interval '1 second'`)
    .limit(1)
    .executeTakeFirst();
  if (claimed) return addJob(tx, sendNewsletter, { id }, { key: `newsletter ${id}`, afterSeconds: SENDING_SECONDS });
  await tx
    .updateTable('newsletter_issues')
    .set({ state: 'sent', sent_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}
