import { addRole } from '@rigsouq/contract/companies/profile';
import { verifyEmail } from '@rigsouq/contract/companies/registration';
import * as identity from '@rigsouq/contract/identity/calls';
import * as members from '@rigsouq/contract/identity/members';
import * as security from '@rigsouq/contract/identity/security';
import {
  listCompanySecurityEvents,
  listSecurityEvents,
  SECURITY_EVENT_DAYS,
  type SecurityEventKind,
  securityEventKinds,
} from '@rigsouq/contract/identity/security-events';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { setRights } from '@rigsouq/contract/operations/operators';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomAddress, type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aMember, anAccount, anOrigin, aSession, codeFrom, PASSWORD } from '../identity.factory.ts';
import { countGuess, GUESSES_MAX } from '../login/password-guesses.ts';
import { RANGES_PER_HOUR, recordSecurityEvent } from './security-events.ts';

type Line = { msg: string; event?: string; userId?: string; accountId?: string; addressRange?: string };

const logged: string[] = [];
let inbox: Inbox;
let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  const environment = { SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test', LOG_LEVEL: 'info' };
  api = await testApi(environment, { logTo: { write: (line) => void logged.push(line) } });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36';
const from = '203.0.113.77';
const WAIT = { timeout: 20_000 };
const origin = { from, headers: { 'user-agent': chrome } };

const signIn = (email: string, more: { password?: string; code?: string } = {}, options = origin) =>
  api.call(identity.login, { body: { email, password: PASSWORD, ...more } }, options);
const eventsOf = async (token: string, query: Record<string, string> = {}) =>
  (await api.call(listSecurityEvents, { query }, { token })).body.events;
const kindsOf = async (token: string) => (await eventsOf(token)).map(({ kind }) => kind);
const rowsOf = (userId: string) =>
  api.parts.db.selectFrom('security_events').selectAll().where('user_id', '=', userId).orderBy('occurred_at').execute();
const linesOf = (userId: string) =>
  logged
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.msg === 'security event' && line.userId === userId);
const linkIn = (text: string | undefined) => /\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const findEmailText = async (email: string, subject: string) => {
  const found = () =>
    inbox.emails.findLast(({ to, subject: said }) => {
      const address = to && 'text' in to ? to.text : '';
      return address.includes(email) && said === subject;
    });
  await vi.waitUntil(found, WAIT);
  return found()?.text;
};

/** Causes every kind of security event; returns the secrets that must not be found anywhere afterwards. */
async function causeEveryEvent() {
  const owner = await anAccount(api.parts.db, { roles: ['supplier'] });
  const { email, userId } = owner;
  const secrets = [email, PASSWORD, from, chrome];
  const enter = async (more: { password?: string; code?: string } = {}) => {
    const { token } = (await signIn(email, more)).body;
    secrets.push(token);
    return token;
  };

  await signIn(email, { password: 'not this one' });
  await vi.waitUntil(async () => (await rowsOf(userId)).length === 1, WAIT);
  const first = await enter();
  await enter();
  const { sessions } = (await api.call(identity.listSessions, {}, { token: first })).body;
  const other = sessions.find(({ current }) => !current)?._id ?? '';
  await api.call(
    identity.revokeSession,
    { params: { id: other }, body: { currentPassword: PASSWORD } },
    { token: first, ...origin },
  );
  await enter();
  await api.call(identity.revokeOtherSessions, { body: { currentPassword: PASSWORD } }, { token: first, ...origin });
  await api.call(identity.logout, {}, { token: first, ...origin });

  let token = await enter();
  const mine = () => ({ token, ...origin });
  await api.call(security.beginSecondFactor, { body: { currentPassword: 'not this one' } }, mine());
  const started = await api.call(security.beginSecondFactor, { body: { currentPassword: PASSWORD } }, mine());
  const { secret } = started.body;
  const confirmed = await api.call(security.confirmSecondFactor, { body: { code: await codeFrom(secret) } }, mine());
  const { recoveryCodes } = confirmed.body;
  secrets.push(secret, ...recoveryCodes);
  await signIn(email, { code: '000000' });
  await enter({ code: await codeFrom(secret, 1) });
  const [one = '', two = ''] = recoveryCodes;
  token = await enter({ code: one });
  await api.call(security.endSecondFactor, { body: { currentPassword: PASSWORD, code: two } }, mine());

  const password = 'another machine of mine';
  await api.call(security.changePassword, { body: { currentPassword: PASSWORD, password } }, mine());
  await api.call(identity.forgotPassword, { body: { email } }, origin);
  const link = linkIn(await findEmailText(email, 'Reset your password'));
  await api.call(identity.resetPassword, { body: { token: link, password: PASSWORD } }, origin);
  secrets.push(password, link);
  token = await enter();

  const moved = `${newId()}@rigsouq.test`;
  await api.call(security.changeEmail, { body: { email: moved, currentPassword: PASSWORD } }, mine());
  const proof = linkIn(await findEmailText(moved, 'Verify your email'));
  await api.call(verifyEmail, { body: { token: proof } }, origin);
  expect((await api.call(addRole, { body: { role: 'buyer' } }, mine())).status).toBe(200);

  const invited = `${newId()}@rigsouq.test`;
  const invite = () => api.call(members.inviteMember, { body: { email: invited, position: 'agent' } }, mine());
  await invite();
  const [waiting] = (await api.call(members.listMembers, {}, mine())).body.invitations;
  await api.call(members.withdrawInvitation, { params: { id: waiting?._id ?? '' } }, mine());
  await invite();
  const invitation = async () => {
    const messages = inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(invited));
    return messages.map(({ text }) => linkIn(text));
  };
  const join = async () => {
    for (const given of await invitation()) {
      const body = {
        token: given,
        name: 'Huda Saleh',
        password: 'a crane of her own',
        consent: consentFor('registration'),
      };
      // Each call comes from another address, because one address may try ten times.
      if ((await api.call(members.acceptInvitation, { body })).status === 200) return given;
    }
    return undefined;
  };
  await vi.waitUntil(join, { ...WAIT, interval: 300 });
  const colleague = (await api.call(members.listMembers, {}, mine())).body.members.find(({ you }) => !you)?._id ?? '';
  await api.call(members.changeMember, { params: { id: colleague }, body: { position: 'manager' } }, mine());
  await api.call(members.removeMember, { params: { id: colleague } }, mine());

  const lead = await aSession(api, (await anAccount(api.parts.db, { operator: true })).email);
  const operator = await anAccount(api.parts.db, { operator: { lead: false } });
  await api.call(
    setRights,
    { params: { id: operator.userId }, body: { lead: false, desks: ['leads'] } },
    { token: lead },
  );

  for (let at = 0; at < GUESSES_MAX; at++) await countGuess(api.parts.redis, moved);
  await signIn(moved, {}, { ...origin, from: '203.0.113.9' });
  secrets.push(moved, invited, proof, 'a crane of her own', ...(await invitation()));
  return { owner: { ...owner, token }, colleague, operator, secrets };
}

