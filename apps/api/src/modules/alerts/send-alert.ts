// Sends one email of an alert. The waiting row is deleted before the email is sent, so that a worker that is killed in between loses the
// email instead of sending it twice: a search never gets the same machine twice, and a lost machine is still found by the search itself.
// If the mail server refuses the email, the row is put back and the job retries.

import { CompiledQuery, sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { type Filters, presentNewListings } from '../catalogue/index.ts';
import { buildAlertEmail } from './alerts.emails.ts';
import { sendAlert } from './alerts.jobs.ts';
import { searchPath } from './search-url-rules.ts';
import { createStopToken } from './stop-alerts.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string; authSecret: AuthSecret } };

export function sendAlertJob({ db, mail, config: { publicUrl, authSecret } }: Deps): JobHandler {
  return handleEmailJob(sendAlert, async ({ id }) => {
    const waiting = await takeWaitingEmail(db, id);
    if (!waiting) return;
    const to = await recipientOf(db, waiting.search_id);
    if (!to) return;
    try {
      const run = async <R extends object>({ text, values }: { text: string; values: unknown[] }) =>
        (await db.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
      const machines = await presentNewListings(run, waiting.listing_ids);
      if (machines.length === 0) return;
      const language = to.language as Language;
      const page = (path: string) => `${publicUrl}${path}`;
      const stopUrl = page(`${language === 'ar' ? '/ar' : ''}/stop-alerts?token=${createStopToken(authSecret, to.id)}`);
      const content = {
        name: to.name,
        machines,
        more: waiting.more,
        searchUrl: page(searchPath(to.filters, language)),
      };
      await mail.send(to.email, buildAlertEmail({ ...content, publicUrl, stopUrl }), language, { stopUrl });
    } catch (error) {
      await putBack(db, waiting);
      throw error;
    }
  });
}

type WaitingEmail = { id: string; search_id: string; listing_ids: string[]; more: boolean };

function takeWaitingEmail(db: Db, id: string): Promise<WaitingEmail | undefined> {
  return inTransaction(db, (tx) =>
    tx.deleteFrom('saved_search_emails').where('id', '=', id).returningAll().executeTakeFirst(),
  );
}

/** Puts the email back, unless the search has been deleted in the meantime. */
async function putBack(db: Db, { id, search_id, listing_ids, more }: WaitingEmail): Promise<void> {
  await inTransaction(db, (tx) =>
    sql`insert into saved_search_emails (id, search_id, listing_ids, more)
        select ${id}, s.id, ${listing_ids}::uuid[], ${more} from saved_searches s where s.id = ${search_id}`.execute(
      tx,
    ),
  );
}

/** Returns the member to write to, or undefined if they switched the alerts off, left the account, or never verified their email. */
function recipientOf(db: Db, searchId: string) {
  return db
    .selectFrom('saved_searches as s')
    .innerJoin('members as m', (on) =>
      on.onRef('m.user_id', '=', 's.user_id').onRef('m.account_id', '=', 's.account_id'),
    )
    .innerJoin('auth_users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.name', 'u.language', 'u.email', sql<Filters>`s.filters`.as('filters')])
    .where('s.id', '=', searchId)
    .where('s.alerts', '=', true)
    .where('u.email_verified', '=', true)
    .executeTakeFirst();
}
