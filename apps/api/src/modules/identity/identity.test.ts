import { createHash } from 'node:crypto';
import * as calls from '@rigsouq/contract/identity/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress, type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount, PASSWORD } from './identity.factory.ts';
import { countGuess, GUESSES_MAX } from './login/password-guesses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function loggedIn(options?: Parameters<typeof anAccount>[1]) {
  const account = await anAccount(api.parts.db, options);
  const { body } = await api.call(calls.login, { body: { email: account.email, password: PASSWORD } });
  return { ...account, token: body.token, answer: body };
}

const ageSession = (token: string, age: string) =>
  sql`update auth_sessions set updated_at = updated_at - ${age}::interval, expires_at = expires_at - ${age}::interval
      where token_hash = ${createHash('sha256').update(token).digest('base64url')}`.execute(api.parts.db);

describe('login', () => {
  it('[SH-008] answers the token, the _id of the account and the roles', async () => {
    const account = await anAccount(api.parts.db, { roles: ['buyer', 'supplier'] });
    const { status, body } = await api.call(calls.login, { body: { email: account.email, password: PASSWORD } });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), _id: account.accountId, role: ['buyer', 'supplier'] });
  });

  it('accepts the email in any case, with spaces around it', async () => {
    const { email } = await anAccount(api.parts.db);
    const sent = { email: `  ${email.toUpperCase()} `, password: PASSWORD };
    expect((await api.call(calls.login, { body: sent })).status).toBe(200);
  });

  it('[SH-007] refuses an empty email and an empty password, naming each', async () => {
    const { status, body } = await api.call(calls.login, { body: { email: '', password: '' } });
    expect(status).toBe(400);
    expect(body.code).toBe('request.invalid');
    expect(body.errors).toEqual([
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password is required' },
    ]);
    expect((await api.call(calls.login, { body: {} })).status).toBe(400);
  });

  it('[SH-048] answers an unknown email and a wrong password with the same message', async () => {
    const { email } = await anAccount(api.parts.db);
    const wrong = await api.call(calls.login, { body: { email, password: 'not this one' } });
    const unknown = await api.call(calls.login, { body: { email: 'stranger@rigsouq.test', password: 'not this one' } });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toEqual({ code: 'auth.credentials', message: 'Incorrect email or password.' });
  });

  it('[SH-048] locks an unknown email after as many wrong passwords as a known one, with the same message', async () => {
    const { email: known } = await anAccount(api.parts.db);
    const unknown = `${newId()}@rigsouq.test`;
    for (const email of [known, unknown])
      for (let at = 0; at < GUESSES_MAX - 1; at++) await countGuess(api.parts.redis, email);
    const guess = (email: string) => api.call(calls.login, { body: { email, password: 'not this one' } });
    for (const status of [401, 429]) {
      const [wrong, stranger] = [await guess(known), await guess(unknown)];
      expect([wrong.status, stranger.status]).toEqual([status, status]);
      expect(stranger.body).toEqual(wrong.body);
    }
  });

  it('limits a guessing address, and no other address', async () => {
    const from = randomAddress();
    const tries = Array.from({ length: 31 }, (_, at) =>
      api.call(calls.login, { body: { email: `guess${at}@rigsouq.test`, password: '' } }, { from }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);

    const { email, password } = await anAccount(api.parts.db);
    const guesser = randomAddress();
    const guesses = [];
    for (let at = 0; at < 11; at++)
      guesses.push(api.call(calls.login, { body: { email, password: 'not this one' } }, { from: guesser }));
    const answers = await Promise.all(guesses);
    const held = answers.filter((answer) => answer.status === 429);
    expect(held).toHaveLength(1);
    expect(Number(held[0]?.headers['retry-after'])).toBeGreaterThan(200);
    expect((await api.call(calls.login, { body: { email, password } }, { from: guesser })).status).toBe(429);
    expect((await api.call(calls.login, { body: { email, password } })).status).toBe(200);
  });

  it('stays open to known addresses of the user after a hundred guesses from anywhere', async () => {
    const { email, password } = await anAccount(api.parts.db);
    const known = '2001:db8:1:2::1';
    expect((await api.call(calls.login, { body: { email, password } }, { from: known })).status).toBe(200);
    for (let at = 0; at < GUESSES_MAX - 1; at++) await countGuess(api.parts.redis, email);
    expect((await api.call(calls.login, { body: { email, password: 'not this one' } })).status).toBe(401);
    const held = await api.call(calls.login, { body: { email, password } });
    expect([held.status, held.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await api.call(calls.login, { body: { email, password } }, { from: '2001:db8:1:2::7' })).status).toBe(200);
    const unknown = `${newId()}@rigsouq.test`;
    for (let at = 0; at < GUESSES_MAX; at++) await countGuess(api.parts.redis, unknown);
    expect((await api.call(calls.login, { body: { email: unknown, password } })).status).toBe(429);
  });
});

