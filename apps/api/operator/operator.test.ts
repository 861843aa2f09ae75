import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { profile } from '@rigsouq/contract/identity/calls';
import { listCompanies } from '@rigsouq/contract/operations/calls';
import { readRights } from '@rigsouq/contract/operations/operators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, aSession } from '../src/modules/identity/identity.factory.ts';
import { openSession } from '../src/modules/identity/sessions/sessions.ts';
import { inTransaction } from '../src/platform/database/db.ts';
import { type TestApi, testApi } from '../test/harness.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('operator.ts', import.meta.url));

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function operator(...args: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: api.parts.config.databaseUrl };
  return run(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

const addFactor = (userId: string) =>
  api.parts.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: 'x', confirmed_at: new Date() })
    .execute();

const aSecuredSession = async (userId: string) =>
  (await inTransaction(api.parts.db, (tx) => openSession(tx, userId, { address: '', userAgent: '' }, true))).token;

const auditEntriesOf = (userId: string) =>
  api.parts.db
    .selectFrom('audit_log')
    .select(['operator_id', 'operator_name', 'act'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();

// Each command starts a process, which takes long on a busy machine.
describe('npm run operator', { timeout: 90_000 }, () => {
  it('[PU-027] makes a user an operator once, and removes an operator and their sessions', async () => {
    const { email, userId } = await anAccount(api.parts.db, { roles: ['buyer'] });
    const token = await aSession(api, email);
    expect((await api.call(listCompanies, {}, { token })).status).toBe(403);

    expect(await operator(email)).toEqual({
      code: 1,
      output: `${email} logs in without a second step. Set it up under Profile, Two-step login, and run this again.\n`,
    });
    await addFactor(userId);
    expect(await operator(email.toUpperCase())).toEqual({
      code: 0,
      output: `${email.toUpperCase()} is now an operator, and is logged out everywhere. The console opens at the next login, with its code.\n`,
    });
    expect((await api.call(profile, {}, { token })).status).toBe(401);
    const again = await aSecuredSession(userId);
    expect((await api.call(readRights, {}, { token: again })).body).toMatchObject({ lead: true, desks: [] });
    expect((await api.call(profile, {}, { token: again })).body.user.role).toEqual(['buyer', 'admin']);
    expect(await operator(email)).toEqual({ code: 0, output: `${email} is an operator already.\n` });

    expect(await operator(email, '--remove')).toMatchObject({
      code: 0,
      output: `${email} is no longer an operator, and is logged out everywhere.\n`,
    });
    expect((await api.call(profile, {}, { token: again })).status).toBe(401);
    expect(await operator(email, '--remove')).toMatchObject({ code: 0, output: `${email} was not an operator.\n` });
    expect(await auditEntriesOf(userId)).toEqual([
      { operator_id: null, operator_name: 'command line', act: 'operator.added' },
      { operator_id: null, operator_name: 'command line', act: 'operator.removed' },
    ]);
  });

  it('makes an operator of some desks only', async () => {
    const { email, userId } = await anAccount(api.parts.db, { roles: [] });
    await addFactor(userId);
    expect((await operator(email, '--desks', 'leads,trust')).code).toBe(0);
    const made = await api.parts.db.selectFrom('operators').selectAll().where('user_id', '=', userId).execute();
    expect(made).toMatchObject([{ lead: false, desks: ['leads', 'trust'], without_factor: false }]);
  });

  it('explains what it cannot do', async () => {
    const unknown = await operator('nobody@rigsouq.test');
    expect(unknown).toEqual({
      code: 1,
      output: 'No user logs in with nobody@rigsouq.test. They must create an account first.\n',
    });
    const output =
      'Usage: npm run operator -- <email> [--desks companies,auctions,settlements,leads,trust,system] [--remove]\n';
    for (const args of [[], ['a@b.test', '--everything'], ['a@b.test', '--desks', 'all']])
      expect(await operator(...args)).toEqual({ code: 1, output });
  });
});
