import { base32 } from '@better-auth/utils/base32';
import { login, profile, revokeOtherSessions } from '@rigsouq/contract/identity';
import * as security from '@rigsouq/contract/security';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';
import { anAccount, aSession, codeFrom, PASSWORD } from './identity.factory.ts';
import { createStrongbox } from './strongbox.ts';

const BEFORE = 'the secret of the server until last week';

let api: TestApi;
beforeAll(async () => {
  // The middle of a step: no code grows old while a test uses it.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  api = await testApi({ AUTH_SECRET_BEFORE: BEFORE });
});
afterAll(async () => {
  await api.stop();
  vi.useRealTimers();
});

const currentPassword = PASSWORD;
const enter = (email: string, code?: string) => api.call(login, { body: { email, password: PASSWORD, code } });

async function begun() {
  const account = await anAccount(api.parts.db);
  const token = await aSession(api, account.email);
  const { body } = await api.call(security.beginSecondFactor, { body: { currentPassword } }, { token });
  return { ...account, token, ...body };
}

async function secured() {
  const person = await begun();
  // The step before the current one: the current code and the next stay free for the test.
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

describe('setting up', () => {
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
    expect((await enter(email)).status).toBe(200);
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
    const { token } = await begun();
    const { passwords } = api.parts.identity;
    // Two run and a hundred wait: whoever wants another hash is sent away.
    const line = Array.from({ length: 102 }, () => passwords.hash('of others'));
    const wrong = await api.call(security.confirmSecondFactor, { body: { code: '000000' } }, { token });
    await Promise.all(line);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'factor.code']);
  });

  it('is confirmed once, also by two at the same time', async () => {
    const { token, secret } = await begun();
    const body = { code: await codeFrom(secret) };
    const confirm = () => api.call(security.confirmSecondFactor, { body }, { token });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.body.recoveryCodes[0];
    const change = { currentPassword, code: kept, password: PASSWORD };
    expect((await api.call(security.changePassword, { body: change }, { token })).status).toBe(200);
  });

  it('ends the sessions that were opened without a code, except the one that has just shown it', async () => {
    const { email, userId, token, secret } = await begun();
    const others = [await aSession(api, email), await aSession(api, email)];
    expect(await sessionsOf(userId)).toBe(3);
    await api.call(security.confirmSecondFactor, { body: { code: await codeFrom(secret) } }, { token });
    const statuses = [token, ...others].map(async (opened) => (await api.call(profile, {}, { token: opened })).status);
    expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
  });

  it('keeps neither the secret nor a recovery code in a readable form', async () => {
    const { secret, recoveryCodes } = await secured();
    const { rows } = await sql<{ kept: string }>`
      select f::text || coalesce(string_agg(c::text, ' '), '') as kept
      from second_factors f left join recovery_codes c using (user_id) group by f.*`.execute(api.parts.db);
    const kept = rows.map((row) => row.kept).join();
    const plain = new TextDecoder().decode(base32.decode(secret));
    for (const readable of [secret, plain, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(readable);
  });
});