describe('every security event of a user and a company', () => {
  let caused: Awaited<ReturnType<typeof causeEveryEvent>>;
  beforeAll(async () => {
    caused = await causeEveryEvent();
  });

  it('is in the list of the user, newest first', async () => {
    const { owner, colleague, operator } = caused;
    const expected: SecurityEventKind[] = [
      'login_failed',
      'logged_in',
      'logged_in',
      'session_ended',
      'logged_in',
      'sessions_ended',
      'logged_out',
      'logged_in',
      'password_check_failed',
      'factor_enrolled',
      'factor_failed',
      'logged_in',
      'recovery_code_used',
      'logged_in',
      'recovery_code_used',
      'factor_removed',
      'password_changed',
      'password_reset_requested',
      'password_reset',
      'logged_in',
      'email_changed',
      'email_verified',
      'role_added',
      'member_invited',
      'invitation_withdrawn',
      'member_invited',
      'login_locked',
    ];
    await expect.poll(async () => (await rowsOf(owner.userId)).map(({ kind }) => kind)).toEqual(expected);
    const page = await api.call(listSecurityEvents, {}, { token: owner.token });
    const rest = await eventsOf(owner.token, { after: page.body.next ?? '' });
    expect([...page.body.events, ...rest].map(({ kind }) => kind)).toEqual(expected.toReversed());
    const others = [...(await rowsOf(colleague)), ...(await rowsOf(operator.userId))].map(({ kind }) => kind);
    // A closed account has no login, so only the company sees this one (erasure.test.ts).
    const seen = securityEventKinds.filter((kind) => kind !== 'account_closed');
    expect(new Set([...expected, ...others])).toEqual(new Set(seen));
  });

  it('shows its origin, author and facts, and never a whole address', async () => {
    const { owner, colleague, operator } = caused;
    const [failed] = (await rowsOf(owner.userId)).filter(({ kind }) => kind === 'login_failed');
    expect(failed).toMatchObject({
      address_range: '203.0.113.0/24',
      device: 'Chrome, Windows',
      account_id: owner.accountId,
    });
    const company = await eventsOf(owner.token, { of: 'company' });
    expect(company.map(({ kind, person, by, facts }) => ({ kind, person, by, facts }))).toEqual([
      { kind: 'member_removed', person: 'Huda Saleh', by: 'Test Contact', facts: {} },
      { kind: 'member_position_changed', person: 'Huda Saleh', by: 'Test Contact', facts: { position: 'manager' } },
      { kind: 'member_joined', person: 'Huda Saleh', by: null, facts: { position: 'agent' } },
      { kind: 'member_invited', person: 'Test Contact', by: null, facts: { position: 'agent' } },
      { kind: 'invitation_withdrawn', person: 'Test Contact', by: null, facts: {} },
      { kind: 'member_invited', person: 'Test Contact', by: null, facts: { position: 'agent' } },
      { kind: 'role_added', person: 'Test Contact', by: null, facts: { role: 'buyer' } },
    ]);
    expect(new Set((await rowsOf(colleague)).map(({ account_id }) => account_id))).toEqual(new Set([owner.accountId]));
    const own = await aSession(api, operator.email);
    const change = (await eventsOf(own)).find(({ kind }) => kind === 'operator_rights_changed');
    // The origin of another user's action is private.
    expect(change).toMatchObject({
      by: 'Test Contact',
      facts: { rights: ['leads'] },
      addressRange: null,
      device: null,
    });
  });

  it('is logged once it is committed', async () => {
    const { owner } = caused;
    const kinds = (await rowsOf(owner.userId)).map(({ kind }) => kind);
    const lines = linesOf(owner.userId);
    expect(lines.map(({ event }) => event)).toEqual(kinds);
    for (const line of lines)
      expect(line).toMatchObject({ accountId: owner.accountId, addressRange: '203.0.113.0/24' });
  });

  it('contains no email, no secret and no whole address, neither in a row nor in a log line', async () => {
    const { rows } = await sql<{ row: string }>`select e::text as row from security_events e`.execute(api.parts.db);
    // Log lines about slow and failed requests contain the address of the caller; they are not about a user.
    const lines = logged.filter((line) => line.includes('security event'));
    expect(lines.length).toBeGreaterThan(20);
    const everything = [...rows.map(({ row }) => row), ...lines].join('\n');
    for (const secret of caused.secrets) {
      expect(secret).not.toBe('');
      expect(everything).not.toContain(secret);
    }
    expect(everything).not.toMatch(/@rigsouq\.test/);
  });

  it('notifies the user by email when the password or the second factor has changed', async () => {
    for (const subject of ['Your password has been changed', 'Two-step login is on', 'Two-step login is off'])
      expect(await findEmailText(caused.owner.email, subject)).toContain('http://rigsouq.test/settings/security');
  });

  it('leaves nothing if the change was refused', async () => {
    const { email, userId } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const { email: taken } = await anAccount(api.parts.db);
    const body = { email: taken, currentPassword: PASSWORD };
    expect((await api.call(security.changeEmail, { body }, { token })).status).toBe(409);
    const undone = inTransaction(api.parts.db, async (tx) => {
      await recordSecurityEvent(tx, { ...anOrigin, log: api.parts.log }, { kind: 'password_changed', userId });
      throw new Error('after the event');
    });
    await expect(undone).rejects.toThrow('after the event');
    expect(await kindsOf(token)).toEqual(['logged_in']);
    expect(linesOf(userId).map(({ event }) => event)).toEqual(['logged_in']);
  });
});

