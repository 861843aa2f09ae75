import { resendVerification, verifyEmail } from '@rigsouq/contract/companies/registration';
import { profile } from '@rigsouq/contract/identity/calls';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../identity.factory.ts';

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

async function requestVerification(language: 'en' | 'ar' = 'en') {
  const account = await anAccount(api.parts.db, { verified: false });
  const token = await aSession(api, account.email);
  expect((await api.call(resendVerification, { body: { language } }, { token })).status).toBe(200);
  const message = await inbox.waitForEmail(account.email);
  return { ...account, token, message, link: /verify-email\?token=([\w-]+)/.exec(message.text ?? '')?.[1] ?? '' };
}

const verifiedOf = async (token: string) => (await api.call(profile, {}, { token })).body.user.emailVerified;

it('verifies an email by the link in the message, once', async () => {
  const { token, link, message } = await requestVerification();
  expect(message.subject).toBe('Verify your email');
  expect(await verifiedOf(token)).toBe(false);
  expect((await api.call(verifyEmail, { body: { token: link } })).status).toBe(200);
  expect(await verifiedOf(token)).toBe(true);
  expect((await api.call(verifyEmail, { body: { token: link } })).body.code).toBe('auth.verify_link');
});

it('sends the message in Arabic to users who read Arabic', async () => {
  const { message } = await requestVerification('ar');
  expect(message.subject).toBe('تأكيد بريدك الإلكتروني');
  expect(message.text).toContain('http://rigsouq.test/ar/verify-email?token=');
});

it('refuses an expired link, and a link for an address that has changed', async () => {
  const late = await requestVerification();
  await sql`update auth_verifications set expires_at = now() - interval '1 minute'`.execute(api.parts.db);
  expect((await api.call(verifyEmail, { body: { token: late.link } })).body.code).toBe('auth.verify_link');

  const moved = await requestVerification();
  await api.parts.db
    .updateTable('auth_users')
    .set({ email: `moved-${moved.email}` })
    .where('id', '=', moved.userId)
    .execute();
  expect((await api.call(verifyEmail, { body: { token: moved.link } })).body.code).toBe('auth.verify_link');
  expect(await verifiedOf(moved.token)).toBe(false);
});

it('sends the link only to the logged-in user, and not often', async () => {
  expect((await api.call(resendVerification, { body: {} })).status).toBe(401);
  const { token } = await requestVerification();
  const more = await Promise.all([1, 2, 3].map(() => api.call(resendVerification, { body: {} }, { token })));
  expect(more.map((answer) => answer.status).sort()).toEqual([200, 200, 429]);
});
