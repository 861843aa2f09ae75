import { joinBuyerNetwork, sendContactLead } from '@rigsouq/contract/contact';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs.ts';
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
const kept = (email: string) => api.parts.db.selectFrom('leads').selectAll().where('email', '=', email).execute();
/** The newest letter that the operators got with this in its subject. */
const toldOf = (words: string) =>
  expect.poll(() => inbox.letters.find(({ subject }) => subject?.includes(words)), { timeout: 10_000 });

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

it('a message to the operator is kept, told to five operators, and answered with thanks that repeat nothing', async () => {
  const body = aLead({ message: 'Ring me at https://words.test', firstName: 'https://words.test' });
  expect((await write(body)).status).toBe(200);
  expect(await kept(body.email)).toMatchObject([
    { kind: 'contact', account_id: null, details: { inquiryType: 'equipment' }, language: 'en', closed_at: null },
  ]);
  const thanks = await inbox.letterTo(body.email);
  expect(thanks.subject).toBe('We have received your message');
  expect(thanks.text).toContain('We answer within 24-48 hours on business days.');
  expect(`${thanks.text}${thanks.html}`).not.toContain('words.test');
  await toldOf(body.subject).toMatchObject({ replyTo: { text: body.email } });
  const told = inbox.letters.find(({ subject }) => subject?.includes(body.subject));
  const to = JSON.stringify(told?.to);
  expect(operators.filter((email) => to.includes(email))).toHaveLength(5);
  expect(told?.text).toContain('http://rigsouq.test/admin/leads');
});

it('[PE-080] who asks to join the buyer network is thanked in his language, with the time that the review takes', async () => {
  const english = applicant();
  expect((await join(english)).body.message).toContain('reviewed within 24-48 hours');
  expect((await inbox.letterTo(english.email)).text).toContain('reviewed within 24-48 hours');
  expect(await kept(english.email)).toMatchObject([
    {
      kind: 'buyer-network',
      details: { companyType: 'general-contractor', country: 'sa' },
      company: 'Saleh Contracting',
    },
  ]);
  const arabic = applicant({ language: 'ar', message: 'نبني طريقًا' });
  await join(arabic);
  const letter = await inbox.letterTo(arabic.email);
  expect(letter.subject).toBe('طلب انضمامك إلى شبكة المشترين');
  expect(letter.text).toContain('http://rigsouq.test/ar/vendoronboarding?role=buyer');
});

it('a lead without what it needs is refused', async () => {
  expect((await write(aLead({ message: '' }))).body.message).toBe('Message is required');
  expect((await join(applicant({ phone: '' }))).body.message).toBe('Phone is required');
  expect((await join(applicant({ companyType: 'circus' }))).status).toBe(400);
  expect((await join(applicant({ country: 'Atlantis' }))).status).toBe(400);
});

it('a lead remembers the account, is taken once in a burst, and a robot leaves none', async () => {
  const account = await anAccount(api.parts.db);
  const token = await aSession(api, account.email);
  const body = aLead();
  const burst = await Promise.all([1, 2, 3, 4, 5].map(() => write(body, token)));
  expect(burst.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await kept(body.email)).toMatchObject([{ account_id: account.accountId }]);

  const robot = aLead({ homepage: 'x' });
  expect((await write(robot)).body.message).toBe('Email sent successfully!');
  const applying = applicant({ homepage: 'x' });
  expect((await join(applying)).status).toBe(200);
  expect([...(await kept(robot.email)), ...(await kept(applying.email))]).toEqual([]);
});

it('the same words under ever new addresses are a flood; applicants without words are not', async () => {
  const words = { subject: 'Rank first', message: 'We make your site rank first.' };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent++) statuses.push((await write(aLead(words))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  for (let sent = 0; sent < 5; sent++) expect((await join(applicant())).status).toBe(200);
});
