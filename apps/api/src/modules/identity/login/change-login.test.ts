import { setTimeout as sleep } from 'node:timers/promises';
import { verifyEmail } from '@rigsouq/contract/companies/registration';
import { forgotPassword, login, profile, resetPassword } from '@rigsouq/contract/identity/calls';
import { changeEmail, changePassword } from '@rigsouq/contract/identity/security';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { anAccount, anOrigin, aSession, PASSWORD } from '../identity.factory.ts';
import { setPassword } from './change-login.ts';

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

async function signedIn() {
  const account = await anAccount(api.parts.db);
  return { ...account, token: await aSession(api, account.email) };
}
const statusOf = async (token: string) => (await api.call(profile, {}, { token })).status;
const tokenIn = (text: string | undefined) => /\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('a new password', () => {
  const body = { currentPassword: PASSWORD, password: 'another machine of mine' };

  it('takes effect immediately and ends the other sessions, not this one', async () => {
    const { email, token } = await signedIn();
    const other = await aSession(api, email);
    expect((await api.call(changePassword, { body }, { token })).status).toBe(200);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
    expect((await api.call(login, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await api.call(login, { body: { email, password: body.password } })).status).toBe(200);
  });

  it('[SH-049] is refused without the current password, or if it is one of the most common', async () => {
    const { email, token } = await signedIn();
    const wrong = await api.call(changePassword, { body: { ...body, currentPassword: 'not this one' } }, { token });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'auth.wrong_password']);
    const common = await api.call(changePassword, { body: { ...body, password: 'password1' } }, { token });
    expect([common.status, common.body.code]).toEqual([400, 'auth.password_common']);
    expect((await api.call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  it('refuses a login that has checked the old password but has not yet opened its session', async () => {
    const { email, token } = await signedIn();
    const actor = (await api.parts.identity.readSession(token)) ?? expect.fail('no session found');
    const hash = await api.parts.identity.passwords.hash(body.password);
    const late = await inTransaction(api.parts.db, async (tx) => {
      await setPassword(tx, actor, hash, anOrigin);
      const loggingIn = api.call(login, { body: { email, password: PASSWORD } });
      await Promise.race([loggingIn, sleep(500)]);
      return { loggingIn };
    });
    expect((await late.loggingIn).body.code).toBe('auth.credentials');
  });
});

describe('a new email', () => {
  const moved = () => `${newId()}@rigsouq.test`;

  it('is valid for login immediately, is verified again, and is reported to the old address', async () => {
    const { email, userId, accountId, token } = await signedIn();
    await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
    await api.parts.db.updateTable('accounts').set({ approved_at: new Date() }).where('id', '=', accountId).execute();
    const next = moved();
    const sent = { email: next.toUpperCase(), currentPassword: PASSWORD };
    expect((await api.call(changeEmail, { body: sent }, { token })).status).toBe(200);

    const { user } = (await api.call(profile, {}, { token })).body;
    expect(user).toMatchObject({ email: next, emailVerified: false, isApproved: true });
    expect((await api.call(login, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect(await aSession(api, next)).toEqual(expect.any(String));
    const notice = await inbox.waitForEmail(email);
    expect([notice.subject, notice.text]).toEqual(['Your login email has changed', expect.stringContaining(next)]);
    const link = tokenIn((await inbox.waitForEmail(next)).text);
    await api.call(verifyEmail, { body: { token: link } });
    expect((await api.call(profile, {}, { token })).body.user.emailVerified).toBe(true);
  });

  it('is refused without the password, or if another user has it', async () => {
    const { token } = await signedIn();
    const other = await anAccount(api.parts.db);
    const wrong = await api.call(changeEmail, { body: { email: moved(), currentPassword: 'no' } }, { token });
    expect(wrong.body.code).toBe('auth.wrong_password');
    const taken = { email: other.email.toUpperCase(), currentPassword: PASSWORD };
    const refused = await api.call(changeEmail, { body: taken }, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'account.email_taken']);
  });

  it('invalidates reset links sent to the old address', async () => {
    const { email, token } = await signedIn();
    await api.call(forgotPassword, { body: { email } });
    const link = tokenIn((await inbox.waitForEmail(email)).text);
    await api.call(changeEmail, { body: { email: moved(), currentPassword: PASSWORD, language: 'ar' } }, { token });
    const tried = await api.call(resetPassword, { body: { token: link, password: 'another machine of mine' } });
    expect(tried.body.code).toBe('auth.reset_link');
    await expect.poll(async () => (await inbox.waitForEmail(email)).subject).toBe('تغيّر بريد تسجيل دخولك');
  });
});
