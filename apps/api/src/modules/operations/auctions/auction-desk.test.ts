import { placeBid } from '@rigsouq/contract/auctions/calls';
import { readConsignment } from '@rigsouq/contract/auctions/consignments';
import {
  offerAlso,
  readEquipment,
  relistListing,
  sellListing,
  withdrawListing,
} from '@rigsouq/contract/catalogue/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { approveLot, cancelLot, listLots, rejectLot } from '@rigsouq/contract/operations/auction-desk';
import { suspendCompany } from '@rigsouq/contract/operations/calls';
import { readLotFile } from '@rigsouq/contract/operations/desk-search';
import { bookEquipment } from '@rigsouq/contract/rentals/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aBidder, aConsignment, aLot, exposureOf, lotRow, someTerms } from '../../auctions/auctions.factory.ts';
import { verifyLot } from '../../auctions/index.ts';
import { aListing, aRentForm, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { aBooking, aBookingForm } from '../../rentals/rentals.factory.ts';
import { anOperator } from '../operations.factory.ts';

let api: TestApi;
let operator: string;
beforeAll(async () => {
  api = await testApi();
  operator = await anOperator(api);
});
afterAll(() => api.stop());

const HOUR = 60;
const DAY = 24 * HOUR;
const approve = (id: string, body: Record<string, unknown> = someTerms(), token: string | undefined = operator) =>
  api.call(approveLot, { params: { id }, body }, { token });
const reject = (id: string, body = { reason: 'The photos are missing' }, token: string | undefined = operator) =>
  api.call(rejectLot, { params: { id }, body }, { token });
const cancel = (id: string, body = { reason: 'It was stolen' }, token: string | undefined = operator) =>
  api.call(cancelLot, { params: { id }, body }, { token });
const logOf = (id: string) =>
  api.parts.db.selectFrom('lot_log').selectAll().where('lot_id', '=', id).orderBy('seq').execute();
const auditEntriesOf = (id: string) =>
  api.parts.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('at').execute();
const reservationsFor = (id: string) =>
  api.parts.db.selectFrom('reservations').selectAll().where('reference_id', '=', id).execute();

it('shows the desk the machine and the photos of a lot that waits, without the contact of the seller', async () => {
  const { token } = await aSupplier(api);
  const equipment = await aListing(api, token, { country: 'sa' });
  const id = await aConsignment(api, token, { equipment });
  const { status, body } = await api.call(readLotFile, { params: { id } }, { token: operator });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'pending',
    lot: {
      _id: id,
      reservePrice: 60_000,
      country: 'sa',
      image: expect.any(String),
      can: { approve: true, reject: true },
    },
    machine: { condition: 'good', description: 'One owner, serviced on time.', images: [{ full: expect.any(String) }] },
  });
  expect(JSON.stringify(body)).not.toContain('huda@seller.test');
  const { lots } = (await api.call(listLots, { query: {} }, { token: operator })).body;
  expect(lots.find(({ _id }) => _id === id)?.image).toEqual(expect.any(String));
  expect((await api.call(readLotFile, { params: { id } }, { token })).status).toBe(403);
});

