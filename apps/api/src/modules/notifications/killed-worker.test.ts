import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { startRole } from '../../../test/processes.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { startWorker } from '../../platform/jobs/jobs.ts';
import { enquiryStepped } from '../enquiries/index.ts';
import { aMember, anAccount } from '../identity/identity.factory.ts';

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

const COUNT = 1_000;
const runCount = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(test.parts.db)).rows[0]?.count ?? 0;
const countLockedJobs = () => runCount(sql`select count(*)::int from graphile_worker.jobs where locked_by is not null`);

it('creates 1,000 notifications for each of two members once, although the worker is killed', async () => {
  const { db, pool, log, config } = test.parts;
  const { accountId, userId } = await anAccount(db, { roles: ['supplier'] });
  const { userId: colleague } = await aMember(db, accountId, 'agent');
  const countNotifications = () =>
    runCount(sql`select count(*)::int from notifications where user_id in (${userId}::uuid, ${colleague}::uuid)`);
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < COUNT; n++)
      await recordEvent(tx, enquiryStepped, {
        what: 'quote.requested',
        subjectId: newId(),
        by: null,
        tell: [accountId],
        sides: [accountId],
        words: { company: 'Sahra', title: `Crane ${n}` },
      });
  });
  const killed = await startRole('worker', config);
  onTestFinished(killed.kill);
  await expect.poll(countNotifications, { timeout: 60_000, interval: 20 }).toBeGreaterThan(100);
  await killed.kill();
  expect(await countNotifications()).toBeLessThan(2 * COUNT);
  expect(await countLockedJobs()).toBeGreaterThan(0);

  const next = await startWorker(pool, jobHandlers(test.parts), log, { pollMs: 100 });
  onTestFinished(() => next.stop());
  await expect.poll(countNotifications, { timeout: 90_000 }).toBe(2 * COUNT);
  const duplicates = sql<{ count: number }>`select count(*)::int from (
    select from notifications group by user_id, event_id having count(*) > 1) as duplicates`;
  expect(await runCount(duplicates)).toBe(0);
}, 180_000);