describe('a failed login', () => {
  it('logs an unknown email without the address, and stores nothing', async () => {
    const count = async () => (await sql`select 1 from security_events`.execute(api.parts.db)).rows.length;
    const before = await count();
    const email = `${newId()}@rigsouq.test`;
    const lines = logged.length;
    expect((await signIn(email)).status).toBe(401);
    const [line, ...more] = logged
      .slice(lines)
      .map((text) => JSON.parse(text))
      .filter(({ msg }) => msg === 'security event');
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      event: 'login_failed',
      addressRange: '203.0.113.0/24',
      emailHash: expect.any(String),
    });
    expect(JSON.stringify(line)).not.toContain(email);
    expect(await count()).toBe(before);
  });

  it('is counted, so that an attacker cannot fill the list', async () => {
    const { email, userId } = await anAccount(api.parts.db);
    for (let at = 1; at <= 5; at++)
      await signIn(email, { password: 'not this one' }, { ...origin, from: `198.51.100.${at}` });
    await expect.poll(async () => (await rowsOf(userId)).map(({ times }) => Number(times))).toEqual([5]);

    const login_failed = { kind: 'login_failed', userId } as const;
    for (let at = 0; at < 3 * (RANGES_PER_HOUR + 10); at++) {
      const origin = { ...anOrigin, addressRange: `10.0.${at % (RANGES_PER_HOUR + 10)}.0/24` };
      await inTransaction(api.parts.db, (tx) => recordSecurityEvent(tx, origin, login_failed));
    }
    const rows = await rowsOf(userId);
    // A new hour may have started meanwhile.
    expect(rows.length).toBeLessThanOrEqual(2 * (RANGES_PER_HOUR + 1));
    expect(rows.reduce((sum, { times }) => sum + Number(times), 0)).toBe(5 + 3 * (RANGES_PER_HOUR + 10));
    expect(rows.some(({ address_range }) => address_range === null)).toBe(true);
  });

  it('counts a right password of a suspended company too', async () => {
    const { email, userId, accountId } = await anAccount(api.parts.db);
    await sql`update accounts set suspended_at = now() where id = ${accountId}`.execute(api.parts.db);
    expect((await signIn(email)).body.code).toBe('auth.suspended');
    await expect.poll(async () => (await rowsOf(userId)).map(({ kind }) => kind)).toEqual(['login_failed']);
  });
});

