// Looks whether a saved search has something new, every hour, and writes a letter at most once a day: a machine is bought within days,
// so an hour is soon enough for the first of its kind, and whoever saved 'excavators' gets one letter a day instead of twenty.
//
// Only searches whose time has come are read, one to a transaction, and each looks along the index of what is new: a run costs by the
// searches that are due and by what was listed since, never by all searches times all listings.
import { ALERT_MACHINES } from '@rigsouq/contract/saved-searches';
import { CompiledQuery, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { type Filters, findNew, type Statements } from '../catalogue/index.ts';
import { lookForNew, sendAlert } from './alerts.jobs.ts';

/** A listing is as old as its transaction: one that is still open may yet appear before this moment, hardly before it less this. */
const SETTLED_SECONDS = 30;
const NEXT_LOOK = sql<Date>`now() + interval '1 hour'`;
const NEXT_LETTER = sql<Date>`now() + interval '1 day'`;
/** So many in one run; the next run, a minute later, goes on. */
const SEARCHES_A_RUN = 2_000;
/** Some of what is found may have been told already. */
const LOOK_AT = 4 * ALERT_MACHINES;

export function lookingForNew({ db }: { db: Db }): JobHandler {
  return handle(
    lookForNew,
    async (_, log) => {
      for (let looked = 0; looked < SEARCHES_A_RUN; looked++)
        if (!(await inTransaction(db, (tx) => lookAtOne(tx, log)))) return;
    },
    { every: '* * * * *' },
  );
}

/** False when none is due. Rows that another worker holds are passed over. */
async function lookAtOne(tx: Tx, log: Log): Promise<boolean> {
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
  // What comes before the e-mail is proved waits for it.
  const looks = after < until && (await hasProvedEmail(tx, search));
  let told: string[] = [];
  if (looks) {
    // A search that cannot be run must not keep the others from theirs.
    await sql`savepoint looking`.execute(tx);
    try {
      told = await write(tx, id, await findNew(await searching(tx), search.filters, { after, until }, LOOK_AT));
    } catch (error) {
      await sql`rollback to savepoint looking`.execute(tx);
      log.error({ err: error, searchId: id }, 'a saved search could not be looked through');
    }
  }
  await tx
    .updateTable('saved_searches')
    .set({
      check_at: told.length > 0 ? NEXT_LETTER : NEXT_LOOK,
      ...(told.length > 0 && { last_alert_at: sql<Date>`now()` }),
      ...(looks && { seen_until: until }),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

async function hasProvedEmail(tx: Tx, { account_id, user_id }: { account_id: string; user_id: string }) {
  const person = await tx
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.user_id', '=', user_id)
    .where('m.account_id', '=', account_id)
    .where('u.email_verified', '=', true)
    .executeTakeFirst();
  return person !== undefined;
}

/** On the transaction's own connection, with what the planner should know about searches alone. */
async function searching(tx: Tx): Promise<Statements> {
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`set local random_page_cost = 1.1`.execute(tx);
  return async <R extends object>({ text, values }: { text: string; values: unknown[] }) =>
    (await tx.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
}

/** The letter and the note of every machine in it, together or not at all. Answers the listings that are told. */
async function write(tx: Tx, searchId: string, found: readonly { listingId: string; machineId: string }[]) {
  // Offered for sale and for rent it is still one machine: the newer offer is told.
  const machines = new Map(found.toReversed().map((one) => [one.machineId, one]));
  const fresh = found.filter((one) => machines.get(one.machineId) === one);
  if (fresh.length === 0) return [];
  const known = await tx
    .selectFrom('saved_search_machines')
    .select('machine_id')
    .where('search_id', '=', searchId)
    .where(
      'machine_id',
      'in',
      fresh.map(({ machineId }) => machineId),
    )
    .execute();
  const unknown = fresh.filter(({ machineId }) => !known.some(({ machine_id }) => machine_id === machineId));
  const told = unknown.slice(0, ALERT_MACHINES);
  if (told.length === 0) return [];
  const notes = told.map(({ machineId }) => ({ search_id: searchId, machine_id: machineId }));
  await tx.insertInto('saved_search_machines').values(notes).execute();
  const listing_ids = told.map(({ listingId }) => listingId);
  const id = newId();
  const more = unknown.length > told.length;
  await tx.insertInto('saved_search_letters').values({ id, search_id: searchId, listing_ids, more }).execute();
  await addJob(tx, sendAlert, { id });
  return listing_ids;
}
