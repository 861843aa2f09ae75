import { base32 } from '@better-auth/utils/base32';
import { login, profile, revokeOtherSessions } from '@rigsouq/contract/identity/calls';
import * as security from '@rigsouq/contract/identity/security';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anAccount, aSession, codeFrom, PASSWORD } from '../identity.factory.ts';
import { createSecretCipher } from './secret-cipher.ts';

const BEFORE = 'the secret of the server until last week';

let api: TestApi;
beforeAll(async () => {
  // The tests run in the middle of a step, so that no code expires while a test uses it.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  api = await testApi({ AUTH_SECRET_BEFORE: BEFORE });
});
afterAll(async () => {
  await api.stop();
  vi.useRealTimers();
});

const currentPassword = PASSWORD;
const logIn = (email: string, code?: string) => api.call(login, { body: { email, password: PASSWORD, code } });

async function startSetup() {
  const account = await anAccount(api.parts.db);
  const token = await aSession(api, account.email);
  const { body } = await api.call(security.beginSecondFactor, { body: { currentPassword } }, { token });
  return { ...account, token, ...body };
}

async function accountWithFactor() {
  const person = await startSetup();
  // This uses the step before the current one, so that the current code and the next stay unused for the test.
  const body = { code: await codeFrom(person.secret, -1) };
  const confirmed = await api.call(security.confirmSecondFactor, { body }, { token: person.token });
  return { ...person, recoveryCodes: confirmed.body.recoveryCodes };
}

