import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { profile } from '@rigsouq/contract/identity/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, aSession } from '../src/modules/identity/identity.factory.ts';
import { type TestApi, testApi } from '../test/harness.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('log-out.ts', import.meta.url));

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function logOut(...args: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: api.parts.config.databaseUrl };
  return run(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

async function aUser() {
  const { email, userId } = await anAccount(api.parts.db, { roles: ['buyer'] });
  const sessions = [await aSession(api, email), await aSession(api, email)];
  const answers = async () =>
    Promise.all(sessions.map(async (token) => (await api.call(profile, {}, { token })).status));
  return { email, userId, answers };
}

// Each command starts a process, which takes long on a busy machine.
describe('npm run log-out', { timeout: 90_000 }, () => {
  it('ends every session of one user, then of all users, at the next call, and records it in the audit log', async () => {
    const [one, other] = [await aUser(), await aUser()];
    expect(await logOut(one.email.toUpperCase())).toMatchObject({ code: 0 });
    expect([await one.answers(), await other.answers()]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect(await logOut('--all')).toEqual({ code: 0, output: 'All users are logged out.\n' });
    expect(await other.answers()).toEqual([401, 401]);
    const entries = await api.parts.db.selectFrom('audit_log').select(['act', 'operator_name', 'subject_id']).execute();
    const done = { act: 'person.logged_out', operator_name: 'command line' };
    expect(entries).toEqual([
      { ...done, subject_id: one.userId },
      { ...done, subject_id: '00000000-0000-0000-0000-000000000000' },
    ]);
  });

  it('explains what it cannot do', async () => {
    expect(await logOut('nobody@rigsouq.test')).toEqual({
      code: 1,
      output: 'No user logs in with nobody@rigsouq.test.\n',
    });
    for (const args of [[], ['a@b.test', 'c@d.test'], ['a@b.test', '--all'], ['--some']])
      expect(await logOut(...args)).toEqual({ code: 1, output: 'Usage: npm run log-out -- <email> | --all\n' });
  });
});
