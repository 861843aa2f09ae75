import { AUCTIONS_MAX, AUCTIONS_PAGE } from '@rigsouq/contract/auctions/auction-lists';
import {
  liveAuctions,
  readAuction,
  readWatchlist,
  upcomingAuctions,
  watchAuction,
} from '@rigsouq/contract/auctions/calls';
import { myBids, myConsignments, readBid, readConsignment } from '@rigsouq/contract/auctions/consignments';
import { listLots } from '@rigsouq/contract/operations/auction-desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOperator } from '../../operations/operations.factory.ts';
import { aBidder, aLot, aLotPhoto, lotRow } from '../auctions.factory.ts';
import { timeLeft } from './time-left-rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const read = (id: string, token?: string) => api.call(readAuction, { params: { id } }, { token });
const list = async (query: Record<string, string> = {}) => (await api.call(liveAuctions, { query })).body;
const idsOf = (found: { _id: string }[]) => found.map(({ _id }) => _id);

describe('a lot', () => {
  it('[AU-017] [AU-018] is public with everything that its page shows', async () => {
    const [one, two] = [await aBidder(api), await aBidder(api)];
    const bids = [
      { by: one, offer: 1_000 },
      { by: two, offer: 1_500, max: 4_000 },
    ];
    const lot = await aLot(api.parts.db, { reserve: 9_000, bids, endsIn: 200 });
    await aLotPhoto(api.parts.db, lot);
    const { status, body } = await read(lot.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: lot.id,
      title: lot.title,
      type: 'Online',
      status: 'active',
      outcome: null,
      condition: 'good',
      year: 2021,
      hours: 3400,
      manufacturer: 'Caterpillar',
      model: '320',
      currentBid: 1_500,
      minimumBid: 1_600,
      increment: 100,
      reserveMet: false,
      totalBids: 2,
      bidders: 2,
      leader: 2,
      userId: { _id: lot.accountId, companyName: 'Test Company', isApproved: false },
      you: null,
      can: { bid: false },
    });
    const { ends_at } = await lotRow(api.parts.db, lot.id);
    expect(body.timeLeft).toMatch(/^3h 1\dm$/);
    expect(body.endDate).toBe(ends_at?.toISOString());
    expect(body.image).toContain('/uploads/');
    expect(body.images).toMatchObject([{ width: 640, height: 480 }]);
    expect(body.recentBids.map(({ bidder, amount }) => [bidder, amount])).toEqual([
      ['Bidder 2', 1_500],
      ['Bidder 1', 1_000],
    ]);
    expect(Date.parse(body.recentBids[0]?.time ?? '')).toBeLessThan(Date.parse(body.now));
  });

  it('shows a bidder their own maximum, limit and exposure, and not those of others', async () => {
    const [one, two] = [await aBidder(api, { limit: 50_000 }), await aBidder(api)];
    const bids = [{ by: one, offer: 1_000, max: 7_000 }];
    const lot = await aLot(api.parts.db, { bids });
    expect((await read(lot.id, one.token)).body.you).toEqual({
      number: 1,
      maxBid: 7_000,
      limit: 50_000,
      atStake: 7_000,
      watching: false,
      owner: false,
    });
    const { you, can } = (await read(lot.id, two.token)).body;
    expect([you, can]).toEqual([
      { number: null, maxBid: null, limit: 25_000, atStake: 0, watching: false, owner: false },
      { bid: true },
    ]);
  });

  it('cannot be bid on by its seller', async () => {
    const seller = await aBidder(api);
    const lot = await aLot(api.parts.db, { seller });
    const { you, can } = (await read(lot.id, seller.token)).body;
    expect([you?.owner, can.bid]).toEqual([true, false]);
  });

  it('is hidden before its approval, except from its seller and the desk of auctions', async () => {
    const [seller, other] = [await aBidder(api), await aBidder(api)];
    const [desk, otherDesk] = [
      await anOperator(api, ['auctions']),
      await anOperator(api, ['leads', 'companies', 'trust']),
    ];
    const unknown = (await read(newId())).body;
    expect(unknown.message).toBe('Auction not found');
    for (const [state, badge] of [
      ['pending', 'pending'],
      ['rejected', 'Rejected'],
    ] as const) {
      const { id } = await aLot(api.parts.db, { seller, state });
      for (const token of [undefined, other.token, otherDesk]) expect((await read(id, token)).body).toEqual(unknown);
      for (const token of [seller.token, desk])
        expect((await read(id, token)).body).toMatchObject({
          status: badge,
          endDate: null,
          timeLeft: '',
          can: { bid: false },
        });
    }
    const withdrawn = await aLot(api.parts.db, { seller, state: 'pending' });
    await api.parts.db.updateTable('lots').set({ state: 'cancelled' }).where('id', '=', withdrawn.id).execute();
    expect((await read(withdrawn.id, other.token)).status).toBe(404);
    expect((await read(withdrawn.id, seller.token)).body.status).toBe('cancelled');
  });

  it('is live from its start and closed to bids from its end, even if no worker ran', async () => {
    const { token } = await aBidder(api);
    const begun = await aLot(api.parts.db, { state: 'scheduled', startsIn: -1, endsIn: 60 });
    expect((await read(begun.id, token)).body).toMatchObject({ status: 'active', can: { bid: true } });
    const over = await aLot(api.parts.db, { startsIn: -60, endsIn: -0.1 });
    expect((await read(over.id, token)).body).toMatchObject({
      status: 'active',
      timeLeft: 'Ended',
      can: { bid: false },
    });
    const later = await aLot(api.parts.db, { state: 'scheduled' });
    expect((await read(later.id, token)).body).toMatchObject({ status: 'pending', can: { bid: false } });
  });

  it('shows how it ended', async () => {
    const by = await aBidder(api);
    const sold = await aLot(api.parts.db, { state: 'ended', reserve: 900, bids: [{ by, offer: 1_000 }] });
    const passed = await aLot(api.parts.db, { state: 'ended', reserve: 2_000, bids: [{ by, offer: 1_000 }] });
    const cancelled = await aLot(api.parts.db, { state: 'cancelled' });
    const ended = { timeLeft: 'Ended', can: { bid: false } };
    expect((await read(sold.id)).body).toMatchObject({
      status: 'ended',
      outcome: 'sold',
      reserveMet: true,
      leader: 1,
      ...ended,
    });
    expect((await read(passed.id)).body).toMatchObject({
      status: 'ended',
      outcome: 'passed',
      reserveMet: false,
      ...ended,
    });
    expect((await read(cancelled.id)).body).toMatchObject({ status: 'cancelled', outcome: 'cancelled', ...ended });
  });

  it('[AU-019] shows the time left, the end and the time of the database', async () => {
    const lot = await aLot(api.parts.db, { endsIn: 3 * 60 + 12.5 });
    const { body } = await read(lot.id);
    expect(body.timeLeft).toBe('3h 12m');
    const left = Date.parse(body.endDate ?? '') - Date.parse(body.now);
    expect(left / 60_000).toBeCloseTo(192.5, 0);
    const [shown] = (await list({ search: 'Caterpillar' })).filter(({ _id }) => _id === lot.id);
    expect(shown).toMatchObject({ timeLeft: '3h 12m', endDate: body.endDate });
    expect(shown?.now).toMatch(/^2\d{3}-/);
  });

  it('[AU-019] shows the time left, the end and the current time in every answer about lots', async () => {
    const seller = await anAccount(api.parts.db, { roles: ['supplier'] });
    const sellerToken = await aSession(api, seller.email);
    const bidder = await aBidder(api);
    const lot = await aLot(api.parts.db, { seller, endsIn: 300, bids: [{ by: bidder, offer: 1_000 }] });
    const next = await aLot(api.parts.db, { state: 'scheduled', startsIn: 1 });
    await api.call(watchAuction, { body: { consignmentId: lot.id } }, { token: bidder.token });
    const [bid] = (await api.call(myBids, {}, { token: bidder.token })).body.data;
    const answers = {
      detail: (await read(lot.id)).body,
      live: (await list({ limit: '60' })).find(({ _id }) => _id === lot.id),
      upcoming: (await api.call(upcomingAuctions, { query: { limit: '60' } })).body.find(({ _id }) => _id === next.id),
      watched: (await api.call(readWatchlist, {}, { token: bidder.token })).body.find(({ id }) => id === lot.id),
      bid: { ...bid, ...bid?.consignmentId },
      ownBid: await api
        .call(readBid, { params: { id: bid?._id ?? '' } }, { token: bidder.token })
        .then(({ body }) => ({ ...body, ...body.consignmentId })),
      consignment: (await api.call(myConsignments, {}, { token: sellerToken })).body.data[0],
      desk: await api
        .call(listLots, { query: { state: 'live' } }, { token: await anOperator(api, ['auctions']) })
        .then(({ body: { lots, now } }) => ({ ...lots.find(({ _id }) => _id === lot.id), now })),
      ownConsignment: (await api.call(readConsignment, { params: { id: lot.id } }, { token: sellerToken })).body,
    };
    const instant = expect.stringMatching(/^2\d{3}-\d\d-\d\dT.*Z$/);
    const current = Date.parse(answers.detail.now);
    for (const [name, answer] of Object.entries(answers)) {
      expect({ name, ...answer }).toMatchObject({
        name,
        timeLeft: expect.stringMatching(/^\d+[dhm] \d+[hms]$/),
        endDate: instant,
        now: instant,
      });
      expect(Math.abs(Date.parse(answer?.now ?? '') - current), name).toBeLessThan(60_000);
    }
  });
});

