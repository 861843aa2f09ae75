// Makes more calls than there are database connections, all waiting for a lock: calls that cannot be served are refused in time.
import { setTimeout as sleep } from 'node:timers/promises';
import { login, profile, setEmailLanguage } from '@rigsouq/contract/identity/calls';
import { live, ready } from '@rigsouq/contract/platform/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../src/modules/identity/identity.factory.ts';
import { FULL_SIZE } from '../full-size.ts';
import { type TestApi, testApi } from '../harness.ts';
import { type Role, startRole } from '../processes.ts';
import { isOkOrBusy, sendCall, slowestMs, waitUntilHealthy } from '../repeat-calls.ts';

/** At full size this is longer than a statement may wait (15 s). */
const LOCKED_MS = FULL_SIZE ? 18_000 : 6_000;
const CALLS = 30;

let localApi: TestApi;
let api: Role;
beforeAll(async () => {
  localApi = await testApi();
  api = await startRole('api', { databaseUrl: localApi.parts.config.databaseUrl });
});
afterAll(async () => {
  await api.kill();
  await localApi.stop();
});

it('refuses calls that wait too long with a clear answer, and recovers when the lock is released', async () => {
  const { email, password, userId } = await anAccount(localApi.parts.db);
  const { token } = (await localApi.call(login, { body: { email, password } })).body;
  const change = { endpoint: setEmailLanguage, token, body: { language: 'ar' } };
  const locked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const holder = localApi.parts.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select from auth_users where id = ${userId} for update`.execute(tx);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;

  const changes = Promise.all(Array.from({ length: CALLS }, () => sendCall(api.port, change)));
  await sleep(500);
  const others = Promise.all([
    sendCall(api.port, { endpoint: profile, token }),
    sendCall(api.port, { endpoint: ready }),
  ]);
  const liveness = await sendCall(api.port, { endpoint: live });
  await sleep(LOCKED_MS - 500);
  unlock.resolve();
  await holder;
  const recovered = await waitUntilHealthy(api.port, [{ endpoint: profile, token }]);
  const [answers, [read, readiness]] = [await changes, await others];

  const refused = answers.filter(({ status }) => status === 503);
  console.log(
    `${refused.length} of ${CALLS} refused, slowest ${slowestMs(answers)} ms; recovered after ${recovered} ms`,
  );
  expect([...answers, read].filter((answer) => !isOkOrBusy(answer))).toEqual([]);
  // The ten calls that have a connection wait for the lock, as long as a statement may.
  expect(refused).toHaveLength(FULL_SIZE ? CALLS : CALLS - 10);
  expect(slowestMs(refused)).toBeLessThan(FULL_SIZE ? 17_000 : 5_500);
  expect([liveness.status, liveness.ms < 500]).toEqual([200, true]);
  expect([read.status, read.ms < 5_500]).toEqual([503, true]);
  expect([readiness.status, readiness.ms < 4_500]).toEqual([503, true]);
  expect(recovered).toBeLessThan(5_000);
}, 60_000);
