import * as calls from '@rigsouq/contract/identity/calls';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { newId } from '../../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { anAccount, PASSWORD } from '../identity.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const emailTo = (address: string) => inbox.waitForEmail(address);
const tokenIn = (text: string | undefined) => /reset-password\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('a forgotten password', () => {
  it('is replaced with the link from the email, once, and every session ends', async () => {
    const { email } = await anAccount(api.parts.db);
    const session = await api.call(calls.login, { body: { email, password: PASSWORD } });
    expect((await api.call(calls.forgotPassword, { body: { email } })).status).toBe(200);

    const message = await emailTo(email);
    expect(message.subject).toBe('Reset your password');
    expect(message.html).toContain('http://rigsouq.test/reset-password?token=');
    const token = tokenIn(message.text);

    const body = { token, password: 'another machine of mine' };
    expect((await api.call(calls.resetPassword, { body })).status).toBe(200);
    expect((await api.call(calls.resetPassword, { body })).body.code).toBe('auth.reset_link');

    expect((await api.call(calls.profile, {}, { token: session.body.token })).status).toBe(401);
    expect((await api.call(calls.login, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await api.call(calls.login, { body: { email, password: body.password } })).status).toBe(200);
  });

  it('keeps the second factor: the new password alone is not enough to log in', async () => {
    const { email, userId } = await anAccount(api.parts.db);
    const factor = { user_id: userId, secret: 'x', confirmed_at: new Date() };
    await api.parts.db.insertInto('second_factors').values(factor).execute();
    await api.call(calls.forgotPassword, { body: { email } });
    const body = { token: tokenIn((await emailTo(email)).text), password: 'another machine of mine' };
    expect((await api.call(calls.resetPassword, { body })).body).not.toHaveProperty('token');
    const entered = await api.call(calls.login, { body: { email, password: body.password } });
    expect([entered.status, entered.body.code]).toEqual([401, 'auth.code_wanted']);
  });

  it('invalidates all earlier links, and lets only the first of two concurrent calls use a link', async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(calls.forgotPassword, { body: { email } });
    const first = tokenIn((await emailTo(email)).text);
    await api.call(calls.forgotPassword, { body: { email } });
    await expect.poll(async () => tokenIn((await emailTo(email)).text)).not.toBe(first);
    const second = tokenIn((await emailTo(email)).text);
    const use = (token: string, password: string) => api.call(calls.resetPassword, { body: { token, password } });
    const both = await Promise.all([use(second, 'one machine of mine'), use(second, 'two machines of mine')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await use(first, 'three machines of mine')).body.code).toBe('auth.reset_link');
  });

  it('stays unchanged if the sessions cannot be ended', async () => {
    const { email } = await anAccount(api.parts.db);
    const session = await api.call(calls.login, { body: { email, password: PASSWORD } });
    await api.call(calls.forgotPassword, { body: { email } });
    const body = { token: tokenIn((await emailTo(email)).text), password: 'another machine of mine' };
    await sql`create function keep_sessions() returns trigger language plpgsql as 'begin raise ''kept''; end'`.execute(
      api.parts.db,
    );
    await sql`create trigger kept before delete on auth_sessions execute function keep_sessions()`.execute(
      api.parts.db,
    );
    expect((await api.call(calls.resetPassword, { body })).status).toBe(500);
    await sql`drop trigger kept on auth_sessions`.execute(api.parts.db);
    expect((await api.call(calls.profile, {}, { token: session.body.token })).status).toBe(200);
    expect((await api.call(calls.login, { body: { email, password: PASSWORD } })).status).toBe(200);
    expect((await api.call(calls.login, { body: { email, password: body.password } })).status).toBe(401);
  });

  it('is answered in Arabic if it was requested in Arabic', async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(calls.forgotPassword, { body: { email, language: 'ar' } });
    const message = await emailTo(email);
    expect(message.subject).toBe('اختر كلمة مرور جديدة');
    expect(message.html).toContain('dir="rtl"');
    expect(message.text).toContain('/ar/reset-password?token=');
  });

  it('gives the same answer for an email without an account, and sends nothing', async () => {
    const unknownEmail = `unknown-${newId()}@rigsouq.test`;
    const { email } = await anAccount(api.parts.db);
    const known = await api.call(calls.forgotPassword, { body: { email } });
    const unknown = await api.call(calls.forgotPassword, { body: { email: unknownEmail } });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    await emailTo(email);
    await expect.poll(openJobs).toBe(0);
    expect(inbox.emails.some((message) => JSON.stringify(message.to).includes(unknownEmail))).toBe(false);
  });

  it('retries when the mail server is unavailable', async () => {
    const { email } = await anAccount(api.parts.db);
    inbox.refuseNext(1);
    await api.call(calls.forgotPassword, { body: { email } });
    expect(tokenIn((await emailTo(email)).text)).not.toBe('');
  });

  it('[SH-049] refuses an expired link, an invented link, and the most common passwords', async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(calls.forgotPassword, { body: { email } });
    const token = tokenIn((await emailTo(email)).text);
    const common = await api.call(calls.resetPassword, { body: { token, password: 'password1' } });
    expect([common.status, common.body.code]).toEqual([400, 'auth.password_common']);

    await sql`update auth_verifications set expires_at = now() - interval '1 minute'`.execute(api.parts.db);
    const late = await api.call(calls.resetPassword, { body: { token, password: 'another machine of mine' } });
    expect(late.body.code).toBe('auth.reset_link');
    const invented = await api.call(calls.resetPassword, {
      body: { token: 'invented', password: 'another machine of mine' },
    });
    expect(invented.body.code).toBe('auth.reset_link');
  });

  it('stores the token only as a hash', async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(calls.forgotPassword, { body: { email } });
    const token = tokenIn((await emailTo(email)).text);
    const { rows } = await sql<{ row: string }>`select auth_verifications::text as row from auth_verifications`.execute(
      api.parts.db,
    );
    for (const { row } of rows) expect(row).not.toContain(token);
  });
});

const openJobs = async () => {
  const { rows } = await sql<{ count: string }>`select count(*) from graphile_worker.jobs`.execute(api.parts.db);
  return Number(rows[0]?.count);
};
