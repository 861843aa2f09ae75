import { login, setEmailLanguage } from '@rigsouq/contract/identity/calls';
import {
  approveCompany,
  rejectCompany,
  restoreCompany,
  revokeCompany,
  suspendCompany,
} from '@rigsouq/contract/operations/calls';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { renderEmail } from '../../../platform/email.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { buildDecisionEmail } from '../operations.emails.ts';
import { aCompany, anOperator, approveWithLicence } from '../operations.factory.ts';
import { decisions } from './company-state.ts';

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

it('notifies the owner of a company about the decision and its reason', async () => {
  const token = await anOperator(api);
  const reason = 'The licence has run out';
  const steps = [
    [rejectCompany, { reason }, 'Your company could not be verified'],
    [approveCompany, undefined, 'Your company is verified'],
    [revokeCompany, { reason }, 'Your company is no longer verified'],
    [suspendCompany, { reason }, 'Your account has been suspended'],
    [restoreCompany, undefined, 'Your account has been restored'],
  ] as const;
  const { id, email } = await aCompany(api, { name: 'Wadi Crane Hire' });
  const emails = () => inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(email));
  for (const [place, [call, body, subject]] of steps.entries()) {
    const sent =
      call === approveCompany
        ? approveWithLicence(api, id, token)
        : api.call(call, { params: { id }, ...(body && { body }) } as never, { token });
    expect((await sent).status).toBe(200);
    await expect.poll(() => emails().length, { timeout: 10_000 }).toBe(place + 1);
    const message = emails().at(-1);
    expect(message?.subject).toBe(subject);
    expect(message?.text).toContain('Wadi Crane Hire');
    expect(message?.text?.includes(reason)).toBe(Boolean(body));
  }
});

it('sends no email about a refused decision', async () => {
  const token = await anOperator(api);
  const { id, email } = await aCompany(api, { verified: false });
  expect((await approveWithLicence(api, id, token)).status).toBe(409);
  expect((await api.call(rejectCompany, { params: { id }, body: { reason: 'Told after it' } }, { token })).status).toBe(
    200,
  );
  expect((await inbox.waitForEmail(email)).subject).toBe('Your company could not be verified');
  expect(inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(email))).toHaveLength(1);
});

it('writes in the language that the owner chose', async () => {
  const token = await anOperator(api);
  const { id, email, password } = await aCompany(api);
  const session = (await api.call(login, { body: { email, password } })).body.token;
  await api.call(setEmailLanguage, { body: { language: 'ar' } }, { token: session });
  expect((await approveWithLicence(api, id, token)).status).toBe(200);
  const { subject, html } = await inbox.waitForEmail(email);
  expect(subject).toMatch(/^[\u0600-\u06FF\s]+$/);
  expect(html).toContain('dir="rtl"');
});

it.each(decisions)('has an Arabic text for %s, with links to the Arabic pages', async (decision) => {
  const message = buildDecisionEmail(decision, { name: 'شركة الأفق', reason: 'السبب', site: 'http://rigsouq.test' });
  const { html, subject } = await renderEmail(message, 'ar');
  expect(subject).toMatch(/^[\u0600-\u06FF\s]+$/);
  expect(html).toContain('http://rigsouq.test/ar/');
});
