// Checks every hour whether a saved search has new matches, and sends an email at most once a day: a machine is sold within days, so an
// hour is soon enough for the first match, and a member who saved 'excavators' gets one email a day instead of twenty.
//
// Each transaction checks one search that is due, and reads the index of new listings. The cost of a run depends on the searches that are
// due and on the listings added since, never on all searches times all listings.
import { ALERT_MACHINES } from '@rigsouq/contract/alerts/saved-searches';
import { CompiledQuery, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import { type Filters, findNewListings, type RunStatement } from '../catalogue/index.ts';
import { checkSavedSearches, sendAlert } from './alerts.jobs.ts';

/** A listing carries the time when its transaction started and may appear later. The check stops this many seconds before now to miss none. */
const SETTLED_SECONDS = 30;
const NEXT_CHECK = sql<Date>`now() + interval '1 hour'`;
const NEXT_EMAIL = sql<Date>`now() + interval '1 day'`;
/** The most searches in one run; the next run, a minute later, continues. */
const SEARCHES_PER_RUN = 2_000;
/** The number of matches to read. It is larger than an email, because some of them may have been sent already. */
const MATCHES_MAX = 4 * ALERT_MACHINES;

export function checkSavedSearchesJob({ db }: { db: Db }): JobHandler {
  return handle(
    checkSavedSearches,
    async (_, log) => {
      for (let checked = 0; checked < SEARCHES_PER_RUN; checked++)
        if (!(await inTransaction(db, (tx) => checkOne(tx, log)))) return;
    },
    { every: '* * * * *' },
  );
}

/** Checks the next search that is due; returns false if there is none. It skips rows that another worker has locked. */
async function checkOne(tx: Tx, log: Log): Promise<boolean> {
  const search = await tx
    .selectFrom('saved_searches')
    .select(['id', 'account_id', 'user_id', 'seen_until', sql<Filters>`filters`.as('filters')])
    .select(sql<Date>`date_trunc('milliseconds', now() - ${SETTLED_SECONDS} * interval '1 second')`.as('settled'))
    .where('alerts', '=', true)
    .where('check_at', '<=', sql<Date>`now()`)
    .orderBy('check_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!search) return false;
  const { id, seen_until: after, settled: until } = search;
  // New listings wait until the member has verified the email.
  const shouldCheck = after < until && (await hasVerifiedEmail(tx, search));
  let sent: string[] = [];
  if (shouldCheck) {
    // A search that fails must not stop the other searches.
    await sql`savepoint search_check`.execute(tx);
    try {
      sent = await createEmail(
        tx,
        id,
        await findNewListings(await searchStatements(tx), search.filters, { after, until }, MATCHES_MAX),
      );
    } catch (error) {
      await sql`rollback to savepoint search_check`.execute(tx);
      log.error({ err: error, searchId: id }, 'saved search failed');
    }
  }
  await tx
    .updateTable('saved_searches')
    .set({
      check_at: sent.length > 0 ? NEXT_EMAIL : NEXT_CHECK,
      ...(sent.length > 0 && { last_alert_at: sql<Date>`now()` }),
      ...(shouldCheck && { seen_until: until }),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

async function hasVerifiedEmail(tx: Tx, { account_id, user_id }: { account_id: string; user_id: string }) {
  const member = await tx
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.user_id', '=', user_id)
    .where('m.account_id', '=', account_id)
    .where('u.email_verified', '=', true)
    .executeTakeFirst();
  return member !== undefined;
}

/** Returns a function that runs statements on the transaction's connection, with planner settings that suit searches only. */
async function searchStatements(tx: Tx): Promise<RunStatement> {
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`set local random_page_cost = 1.1`.execute(tx);
  return async <R extends object>({ text, values }: { text: string; values: unknown[] }) =>
    (await tx.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
}

/** Writes the waiting email and marks every machine in it as sent, in one transaction. Returns the ids of the listings in the email. */
async function createEmail(tx: Tx, searchId: string, found: readonly { listingId: string; machineId: string }[]) {
  // A machine that is offered for sale and for rent is still one machine: the email contains the newer offer.
  const machines = new Map(found.toReversed().map((one) => [one.machineId, one]));
  const fresh = found.filter((one) => machines.get(one.machineId) === one);
  if (fresh.length === 0) return [];
  const known = await tx
    .selectFrom('alerted_machines')
    .select('machine_id')
    .where('search_id', '=', searchId)
    .where(
      'machine_id',
      'in',
      fresh.map(({ machineId }) => machineId),
    )
    .execute();
  const unknown = fresh.filter(({ machineId }) => !known.some(({ machine_id }) => machine_id === machineId));
  const chosen = unknown.slice(0, ALERT_MACHINES);
  if (chosen.length === 0) return [];
  const marks = chosen.map(({ machineId }) => ({ search_id: searchId, machine_id: machineId }));
  await tx.insertInto('alerted_machines').values(marks).execute();
  const listing_ids = chosen.map(({ listingId }) => listingId);
  const id = newId();
  const more = unknown.length > chosen.length;
  await tx.insertInto('saved_search_emails').values({ id, search_id: searchId, listing_ids, more }).execute();
  await addJob(tx, sendAlert, { id });
  return listing_ids;
}