const factorOf = async (token: string) => (await api.call(security.readSecondFactor, {}, { token })).body;
const sessionsOf = async (userId: string) =>
  Number(
    (
      await api.parts.db
        .selectFrom('auth_sessions')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('the setup of a second factor', () => {
  it('asks for the password, changes nothing until the first code, and answers ten recovery codes', async () => {
    const { email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const wrong = await api.call(security.beginSecondFactor, { body: { currentPassword: 'no' } }, { token });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'auth.wrong_password']);
    const early = await api.call(security.confirmSecondFactor, { body: { code: '123456' } }, { token });
    expect([early.status, early.body.code]).toEqual([409, 'factor.not_begun']);

    const { body } = await api.call(security.beginSecondFactor, { body: { currentPassword } }, { token });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(await factorOf(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn(email)).status).toBe(200);
    const off = await api.call(security.confirmSecondFactor, { body: { code: '000 000' } }, { token });
    expect([off.status, off.body.code]).toEqual([403, 'factor.code']);

    const code = await codeFrom(body.secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const on = await api.call(security.confirmSecondFactor, { body: { code: spaced } }, { token });
    expect(new Set(on.body.recoveryCodes).size).toBe(security.RECOVERY_CODES);
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    const again = await api.call(security.beginSecondFactor, { body: { currentPassword } }, { token });
    expect([again.status, again.body.code]).toEqual([409, 'factor.enabled']);
  });

  it('hashes nothing for a wrong first code', async () => {
    const { token } = await startSetup();
    const { passwords } = api.parts.identity;
    // Two hashes run and a hundred wait: a call that needs another hash is refused.
    const line = Array.from({ length: 102 }, () => passwords.hash('of others'));
    const wrong = await api.call(security.confirmSecondFactor, { body: { code: '000000' } }, { token });
    await Promise.all(line);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'factor.code']);
  });

  it('is confirmed once, also by two concurrent calls', async () => {
    const { token, secret } = await startSetup();
    const body = { code: await codeFrom(secret) };
    const confirm = () => api.call(security.confirmSecondFactor, { body }, { token });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.body.recoveryCodes[0];
    const change = { currentPassword, code: kept, password: PASSWORD };
    expect((await api.call(security.changePassword, { body: change }, { token })).status).toBe(200);
  });

  it('ends the sessions that were opened without a code, except the one that has just shown it', async () => {
    const { email, userId, token, secret } = await startSetup();
    const others = [await aSession(api, email), await aSession(api, email)];
    expect(await sessionsOf(userId)).toBe(3);
    await api.call(security.confirmSecondFactor, { body: { code: await codeFrom(secret) } }, { token });
    const statuses = [token, ...others].map(async (opened) => (await api.call(profile, {}, { token: opened })).status);
    expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
  });

  it('stores neither the secret nor a recovery code in readable form', async () => {
    const { secret, recoveryCodes } = await accountWithFactor();
    const { rows } = await sql<{ kept: string }>`
      select f::text || coalesce(string_agg(c::text, ' '), '') as kept
      from second_factors f left join recovery_codes c using (user_id) group by f.*`.execute(api.parts.db);
    const kept = rows.map((row) => row.kept).join();
    const plain = new TextDecoder().decode(base32.decode(secret));
    for (const readable of [secret, plain, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(readable);
  });
});

describe('a login with a second factor', () => {
  it('asks for the code only after the right password, and opens no session on a refusal', async () => {
    const { email, userId, secret } = await accountWithFactor();
    const before = await sessionsOf(userId);
    const guess = await api.call(login, { body: { email, password: 'not this one', code: await codeFrom(secret) } });
    expect(guess.body.code).toBe('auth.credentials');
    expect([(await logIn(email)).status, (await logIn(email)).body.code]).toEqual([401, 'auth.code_wanted']);
    expect((await logIn(email, '')).body.code).toBe('auth.code_wanted');
    const wrong = await logIn(email, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'auth.code']);
    expect(await sessionsOf(userId)).toBe(before);

    const { body } = await logIn(email, await codeFrom(secret));
    expect((await api.call(profile, {}, { token: body.token })).status).toBe(200);
  });

  it('accepts a code once, also from two concurrent calls', async () => {
    const { email, secret } = await accountWithFactor();
    const code = await codeFrom(secret);
    const both = await Promise.all([logIn(email, code), logIn(email, code)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await logIn(email, code)).body.code).toBe('auth.code');
    expect((await logIn(email, await codeFrom(secret, 1))).status).toBe(200);
  });

  it('accepts each recovery code once, with or without its dash', async () => {
    const { email, token, recoveryCodes } = await accountWithFactor();
    const [first = '', second = ''] = recoveryCodes;
    const both = await Promise.all([logIn(email, first), logIn(email, first)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await logIn(email, second.replace('-', '').toUpperCase())).status).toBe(200);
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it('stores a recovery code as a password hash with its own salt, and accepts codes in the old storage format', async () => {
    const { email, userId, token } = await accountWithFactor();
    const kept = () =>
      api.parts.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
    const salts = (await kept()).map(
      ({ code_hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$/.exec(code_hash)?.[1],
    );
    expect(new Set(salts).size).toBe(security.RECOVERY_CODES);
    expect(salts).not.toContain(undefined);

    const { cipher } = api.parts.identity;
    const [code_hash = ''] = await cipher.signatures(`recovery:${userId}:abcde12345`);
    await api.parts.db.insertInto('recovery_codes').values({ user_id: userId, code_hash }).execute();
    // The stored hash itself is not a valid code.
    expect((await logIn(email, code_hash.slice(0, 20))).body.code).toBe('auth.code');
    expect((await logIn(email, 'ABCDE-12345')).status).toBe(200);
    expect((await logIn(email, 'abcde-12345')).body.code).toBe('auth.code');
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  it('refuses codes of other users', async () => {
    const mine = await accountWithFactor();
    const other = await accountWithFactor();
    expect((await logIn(mine.email, await codeFrom(other.secret))).body.code).toBe('auth.code');
    expect((await logIn(mine.email, other.recoveryCodes[0])).body.code).toBe('auth.code');
  });

  it('refuses codes after twenty wrong ones, until a recovery code is used or the password is changed', async () => {
    const { email, userId, token, secret, recoveryCodes } = await accountWithFactor();
    const lock = (wrong_codes: number) =>
      api.parts.db.updateTable('second_factors').set({ wrong_codes }).where('user_id', '=', userId).execute();
    await lock(security.WRONG_CODES_MAX - 1);
    expect((await logIn(email, '000000')).body.code).toBe('auth.code');
    const locked = await logIn(email, await codeFrom(secret));
    expect([locked.status, locked.body.code]).toEqual([403, 'auth.code_locked']);
    expect((await logIn(email, recoveryCodes[0])).status).toBe(200);
    expect((await logIn(email, await codeFrom(secret))).status).toBe(200);

    await lock(security.WRONG_CODES_MAX);
    const change = { currentPassword, code: recoveryCodes[1], password: PASSWORD };
    expect((await api.call(security.changePassword, { body: change }, { token })).status).toBe(200);
    expect((await logIn(email, await codeFrom(secret, 1))).status).toBe(200);
  });
});

it('turns off the second factor with the password and a code, and only for the user', async () => {
  const { email, token, secret } = await accountWithFactor();
  const stranger = await aSession(api, (await anAccount(api.parts.db)).email);
  const end = async (body: { currentPassword: string; code: string }, as = token) =>
    (await api.call(security.endSecondFactor, { body }, { token: as })).body.code;
  const code = await codeFrom(secret);
  expect(await end({ currentPassword: 'no', code })).toBe('auth.wrong_password');
  expect(await end({ currentPassword, code: '000000' })).toBe('factor.code');
  expect(await end({ currentPassword, code }, stranger)).toBe('factor.code');
  expect(await end({ currentPassword, code })).toBe(undefined);
  expect(await factorOf(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  expect((await logIn(email)).status).toBe(200);
});

describe('a change of the login', () => {
  const moved = () => `${newId()}@rigsouq.test`;
  const changes = [
    ['password', (token: string, code?: string) => changePassword(token, code)],
    ['email', (token: string, code?: string) => changeEmail(token, code)],
  ] as const;
  const changePassword = (token: string, code?: string) =>
    api.call(security.changePassword, { body: { currentPassword, code, password: 'another one' } }, { token });
  const changeEmail = (token: string, code?: string, email = moved()) =>
    api.call(security.changeEmail, { body: { email, currentPassword, code } }, { token });

  it.each(changes)('asks for a code in addition to the password before the %s changes', async (_, change) => {
    const { email, token, secret } = await accountWithFactor();
    for (const none of [undefined, '']) {
      const wanted = await change(token, none);
      expect([wanted.status, wanted.body.code]).toEqual([403, 'factor.code_wanted']);
    }
    const wrong = await change(token, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'factor.code']);
    expect((await logIn(email, await codeFrom(secret))).status).toBe(200);
    const used = await change(token, await codeFrom(secret));
    expect(used.body.code).toBe('factor.code');
    expect((await change(token, await codeFrom(secret, 1))).status).toBe(200);
    expect((await logIn(email, await codeFrom(secret, 1))).body.code).toBe('auth.credentials');
  });

  it.each(changes)('accepts a recovery code before the %s changes', async (_, change) => {
    const { token, recoveryCodes } = await accountWithFactor();
    expect((await change(token, recoveryCodes[0])).status).toBe(200);
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it('counts wrong codes like the login, and is refused after twenty', async () => {
    const { token, userId, secret } = await accountWithFactor();
    const wrong_codes = security.WRONG_CODES_MAX - 1;
    await api.parts.db.updateTable('second_factors').set({ wrong_codes }).where('user_id', '=', userId).execute();
    expect((await changeEmail(token, '000000')).body.code).toBe('factor.code');
    const locked = await changeEmail(token, await codeFrom(secret));
    expect([locked.status, locked.body.code]).toEqual([403, 'auth.code_locked']);
  });

  it('uses up no code if the change fails', async () => {
    const { token, secret } = await accountWithFactor();
    const { email: taken } = await anAccount(api.parts.db);
    const code = await codeFrom(secret);
    expect((await changeEmail(token, code, taken)).body.code).toBe('account.email_taken');
    expect((await changeEmail(token, code)).status).toBe(200);
  });

  it('ends sessions with the password alone, because the phone may be stolen', async () => {
    const { token, email, secret } = await accountWithFactor();
    const { body } = await logIn(email, await codeFrom(secret));
    const ended = await api.call(revokeOtherSessions, { body: { currentPassword } }, { token });
    expect(ended.body.ended).toBe(1);
    expect((await api.call(profile, {}, { token: body.token })).status).toBe(401);
  });
});

it("accepts the second factor after a change of the server's secret, and encrypts it again at the next code", async () => {
  const { email, userId, secret } = await accountWithFactor();
  const kept = async () =>
    (
      await api.parts.db
        .selectFrom('second_factors')
        .select('secret')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).secret;
  const former = createSecretCipher({ current: BEFORE });
  const plain = await api.parts.identity.cipher.decrypt(await kept());
  const change = { secret: await former.encrypt(plain) };
  await api.parts.db.updateTable('second_factors').set(change).where('user_id', '=', userId).execute();

  expect((await logIn(email, await codeFrom(secret))).status).toBe(200);
  const { current } = api.parts.config.authSecret;
  expect(await createSecretCipher({ current }).decrypt(await kept())).toBe(plain);
});

it('reports a suspended account only to a caller who knows the password', async () => {
  const { email, accountId, userId } = await anAccount(api.parts.db);
  await api.parts.db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', accountId).execute();
  const right = await logIn(email);
  expect([right.status, right.body.code]).toEqual([403, 'auth.suspended']);
  const wrong = await api.call(login, { body: { email, password: 'not this one' } });
  expect(wrong.body.code).toBe('auth.credentials');
  expect(await sessionsOf(userId)).toBe(0);
});
