import { readFile } from 'node:fs/promises';
import { listExperts, listProviders } from '@rigsouq/contract/directory/calls';
import { serviceTypes } from '@rigsouq/contract/directory/lists';
import { contactExpert, postServiceRequest } from '@rigsouq/contract/leads/calls';
import * as calls from '@rigsouq/contract/leads/forwards';
import { closeLead, listLeads } from '@rigsouq/contract/operations/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { anExpert } from '../../directory/directory.factory.ts';
import { addEntry, setPublished } from '../../directory/index.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOperator } from '../../operations/operations.factory.ts';
import { anEmail } from '../leads.factory.ts';
import { aForward, aListedProvider, aServiceRequest } from './forwards.factory.ts';
import { arabicServices } from './service-texts.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operator: string;
const log: string[] = [];
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi(
    { SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test', LOG_LEVEL: 'debug' },
    { logTo: { write: (line) => void log.push(line) } },
  );
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operator = await anOperator(api, ['leads']);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const forward = (id: string, entryIds: string[], token = operator) =>
  api.call(calls.forwardLead, { params: { id }, body: { entryIds } }, { token });
const withdraw = (id: string) => api.call(calls.withdrawForward, { params: { id } }, { token: operator });
const recipients = async (id: string) =>
  (await api.call(calls.listRecipients, { params: { id } }, { token: operator })).body.recipients;
const read = (token: string) => api.call(calls.readForward, { body: { token } });
const follow = (token: string) => api.call(calls.readRequest, { body: { token } });
const decline = (token: string) => api.call(calls.declineForward, { body: { token } });
const answer = { answer: 'We come on Sunday.', price: '1250.5', currency: 'SAR', contact: '+966 55 000 0000' };
const accept = (token: string, over: object = {}) =>
  api.call(calls.acceptForward, { body: { token, ...answer, ...over } });
const tokenIn = (text = '', page = 'answer-request') =>
  new RegExp(`${page}\\?token=([\\w-]{32})`).exec(text)?.[1] ?? '';
const findDeskLead = async (id: string, state: 'open' | 'closed' = 'open') =>
  (await api.call(listLeads, { query: { state } }, { token: operator })).body.leads.find(({ _id }) => _id === id);
const setForward = (id: string, created: string, expires: string) =>
  sql`update lead_forwards set created_at = now() + ${created}::interval, expires_at = now() + ${expires}::interval
    where id = ${id}`.execute(api.parts.db);

describe('a service request', () => {
  it.each([
    ['en', 'Service request: Maintenance and repair, Saudi Arabia', 'has answered your request'],
    ['ar', 'طلب خدمة: الصيانة والإصلاح', 'على طلبك'],
  ] as const)('reaches a provider and comes back with the answer, in %s', async (language, subject, reply) => {
    const [sender, workshop] = [anEmail(), anEmail()];
    const message = `The boom does not lift ${newId()}`;
    const body = {
      firstName: 'Huda',
      lastName: 'Saleh',
      email: sender,
      phone: '+966 50 000 0000',
      serviceType: 'repair',
      equipmentType: 'excavators',
      country: 'sa',
      location: 'Dammam',
      message,
      language,
    };
    expect((await api.call(postServiceRequest, { body })).status).toBe(200);
    const confirmation = await inbox.waitForEmail(sender);
    const followToken = tokenIn(confirmation.text, 'follow-request');
    expect((await follow(followToken)).body).toMatchObject({ state: 'received', recipients: [] });

    const { id } = await api.parts.db
      .selectFrom('leads')
      .select('id')
      .where('email', '=', sender)
      .executeTakeFirstOrThrow();
    const entry = await aListedProvider(api.parts.db, { name: `Workshop ${language}`, email: workshop, language });
    expect((await forward(id, [entry])).status).toBe(200);
    const sent = await inbox.waitForEmail(workshop);
    expect(sent.subject).toContain(subject);
    expect(sent.text).toContain(message);
    expect(sent.text).toContain(sender);
    expect((await follow(followToken)).body).toMatchObject({ state: 'forwarded', recipients: [{ state: 'sent' }] });

    const token = tokenIn(sent.text);
    expect(sent.text).toContain(language === 'ar' ? '/ar/answer-request' : 'test/answer-request');
    expect((await read(token)).body).toMatchObject({ state: 'sent', request: { email: sender, message } });
    expect((await accept(token)).status).toBe(200);
    await expect.poll(() => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(sender)).length).toBe(2);
    const answered = inbox.emails.findLast(({ to }) => JSON.stringify(to).includes(sender));
    expect(answered?.subject).toContain(reply);
    expect(answered?.text).toContain('We come on Sunday.');
    expect(answered?.text).toContain('SAR 1,250.50');
    expect(answered?.text).toContain('+966 55 000 0000');
    expect((await follow(tokenIn(answered?.text, 'follow-request'))).body).toMatchObject({
      state: 'answered',
      recipients: [{ name: `Workshop ${language}`, state: 'accepted', ...answer, price: 1250.5 }],
    });
    expect((await findDeskLead(id))?.forwards).toMatchObject([
      { state: 'accepted', openedAt: expect.any(String), decidedAt: expect.any(String), ...answer, price: 1250.5 },
    ]);
    expect(JSON.stringify((await follow(followToken)).body)).not.toContain(message);
    expect(log.join('')).not.toContain(token);
    expect(log.join('')).not.toContain(followToken);
  });

  it('is followed in the dashboard by its account, and by no other', async () => {
    const { accountId, email } = await anAccount(api.parts.db);
    const { token, leadId } = await aForward(api.parts.db, { accountId });
    await accept(token);
    const list = async (by: string) => (await api.call(calls.listRequests, { query: {} }, { token: by })).body;
    expect(await list(await aSession(api, email))).toMatchObject({
      requests: [{ _id: leadId, state: 'answered', recipients: [{ answer: answer.answer }] }],
      total: 1,
    });
    const other = await anAccount(api.parts.db);
    expect(await list(await aSession(api, other.email))).toMatchObject({ requests: [], total: 0 });
  });
});

