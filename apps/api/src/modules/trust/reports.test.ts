import { changeEquipment, readEquipment } from '@rigsouq/contract/catalogue/calls';
import { sellerProfile } from '@rigsouq/contract/companies/networks';
import { readThread, sendMessage, userConversations } from '@rigsouq/contract/messages/calls';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import * as calls from '@rigsouq/contract/trust/reports';
import { companyReviews } from '@rigsouq/contract/trust/reviews';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { addJob, startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aLot } from '../auctions/auctions.factory.ts';
import { aListing, aSellForm } from '../catalogue/catalogue.factory.ts';
import { aCompany } from '../companies/companies.factory.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { aCompletedOrder, aParty, type Party, sendReview } from './trust.factory.ts';
import { findFlags } from './trust.jobs.ts';

let api: TestApi;
let worker: Worker;
let operator: string;
let buyer: Party;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operator = await anOperator(api);
  buyer = await aParty(api, ['buyer']);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const report = (token: string | undefined, kind: string, id: string, over = {}) =>
  api.call(calls.sendReport, { body: { kind, id, reason: 'fraud', text: 'It is ours', ...over } }, { token });
const cases = async (state = 'open', token = operator) =>
  (await api.call(calls.listReports, { query: { state } }, { token })).body.cases;
const caseOf = async (subjectId: string, state = 'open') =>
  (await cases(state)).find((one) => one.subjectId === subjectId);
const decide = (id: string, outcome: string, reason: string | undefined = 'It breaks our rules', token = operator) =>
  api.call(calls.decideReport, { params: { id }, body: { outcome, reason } }, { token });
const notifications = async ({ token }: Party) =>
  (await api.call(readNotifications, {}, { token })).body.items.map(({ what }) => what);