describe('the time left', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it.each([
    [2 * 86_400 + 4 * 3_600 + 59, '2d 4h'],
    [3 * 3_600 + 12 * 60, '3h 12m'],
    [4 * 60 + 9, '4m 9s'],
    [0.4, '0m 0s'],
    [0, 'Ended'],
    [-60, 'Ended'],
  ])('shows %s seconds as %s', (seconds, text) => {
    expect(timeLeft(now, new Date(now.getTime() + seconds * 1_000))).toBe(text);
  });
});

describe('the list of live lots', () => {
  it('[AU-002] [AU-004] [AU-005] is public and can be searched, filtered by category and sorted', async () => {
    const by = await aBidder(api, { limit: 1_000_000 });
    const word = `w${newId().slice(-8)}`;
    const title = `Liebherr LTM ${word}`;
    const dear = await aLot(api.parts.db, { title, category: 'cranes', endsIn: 300, bids: [{ by, offer: 9_000 }] });
    const busy = await aLot(api.parts.db, {
      title,
      category: 'cranes',
      endsIn: 200,
      reserve: 500,
      bids: [
        { by, offer: 500 },
        { by: await aBidder(api), offer: 600 },
        { by, offer: 700 },
      ],
    });
    const fresh = await aLot(api.parts.db, { title, category: 'forklifts', endsIn: 100, startPrice: 5_000 });
    await aLot(api.parts.db, { title, state: 'scheduled' });
    await aLot(api.parts.db, { title, state: 'ended' });
    await aLot(api.parts.db, { title, endsIn: -0.1 });
    await aLot(api.parts.db, { title, state: 'pending' });
    const sorted = (sortBy: string, more = {}) => list({ search: word, sortBy, ...more }).then(idsOf);
    expect(await sorted('ending-soon')).toEqual([fresh.id, busy.id, dear.id]);
    expect(await sorted('price-low')).toEqual([busy.id, fresh.id, dear.id]);
    expect(await sorted('price-high')).toEqual([dear.id, fresh.id, busy.id]);
    expect(await sorted('most-bids')).toEqual([busy.id, dear.id, fresh.id]);
    expect(await sorted('ending-soon', { page: '2', limit: '2' })).toEqual([dear.id]);
    expect(await sorted('ending-soon', { category: 'Cranes' })).toEqual([busy.id, dear.id]);
    expect(await sorted('ending-soon', { category: 'all' })).toHaveLength(3);
    expect(idsOf(await list({ search: `liebherr ${word.slice(0, 6)}` }))).toHaveLength(3);
    expect(await list({ search: `${word} nothing-like-it` })).toEqual([]);
    expect(await list({ search: `"'&|!:*(` })).toBeInstanceOf(Array);
    await aLotPhoto(api.parts.db, busy);
    const [first, second] = await list({ search: word, sortBy: 'most-bids' });
    expect(second).toMatchObject({ _id: dear.id, image: null, currentBid: 9_000, reserveMet: false });
    expect(first).toMatchObject({
      _id: busy.id,
      title,
      image: expect.stringContaining('/uploads/'),
      timeLeft: expect.stringMatching(/^3h 1\dm$/),
      condition: 'good',
      location: 'Jebel Ali, Dubai',
      type: 'Online',
      category: 'cranes',
      userId: { companyName: 'Test Company' },
      currentBid: 700,
      minimumBid: 800,
      bidders: 2,
      totalBids: 3,
      reserveMet: true,
    });
  });

  it('[AU-010] says that the reserve is met when the price is at least the reserve', async () => {
    const word = `r${newId().slice(-8)}`;
    const by = await aBidder(api);
    for (const [at, reserve] of [1_001, 1_000, 999].entries())
      await aLot(api.parts.db, { title: `Machine ${word}`, endsIn: 60 + at, reserve, bids: [{ by, offer: 1_000 }] });
    const found = await list({ search: word, sortBy: 'ending-soon' });
    expect(found.map(({ currentBid, reserveMet }) => [currentBid, reserveMet])).toEqual([
      [1_000, false],
      [1_000, true],
      [1_000, true],
    ]);
  });

  it('[AU-004] answers the complete list to a caller who names no limit', async () => {
    const word = `w${newId().slice(-8)}`;
    const lots = [];
    for (let at = 0; at < AUCTIONS_PAGE + 2; at += 1)
      lots.push((await aLot(api.parts.db, { title: `Machine ${word}` })).id);
    expect(idsOf(await list({ search: word })).toSorted()).toEqual(lots.toSorted());
    const pages = [];
    for (const page of ['1', '2']) pages.push(await list({ search: word, page, limit: String(AUCTIONS_PAGE) }));
    expect(pages.map(({ length }) => length)).toEqual([AUCTIONS_PAGE, 2]);
    expect(idsOf(pages.flat()).toSorted()).toEqual(lots.toSorted());
  });

  it('[AU-009] has the category Other for everything outside the documented categories', async () => {
    const word = `o${newId().slice(-8)}`;
    const lots = [];
    for (const category of ['generators', 'other', 'attachments', 'loaders'])
      lots.push(await aLot(api.parts.db, { title: `Machine ${word}`, category }));
    const found = idsOf(await list({ search: word, category: 'Other' }));
    expect(found.toSorted()).toEqual(
      lots
        .slice(0, 3)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const query of [
      { category: 'Boats' },
      { sortBy: 'newest' },
      { page: '0' },
      { limit: String(AUCTIONS_MAX + 1) },
      { search: 'x'.repeat(121) },
    ])
      expect((await api.call(liveAuctions, { query })).status).toBe(400);
  });

  it('[AU-037] reveals nothing about a sealed lot, not even by its position', async () => {
    const word = `s${newId().slice(-8)}`;
    const title = `Machine ${word}`;
    const sealed = await aLot(api.parts.db, {
      title,
      kind: 'sealed',
      endsIn: 30,
      reserve: 100,
      bids: [
        { by: await aBidder(api), offer: 20_000 },
        { by: await aBidder(api), offer: 24_000 },
      ],
    });
    const open = await aLot(api.parts.db, { title, endsIn: 90, bids: [{ by: await aBidder(api), offer: 200 }] });
    for (const sortBy of ['price-low', 'price-high', 'most-bids'])
      expect(idsOf(await list({ search: word, sortBy }))).toEqual([open.id, sealed.id]);
    const nothing = { currentBid: null, totalBids: null, bidders: null, reserveMet: null, minimumBid: 100 };
    expect((await list({ search: word }))[0]).toMatchObject({ _id: sealed.id, type: 'Sealed Bid', ...nothing });
    expect((await read(sealed.id)).body).toMatchObject({ ...nothing, leader: null, recentBids: [] });
  });

  it('leaves out the lots of a suspended company', async () => {
    const word = `x${newId().slice(-8)}`;
    const lot = await aLot(api.parts.db, { title: `Machine ${word}` });
    expect(await list({ search: word })).toHaveLength(1);
    await api.parts.db
      .updateTable('accounts')
      .set({ suspended_at: new Date() })
      .where('id', '=', lot.accountId)
      .execute();
    expect(await list({ search: word, limit: '59' })).toEqual([]);
  });
});

