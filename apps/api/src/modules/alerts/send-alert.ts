// One letter of an alert. It is taken away before it is sent, so that a worker that is killed in between sends it never rather than
// twice: no machine is told twice to the same search, and a lost one still stands in the search. A server that refuses it gets it again.

import { CompiledQuery, sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db.ts';
import { handleMail, type JobHandler } from '../../platform/jobs.ts';
import type { Language } from '../../platform/letter.ts';
import type { Mail } from '../../platform/mail.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { type Filters, showNew } from '../catalogue/index.ts';
import { sendAlert } from './alerts.jobs.ts';
import { alertLetter } from './alerts.letters.ts';
import { searchPath } from './search-address-rules.ts';
import { stopToken } from './stop-alerts.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string; authSecret: AuthSecret } };

export function sendingAlerts({ db, mail, config: { publicUrl, authSecret } }: Deps): JobHandler {
  return handleMail(sendAlert, async ({ id }) => {
    const letter = await takeLetter(db, id);
    if (!letter) return;
    const to = await recipientOf(db, letter.search_id);
    if (!to) return;
    try {
      const run = async <R extends object>({ text, values }: { text: string; values: unknown[] }) =>
        (await db.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
      const machines = await showNew(run, letter.listing_ids);
      if (machines.length === 0) return;
      const language = to.language as Language;
      const page = (path: string) => `${publicUrl}${path}`;
      const stopUrl = page(`${language === 'ar' ? '/ar' : ''}/stop-alerts?token=${stopToken(authSecret, to.id)}`);
      const words = { name: to.name, machines, more: letter.more, searchUrl: page(searchPath(to.filters, language)) };
      await mail.send(to.email, alertLetter({ ...words, publicUrl, stopUrl }), language, { stopUrl });
    } catch (error) {
      await putBack(db, letter);
      throw error;
    }
  });
}

type WaitingLetter = { id: string; search_id: string; listing_ids: string[]; more: boolean };

function takeLetter(db: Db, id: string): Promise<WaitingLetter | undefined> {
  return inTransaction(db, (tx) =>
    tx.deleteFrom('saved_search_letters').where('id', '=', id).returningAll().executeTakeFirst(),
  );
}

/** Unless the search has been deleted meanwhile. */
async function putBack(db: Db, { id, search_id, listing_ids, more }: WaitingLetter): Promise<void> {
  await inTransaction(db, (tx) =>
    sql`insert into saved_search_letters (id, search_id, listing_ids, more)
        select ${id}, s.id, ${listing_ids}::uuid[], ${more} from saved_searches s where s.id = ${search_id}`.execute(
      tx,
    ),
  );
}

/** Nobody who has switched the alerts off since, left the account, or never proved the e-mail. */
function recipientOf(db: Db, searchId: string) {
  return db
    .selectFrom('saved_searches as s')
    .innerJoin('members as m', (on) =>
      on.onRef('m.user_id', '=', 's.user_id').onRef('m.account_id', '=', 's.account_id'),
    )
    .innerJoin('auth_users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.name', 's.language', 'u.email', sql<Filters>`s.filters`.as('filters')])
    .where('s.id', '=', searchId)
    .where('s.alerts', '=', true)
    .where('u.email_verified', '=', true)
    .executeTakeFirst();
}