describe('the desk of leads', () => {
  it('offers providers of the service in the country, those for the equipment first, and shows who has no email', async () => {
    const id = await aServiceRequest(api.parts.db);
    const cranes = await aListedProvider(api.parts.db, { name: 'A cranes only', equipment: ['cranes'] });
    const silent = await aListedProvider(api.parts.db, { name: 'B without email', email: undefined });
    const elsewhere = await aListedProvider(api.parts.db, { countries: ['om'] });
    const listed = await recipients(id);
    const find = (entry: string) => listed.find(({ _id }) => _id === entry);
    expect(find(cranes)).toMatchObject({ hasEmail: true, hasEquipment: false, isForwarded: false });
    expect(find(silent)).toMatchObject({ hasEmail: false, hasEquipment: true });
    expect(find(elsewhere)).toBeUndefined();
    expect(listed.findIndex(({ _id }) => _id === silent)).toBeLessThan(listed.findIndex(({ _id }) => _id === cranes));
    expect((await forward(id, [silent])).body).toMatchObject({ code: 'forward.no_email' });
    expect((await forward(id, [elsewhere])).body).toMatchObject({ code: 'forward.no_match' });
    expect((await forward(id, [])).status).toBe(400);
  });

  it('forwards to further providers, once each, and only while the lead is open', async () => {
    const id = await aServiceRequest(api.parts.db);
    const [one, other] = [await aListedProvider(api.parts.db), await aListedProvider(api.parts.db)];
    const twice = await Promise.all([forward(id, [one]), forward(id, [one])]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await forward(id, [one, other])).body).toMatchObject({ code: 'forward.exists' });
    expect((await findDeskLead(id))?.forwards).toHaveLength(1);
    expect((await forward(id, [other])).status).toBe(200);
    await api.call(closeLead, { params: { id } }, { token: operator });
    expect((await forward(id, [await aListedProvider(api.parts.db)])).body).toMatchObject({ code: 'lead.closed' });
    expect((await findDeskLead(id, 'closed'))?.forwards).toHaveLength(2);
    const acts = await api.parts.db
      .selectFrom('audit_log')
      .select('act')
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['lead.forwarded', 'lead.forwarded', 'lead.closed']);
  });

  it('forwards a request for an expert to that expert only', async () => {
    const email = anEmail();
    const expertId = await inTransaction(api.parts.db, async (tx) => {
      const id = await addEntry(tx, anExpert({ email }));
      await setPublished(tx, id, true);
      return id;
    });
    const sender = anEmail();
    const person = { firstName: 'Huda', lastName: 'Saleh', email: sender, message: `A crane ${newId()}` };
    await api.call(contactExpert, { body: { expertId, ...person } });
    const { id } = await api.parts.db
      .selectFrom('leads')
      .select('id')
      .where('email', '=', sender)
      .executeTakeFirstOrThrow();
    expect((await recipients(id)).map(({ _id }) => _id)).toEqual([expertId]);
    expect((await forward(id, [expertId])).status).toBe(200);
    expect((await inbox.waitForEmail(email)).subject).toBe('Expert request');
  });

  it('withdraws a request that waits, and hides the sender from its link', async () => {
    const { id, token, leadId } = await aForward(api.parts.db);
    expect((await withdraw(id)).status).toBe(200);
    expect((await read(token)).body).toMatchObject({ state: 'withdrawn', request: null });
    expect((await accept(token)).body).toMatchObject({ code: 'forward.decided' });
    expect((await withdraw(id)).body).toMatchObject({ code: 'forward.decided' });
    expect((await withdraw(newId())).body).toMatchObject({ code: 'forward.unknown' });
    const audit = await api.parts.db.selectFrom('audit_log').select('act').where('subject_id', '=', leadId).execute();
    expect(audit.map(({ act }) => act)).toEqual(['lead.forward_withdrawn']);
  });

  it('is closed to operators of other desks and to members', async () => {
    const { leadId } = await aForward(api.parts.db);
    const entry = await aListedProvider(api.parts.db);
    const { email } = await anAccount(api.parts.db);
    expect((await forward(leadId, [entry], await anOperator(api, ['trust']))).status).toBe(403);
    expect((await forward(leadId, [entry], await aSession(api, email))).status).toBe(403);
  });
});

