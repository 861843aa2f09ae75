// Writes the issues of the newsletter and starts their sending. Operators do both; the module `operations` records it.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { addIssue as addCall } from '@rigsouq/contract/leads/newsletter';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendNewsletter } from '../leads.jobs.ts';

type Given = ParsedOf<typeof addCall>['body'];
const ISSUES_SHOWN = 50;

const columnsOf = ({ subjectEn, textEn, subjectAr, textAr }: Given) => {
  return { subject_en: subjectEn, text_en: textEn, subject_ar: subjectAr, text_ar: textAr };
};

export async function addIssue(tx: Tx, given: Given): Promise<string> {
  const id = newId();
  await tx
    .insertInto('newsletter_issues')
    .values({ id, ...columnsOf(given) })
    .execute();
  return id;
}

/** Returns the subject before, for the audit log. */
export async function changeIssue(tx: Tx, id: string, given: Given): Promise<string> {
  const before = await lockDraft(tx, id);
  await tx.updateTable('newsletter_issues').set(columnsOf(given)).where('id', '=', id).execute();
  return before.subject_en;
}

/** Fixes the recipients and starts the sending. It is refused if their number is not the one that the operator has confirmed. */
export async function sendIssue(tx: Tx, id: string, expected: number): Promise<void> {
  await lockDraft(tx, id);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('newsletter_deliveries')
    .columns(['issue_id', 'subscriber_id'])
    .expression((eb) =>
      eb
        .selectFrom('newsletter_subscribers')
        .select([sql<string>`${id}::uuid`.as('issue_id'), 'id as subscriber_id'])
        .where('state', '=', 'subscribed'),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) !== expected) fail('newsletter.recipients');
  await tx
    .updateTable('newsletter_issues')
    .set({ state: 'sending', sending_at: sql`now()`, recipients: expected })
    .where('id', '=', id)
    .execute();
  await addJob(tx, sendNewsletter, { id });
}

async function lockDraft(tx: Tx, id: string) {
  const issue = await tx
    .selectFrom('newsletter_issues')
    .select(['state', 'subject_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!issue) fail('newsletter.unknown');
  if (issue.state !== 'draft') fail('newsletter.state');
  return issue;
}

export function findIssue(db: Db, id: string) {
  return db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listLatestIssues(db: Db) {
  return db
    .selectFrom('newsletter_issues as i')
    .selectAll('i')
    .select(
      sql<number>`(select count(*)::int from newsletter_deliveries d where d.issue_id = i.id and d.sent_at is not null)`.as(
        'delivered',
      ),
    )
    .orderBy('i.created_at', 'desc')
    .limit(ISSUES_SHOWN)
    .execute();
}

export async function countSubscribers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscribers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'subscribed')
    .executeTakeFirstOrThrow();
  return count;
}
