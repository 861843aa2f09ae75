// Tests taking a listing off the market, with an email that says why and a notification, and restoring it.
import { readEquipment, relistListing } from '@rigsouq/contract/catalogue/calls';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import {
  listTakenDown,
  readListingFile,
  restoreListing,
  takeDownListing,
} from '@rigsouq/contract/operations/desk-search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aListing, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOperator } from '../operations.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operator: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operator = await anOperator(api, ['trust']);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const reason = 'The photos show another machine';
const takeDown = (id: string, token = operator) =>
  api.call(takeDownListing, { params: { id }, body: { reason } }, { token });
const restore = (id: string) => api.call(restoreListing, { params: { id } }, { token: operator });
const statusFor = async (id: string, token?: string) =>
  (await api.call(readEquipment, { params: { id } }, { token })).status;

it('hides a listing from all but its company, notifies the owner by email and bell, and restores it', async () => {
  const owner = await aSupplier(api);
  const id = await aListing(api, owner.token);
  const emails = () => inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(owner.email));
  expect((await takeDown(id)).status).toBe(200);
  expect([await statusFor(id), await statusFor(id, owner.token)]).toEqual([404, 200]);
  await expect
    .poll(() => emails().map(({ subject }) => subject), { timeout: 10_000 })
    .toEqual(['Your listing was taken down']);
  expect(emails()[0]?.text).toContain(reason);
  const bells = async () =>
    (await api.call(readNotifications, {}, { token: owner.token })).body.items.map(({ what }) => what);
  await expect.poll(bells, { timeout: 10_000 }).toEqual(['listing.taken_down']);

  // The owner cannot restore what an operator took down.
  expect((await api.call(relistListing, { params: { id } }, { token: owner.token })).body.code).toBe('listing.state');
  expect((await takeDown(id)).body.code).toBe('listing.state');
  const { listings } = (await api.call(listTakenDown, {}, { token: operator })).body;
  expect(listings).toMatchObject([{ _id: id, reason }]);

  const file = async () => (await api.call(readListingFile, { params: { id } }, { token: operator })).body;
  expect(await file()).toMatchObject({ state: 'rejected', reason, can: { takeDown: false, restore: true } });
  expect((await restore(id)).status).toBe(200);
  expect(await statusFor(id)).toBe(200);
  const { history, can } = await file();
  expect(can).toEqual({ takeDown: true, restore: false });
  expect(history.map(({ act, reason: noted, changes }) => [act, noted, changes])).toEqual([
    ['listing.restored', null, [{ what: 'status', before: 'rejected', after: 'active' }]],
    ['listing.taken_down', reason, [{ what: 'status', before: 'active', after: 'rejected' }]],
  ]);
  await expect.poll(() => emails().at(-1)?.subject, { timeout: 10_000 }).toBe('Your listing is live again');
  // Each action sends one email: the notification does not send a second.
  expect(emails()).toHaveLength(2);
  expect((await restore(id)).body.code).toBe('listing.state');
});

it("refuses to take down the operator's own listing, and an unknown one", async () => {
  const both = await anAccount(api.parts.db, { roles: ['supplier'], operator: true });
  const token = await aSession(api, both.email);
  const id = await aListing(api, token);
  expect((await takeDown(id, token)).body.code).toBe('operator.own_company');
  expect(await statusFor(id)).toBe(200);
  expect((await takeDown(crypto.randomUUID())).body.code).toBe('listing.unknown');
});