describe('logging in with a second factor', () => {
  it('asks for the code only after the right password, and leaves no session behind a refusal', async () => {
    const { email, userId, secret } = await secured();
    const before = await sessionsOf(userId);
    const guess = await api.call(login, { body: { email, password: 'not this one', code: await codeFrom(secret) } });
    expect(guess.body.code).toBe('auth.credentials');
    expect([(await enter(email)).status, (await enter(email)).body.code]).toEqual([401, 'auth.code_wanted']);
    expect((await enter(email, '')).body.code).toBe('auth.code_wanted');
    const wrong = await enter(email, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'auth.code']);
    expect(await sessionsOf(userId)).toBe(before);

    const { body } = await enter(email, await codeFrom(secret));
    expect((await api.call(profile, {}, { token: body.token })).status).toBe(200);
  });

  it('takes a code once, also from two at the same time', async () => {
    const { email, secret } = await secured();
    const code = await codeFrom(secret);
    const both = await Promise.all([enter(email, code), enter(email, code)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await enter(email, code)).body.code).toBe('auth.code');
    expect((await enter(email, await codeFrom(secret, 1))).status).toBe(200);
  });

  it('takes each recovery code once, with or without its dash', async () => {
    const { email, token, recoveryCodes } = await secured();
    const [first = '', second = ''] = recoveryCodes;
    const both = await Promise.all([enter(email, first), enter(email, first)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await enter(email, second.replace('-', '').toUpperCase())).status).toBe(200);
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it('keeps a recovery code as a password hash with its own salt, and takes those that are kept as before', async () => {
    const { email, userId, token } = await secured();
    const kept = () =>
      api.parts.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
    const salts = (await kept()).map(
      ({ code_hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$/.exec(code_hash)?.[1],
    );
    expect(new Set(salts).size).toBe(security.RECOVERY_CODES);
    expect(salts).not.toContain(undefined);

    const { strongbox } = api.parts.identity;
    const [code_hash = ''] = await strongbox.marks(`recovery:${userId}:abcde12345`);
    await api.parts.db.insertInto('recovery_codes').values({ user_id: userId, code_hash }).execute();
    // What is kept is no code itself.
    expect((await enter(email, code_hash.slice(0, 20))).body.code).toBe('auth.code');
    expect((await enter(email, 'ABCDE-12345')).status).toBe(200);
    expect((await enter(email, 'abcde-12345')).body.code).toBe('auth.code');
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  it("is not opened by somebody else's codes", async () => {
    const mine = await secured();
    const other = await secured();
    expect((await enter(mine.email, await codeFrom(other.secret))).body.code).toBe('auth.code');
    expect((await enter(mine.email, other.recoveryCodes[0])).body.code).toBe('auth.code');
  });

  it('is closed to guesses after twenty wrong codes; a recovery code or a new password opens it', async () => {
    const { email, userId, token, secret, recoveryCodes } = await secured();
    const lock = (wrong_codes: number) =>
      api.parts.db.updateTable('second_factors').set({ wrong_codes }).where('user_id', '=', userId).execute();
    await lock(security.WRONG_CODES_MAX - 1);
    expect((await enter(email, '000000')).body.code).toBe('auth.code');
    const locked = await enter(email, await codeFrom(secret));
    expect([locked.status, locked.body.code]).toEqual([403, 'auth.code_locked']);
    expect((await enter(email, recoveryCodes[0])).status).toBe(200);
    expect((await enter(email, await codeFrom(secret))).status).toBe(200);

    await lock(security.WRONG_CODES_MAX);
    const change = { currentPassword, code: recoveryCodes[1], password: PASSWORD };
    expect((await api.call(security.changePassword, { body: change }, { token })).status).toBe(200);
    expect((await enter(email, await codeFrom(secret, 1))).status).toBe(200);
  });
});

it('is turned off with the password and a code, and only by the person', async () => {
  const { email, token, secret } = await secured();
  const stranger = await aSession(api, (await anAccount(api.parts.db)).email);
  const end = async (body: { currentPassword: string; code: string }, as = token) =>
    (await api.call(security.endSecondFactor, { body }, { token: as })).body.code;
  const code = await codeFrom(secret);
  expect(await end({ currentPassword: 'no', code })).toBe('auth.wrong_password');
  expect(await end({ currentPassword, code: '000000' })).toBe('factor.code');
  expect(await end({ currentPassword, code }, stranger)).toBe('factor.code');
  expect(await end({ currentPassword, code })).toBe(undefined);
  expect(await factorOf(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  expect((await enter(email)).status).toBe(200);
});

describe('changing the login', () => {
  const moved = () => `${newId()}@rigsouq.test`;
  const changes = [
    ['password', (token: string, code?: string) => changePassword(token, code)],
    ['e-mail', (token: string, code?: string) => changeEmail(token, code)],
  ] as const;
  const changePassword = (token: string, code?: string) =>
    api.call(security.changePassword, { body: { currentPassword, code, password: 'another one' } }, { token });
  const changeEmail = (token: string, code?: string, email = moved()) =>
    api.call(security.changeEmail, { body: { email, currentPassword, code } }, { token });

  it.each(changes)('asks for a code beside the password before the %s changes', async (_, change) => {
    const { email, token, secret } = await secured();
    for (const none of [undefined, '']) {
      const wanted = await change(token, none);
      expect([wanted.status, wanted.body.code]).toEqual([403, 'factor.code_wanted']);
    }
    const wrong = await change(token, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'factor.code']);
    expect((await enter(email, await codeFrom(secret))).status).toBe(200);
    const used = await change(token, await codeFrom(secret));
    expect(used.body.code).toBe('factor.code');
    expect((await change(token, await codeFrom(secret, 1))).status).toBe(200);
    expect((await enter(email, await codeFrom(secret, 1))).body.code).toBe('auth.credentials');
  });

  it.each(changes)('takes a recovery code before the %s changes', async (_, change) => {
    const { token, recoveryCodes } = await secured();
    expect((await change(token, recoveryCodes[0])).status).toBe(200);
    expect(await factorOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it('counts wrong codes like the login, and is closed after twenty', async () => {
    const { token, userId, secret } = await secured();
    const wrong_codes = security.WRONG_CODES_MAX - 1;
    await api.parts.db.updateTable('second_factors').set({ wrong_codes }).where('user_id', '=', userId).execute();
    expect((await changeEmail(token, '000000')).body.code).toBe('factor.code');
    const locked = await changeEmail(token, await codeFrom(secret));
    expect([locked.status, locked.body.code]).toEqual([403, 'auth.code_locked']);
  });

  it('uses up no code where the change fails', async () => {
    const { token, secret } = await secured();
    const { email: taken } = await anAccount(api.parts.db);
    const code = await codeFrom(secret);
    expect((await changeEmail(token, code, taken)).body.code).toBe('account.email_taken');
    expect((await changeEmail(token, code)).status).toBe(200);
  });

  it('ends sessions with the password alone: the phone may be what was stolen', async () => {
    const { token, email, secret } = await secured();
    const { body } = await enter(email, await codeFrom(secret));
    const ended = await api.call(revokeOtherSessions, { body: { currentPassword } }, { token });
    expect(ended.body.ended).toBe(1);
    expect((await api.call(profile, {}, { token: body.token })).status).toBe(401);
  });
});

it('outlives a change of the server’s secret, and is sealed anew with its next code', async () => {
  const { email, userId, secret } = await secured();
  const kept = async () =>
    (
      await api.parts.db
        .selectFrom('second_factors')
        .select('secret')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).secret;
  const former = createStrongbox({ current: BEFORE });
  const plain = await api.parts.identity.strongbox.open(await kept());
  const change = { secret: await former.seal(plain) };
  await api.parts.db.updateTable('second_factors').set(change).where('user_id', '=', userId).execute();

  expect((await enter(email, await codeFrom(secret))).status).toBe(200);
  const { current } = api.parts.config.authSecret;
  expect(await createStrongbox({ current }).open(await kept())).toBe(plain);
});

it('a suspended account is told so, but only to who knows the password', async () => {
  const { email, accountId, userId } = await anAccount(api.parts.db);
  await api.parts.db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', accountId).execute();
  const right = await enter(email);
  expect([right.status, right.body.code]).toEqual([403, 'auth.suspended']);
  const wrong = await api.call(login, { body: { email, password: 'not this one' } });
  expect(wrong.body.code).toBe('auth.credentials');
  expect(await sessionsOf(userId)).toBe(0);
});