describe('a report', () => {
  it('is stored once per account and item while it is open, also for concurrent reports', async () => {
    const supplier = await aParty(api, ['supplier']);
    const other = await aParty(api, ['buyer']);
    const listing = await aListing(api, supplier.token, { title: 'Komatsu PC210' });
    const three = await Promise.all([
      report(buyer.token, 'listing', listing),
      report(buyer.token, 'listing', listing),
      report(other.token, 'listing', listing, { reason: 'spam', text: '' }),
    ]);
    expect(three.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const found = await caseOf(listing);
    expect(found).toMatchObject({
      kind: 'listing',
      title: 'Komatsu PC210',
      company: { _id: supplier.accountId, suspended: false },
      can: { nothing: true, takenDown: true, suspended: true },
    });
    expect(found?.reports.map(({ by }) => by?._id).sort()).toEqual([buyer.accountId, other.accountId].sort());
    expect((await decide(found?._id ?? '', 'nothing', undefined)).status).toBe(200);
    expect((await decide(found?._id ?? '', 'nothing', undefined)).body.code).toBe('report.decided');
    expect(await caseOf(listing)).toBeUndefined();
    expect(await caseOf(listing, 'closed')).toMatchObject({ outcome: 'nothing' });
    await expect.poll(() => notifications(buyer)).toContain('report.looked_at');
    expect(await notifications(supplier)).not.toContain('report.taken_down');
    // After the decision the listing can be reported again.
    expect((await report(buyer.token, 'listing', listing)).status).toBe(200);
  });

  it('is refused for items that the reporter cannot see or owns', async () => {
    const supplier = await aParty(api, ['supplier']);
    const stranger = await aParty(api, ['buyer']);
    const listing = await aListing(api, supplier.token);
    await api.call(
      sendMessage,
      { body: { equipmentId: listing, recipientId: supplier.accountId, content: 'Send me the deposit first' } },
      { token: buyer.token },
    );
    const { id: message } = await api.parts.db
      .selectFrom('messages')
      .select('id')
      .where('content', '=', 'Send me the deposit first')
      .executeTakeFirstOrThrow();
    expect((await report(stranger.token, 'message', message)).body.code).toBe('report.unknown');
    expect((await report(buyer.token, 'message', message)).body.code).toBe('report.own');
    expect((await report(supplier.token, 'listing', listing)).body.code).toBe('report.own');
    expect((await report(stranger.token, 'account', stranger.accountId)).body.code).toBe('report.own');
    expect((await report(undefined, 'listing', listing)).status).toBe(401);
    expect((await report(stranger.token, 'listing', listing, { reason: 'duplicate-serial' })).status).toBe(400);
    const deal = await aCompletedOrder(api);
    await sendReview(api, deal, deal.buyer);
    const { id: unpublished } = await api.parts.db
      .selectFrom('reviews')
      .select('id')
      .where('deal_id', '=', deal.id)
      .executeTakeFirstOrThrow();
    expect((await report(deal.supplier.token, 'review', unpublished)).body.code).toBe('report.unknown');
  });

  it('is rate limited for each reporter', async () => {
    const eager = await aParty(api, ['buyer']);
    const unknown = '018f0000-0000-7000-8000-000000000000';
    const statuses = [];
    for (let one = 0; one < 6; one++) statuses.push((await report(eager.token, 'listing', unknown)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe('a take-down', () => {
  it('hides a listing from everyone but its company, and records the reason', async () => {
    const supplier = await aParty(api, ['supplier']);
    const listing = await aListing(api, supplier.token);
    await report((await aParty(api, ['buyer'])).token, 'listing', listing);
    const found = await caseOf(listing);
    expect((await decide(found?._id ?? '', 'taken_down', '')).status).toBe(400);
    expect((await decide(found?._id ?? '', 'taken_down')).status).toBe(200);
    expect((await api.call(readEquipment, { params: { id: listing } })).status).toBe(404);
    const own = await api.call(readEquipment, { params: { id: listing } }, { token: supplier.token });
    expect(own.body.status).toBe('rejected');
    await expect.poll(() => notifications(supplier)).toContain('listing.taken_down');
    const [entry] = await api.parts.db
      .selectFrom('audit_log')
      .select(['act', 'reason', 'subject_kind'])
      .where('subject_id', '=', found?._id ?? '')
      .execute();
    expect(entry).toEqual({ act: 'report.taken_down', reason: 'It breaks our rules', subject_kind: 'report' });
  });

  it('hides a message from both sides, in the conversation and in the list', async () => {
    const supplier = await aParty(api, ['supplier']);
    const writer = await aParty(api, ['buyer']);
    const listing = await aListing(api, supplier.token);
    const body = { equipmentId: listing, recipientId: supplier.accountId, content: 'A rude word' };
    const { _id } = (await api.call(sendMessage, { body }, { token: writer.token })).body;
    expect((await report(supplier.token, 'message', _id)).status).toBe(200);
    await decide((await caseOf(_id))?._id ?? '', 'taken_down');
    for (const { token } of [supplier, writer]) {
      const query = { with: token === supplier.token ? writer.accountId : supplier.accountId };
      const thread = await api.call(readThread, { params: { equipmentId: listing }, query }, { token });
      expect(thread.body.messages).toMatchObject([{ content: '', takenDown: true }]);
      const list = await api.call(userConversations, {}, { token });
      expect(JSON.stringify([thread.body, list.body])).not.toContain('A rude word');
    }
  });

  it('removes a review from the rating', async () => {
    const deal = await aCompletedOrder(api);
    await sendReview(api, deal, deal.buyer, { stars: 1 });
    await sendReview(api, deal, deal.supplier);
    const params = { id: deal.supplier.accountId };
    const [shown] = (await api.call(companyReviews, { params })).body.reviews;
    expect((await report(deal.supplier.token, 'review', shown?._id ?? '')).status).toBe(200);
    await decide((await caseOf(shown?._id ?? ''))?._id ?? '', 'taken_down');
    expect((await api.call(companyReviews, { params })).body).toMatchObject({ total: 0, rating: 0, reviews: [] });
    expect((await api.call(sellerProfile, { params })).body.totalReviews).toBe(0);
  });
});

it('suspends a reported account together with the decision', async () => {
  const reported = await aParty(api, ['supplier']);
  await report((await aParty(api, ['buyer'])).token, 'account', reported.accountId);
  const found = await caseOf(reported.accountId);
  expect(found?.can).toEqual({ nothing: true, takenDown: false, suspended: true });
  expect((await decide(found?._id ?? '', 'taken_down')).body.code).toBe('report.no_take_down');
  expect((await decide(found?._id ?? '', 'suspended')).status).toBe(200);
  expect((await api.call(sellerProfile, { params: { id: reported.accountId } })).status).toBe(404);
  expect((await api.call(readNotifications, {}, { token: reported.token })).status).toBe(401);
});

it('lets one of two concurrent decisions win', async () => {
  const reported = await aParty(api, ['supplier']);
  await report((await aParty(api, ['buyer'])).token, 'account', reported.accountId);
  const id = (await caseOf(reported.accountId))?._id ?? '';
  const [suspended, nothing] = await Promise.all([decide(id, 'suspended'), decide(id, 'nothing')]);
  expect([suspended.status, nothing.status].sort()).toEqual([200, 409]);
  const profile = await api.call(sellerProfile, { params: { id: reported.accountId } });
  expect(profile.status).toBe(suspended.status === 200 ? 404 : 200);
});

it('lets only operators see and decide cases', async () => {
  const unknown = '018f0000-0000-7000-8000-000000000000';
  expect((await api.call(calls.listReports, {}, { token: buyer.token })).status).toBe(403);
  expect((await decide(unknown, 'nothing', undefined, buyer.token)).status).toBe(403);
  expect((await decide(unknown, 'nothing', undefined)).body.code).toBe('report.no_case');
});

describe('an automatic flag', () => {
  const runJob = () => inTransaction(api.parts.db, (tx) => addJob(tx, findFlags, {}));

  it('reports a serial number of another company once, in any spelling', async () => {
    const [first, second] = [await aParty(api, ['supplier']), await aParty(api, ['supplier'])];
    const own = await aListing(api, first.token, { serialNumber: 'CAT-0320/XZ99' });
    const again = await aListing(api, first.token, { serialNumber: 'CAT0320 XZ99', title: 'Its twin' }).catch(
      () => own,
    );
    await runJob();
    // The first two are checked before another company uses the number.
    const unchecked = api.parts.db.selectFrom('machine_serials').select('machine_id').where('checked_at', 'is', null);
    await expect.poll(() => unchecked.execute()).toEqual([]);
    const copy = await aListing(api, second.token, { serialNumber: 'cat 0320 xz99' });
    await runJob();
    await expect
      .poll(async () => (await caseOf(copy))?.reports.map(({ reason }) => reason))
      .toEqual(['duplicate-serial']);
    expect((await caseOf(copy))?.reports[0]).toMatchObject({
      by: null,
      facts: { serial: 'CAT0320XZ99', other: 'Test Company' },
    });
    expect([await caseOf(own), await caseOf(again)]).toEqual([undefined, undefined]);
    await runJob();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await caseOf(copy))?.reports).toHaveLength(1);
  });

  it('reports only a price that changed by more than 40 % within 7 days, also in small steps', async () => {
    const supplier = await aParty(api, ['supplier']);
    const setPrice = async (id: string, price: number) => {
      const { status } = await api.call(
        changeEquipment,
        { params: { id }, body: { ...aSellForm, price: String(price) }, files: {} },
        { token: supplier.token },
      );
      expect(status).toBe(200);
    };
    const [sudden, slow, old] = [
      await aListing(api, supplier.token, { title: 'Falls in steps' }),
      await aListing(api, supplier.token, { title: 'Falls a little' }),
      await aListing(api, supplier.token, { title: 'Falls over weeks' }),
    ];
    await setPrice(slow, 60_000);
    await setPrice(sudden, 65_000);
    await setPrice(old, 60_000);
    await sql`update price_changes set at = at - interval '8 days' where listing_id = ${old}`.execute(api.parts.db);
    await setPrice(old, 45_000);
    await runJob();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await caseOf(sudden)).toBeUndefined();
    await setPrice(sudden, 50_000);
    await runJob();
    await expect
      .poll(async () => (await caseOf(sudden))?.reports)
      .toMatchObject([{ reason: 'price-change', by: null, facts: { change: 'USD 85,000 → USD 50,000' } }]);
    expect([await caseOf(slow), await caseOf(old)]).toEqual([undefined, undefined]);
  });

  it('reports a bidder who has the phone, licence or tax number of the seller', async () => {
    const { db } = api.parts;
    const known = { business_license: 'CN-77', tax_id: '100-77' };
    const seller = await aCompany(db, { profile: { ...known, phone: '+971 4 777 0000' } });
    const shill = await aCompany(db, { roles: ['buyer'], profile: { phone: '00971 4 777 0001', tax_id: '100-77' } });
    const caller = await aCompany(db, { roles: ['buyer'], profile: { phone: '+97147770000' } });
    const namesake = await aCompany(db, { roles: ['buyer'], profile: { business_license: 'cn-77' } });
    const honest = await aCompany(db, { roles: ['buyer'], profile: { phone: '+971 4 555 0000', tax_id: '' } });
    const bids = [shill, caller, namesake, honest].map((by, at) => ({ by, offer: 11_000 + at * 1_000 }));
    await aLot(db, { seller, title: 'Tadano GR-500', bids });
    await runJob();
    const reason = 'bidder-like-seller';
    await expect
      .poll(async () => (await caseOf(shill.accountId))?.reports)
      .toMatchObject([{ reason, by: null, facts: { lot: 'Tadano GR-500', seller: 'Test Company', shared: '100-77' } }]);
    expect((await caseOf(caller.accountId))?.reports).toMatchObject([{ reason, facts: { shared: '+97147770000' } }]);
    expect((await caseOf(namesake.accountId))?.reports).toMatchObject([{ reason, facts: { shared: 'cn-77' } }]);
    expect(await caseOf(honest.accountId)).toBeUndefined();
  });
});
