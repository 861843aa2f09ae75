import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sendSupplierContact } from '@rigsouq/contract/leads/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../src/modules/identity/identity.factory.ts';
import { anEmail, aSupplierMessage } from '../src/modules/leads/leads.factory.ts';
import { findTexts } from '../src/modules/privacy/privacy.factory.ts';
import { type TestApi, testApi } from '../test/harness.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('erase.ts', import.meta.url));

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function erase(...args: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: api.parts.config.databaseUrl };
  return run(process.execPath, [script, ...args], { env }).then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
}

// Each command starts a process, which takes long on a busy machine.
describe('npm run erase', { timeout: 90_000 }, () => {
  it('erases what a visitor sent, and refuses a user with a login and wrong arguments', async () => {
    const { db } = api.parts;
    const [visitor, supplier] = [anEmail(), await anAccount(db, { roles: ['supplier'] })];
    await api.call(sendSupplierContact, { body: aSupplierMessage(supplier.accountId, { email: visitor }) as never });
    expect(await findTexts(db, [visitor])).not.toEqual([]);
    expect(await erase(visitor)).toBe(0);
    expect(await findTexts(db, [visitor])).toEqual([]);
    expect(await erase(supplier.email)).toBe(1);
    expect(await erase('--user', supplier.userId)).toBe(1);
    expect(await findTexts(db, [supplier.email])).not.toEqual([]);
    expect([await erase(), await erase('not an email'), await erase('--user', 'x')]).toEqual([1, 1, 1]);
  });
});
