import * as calls from '@rigsouq/contract/directory/calls';
import { FREE_REQUESTS, providerPlans } from '@rigsouq/contract/directory/lists';
import { forwardLead, listRecipients, withdrawForward } from '@rigsouq/contract/leads/forwards';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { addJob, startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aListedProvider, aServiceRequest } from '../../leads/forwarding/forwards.factory.ts';
import { anEmail } from '../../leads/leads.factory.ts';
import { aLead, anOperator } from '../../operations/operations.factory.ts';
import { anExpert } from '../directory.factory.ts';
import { advancePlans } from '../directory.jobs.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let token: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  token = await anOperator(api, ['leads']);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const today = dayOf(new Date());
const activate = (id: string, plan: string, startsOn = today, endsOn = daysLater(today, 29)) =>
  api.call(calls.activatePlan, { params: { id }, body: { plan, startsOn, endsOn } }, { token });
const forward = async (entryId: string) =>
  api.call(
    forwardLead,
    { params: { id: await aServiceRequest(api.parts.db) }, body: { entryIds: [entryId] } },
    { token },
  );
const forwardTimes = async (entryId: string, times: number) => {
  for (let sent = 0; sent < times; sent++) expect((await forward(entryId)).status).toBe(200);
};
const findDeskEntry = async (id: string, state: 'draft' | 'published' = 'published') =>
  (await api.call(calls.listDirectory, { query: { state } }, { token })).body.entries.find(({ _id }) => _id === id);
const emailsTo = (address: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(address));
const advance = () => inTransaction(api.parts.db, (tx) => addJob(tx, advancePlans, {}));

it('[PU-016] forwards as many requests a month as the plan has, and refuses the next with the reason', async () => {
  const provider = await aListedProvider(api.parts.db);
  await forwardTimes(provider, FREE_REQUESTS);
  expect((await forward(provider)).body).toMatchObject({
    code: 'forward.limit',
    message: 'This provider has already received all requests of its plan for this month.',
  });
  const basic = providerPlans[0].requests;
  expect((await activate(provider, 'basic')).status).toBe(200);
  const id = await aServiceRequest(api.parts.db);
  const { recipients } = (await api.call(listRecipients, { params: { id } }, { token })).body;
  expect(recipients.find(({ _id }) => _id === provider)?.requestsLeft).toBe(basic - FREE_REQUESTS);
  await forwardTimes(provider, basic - FREE_REQUESTS);
  expect((await forward(provider)).body).toMatchObject({ code: 'forward.limit' });

  const { id: last } = await api.parts.db
    .selectFrom('lead_forwards')
    .select('id')
    .where('entry_id', '=', provider)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await api.call(withdrawForward, { params: { id: last } }, { token });
  expect((await forward(provider)).status).toBe(200);
  await sql`update lead_forwards set created_at = created_at - interval '32 days' where entry_id = ${provider}`.execute(
    api.parts.db,
  );
  expect((await forward(provider)).status).toBe(200);
});

it('gives the last request of a month to one of two operators who forward at the same time', async () => {
  const provider = await aListedProvider(api.parts.db);
  await forwardTimes(provider, FREE_REQUESTS - 1);
  const both = await Promise.all([forward(provider), forward(provider), forward(provider)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('lists providers with a larger plan first, only during the days of the plan', async () => {
  const trade = { services: ['parts'], countries: ['kw'] } as const;
  const add = (name: string) =>
    aListedProvider(api.parts.db, { name, services: [...trade.services], countries: [...trade.countries] });
  const small = await add('Small plan');
  const large = await add('Large plan');
  const later = await add('Plan of next month');
  await add('No plan');
  await activate(small, 'basic');
  await activate(large, 'enterprise');
  await activate(later, 'enterprise', daysLater(today, 10), daysLater(today, 40));
  const query = { service: 'parts', country: 'kw' };
  const listed = (await api.call(calls.listProviders, { query })).body.providers;
  expect(listed.map(({ name }) => name)).toEqual(['Large plan', 'Small plan', 'No plan', 'Plan of next month']);
});

it('sends the provider an email at the activation, seven days before the end and at the end, once each', async () => {
  const [english, arabic] = [anEmail(), anEmail()];
  const provider = await aListedProvider(api.parts.db, { email: english });
  const other = await aListedProvider(api.parts.db, { email: arabic, language: 'ar' });
  await activate(provider, 'professional', today, daysLater(today, 7));
  await activate(other, 'professional', today, daysLater(today, 8));
  await expect
    .poll(() => emailsTo(english).map(({ subject }) => subject))
    .toEqual(['Your Professional plan is active']);
  expect((await inbox.waitForEmail(arabic)).subject).toBe('باقتكم «الاحترافية» فعّالة');
  await advance();
  await advance();
  await expect.poll(() => emailsTo(english).length).toBe(2);
  expect(emailsTo(english)[1]?.subject).toMatch(/^Your Professional plan ends on /);

  await sql`update provider_plans set starts_on = starts_on - 30, ends_on = ends_on - 9`.execute(api.parts.db);
  await advance();
  await expect.poll(() => emailsTo(english).length).toBe(3);
  expect(emailsTo(english)[2]?.subject).toBe('Your Professional plan has ended');
  await expect
    .poll(() => emailsTo(arabic).map(({ subject }) => subject))
    .toEqual(['باقتكم «الاحترافية» فعّالة', 'انتهت باقتكم «الاحترافية»']);
  await advance();
  expect((await findDeskEntry(provider))?.plan).toMatchObject({ plan: 'professional', state: 'lapsed' });
  await forwardTimes(provider, FREE_REQUESTS);
  expect((await forward(provider)).body).toMatchObject({ code: 'forward.limit' });
  expect(emailsTo(english).filter(({ subject }) => subject?.includes('plan'))).toHaveLength(3);
});

it('stores the plan of a registration as requested until an operator activates it', async () => {
  const lead = await aLead(api, 'provider');
  const details = {
    primaryService: 'parts',
    experience: '1-5',
    coverageArea: 'sa',
    equipmentType: 'cranes',
    plan: 'basic',
  };
  await api.parts.db.updateTable('leads').set({ kind: 'provider', details }).where('id', '=', lead).execute();
  const { _id } = (await api.call(calls.addEntryFromLead, { params: { id: lead } }, { token })).body;
  expect((await findDeskEntry(_id, 'draft'))?.plan).toEqual({
    plan: 'basic',
    state: 'requested',
    startsOn: null,
    endsOn: null,
  });
  await activate(_id, 'professional');
  await activate(_id, 'enterprise');
  expect((await findDeskEntry(_id, 'draft'))?.plan).toMatchObject({ plan: 'enterprise', state: 'active' });
  const rows = await api.parts.db.selectFrom('provider_plans').selectAll().where('entry_id', '=', _id).execute();
  expect(rows).toHaveLength(1);
});

it('refuses a plan for an expert, for unknown entries and for invalid days', async () => {
  const expert = (await api.call(calls.addEntry, { body: anExpert() }, { token })).body._id;
  expect((await activate(expert, 'basic')).body).toMatchObject({ code: 'plan.not_provider' });
  expect((await activate(newId(), 'basic')).status).toBe(404);
  const provider = await aListedProvider(api.parts.db);
  expect((await activate(provider, 'basic', today, daysLater(today, -1))).body).toMatchObject({ code: 'plan.dates' });
  expect((await activate(provider, 'basic', daysLater(today, 2), today)).body).toMatchObject({ code: 'plan.dates' });
  expect((await activate(provider, 'gold')).status).toBe(400);
});