describe('the list of events', () => {
  it('is hidden from other accounts and from colleagues', async () => {
    const owner = await anAccount(api.parts.db);
    const token = await aSession(api, owner.email);
    const colleague = await aMember(api.parts.db, owner.accountId, 'manager');
    const theirs = await aSession(api, colleague.email);
    const stranger = await aSession(api, (await anAccount(api.parts.db)).email);
    const [mine] = await eventsOf(token);
    for (const other of [theirs, stranger]) {
      expect(await kindsOf(other)).toEqual(['logged_in']);
      expect((await eventsOf(other))[0]?._id).not.toBe(mine?._id);
      // An event of another user is not a valid cursor.
      expect(await eventsOf(other, { after: mine?._id ?? '' })).toEqual([]);
    }
    expect(await eventsOf(stranger, { of: 'company' })).toEqual([]);
    const refused = await api.call(listSecurityEvents, { query: { of: 'company' } }, { token: theirs });
    expect([refused.status, refused.body.code]).toEqual([403, 'access.denied']);
    expect((await api.call(listSecurityEvents, {})).status).toBe(401);
    const params = { id: owner.accountId };
    for (const other of [token, theirs, stranger])
      expect((await api.call(listCompanySecurityEvents, { params }, { token: other })).body.code).toBe('access.denied');
  });

  it('shows the events of a company with names to operators of its desk', async () => {
    const owner = await anAccount(api.parts.db, { roles: ['supplier'] });
    await aSession(api, owner.email);
    const colleague = await aMember(api.parts.db, owner.accountId);
    await aSession(api, colleague.email);
    const operator = await anAccount(api.parts.db, { roles: [], operator: { lead: false, desks: ['companies'] } });
    const token = await aSession(api, operator.email);
    const read = (id: string) => api.call(listCompanySecurityEvents, { params: { id } }, { token });
    const { events, next } = (await read(owner.accountId)).body;
    expect(events.map(({ kind, person }) => [kind, person])).toEqual([
      ['logged_in', 'Test Colleague'],
      ['logged_in', 'Test Contact'],
    ]);
    expect(next).toBeNull();
    for (const unknown of [newId(), operator.accountId])
      expect((await read(unknown)).body.code).toBe('company.unknown');
  });

  it('is paged, with each event once', async () => {
    const { email, userId } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    await inTransaction(api.parts.db, async (tx) => {
      for (let at = 0; at < 44; at++) await recordSecurityEvent(tx, anOrigin, { kind: 'logged_out', userId });
      // All events have the same time, so the id decides the order.
      await sql`update security_events set occurred_at = '2026-11-01' where user_id = ${userId} and kind = 'logged_out'`.execute(
        tx,
      );
    });
    const pages: string[][] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await api.call(listSecurityEvents, { query: after ? { after } : {} }, { token });
      pages.push(body.events.map(({ _id }) => _id));
      after = body.next;
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
  });

  it('omits events that are too old', async () => {
    const { email, userId } = await anAccount(api.parts.db);
    await aSession(api, email);
    const record = { kind: 'logged_out', userId } as const;
    await inTransaction(api.parts.db, (tx) => recordSecurityEvent(tx, anOrigin, record));
    const ages = { logged_in: SECURITY_EVENT_DAYS + 1, logged_out: SECURITY_EVENT_DAYS - 1 };
    for (const [kind, days] of Object.entries(ages))
      await sql`update security_events set occurred_at = now() - ${days} * interval '1 day'
        where user_id = ${userId} and kind = ${kind}`.execute(api.parts.db);
    const job = jobHandlers(api.parts).find(({ name }) => name === 'privacy.enforce_retention');
    expect(job?.every).toBeDefined();
    await job?.run({}, api.parts.log);
    expect((await rowsOf(userId)).map(({ kind }) => kind)).toEqual(['logged_out']);
  });
});

describe('the security log', () => {
  it('names an address range that reached a limit, once', async () => {
    const guesser = randomAddress();
    const lines = logged.length;
    for (let at = 0; at < 35; at++)
      await api.call(identity.login, { body: { email: 'x', password: '' } }, { from: guesser });
    const reached = logged.slice(lines).filter((line) => line.includes('limit_reached'));
    expect(reached).toHaveLength(1);
    expect(reached[0]).not.toContain(guesser);
  });
});
