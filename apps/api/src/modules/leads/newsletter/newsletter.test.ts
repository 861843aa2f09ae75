import * as calls from '@rigsouq/contract/leads/newsletter';
import { sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { addJob, startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aListing, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anOperator } from '../../operations/operations.factory.ts';
import { anEmail, anInquiry } from '../leads.factory.ts';
import { deleteUnconfirmedSubscribers, sendNewsletter } from '../leads.jobs.ts';
import { aSubscriber, issueTexts } from './newsletter.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operator: string;
let offer: { equipmentId: string; supplierId: string };
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operator = await anOperator(api, ['leads']);
  const { token, accountId } = await aSupplier(api);
  offer = { equipmentId: await aListing(api, token), supplierId: accountId };
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});
beforeEach(async () => {
  await sql`truncate newsletter_subscribers, newsletter_issues, newsletter_deliveries`.execute(api.parts.db);
});

const emailsTo = (address: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(address));
const confirmations = (address: string) => emailsTo(address).filter(({ text }) => text?.includes('confirm-newsletter'));
const ask = (email: string, over: object = {}) =>
  api.call(sendSaleInquiry, {
    body: anInquiry(offer.equipmentId, offer.supplierId, { email, newsletter: true, message: newId(), ...over }),
  });
const subscriber = (email: string) =>
  api.parts.db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();
const confirm = (token: string) => api.call(calls.confirmNewsletter, { body: { token } });
const tokenFor = async (email: string) => {
  await expect.poll(() => confirmations(email).length).toBeGreaterThan(0);
  return /confirm-newsletter\?token=([\w-]+)/.exec(confirmations(email).at(-1)?.text ?? '')?.[1] ?? '';
};
const subscribe = (language?: string, state?: string) => aSubscriber(api.parts.db, language, state);
const anIssue = async () => (await api.call(calls.addIssue, { body: issueTexts }, { token: operator })).body._id;
const send = (id: string, recipients: number, token = operator) =>
  api.call(calls.sendIssue, { params: { id }, body: { recipients } }, { token });
const list = async () => (await api.call(calls.listIssues, {}, { token: operator })).body;
const untilSent = (id: string) =>
  expect.poll(async () => (await list()).issues.find(({ _id }) => _id === id)?.state, { timeout: 60_000 }).toBe('sent');

it('[DE-031] subscribes only by the link of the confirmation email, once, and records the consent', async () => {
  const email = anEmail();
  expect((await ask(email.toUpperCase(), { language: 'ar' })).status).toBe(200);
  const token = await tokenFor(email);
  expect(confirmations(email)[0]?.subject).toBe('أكّد رغبتك في تلقي نشرتنا البريدية');
  expect(await subscriber(email)).toMatchObject({ state: 'pending', confirmed_at: null });
  expect((await subscriber(email))?.token_hash).not.toContain(token);
  expect((await confirm(token)).status).toBe(200);
  const range = expect.stringMatching(/\/(24|48)$/);
  expect(await subscriber(email)).toMatchObject({
    state: 'subscribed',
    language: 'ar',
    requested_at: expect.any(Date),
    requested_range: range,
    confirmed_at: expect.any(Date),
    confirmed_range: range,
  });
  expect((await confirm(token)).body).toMatchObject({ code: 'newsletter.link' });
});

it('sends nothing without the checkbox, to a subscriber, or twice a day', async () => {
  const [email, without] = [anEmail(), anEmail()];
  await ask(without, { newsletter: false });
  await ask(email);
  await ask(email);
  const token = await tokenFor(email);
  await confirm(token);
  await sql`update newsletter_subscribers set requested_at = now() - interval '2 days'`.execute(api.parts.db);
  await ask(email);
  await expect.poll(() => emailsTo(email).length).toBe(4);
  expect(confirmations(email)).toHaveLength(1);
  expect(await subscriber(email)).toMatchObject({ state: 'subscribed' });
  expect(await subscriber(without)).toBeUndefined();
});

it('refuses a link that has expired and deletes addresses that were never confirmed', async () => {
  const email = anEmail();
  await ask(email);
  const token = await tokenFor(email);
  await sql`update newsletter_subscribers set token_expires_at = now(), requested_at = now() - interval '8 days'`.execute(
    api.parts.db,
  );
  expect((await confirm(token)).body).toMatchObject({ code: 'newsletter.link' });
  const other = await subscribe();
  await inTransaction(api.parts.db, (tx) => addJob(tx, deleteUnconfirmedSubscribers, {}));
  await expect.poll(() => subscriber(email)).toBeUndefined();
  expect(await subscriber(other.email)).toBeDefined();
});

