import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { startWorker } from '../../platform/jobs/jobs.ts';
import { manyListings } from '../catalogue/catalogue.factory.ts';
import { anAccount, anOrigin } from '../identity/identity.factory.ts';
import { bookEquipment } from './book-equipment.ts';
import { aBookingForm } from './rentals.factory.ts';

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

const COUNT = 300;
/** After this many lapsed bookings the worker stops inside the next transaction until the gate opens. */
const BEFORE_GATE = 100;
const GATE = 41;
const addJob = () => test.parts.pool.query("select graphile_worker.add_job('rentals.turn_due', '{}')");
const lapsed = async () => {
  const { rows } = await sql<{
    lapsed: number;
  }>`select count(*)::int as lapsed from bookings where reason = 'lapsed'`.execute(test.parts.db);
  return rows[0]?.lapsed ?? 0;
};

it('[DE-041] lapses each of 300 bookings exactly once although a worker is killed halfway and two others go on', async () => {
  const { db, pool, log, config } = test.parts;
  await createRequests();
  // The notifications of the requests are not under test and would run before the job.
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sql`update bookings set lapses_at = now()`.execute(db);
  const open = await closeGate();
  const env = { ...process.env, DATABASE_URL: config.databaseUrl };
  const killedWorker = fork(fileURLToPath(new URL('../../../test/worker-process.ts', import.meta.url)), { env });
  await addJob();
  await expect.poll(waitingAtGate, { timeout: 120_000, interval: 20 }).toBeGreaterThan(0);
  const exited = new Promise((resolve) => killedWorker.once('exit', resolve));
  killedWorker.kill('SIGKILL');
  await exited;
  const before = await lapsed();
  expect(before).toBeGreaterThanOrEqual(BEFORE_GATE);
  expect(before).toBeLessThan(COUNT);
  await open();

  const workers = await Promise.all([1, 2].map(() => startWorker(pool, jobHandlers(test.parts), log, { pollMs: 100 })));
  await Promise.all([addJob(), addJob(), addJob()]);
  await expect.poll(lapsed, { timeout: 120_000 }).toBe(COUNT);
  await Promise.all(workers.map((worker) => worker.stop()));
  const { rows } = await sql`select count(*)::int as steps, count(distinct booking_id)::int as bookings,
      (select count(*)::int from reservations) as reservations
    from booking_steps where act = 'lapse'`.execute(db);
  expect(rows).toEqual([{ steps: COUNT, bookings: COUNT, reservations: 0 }]);
}, 300_000);

async function createRequests(): Promise<void> {
  const { db } = test.parts;
  const owner = await anAccount(db, { roles: ['supplier'] });
  await manyListings(db, { accounts: [owner], count: COUNT * 3 });
  await sql`update listings set daily_minor = 40000, currency = 'USD' where type = 'rent'`.execute(db);
  const offers = await db.selectFrom('listings').select('id').where('type', '=', 'rent').limit(COUNT).execute();
  expect(offers).toHaveLength(COUNT);
  // Only four at a time, because a call that waits too long for a connection is refused.
  const book = async (lane: typeof offers) => {
    const { accountId, userId } = await anAccount(db, { roles: ['buyer'] });
    const buyer = { userId, account: { id: accountId, companyName: 'Test Company', approved: true } } as Actor;
    for (const { id } of lane)
      await inTransaction(db, (tx) => bookEquipment(tx, buyer, aBookingForm(id, [5, 8]), anOrigin));
  };
  await Promise.all([0, 1, 2, 3].map((lane) => book(offers.filter((_, at) => at % 4 === lane))));
}

/** Closes the gate: this test holds an advisory lock that a trigger on each lapse step waits for. */
async function closeGate(): Promise<() => Promise<void>> {
  const { db, pool } = test.parts;
  await sql`create function stop_at_gate() returns trigger language plpgsql as $$
    begin
      if (select count(*) from booking_steps where act = 'lapse') > ${sql.lit(BEFORE_GATE)} then
        perform pg_advisory_xact_lock_shared(${sql.lit(GATE)});
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger gate after insert on booking_steps for each row when (new.act = 'lapse')
    execute function stop_at_gate()`.execute(db);
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [GATE]);
  return async () => {
    await holder.query('select pg_advisory_unlock($1)', [GATE]);
    holder.release();
  };
}

async function waitingAtGate(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where locktype = 'advisory' and objid = ${GATE} and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(test.parts.db);
  return rows[0]?.waiting ?? 0;
}