describe('the approval of a lot', () => {
  it('[AU-066] puts the lot on the calendar, opens its log and reserves the machine (R76)', async () => {
    const { token } = await aSupplier(api);
    const id = await aConsignment(api, token);
    const terms = { ...someTerms(HOUR, DAY), startPrice: 500, estimatedValue: 70_000 };
    expect((await approve(id, terms)).status).toBe(200);
    const row = await lotRow(api.parts.db, id);
    expect(row).toMatchObject({ state: 'scheduled', start_price: '500', estimate: '70000', log_seq: '1' });
    expect(row.starts_at?.toISOString()).toBe(terms.startDate);
    expect(row.ends_at?.toISOString()).toBe(terms.endDate);
    const [line] = await logOf(id);
    expect(line).toMatchObject({ act: 'open', hash: row.log_hash });
    expect(JSON.parse(line?.line ?? '')).toMatchObject({
      kind: 'online',
      startPrice: 500,
      startsAt: Date.parse(terms.startDate),
      rules: { version: 1, softCloseMinutes: { online: 5 } },
    });
    expect(JSON.parse(line?.line ?? '').rules).toEqual(row.rules);
    expect(line?.line).not.toMatch(/:60000\b/);
    expect(JSON.parse(line?.secret ?? '')).toMatchObject({ reserve: 60_000, seller: row.account_id });
    expect(await reservationsFor(id)).toMatchObject([{ kind: 'auction', machine_id: row.machine_id }]);
    expect(await auditEntriesOf(id)).toMatchObject([
      { act: 'lot.approved', subject_kind: 'lot', before: { state: 'pending' } },
    ]);
    const shown = await api.call(readConsignment, { params: { id } }, { token });
    expect(shown.body).toMatchObject({ status: 'pending', startDate: terms.startDate, startPrice: 500 });
    expect((await approve(id)).body.code).toBe('deal.state');
  });

  it('[AU-067] replaces a past start with the moment of approval, and makes the lot active', async () => {
    const { token } = await aSupplier(api);
    const id = await aConsignment(api, token);
    const before = Date.now();
    expect((await approve(id, someTerms(-3 * DAY, DAY))).status).toBe(200);
    const { starts_at, start_price } = await lotRow(api.parts.db, id);
    expect(Math.abs((starts_at?.getTime() ?? 0) - before)).toBeLessThan(5_000);
    expect(start_price).toBe('100');
    expect((await api.call(readConsignment, { params: { id } }, { token })).body.status).toBe('active');
  });

  it('refuses invalid dates, users who are not operators, and lots that are not pending', async () => {
    const { token } = await aSupplier(api);
    const id = await aConsignment(api, token);
    expect((await approve(id, someTerms(HOUR, HOUR - 1))).body.message).toBe('End must be after the start');
    expect((await approve(id, someTerms(-2 * DAY, -DAY))).body.code).toBe('lot.dates');
    expect((await approve(id, someTerms(0, 400 * DAY))).body.code).toBe('lot.dates');
    expect((await approve(id, { ...someTerms(), startPrice: 0 })).status).toBe(400);
    expect((await approve(id, someTerms(), token)).status).toBe(403);
    expect((await approve((await anAccount(api.parts.db)).accountId)).body.code).toBe('consignment.unknown');
    expect(await auditEntriesOf(id)).toEqual([]);
    expect((await lotRow(api.parts.db, id)).state).toBe('pending');
  });

  it('refuses the second of two concurrent decisions', async () => {
    const { token } = await aSupplier(api);
    const id = await aConsignment(api, token);
    const answers = await Promise.all([approve(id), reject(id), approve(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await auditEntriesOf(id)).toHaveLength(1);
  });
});

describe('the calendar of a machine (R30)', () => {
  const aRentedMachine = async () => {
    const supplier = await aSupplier(api);
    const buyer = await anAccount(api.parts.db, { roles: ['buyer'] });
    const listing = await aListing(api, supplier.token, aRentForm);
    const lot = await aConsignment(api, supplier.token, { equipment: listing });
    return { ...supplier, listing, lot, buyer: await aSession(api, buyer.email) };
  };

  it('[DE-045] offers one machine for sale, for rent and at auction at the same time', async () => {
    const { db } = api.parts;
    const { token, accountId } = await aSupplier(api);
    const sale = await aListing(api, token);
    const rates = { type: 'rent', hourlyRate: 60, dailyRate: 400, weeklyRate: 2_200 };
    const rental = (await api.call(offerAlso, { params: { id: sale }, body: rates }, { token })).body._id;
    const lot = await aConsignment(api, token, { equipment: sale });
    expect((await approve(lot, someTerms(DAY, 3 * DAY))).status).toBe(200);
    const offered = async (id: string) => (await api.call(readEquipment, { params: { id } })).body;
    expect(await offered(sale)).toMatchObject({ type: 'sell', status: 'active' });
    expect(await offered(rental)).toMatchObject({ type: 'rent', status: 'active' });
    const { state, machine_id } = await lotRow(db, lot);
    expect(state).toBe('scheduled');
    const machines = await db.selectFrom('machines').select('id').where('account_id', '=', accountId).execute();
    expect(machines).toEqual([{ id: machine_id }]);
    const listings = await db.selectFrom('listings').select('machine_id').where('id', 'in', [sale, rental]).execute();
    expect(listings).toEqual([{ machine_id }, { machine_id }]);
  });

  it('refuses a lot while its machine is rented out, and allows it once the machine is back', async () => {
    const { lot, listing, buyer } = await aRentedMachine();
    await aBooking(api, buyer, listing, [3, 6]);
    expect((await approve(lot, someTerms(HOUR, 2 * DAY))).body.code).toBe('machine.promised');
    expect((await lotRow(api.parts.db, lot)).state).toBe('pending');
    expect(await logOf(lot)).toEqual([]);
    expect((await approve(lot, someTerms(8 * DAY, 10 * DAY))).status).toBe(200);
  });

  it('refuses to book or sell the machine of a lot, until the lot is cancelled', async () => {
    const { lot, listing, buyer, token } = await aRentedMachine();
    expect((await approve(lot, someTerms(DAY, 3 * DAY))).status).toBe(200);
    const book = () => api.call(bookEquipment, { body: aBookingForm(listing, [5, 8]) }, { token: buyer });
    expect((await book()).body.code).toBe('machine.promised');
    expect((await cancel(lot)).status).toBe(200);
    expect((await book()).status).toBe(200);

    const forSale = await aListing(api, token);
    const other = await aConsignment(api, token, { equipment: forSale });
    expect((await approve(other)).status).toBe(200);
    const sell = () => api.call(sellListing, { params: { id: forSale } }, { token });
    expect((await sell()).body.code).toBe('machine.promised');
    await cancel(other);
    expect((await sell()).status).toBe(200);
  });

  it('allows a withdrawn machine in an auction, and lets the owner list it again afterwards', async () => {
    const { token } = await aSupplier(api);
    const listing = await aListing(api, token);
    await api.call(withdrawListing, { params: { id: listing } }, { token });
    const lot = await aConsignment(api, token, { equipment: listing });
    expect((await approve(lot)).status).toBe(200);
    await cancel(lot);
    expect((await api.call(relistListing, { params: { id: listing } }, { token })).status).toBe(200);
  });
});

describe('the rejection of a lot', () => {
  it('[AU-066] [AU-068] needs a reason, which the seller can read', async () => {
    const { token } = await aSupplier(api);
    const id = await aConsignment(api, token);
    expect((await reject(id, { reason: ' ' })).status).toBe(400);
    expect((await reject(id, { reason: 'No' + ' photos' }, token)).status).toBe(403);
    expect((await reject(id)).status).toBe(200);
    const shown = await api.call(readConsignment, { params: { id } }, { token });
    expect(shown.body).toMatchObject({ status: 'Rejected', reason: 'The photos are missing' });
    expect(await auditEntriesOf(id)).toMatchObject([{ act: 'lot.rejected', reason: 'The photos are missing' }]);
    expect((await reject(id)).body.code).toBe('deal.state');
  });
});

describe('the cancellation of a lot', () => {
  it('[AU-067] ends the log and frees the leader and the machine', async () => {
    const { db } = api.parts;
    const [leader, other] = [await aBidder(api), await aBidder(api)];
    const { id } = await aLot(db, {
      bids: [
        { by: other, offer: 500 },
        { by: leader, offer: 1_000, max: 9_000 },
      ],
    });
    expect(await exposureOf(db, leader.accountId)).toBe(9_000);
    expect((await cancel(id)).status).toBe(200);
    expect([await exposureOf(db, leader.accountId), await exposureOf(db, other.accountId)]).toEqual([0, 0]);
    expect(await lotRow(db, id)).toMatchObject({ state: 'cancelled', reason: 'It was stolen' });
    expect((await logOf(id)).map(({ act }) => act)).toEqual(['open', 'bid', 'bid', 'cancel']);
    expect(await reservationsFor(id)).toEqual([]);
    expect(await auditEntriesOf(id)).toMatchObject([
      { act: 'lot.cancelled', reason: 'It was stolen', before: { state: 'live' } },
    ]);
    expect((await cancel(id)).body.code).toBe('deal.state');
  });

  it('frees every bidder of a sealed lot', async () => {
    const { db } = api.parts;
    const bidders = [await aBidder(api), await aBidder(api), await aBidder(api)];
    const bids = bidders.map((by, at) => ({ by, offer: 2_000 * (at + 1) }));
    const [sealed] = [await aLot(db, { kind: 'sealed', bids }), await aLot(db, { bids: bids.slice(0, 1) })];
    expect(await exposureOf(db, bidders[0]?.accountId ?? '')).toBe(4_000);
    expect((await cancel(sealed.id)).status).toBe(200);
    const stakes = await Promise.all(bidders.map(({ accountId }) => exposureOf(db, accountId)));
    expect(stakes).toEqual([2_000, 0, 0]);
  });

  it('leaves no bidder exposed and a valid log, also among concurrent bids', async () => {
    const { db } = api.parts;
    const { id } = await aLot(db, { kind: 'sealed' });
    const bidders = await Promise.all(Array.from({ length: 12 }, () => aBidder(api)));
    const bid = ({ token }: { token: string }, at: number) =>
      api.call(placeBid, { body: { consent: consentFor('bid'), consignmentId: id, bidAmount: 1_000 + at } }, { token });
    const [called, ...answers] = await Promise.all([cancel(id), ...bidders.map(bid)]);
    expect(called.status).toBe(200);
    for (const { status, body } of answers) expect([200, 'lot.closed']).toContain(status === 200 ? 200 : body.code);
    const stakes = await Promise.all(bidders.map(({ accountId }) => exposureOf(db, accountId)));
    expect(stakes.every((stake) => stake === 0)).toBe(true);
    expect((await verifyLot(db, id))?.fault).toBe(undefined);
    expect((await logOf(id)).at(-1)?.act).toBe('cancel');
  });

  it('is refused after the end, for a lot that is not running, and to users who are not operators', async () => {
    const { db } = api.parts;
    const over = await aLot(db, { endsIn: -0.001 });
    expect((await cancel(over.id)).body.code).toBe('deal.state');
    const pending = await aLot(db, { state: 'pending' });
    expect((await cancel(pending.id)).body.code).toBe('deal.state');
    const seller = await aSupplier(api);
    const { id } = await aLot(db, { seller });
    expect((await cancel(id, { reason: 'Mine' }, seller.token)).status).toBe(403);
    expect((await cancel(id, { reason: '' })).status).toBe(400);
  });
});

describe('the auction desk', () => {
  it('[AU-006] lists lots by state with their reserve, the longest waiting first, with the possible actions and without bids of sealed lots', async () => {
    const { db } = api.parts;
    const bids = [{ by: await aBidder(api), offer: 2_000 }];
    const [first, second] = [await aLot(db, { state: 'pending' }), await aLot(db, { state: 'pending' })];
    const [open, sealed] = [await aLot(db, { bids }), await aLot(db, { kind: 'sealed', bids })];
    const started = await aLot(db, { state: 'scheduled', startsIn: -1 });
    const list = async (state?: string) =>
      (await api.call(listLots, { query: state ? { state } : {} }, { token: operator })).body.lots;
    const waiting = await list();
    const place = (id: string) => waiting.findIndex(({ _id }) => _id === id);
    expect(place(first.id)).toBeLessThan(place(second.id));
    expect(waiting[place(first.id)]).toMatchObject({ reservePrice: 10_000, can: { approve: true, cancel: false } });
    const live = await list('live');
    const lotWith = (id: string) => live.find(({ _id }) => _id === id);
    expect(lotWith(open.id)).toMatchObject({ currentBid: 2_000, totalBids: 1, can: { approve: false, cancel: true } });
    expect(lotWith(sealed.id)).toMatchObject({ currentBid: null, totalBids: null });
    expect(lotWith(started.id)).toMatchObject({ state: 'live' });
    expect((await list('scheduled')).some(({ _id }) => _id === started.id)).toBe(false);
    expect((await api.call(listLots, { query: {} }, { token: (await aBidder(api)).token })).status).toBe(403);
  });
});

it('cancels the open lots of a suspended seller and frees all bidders', async () => {
  const { db } = api.parts;
  const seller = await anAccount(db, { roles: ['supplier'] });
  const bidder = await aBidder(api);
  const live = await aLot(db, { seller, bids: [{ by: bidder, offer: 1_000 }] });
  const scheduled = await aLot(db, { seller, state: 'scheduled' });
  const ended = await aLot(db, { seller, state: 'ended', bids: [{ by: bidder, offer: 11_000 }] });
  const suspend = { params: { id: seller.accountId }, body: { reason: 'The machines are not theirs' } };
  expect((await api.call(suspendCompany, suspend, { token: operator })).status).toBe(200);
  expect((await lotRow(db, live.id)).state).toBe('cancelled');
  expect((await lotRow(db, scheduled.id)).state).toBe('cancelled');
  expect((await lotRow(db, ended.id)).state).toBe('sold');
  const bid = { body: { consent: consentFor('bid'), consignmentId: live.id, bidAmount: 5_000 } };
  expect((await api.call(placeBid, bid, { token: bidder.token })).body.code).toBe('lot.closed');
  expect(await reservationsFor(live.id)).toEqual([]);
  expect(await exposureOf(db, bidder.accountId)).toBe(0);
  expect(await auditEntriesOf(live.id)).toMatchObject([
    { act: 'lot.cancelled', reason: 'The machines are not theirs' },
  ]);
});
