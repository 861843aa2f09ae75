import { joinBuyerNetwork, sendContactLead } from '@rigsouq/contract/leads/contact';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aLead, anEmail } from './leads.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operators: string[];
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operators = [];
  for (let made = 0; made < 6; made++)
    operators.push((await anAccount(api.parts.db, { roles: [], operator: true })).email);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const write = (body: Record<string, unknown>, token?: string) => api.call(sendContactLead, { body }, { token });
const join = (body: Record<string, unknown>) => api.call(joinBuyerNetwork, { body });
const findStored = (email: string) => api.parts.db.selectFrom('leads').selectAll().where('email', '=', email).execute();
/** Polls for the email to the operators with this text in its subject. */
const pollOperatorEmail = (words: string) =>
  expect.poll(() => inbox.emails.find(({ subject }) => subject?.includes(words)), { timeout: 10_000 });

const applicant = (over: Record<string, unknown> = {}) => ({
  firstName: 'Noura',
  lastName: 'Saleh',
  email: anEmail(),
  phone: '+966 50 000 0000',
  company: 'Saleh Contracting',
  companyType: 'general-contractor',
  country: 'sa',
  ...over,
});

it('stores a message to the operators, notifies five of them, and confirms without repeating the text', async () => {
  const body = aLead({ message: 'Ring me at https://words.test', firstName: 'https://words.test' });
  expect((await write(body)).status).toBe(200);
  expect(await findStored(body.email)).toMatchObject([
    { kind: 'contact', account_id: null, details: { inquiryType: 'equipment' }, language: 'en', closed_at: null },
  ]);
  const thanks = await inbox.waitForEmail(body.email);
  expect(thanks.subject).toBe('We have received your message');
  expect(thanks.text).toContain('We reply within 24-48 hours on business days.');
  expect(`${thanks.text}${thanks.html}`).not.toContain('words.test');
  await pollOperatorEmail(body.subject).toMatchObject({ replyTo: { text: body.email } });
  const notice = inbox.emails.find(({ subject }) => subject?.includes(body.subject));
  const to = JSON.stringify(notice?.to);
  expect(operators.filter((email) => to.includes(email))).toHaveLength(5);
  expect(notice?.text).toContain('http://rigsouq.test/admin/leads');
});

it('[PE-080] thanks an applicant for the buyer network in their language, with the time that the review takes', async () => {
  const english = applicant();
  expect((await join(english)).body.message).toContain('reviewed within 24-48 hours');
  expect((await inbox.waitForEmail(english.email)).text).toContain('reviewed within 24-48 hours');
  expect(await findStored(english.email)).toMatchObject([
    {
      kind: 'buyer-network',
      details: { companyType: 'general-contractor', country: 'sa' },
      company: 'Saleh Contracting',
    },
  ]);
  const arabic = applicant({ language: 'ar', message: 'نبني طريقًا' });
  await join(arabic);
  const mail = await inbox.waitForEmail(arabic.email);
  expect(mail.subject).toBe('طلب انضمامك إلى شبكة المشترين');
  expect(mail.text).toContain('http://rigsouq.test/ar/vendoronboarding?role=buyer');
});

it('refuses a lead without its required fields', async () => {
  expect((await write(aLead({ message: '' }))).body.message).toBe('Message is required');
  expect((await join(applicant({ phone: '' }))).body.message).toBe('Phone is required');
  expect((await join(applicant({ companyType: 'circus' }))).status).toBe(400);
  expect((await join(applicant({ country: 'Atlantis' }))).status).toBe(400);
});

it('stores the account of a lead, accepts it once in a burst, and stores nothing from a robot', async () => {
  const account = await anAccount(api.parts.db);
  const token = await aSession(api, account.email);
  const body = aLead();
  const burst = await Promise.all([1, 2, 3, 4, 5].map(() => write(body, token)));
  expect(burst.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await findStored(body.email)).toMatchObject([{ account_id: account.accountId }]);

  const robot = aLead({ homepage: 'x' });
  expect((await write(robot)).body.message).toBe('Email sent successfully!');
  const robotApplicant = applicant({ homepage: 'x' });
  expect((await join(robotApplicant)).status).toBe(200);
  expect([...(await findStored(robot.email)), ...(await findStored(robotApplicant.email))]).toEqual([]);
});

it('treats the same text from many addresses as a flood, but not applicants without a message', async () => {
  const words = { subject: 'Rank first', message: 'We make your site rank first.' };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent++) statuses.push((await write(aLead(words))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  for (let sent = 0; sent < 5; sent++) expect((await join(applicant())).status).toBe(200);
});