describe('the link of a recipient', () => {
  it('keeps the first decision and shows it at the second visit', async () => {
    const { token, id } = await aForward(api.parts.db);
    const both = await Promise.all([accept(token), decline(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const before = (await read(token)).body;
    expect(['accepted', 'declined']).toContain(before.state);
    expect((await accept(token, { answer: 'Another answer' })).body).toMatchObject({ code: 'forward.decided' });
    expect((await decline(token)).body).toMatchObject({ code: 'forward.decided' });
    expect((await read(token)).body).toEqual(before);
    expect((await withdraw(id)).body).toMatchObject({ code: 'forward.decided' });
  });

  it('hides the sender after it was declined or has expired', async () => {
    const declined = await aForward(api.parts.db);
    expect((await decline(declined.token)).status).toBe(200);
    expect((await read(declined.token)).body).toMatchObject({ state: 'declined', request: null });
    const late = await aForward(api.parts.db);
    await setForward(late.id, '-15 days', '-1 day');
    expect((await read(late.token)).body).toMatchObject({ state: 'expired', request: null });
    expect((await accept(late.token)).body).toMatchObject({ code: 'forward.decided' });
    expect((await follow(late.requesterToken)).body.recipients).toMatchObject([{ state: 'expired' }]);
  });

  it('refuses unknown tokens, tokens of the other side, and links whose time is over', async () => {
    const { token, requesterToken } = await aForward(api.parts.db);
    for (const refused of [
      await read('x'),
      await read(requesterToken),
      await follow(token),
      await accept(requesterToken),
    ])
      expect(refused.body).toMatchObject({ code: 'forward.link' });
    await sql`update lead_links set expires_at = now() - interval '1 minute'`.execute(api.parts.db);
    expect((await read(token)).body).toMatchObject({ code: 'forward.link' });
    expect((await follow(requesterToken)).body).toMatchObject({ code: 'forward.link' });
  });

  it('stores no token', async () => {
    const { token } = await aForward(api.parts.db);
    const { rows } = await sql<{ found: string }>`select l::text as found from lead_links l`.execute(api.parts.db);
    expect(rows.map(({ found }) => found).join()).not.toContain(token);
  });

  it('asks for an answer, a contact and a currency with a price', async () => {
    const { token } = await aForward(api.parts.db);
    expect((await accept(token, { answer: ' ' })).body.message).toBe('Write an answer');
    expect((await accept(token, { contact: '' })).body.message).toBe('Enter how the customer can reach you');
    expect((await accept(token, { currency: '' })).body).toMatchObject({ code: 'forward.currency' });
    expect((await accept(token, { price: '1.234' })).body).toMatchObject({ code: 'listing.price_digits' });
    expect((await accept(token, { price: '', currency: 'SAR' })).status).toBe(200);
    expect((await read(token)).body).toMatchObject({ price: null, currency: null });
  });
});

it('reminds a recipient after 48 hours, only while the request waits', async () => {
  const [waiting, decided] = [anEmail(), anEmail()];
  const entries = [
    await aListedProvider(api.parts.db, { email: waiting }),
    await aListedProvider(api.parts.db, { email: decided }),
  ];
  const id = await aServiceRequest(api.parts.db);
  await forward(id, entries);
  await inbox.waitForEmail(waiting);
  await decline(tokenIn((await inbox.waitForEmail(decided)).text));
  const { rows } = await api.parts.pool.query<{ hours: string }>(
    `select extract(epoch from run_at - now()) / 3600 as hours from graphile_worker.jobs
     where task_identifier = 'leads.send_forward' order by id desc limit 1`,
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(48, 1);
  await api.parts.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = 'leads.send_forward'`,
  );
  const emailsTo = (address: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(address));
  await expect.poll(() => emailsTo(waiting).length, { timeout: 10_000 }).toBe(2);
  const [first, reminder] = emailsTo(waiting);
  expect(reminder?.subject).toMatch(/^Reminder: /);
  // The reminder has its own link, and the first link still works.
  expect((await read(tokenIn(reminder?.text))).body.state).toBe('sent');
  expect((await read(tokenIn(first?.text))).body.state).toBe('sent');
  const left = () =>
    sql`select from graphile_worker.jobs where task_identifier = 'leads.send_forward'`.execute(api.parts.db);
  await expect.poll(async () => (await left()).rows.length, { timeout: 10_000 }).toBe(0);
  expect(emailsTo(decided)).toHaveLength(1);
});

it('shows the email of an entry to operators only', async () => {
  const email = anEmail();
  await aListedProvider(api.parts.db, { email });
  const shown = [await api.call(listProviders, { query: {} }), await api.call(listExperts, { query: {} })];
  expect(JSON.stringify(shown.map(({ body }) => body))).not.toMatch(/@|"language"/);
});

it('names the services in Arabic as the pages do', async () => {
  const readTexts = async (file: string) =>
    JSON.parse(await readFile(new URL(`../../../../../web/locales/ar/${file}.json`, import.meta.url), 'utf8'));
  const pages: Record<string, string> = { ...(await readTexts('directory')), ...(await readTexts('taxonomy')) };
  for (const { code, label } of serviceTypes) expect([code, arabicServices[code]]).toEqual([code, pages[label]]);
});
