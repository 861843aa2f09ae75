import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { readCompany } from '@rigsouq/contract/operations/calls';
import { listQueue } from '@rigsouq/contract/operations/desk-queue';
import * as calls from '@rigsouq/contract/procurement/plans';
import { createReverseAuction } from '@rigsouq/contract/reverse-auctions/calls';
import { awardRfq, readComparison } from '@rigsouq/contract/rfqs/awards';
import * as rfqs from '@rigsouq/contract/rfqs/calls';
import { dayOf, daysLater, startOfDay } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { addJob, startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { anOperator } from '../../operations/operations.factory.ts';
import { aBlankForm, createSuppliers } from '../../reverse-auctions/reverse-auctions.factory.ts';
import {
  aDraft,
  anAnswer,
  anOffer,
  aParty,
  aPublished,
  openRfqNow,
  type Party,
  submit,
} from '../../rfqs/rfqs.factory.ts';
import { advanceBuyerPlans } from '../procurement.jobs.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let suppliers: Party[];
let operator: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  suppliers = await createSuppliers(api.parts.db, 2);
  operator = await anOperator(api, ['companies']);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const aBuyer = () => aParty(api.parts.db, ['buyer']);
const readPlan = async ({ token }: Party) => (await api.call(calls.readBuyerPlan, {}, { token })).body;
const startTrial = ({ token }: Party) => api.call(calls.startBuyerTrial, {}, { token });
const publish = async (buyer: Party) => {
  const id = await aDraft(api, buyer, { suppliers });
  return api.call(rfqs.publishRfq, { params: { id } }, { token: buyer.token });
};
const auction = ({ token }: Party) => api.call(createReverseAuction, { body: aBlankForm(suppliers) }, { token });
const activate = (id: string, endsOn: string, token = operator) =>
  api.call(calls.activateBuyerPlan, { params: { id }, body: { endsOn } }, { token });
const end = (id: string, token = operator) =>
  api.call(calls.endBuyerPlan, { params: { id }, body: { reason: 'Not paid' } }, { token });
const today = dayOf(new Date());

/** Moves the period of the trial or plan, so that it ends this number of seconds from now. */
const moveEnd = ({ accountId }: Party, seconds: number) =>
  sql`update buyer_plans set starts_at = starts_at - interval '90 days',
    ends_at = clock_timestamp() + ${seconds} * interval '1 second' where account_id = ${accountId} and state = 'active'`.execute(
    api.parts.db,
  );
const DAY = 86_400;

/** Runs the job and waits until it has ended. */
async function advance(): Promise<void> {
  await inTransaction(api.parts.db, (tx) => addJob(tx, advanceBuyerPlans, {}));
  const waiting = sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
    where task_identifier in ('procurement.advance_plans', 'event plan.stepped', 'notifications.mail_now')
    and run_at <= now()`;
  await expect.poll(async () => (await waiting.execute(api.parts.db)).rows[0]?.n).toBe(0);
}
const noticesOf = async ({ token }: Party) => {
  const { items } = (await api.call(readNotifications, { query: {} }, { token })).body;
  return items.map(({ what }) => what).filter((what) => what.startsWith('plan.'));
};
const emailsTo = ({ email }: Party) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(email));

it('starts the trial by the button once, for thirty days', async () => {
  const buyer = await aBuyer();
  expect(await readPlan(buyer)).toEqual({
    plan: null,
    requestedAt: null,
    can: { startTrial: true, requestPlan: true, publish: true },
  });
  const both = await Promise.all([startTrial(buyer), startTrial(buyer)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { plan, can } = await readPlan(buyer);
  expect(plan).toMatchObject({ kind: 'trial', isRunning: true, daysLeft: calls.TRIAL_DAYS });
  expect(Date.parse(plan?.endsAt ?? '') - Date.parse(plan?.startsAt ?? '')).toBe(30 * DAY * 1000);
  expect(can).toEqual({ startTrial: false, requestPlan: true, publish: true });
  expect((await startTrial(buyer)).body).toMatchObject({
    code: 'trial.used',
    message: 'Your company has already had its free trial or a plan.',
  });
  const members = await aParty(api.parts.db, ['supplier']);
  expect((await startTrial(members)).status).toBe(403);
});

it('starts the trial with the first request or reverse auction of a company', async () => {
  const [one, two, three] = [await aBuyer(), await aBuyer(), await aBuyer()];
  await aDraft(api, three, { suppliers });
  expect((await readPlan(three)).plan).toBeNull();
  expect((await publish(one)).status).toBe(200);
  expect((await auction(two)).status).toBe(200);
  for (const buyer of [one, two]) expect((await readPlan(buyer)).plan).toMatchObject({ kind: 'trial', daysLeft: 30 });
  // Two first publications at the same time start one trial.
  const both = await Promise.all([publish(three), auction(three)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await api.parts.db
    .selectFrom('buyer_plans')
    .selectAll()
    .where('account_id', '=', three.accountId)
    .execute();
  expect(rows).toHaveLength(1);
});

it('allows new requests until the second in which the trial ends, and refuses them from then on', async () => {
  const buyer = await aBuyer();
  await startTrial(buyer);
  await moveEnd(buyer, 20);
  expect((await publish(buyer)).status).toBe(200);
  expect((await auction(buyer)).status).toBe(200);
  // The job has not run: the end alone decides.
  await moveEnd(buyer, 0);
  const refused = {
    code: 'plan.needed',
    message:
      'New requests and reverse auctions need a plan. Ask for one on your dashboard. Everything you have published continues.',
  };
  expect((await publish(buyer)).body).toMatchObject(refused);
  expect((await auction(buyer)).body).toMatchObject(refused);
  expect(await readPlan(buyer)).toMatchObject({
    plan: { kind: 'trial', isRunning: false, daysLeft: 0 },
    can: { startTrial: false, requestPlan: true, publish: false },
  });
  expect((await startTrial(buyer)).body).toMatchObject({ code: 'trial.used' });
});

it('lets an open request be answered, opened, awarded and ordered after the end', async () => {
  const buyer = await aBuyer();
  const [supplier] = suppliers as [Party];
  const id = await aPublished(api, buyer, { suppliers });
  await moveEnd(buyer, 0);
  await advance();
  const price = 500_000;
  const answer = anAnswer(price, { lines: [anOffer(1, price), anOffer(2, price, { mode: 'rent' })] });
  expect((await submit(api, supplier, id, answer)).status).toBe(200);
  await openRfqNow(api.parts.db, id);
  const { token } = buyer;
  expect((await api.call(rfqs.readRfq, { params: { id } }, { token })).status).toBe(200);
  const { answers, version } = (await api.call(readComparison, { params: { id } }, { token })).body;
  const lines = [{ line: 1, answerId: answers[0]?.answerId ?? '', option: 1, quantity: 2 }];
  const awarded = await api.call(awardRfq, { params: { id }, body: { version, lines } }, { token });
  expect(awarded.status).toBe(200);
  const orders = await api.parts.db.selectFrom('orders').select('id').where('rfq_id', '=', id).execute();
  expect(orders).toHaveLength(1);
  expect((await publish(buyer)).body).toMatchObject({ code: 'plan.needed' });
});

it('reminds all members seven days and one day before the end and at the end, once each', async () => {
  const buyer = await aBuyer();
  await startTrial(buyer);
  await moveEnd(buyer, 7 * DAY + 60);
  await advance();
  expect(await noticesOf(buyer)).toEqual([]);
  await moveEnd(buyer, 7 * DAY - 1);
  await Promise.all([advance(), advance()]);
  expect(await noticesOf(buyer)).toEqual(['plan.trial_ending']);
  await expect.poll(() => emailsTo(buyer).length).toBe(1);
  expect(JSON.stringify(emailsTo(buyer)[0])).toContain('Your free trial ends on');
  await moveEnd(buyer, DAY + 60);
  await advance();
  expect(await noticesOf(buyer)).toHaveLength(1);
  await moveEnd(buyer, DAY - 1);
  await advance();
  await advance();
  expect(await noticesOf(buyer)).toEqual(['plan.trial_ending', 'plan.trial_ending']);
  await expect.poll(() => emailsTo(buyer).length).toBe(2);
  await moveEnd(buyer, -1);
  await advance();
  await advance();
  expect(await noticesOf(buyer)).toEqual(['plan.trial_ended', 'plan.trial_ending', 'plan.trial_ending']);
  await expect.poll(() => emailsTo(buyer).length).toBe(3);
});

it('sends only the latest reminder when the worker was down', async () => {
  const [late, over] = [await aBuyer(), await aBuyer()];
  await startTrial(late);
  await startTrial(over);
  await moveEnd(late, DAY / 2);
  await moveEnd(over, -5 * DAY);
  await advance();
  await advance();
  expect(await noticesOf(late)).toEqual(['plan.trial_ending']);
  expect(await noticesOf(over)).toEqual(['plan.trial_ended']);
});

it('brings a request for a plan to the operators, who activate it to the end of a day and end it', async () => {
  const buyer = await aBuyer();
  const { accountId, token } = buyer;
  await startTrial(buyer);
  await moveEnd(buyer, 0);
  await advance();
  expect((await api.call(calls.requestBuyerPlan, {}, { token })).status).toBe(200);
  expect((await api.call(calls.requestBuyerPlan, {}, { token })).body).toMatchObject({ code: 'plan.requested' });
  expect(await readPlan(buyer)).toMatchObject({ requestedAt: expect.any(String), can: { requestPlan: false } });
  const waiting = async () => {
    const { items } = (await api.call(listQueue, { query: { kind: 'plan' } }, { token: operator })).body;
    return items.filter(({ _id }) => _id === accountId).length;
  };
  expect(await waiting()).toBe(1);

  const lastDay = daysLater(today, 364);
  expect((await activate(accountId, lastDay)).status).toBe(200);
  expect(await waiting()).toBe(0);
  const { plan, requestedAt } = await readPlan(buyer);
  expect(plan).toMatchObject({ kind: 'plan', isRunning: true });
  expect(plan?.endsAt).toBe(startOfDay(daysLater(lastDay, 1))?.toISOString());
  expect(requestedAt).toBeNull();
  expect((await publish(buyer)).status).toBe(200);
  expect((await activate(accountId, daysLater(today, 3))).status).toBe(200);
  await advance();
  expect(await noticesOf(buyer)).toEqual(['plan.activated', 'plan.activated', 'plan.trial_ended']);

  const file = await api.call(readCompany, { params: { id: accountId } }, { token: operator });
  expect(file.body.buyerPlan?.plan).toMatchObject({ kind: 'plan', isRunning: true });
  expect((await end(accountId)).status).toBe(200);
  expect((await end(accountId)).body).toMatchObject({ code: 'plan.none' });
  expect((await publish(buyer)).body).toMatchObject({ code: 'plan.needed' });
  await expect.poll(async () => (await noticesOf(buyer))[0]).toBe('plan.ended');
  const { history } = (await api.call(readCompany, { params: { id: accountId } }, { token: operator })).body;
  expect(history.map(({ act }) => act)).toEqual([
    'company.plan_ended',
    'company.plan_activated',
    'company.plan_activated',
  ]);
  expect(history[0]?.reason).toBe('Not paid');
});

it('replaces a running trial by the plan and sends no reminder of the trial', async () => {
  const buyer = await aBuyer();
  await startTrial(buyer);
  await activate(buyer.accountId, daysLater(today, 90));
  expect((await readPlan(buyer)).plan).toMatchObject({ kind: 'plan', isRunning: true });
  await sql`update buyer_plans set starts_at = starts_at - interval '60 days' where account_id = ${buyer.accountId}`.execute(
    api.parts.db,
  );
  await advance();
  expect(await noticesOf(buyer)).toEqual(['plan.activated']);
  expect((await publish(buyer)).status).toBe(200);
});

it('refuses invalid days, unknown companies, suppliers and operators of other desks', async () => {
  const buyer = await aBuyer();
  const supplier = await aParty(api.parts.db, ['supplier']);
  expect((await activate(buyer.accountId, daysLater(today, -1))).body).toMatchObject({ code: 'plan.last_day' });
  expect((await activate(buyer.accountId, daysLater(today, 732))).body).toMatchObject({ code: 'plan.last_day' });
  expect((await activate(buyer.accountId, today)).status).toBe(200);
  expect((await activate(newId(), today)).status).toBe(404);
  expect((await activate(supplier.accountId, today)).body).toMatchObject({ code: 'plan.not_buyer' });
  const other = await anOperator(api, ['auctions']);
  expect((await activate(buyer.accountId, today, other)).body).toMatchObject({ code: 'operator.other_desk' });
  expect((await end(buyer.accountId, other)).body).toMatchObject({ code: 'operator.other_desk' });
  expect((await activate(buyer.accountId, today, buyer.token)).status).toBe(403);
});