describe('a session', () => {
  it('ends 90 days after the login, however much it is used', async () => {
    const { token, userId, email } = await loggedIn();
    const mine = sql`where user_id = ${userId}`;
    const ends = async () => {
      const { rows } = await sql<{ days: number }>`
        select extract(epoch from expires_at - created_at)::float / 86400 as days from auth_sessions ${mine}`.execute(
        api.parts.db,
      );
      return rows[0]?.days;
    };
    // The session has been used every day for almost its whole life, and is used once more.
    await sql`update auth_sessions set created_at = now() - interval '89 days', updated_at = now() - interval '1 day' ${mine}`.execute(
      api.parts.db,
    );
    expect((await api.call(calls.profile, {}, { token })).status).toBe(200);
    await expect.poll(ends).toBe(90);
    await sql`update auth_sessions set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' ${mine}`.execute(
      api.parts.db,
    );
    expect((await api.call(calls.profile, {}, { token })).status).toBe(401);
    const other = await api.call(calls.login, { body: { email, password: PASSWORD } });
    expect((await api.call(calls.listSessions, {}, { token: other.body.token })).body.sessions).toHaveLength(1);
  });

  it('is removed with its address and device on the day after it has expired', async () => {
    const { token, userId } = await loggedIn();
    const { token: open } = await loggedIn();
    await ageSession(token, '8 days');
    const job = jobHandlers(api.parts).find(({ name }) => name === 'privacy.enforce_retention');
    expect(job?.every).toBeDefined();
    await job?.run({}, api.parts.log);
    const { rows } = await sql`select from auth_sessions where user_id = ${userId}`.execute(api.parts.db);
    expect(rows).toEqual([]);
    expect((await api.call(calls.profile, {}, { token: open })).status).toBe(200);
  });

  it('[SH-042] is an opaque random token of which the database stores only the hash', async () => {
    const { token } = await loggedIn();
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(token.split('.')).toHaveLength(1);
    const { rows } = await sql<{ row: string }>`select auth_sessions::text as row from auth_sessions`.execute(
      api.parts.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  it('[SH-012] reads the profile of the account the user acts for', async () => {
    const { token, accountId, email } = await loggedIn({ roles: ['supplier'], verified: false });
    const { status, body } = await api.call(calls.profile, {}, { token });
    expect(status).toBe(200);
    expect(body.user).toEqual({
      _id: accountId,
      role: ['supplier'],
      contactName: 'Test Contact',
      name: 'Test Contact',
      position: 'owner',
      companyName: 'Test Company',
      email,
      emailVerified: false,
      isApproved: false,
      missingConsents: ['terms@1', 'privacy@1'],
    });
  });

  it('shows an operator as admin', async () => {
    const { token } = await loggedIn({ roles: [], operator: true });
    expect((await api.call(calls.profile, {}, { token })).body.user.role).toEqual(['admin']);
  });

  it('[SH-023] answers a missing token and a wrong token with different messages', async () => {
    const none = await api.call(calls.profile, {});
    expect([none.status, none.body.message]).toEqual([401, 'No authentication token found']);
    const wrong = await api.call(calls.profile, {}, { token: 'x'.repeat(32) });
    expect([wrong.status, wrong.body.message]).toEqual([401, 'User not authenticated. Please log in again.']);
    const odd = await api.call(calls.profile, {}, { headers: { authorization: 'Basic abc' } });
    expect(odd.status).toBe(401);
  });

  it('[SH-044] lasts for 7 days without use, and longer with use', async () => {
    const { token } = await loggedIn();
    await ageSession(token, '6 days 23 hours 59 minutes');
    expect((await api.call(calls.profile, {}, { token })).status).toBe(200);
    await expect.poll(() => ageOf(token)).toBeLessThan(60);

    await ageSession(token, '7 days 2 minutes');
    expect((await api.call(calls.profile, {}, { token })).status).toBe(401);
  });

  const ageOf = async (token: string) => {
    const hash = createHash('sha256').update(token).digest('base64url');
    const { rows } = await sql<{ age: string }>`
      select extract(epoch from now() - updated_at) as age from auth_sessions where token_hash = ${hash}`.execute(
      api.parts.db,
    );
    return Number(rows[0]?.age);
  };

  it('[SH-043] is refused on the next call after logout', async () => {
    const { token } = await loggedIn();
    expect((await api.call(calls.logout, {}, { token })).status).toBe(200);
    expect((await api.call(calls.profile, {}, { token })).status).toBe(401);
  });
});

it("rehashes a password at login if its hash is weaker than today's", async () => {
  const { email, userId } = await anAccount(api.parts.db);
  // `argon2 saltsaltsaltsalt -id -t 2 -k 1024 -p 1 -l 32` on the password "password".
  const outdated = '$argon2id$v=19$m=1024,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$+OCTCTprQcSYBBcPMuh2AqthnppoahTpH02L8eYM6gs';
  const credential = api.parts.db.selectFrom('auth_credentials').select('password').where('user_id', '=', userId);
  const kept = async () => (await credential.executeTakeFirstOrThrow()).password;
  const change = { password: outdated };
  await api.parts.db.updateTable('auth_credentials').set(change).where('user_id', '=', userId).execute();

  expect((await api.call(calls.login, { body: { email, password: 'not this one' } })).status).toBe(401);
  expect(await kept()).toBe(outdated);
  expect((await api.call(calls.login, { body: { email, password: 'password' } })).status).toBe(200);
  const stronger = await kept();
  expect(stronger).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await api.call(calls.login, { body: { email, password: 'password' } })).status).toBe(200);
  expect(await kept()).toBe(stronger);
});

describe('the list of own sessions', () => {
  const proof = { currentPassword: PASSWORD };

  it('marks the current session and lets the user end the others one by one', async () => {
    const { token, email } = await loggedIn();
    const other = await api.call(
      calls.login,
      { body: { email, password: PASSWORD } },
      { from: '198.51.100.9', headers: { 'user-agent': 'Site phone' } },
    );
    const { body } = await api.call(calls.listSessions, {}, { token });
    expect(body.sessions).toHaveLength(2);
    const phone = body.sessions.find((session) => !session.current);
    expect(phone).toMatchObject({ address: '198.51.100.9', userAgent: 'Site phone', current: false });

    const ended = await api.call(calls.revokeSession, { params: { id: phone?._id ?? '' }, body: proof }, { token });
    expect(ended.status).toBe(200);
    expect((await api.call(calls.profile, {}, { token: other.body.token })).status).toBe(401);
    expect((await api.call(calls.profile, {}, { token })).status).toBe(200);
  });

  it('lets the user end all sessions except this one', async () => {
    const { token, email } = await loggedIn();
    const others = await Promise.all(
      [1, 2, 3].map(() => api.call(calls.login, { body: { email, password: PASSWORD } })),
    );
    expect((await api.call(calls.revokeOtherSessions, { body: proof }, { token })).body.ended).toBe(3);
    for (const other of others)
      expect((await api.call(calls.profile, {}, { token: other.body.token })).status).toBe(401);
    expect((await api.call(calls.profile, {}, { token })).status).toBe(200);
  });

  it('hides the sessions from other users and does not let them end one', async () => {
    const mine = await loggedIn();
    const stranger = await loggedIn();
    const { body } = await api.call(calls.listSessions, {}, { token: mine.token });
    const id = body.sessions[0]?._id ?? '';
    const tried = await api.call(calls.revokeSession, { params: { id }, body: proof }, { token: stranger.token });
    expect([tried.status, tried.body.code]).toEqual([404, 'session.unknown']);
    expect((await api.call(calls.profile, {}, { token: mine.token })).status).toBe(200);
    const unreadable = { params: { id: 'x' }, body: proof };
    expect((await api.call(calls.revokeSession, unreadable, { token: mine.token })).status).toBe(400);
  });

  it('refuses to end a session without the password', async () => {
    const { token, email } = await loggedIn();
    const other = (await api.call(calls.login, { body: { email, password: PASSWORD } })).body.token;
    const { sessions } = (await api.call(calls.listSessions, {}, { token })).body;
    const params = { id: sessions.find(({ current }) => !current)?._id ?? '' };
    const body = { currentPassword: 'not this one' };
    const one = await api.call(calls.revokeSession, { params, body }, { token });
    const all = await api.call(calls.revokeOtherSessions, { body }, { token });
    for (const answer of [one, all]) expect([answer.status, answer.body.code]).toEqual([403, 'auth.wrong_password']);
    expect((await api.call(calls.profile, {}, { token: other })).status).toBe(200);
  });
});