it('[AU-007] lists lots that have not started, the next one first', async () => {
  const seller = await anAccount(api.parts.db, { roles: ['supplier'] });
  const later = await aLot(api.parts.db, { state: 'scheduled', startsIn: 90, estimate: 42_000, seller });
  const next = await aLot(api.parts.db, { state: 'scheduled', startsIn: 1, kind: 'sealed' });
  await aLot(api.parts.db, { state: 'scheduled', startsIn: -1, endsIn: 30 });
  const { body } = await api.call(upcomingAuctions, { query: { limit: '60' } });
  const ids = idsOf(body);
  expect(ids.indexOf(next.id)).toBeLessThan(ids.indexOf(later.id));
  expect(body.every(({ startDate, now }) => startDate > now)).toBe(true);
  expect(body.find(({ _id }) => _id === later.id)).toMatchObject({
    title: later.title,
    startDate: (await lotRow(api.parts.db, later.id)).starts_at?.toISOString(),
    type: 'Online',
    estimatedValue: 42_000,
    items: 1,
    location: 'Jebel Ali, Dubai',
  });
  // A second machine of the seller that starts at the same time belongs to the same sale.
  const beside = await aLot(api.parts.db, { state: 'scheduled', startsIn: 90, seller });
  await sql`update lots set starts_at = (select starts_at from lots where id = ${later.id}) where id = ${beside.id}`.execute(
    api.parts.db,
  );
  const again = (await api.call(upcomingAuctions, { query: { limit: '60' } })).body;
  expect(again.filter(({ items }) => items === 2).map(({ _id }) => _id)).toEqual([later.id, beside.id].sort());
  const second = await api.call(upcomingAuctions, { query: { limit: '1', page: '2' } });
  expect(second.body[0]?._id).toBe(ids[1]);
});