it('sends an issue to every subscriber once, in their language, and fixes the confirmed number', async () => {
  const [english, arabic, left, pending] = [
    await subscribe(),
    await subscribe('ar'),
    await subscribe('en', 'unsubscribed'),
    await subscribe('en', 'pending'),
  ];
  const id = await anIssue();
  expect((await list()).subscribers).toBe(2);
  expect((await send(id, 3)).body).toMatchObject({ code: 'newsletter.recipients' });
  expect((await send(id, 2)).status).toBe(200);
  expect((await send(id, 2)).body).toMatchObject({ code: 'newsletter.state' });
  // A job that runs twice, or twice at the same time, sends nothing twice.
  for (let n = 0; n < 3; n++) await inTransaction(api.parts.db, (tx) => addJob(tx, sendNewsletter, { id }));
  await untilSent(id);
  expect(emailsTo(english.email).map(({ subject }) => subject)).toEqual(['Cranes in autumn']);
  expect(emailsTo(arabic.email).map(({ subject }) => subject)).toEqual([issueTexts.subjectAr]);
  expect(emailsTo(english.email)[0]?.text).toMatch(/First part\.\s+Second part\./);
  for (const { email } of [left, pending]) expect(emailsTo(email)).toEqual([]);
  expect((await list()).issues[0]).toMatchObject({ state: 'sent', recipients: 2, delivered: 2 });
});

it('continues with the next batch, and leaves out subscribers who leave meanwhile and emails that were claimed', async () => {
  const people = await Promise.all(Array.from({ length: 53 }, () => subscribe()));
  const [claimed, gone] = people as [(typeof people)[0], (typeof people)[0]];
  const id = await anIssue();
  await worker.stop();
  await send(id, 53);
  await sql`update newsletter_deliveries set claimed_at = now() - interval '1 hour' where subscriber_id = ${claimed.id}`.execute(
    api.parts.db,
  );
  await sql`update newsletter_subscribers set state = 'unsubscribed' where id = ${gone.id}`.execute(api.parts.db);
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  await untilSent(id);
  expect(people.map(({ email }) => emailsTo(email).length)).toEqual([0, 0, ...Array.from({ length: 51 }, () => 1)]);
});

it('ends the subscription by one click without a login, and not by reading the address', async () => {
  const { email } = await subscribe();
  const id = await anIssue();
  await send(id, 1);
  await untilSent(id);
  const [issue] = emailsTo(email);
  const headers = issue?.headers;
  expect(headers?.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } });
  const unsubscribe = (headers?.get('list') as { unsubscribe?: { url?: string } } | undefined)?.unsubscribe;
  const url = unsubscribe?.url ?? '';
  expect(url).toMatch(/^http:\/\/rigsouq\.test\/api\/newsletter\/stop\?token=/);
  const path = url.replace('http://rigsouq.test', '');

  const read = await api.app.inject({ method: 'GET', url: path });
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(read.body).toContain(`href="${path.replace('/api/newsletter/stop', '/stop-newsletter')}"`);
  expect(await subscriber(email)).toMatchObject({ state: 'subscribed' });
  expect((await api.call(calls.stopNewsletter, { query: { token: `${path.slice(-80, -1)}x` } })).body).toMatchObject({
    code: 'newsletter.link',
  });
  for (let click = 0; click < 2; click++) {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed', unsubscribed_at: expect.any(Date) });
  }
});

it('sends a test to the operator alone, and lets only drafts be changed', async () => {
  const { email } = await subscribe();
  const id = await anIssue();
  const params = { id };
  const before = inbox.emails.length;
  expect((await api.call(calls.testIssue, { params }, { token: operator })).status).toBe(200);
  await expect.poll(() => inbox.emails.length).toBe(before + 2);
  expect(emailsTo(email)).toEqual([]);
  const body = { ...issueTexts, subjectEn: 'Cranes in winter' };
  expect((await api.call(calls.changeIssue, { params, body }, { token: operator })).status).toBe(200);
  await send(id, 1);
  expect((await api.call(calls.changeIssue, { params, body }, { token: operator })).body).toMatchObject({
    code: 'newsletter.state',
  });
  await untilSent(id);
  expect(emailsTo(email)[0]?.subject).toBe('Cranes in winter');
  expect((await send(newId(), 1)).status).toBe(404);
  const other = await anOperator(api, ['auctions']);
  expect((await send(id, 1, other)).body).toMatchObject({ code: 'operator.other_desk' });
});
