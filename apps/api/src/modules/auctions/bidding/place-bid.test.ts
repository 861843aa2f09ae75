import { placeBid, readAuction } from '@rigsouq/contract/auctions/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { suspendCompany } from '@rigsouq/contract/operations/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { hashOf } from '../../../platform/batches/hash-chain.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aMember, anAccount, aSession } from '../../identity/identity.factory.ts';
import { aBidder, aLot, exposureOf, lotRow, otherRules } from '../auctions.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

type Bidder = Awaited<ReturnType<typeof aBidder>>;
const bid = (
  by: Bidder | undefined,
  consignmentId: string,
  bidAmount: number,
  more: { maxBid?: number; key?: string } = {},
) =>
  api.call(
    placeBid,
    { body: { consent: consentFor('bid'), consignmentId, bidAmount, ...(more.maxBid && { maxBid: more.maxBid }) } },
    { token: by?.token, headers: more.key ? { 'idempotency-key': more.key } : {} },
  );
const logOf = (id: string) =>
  api.parts.db
    .selectFrom('lot_log')
    .selectAll()
    .where('lot_id', '=', id)
    .where('act', '=', 'bid')
    .orderBy('seq')
    .execute();

describe('a bid', () => {
  it('follows the rules that the lot was opened under, and not those of today', async () => {
    const lot = await aLot(api.parts.db, { startPrice: 9_700, rules: otherRules });
    const [one, two] = [await aBidder(api), await aBidder(api)];
    expect((await bid(one, lot.id, 9_700)).body).toMatchObject({ currentBid: 9_700, minimumBid: 10_200 });
    const low = await bid(two, lot.id, 10_199);
    expect([low.body.code, low.body.facts]).toEqual(['bid.too_low', { minimumBid: 10_200 }]);
    const page = await api.call(readAuction, { params: { id: lot.id } });
    expect(page.body).toMatchObject({ currentBid: 9_700, minimumBid: 10_200, increment: 2_000 });
    expect((await bid(two, lot.id, 10_200)).body).toMatchObject({ currentBid: 10_200, minimumBid: 12_200 });
  });

  it('[AU-024] [AU-025] is accepted at the minimum and answered with a receipt', async () => {
    const [lot, buyer] = [await aLot(api.parts.db, { startPrice: 1_500 }), await aBidder(api)];
    const { status, body } = await bid(buyer, lot.id, 1_500, { maxBid: 4_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Bid placed successfully', status: 'leading', bidder: 1, currentBid: 1_500 });
    expect(body).toMatchObject({
      bidAmount: 1_500,
      maxBid: 4_000,
      minimumBid: 1_600,
      reserveMet: false,
      extended: false,
      seq: 2,
    });
    const [line] = await logOf(lot.id);
    expect([line?.id, line?.hash, Number(line?.amount)]).toEqual([body._id, body.hash, 1_500]);
    const opened = await api.parts.db
      .selectFrom('lot_log')
      .select('hash')
      .where('lot_id', '=', lot.id)
      .where('seq', '=', '1')
      .executeTakeFirst();
    expect(body.hash).toBe(hashOf(opened?.hash ?? null, line?.line ?? ''));
    expect(await exposureOf(api.parts.db, buyer.accountId)).toBe(4_000);
  });

  it('[AU-022] is refused below the minimum, with the minimum in the answer, and changes nothing', async () => {
    const [lot, buyer] = [await aLot(api.parts.db, { startPrice: 1_500 }), await aBidder(api)];
    const before = await lotRow(api.parts.db, lot.id);
    const { status, body } = await bid(buyer, lot.id, 1_499);
    expect([status, body.message, body.code]).toEqual([409, 'Bid must be at least $1500', 'bid.too_low']);
    expect(body.facts).toEqual({ minimumBid: 1_500 });
    expect(await lotRow(api.parts.db, lot.id)).toEqual(before);
    expect(await logOf(lot.id)).toEqual([]);
  });

  it('[AU-024] is accepted only as whole dollars, from a signed-in user, on a public lot', async () => {
    const [lot, buyer] = [await aLot(api.parts.db), await aBidder(api)];
    expect((await bid(undefined, lot.id, 100)).status).toBe(401);
    expect((await bid(buyer, newId(), 100)).body.code).toBe('lot.unknown');
    expect((await bid(buyer, 'no id', 100)).status).toBe(400);
    for (const amount of [100.5, 0, -5, 2_000_000_000]) expect((await bid(buyer, lot.id, amount)).status).toBe(400);
    const more = { consent: consentFor('bid'), consignmentId: lot.id, bidAmount: 100, price: 1 };
    expect((await api.call(placeBid, { body: more }, { token: buyer.token })).status).toBe(400);
    for (const state of ['pending', 'rejected'] as const) {
      const { id } = await aLot(api.parts.db, { state });
      expect((await bid(buyer, id, 100)).body.code).toBe('lot.unknown');
    }
  });

  it('[AU-039] is refused before the start and after the end by the clock of the database', async () => {
    const buyer = await aBidder(api);
    const soon = await aLot(api.parts.db, { state: 'scheduled' });
    expect((await bid(buyer, soon.id, 100)).body.code).toBe('lot.not_open');
    const over = await aLot(api.parts.db, { startsIn: -60, endsIn: -0.001 });
    expect((await bid(buyer, over.id, 100)).body.code).toBe('lot.closed');
    // The start time has passed, although no worker has started the lot yet.
    const begun = await aLot(api.parts.db, { state: 'scheduled', startsIn: -0.01 });
    expect((await bid(buyer, begun.id, 100)).status).toBe(200);
    expect((await lotRow(api.parts.db, begun.id)).state).toBe('live');
  });

  it('[AU-040] is refused to the seller, to colleagues of the seller, and to suspended accounts', async () => {
    const { db } = api.parts;
    const seller = await anAccount(db, { roles: ['supplier'] });
    const lot = await aLot(db, { seller });
    const colleague = await aMember(db, seller.accountId);
    for (const email of [seller.email, colleague.email]) {
      const token = await aSession(api, email);
      const { status, body } = await api.call(
        placeBid,
        { body: { consent: consentFor('bid'), consignmentId: lot.id, bidAmount: 100 } },
        { token },
      );
      expect([status, body.code]).toEqual([403, 'bid.own_lot']);
    }
    const buyer = await aBidder(api);
    const operator = await anAccount(db, { operator: true });
    const by = { token: await aSession(api, operator.email) };
    await api.call(suspendCompany, { params: { id: buyer.accountId }, body: { reason: 'A test of it' } }, by);
    expect((await bid(buyer, lot.id, 100)).status).toBe(401);
    expect(await logOf(lot.id)).toEqual([]);
  });
});

describe('the lead', () => {
  it('[AU-026] [AU-028] goes to the higher maximum, or to the earlier of two equal ones', async () => {
    const lot = await aLot(api.parts.db);
    const [first, second, third] = [await aBidder(api), await aBidder(api), await aBidder(api)];
    await bid(first, lot.id, 100, { maxBid: 3_000 });
    const beaten = await bid(second, lot.id, 500, { maxBid: 2_000 });
    expect(beaten.body).toMatchObject({ status: 'outbid', bidder: 2, currentBid: 2_100, minimumBid: 2_200 });
    expect((await bid(third, lot.id, 2_500, { maxBid: 3_000 })).body).toMatchObject({
      status: 'outbid',
      currentBid: 3_000,
    });
    expect((await bid(second, lot.id, 3_100)).body).toMatchObject({ status: 'leading', bidder: 2, currentBid: 3_100 });
    const row = await lotRow(api.parts.db, lot.id);
    expect([row.leader_id, Number(row.price), Number(row.bids), Number(row.bidders)]).toEqual([
      second.accountId,
      3_100,
      4,
      3,
    ]);
    expect(
      await Promise.all([first, second, third].map(({ accountId }) => exposureOf(api.parts.db, accountId))),
    ).toEqual([0, 3_100, 0]);
    const events = await sql<{ facts: { outbid: string[]; by: string[] } }>`select payload->'facts' as facts
      from graphile_worker._private_jobs where payload->'facts'->>'lotId' = ${lot.id} order by id`.execute(
      api.parts.db,
    );
    expect(events.rows.map(({ facts }) => facts.outbid)).toEqual([[], [], [], [first.accountId]]);
  });

  it('[AU-035] extends the lot after a late bid and records it in the log', async () => {
    const lot = await aLot(api.parts.db, { endsIn: 2 });
    const { body } = await bid(await aBidder(api), lot.id, 100);
    expect(body.extended).toBe(true);
    const row = await lotRow(api.parts.db, lot.id);
    expect(row.ends_at?.toISOString()).toBe(body.endDate);
    expect(Date.parse(body.endDate) - Date.parse(body.at)).toBe(5 * 60_000);
    const [line] = await logOf(lot.id);
    expect(JSON.parse(line?.line ?? '')).toMatchObject({ extended: true, endsAt: Date.parse(body.endDate) });
    expect(Number(row.extensions)).toBe(1);
  });

  it('[AU-034] does not extend the lot, and is not in the log, if the bid in the last minutes is refused', async () => {
    const lot = await aLot(api.parts.db, { endsIn: 2 });
    const before = await lotRow(api.parts.db, lot.id);
    expect((await bid(await aBidder(api), lot.id, 99)).body.code).toBe('bid.too_low');
    expect(await lotRow(api.parts.db, lot.id)).toEqual(before);
    expect(await logOf(lot.id)).toEqual([]);
  });

  it('[AU-038] has no maximum in a Live auction, which only a bid in the last minute extends', async () => {
    const lot = await aLot(api.parts.db, { kind: 'live', endsIn: 2 });
    const [one, two] = [await aBidder(api), await aBidder(api)];
    expect((await bid(one, lot.id, 100, { maxBid: 500 })).body.code).toBe('bid.no_maximum');
    expect((await bid(one, lot.id, 100)).body).toMatchObject({ status: 'leading', currentBid: 100, extended: false });
    const late = await aLot(api.parts.db, { kind: 'live', endsIn: 0.9 });
    const { body } = await bid(two, late.id, 100);
    expect(body.extended).toBe(true);
    expect(Date.parse(body.endDate) - Date.parse(body.at)).toBe(60_000);
  });

  it('stays secret in a sealed lot, where every amount counts as exposure', async () => {
    const lot = await aLot(api.parts.db, { kind: 'sealed' });
    const [one, two] = [await aBidder(api), await aBidder(api)];
    await bid(one, lot.id, 9_000);
    const { body } = await bid(two, lot.id, 4_000);
    expect(body).toMatchObject({
      status: 'sealed',
      currentBid: null,
      minimumBid: 100,
      reserveMet: null,
      seq: null,
      bidder: null,
    });
    expect((await bid(two, lot.id, 3_000)).body.status).toBe('sealed');
    expect([await exposureOf(api.parts.db, one.accountId), await exposureOf(api.parts.db, two.accountId)]).toEqual([
      9_000, 3_000,
    ]);
    const row = await lotRow(api.parts.db, lot.id);
    expect([row.price, row.leader_id]).toEqual([null, null]);
  });
});

describe('the exposure of an account', () => {
  it('[AU-041] [AU-042] is limited to 25,000 in all open lots, or to the limit that an operator set', async () => {
    const { db } = api.parts;
    const [one, two] = [await aLot(db), await aLot(db)];
    const buyer = await aBidder(api);
    expect((await bid(buyer, one.id, 100, { maxBid: 20_000 })).status).toBe(200);
    const { status, body } = await bid(buyer, two.id, 5_001);
    expect([status, body.code, body.facts]).toEqual([409, 'bid.limit', { limit: 25_000, free: 5_000 }]);
    expect((await bid(buyer, two.id, 5_000)).status).toBe(200);
    expect((await bid(await aBidder(api, { limit: 100_000 }), two.id, 100_000)).status).toBe(200);
    expect(await exposureOf(db, buyer.accountId)).toBe(20_000);
  });

  it('does not exceed the limit when bids on many lots arrive at once', async () => {
    const { db } = api.parts;
    const buyer = await aBidder(api);
    const lots = await Promise.all(Array.from({ length: 30 }, () => aLot(db)));
    const answers = await Promise.all(lots.map(({ id }) => bid(buyer, id, 2_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.filter(({ body }) => body.code === 'bid.limit')).toHaveLength(18);
    expect(await exposureOf(db, buyer.accountId)).toBe(24_000);
  });
});

describe('a repeated bid', () => {
  it('counts once and gets the same answer under the same key', async () => {
    const [lot, buyer] = [await aLot(api.parts.db), await aBidder(api)];
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bid(buyer, lot.id, 500, { key })));
    answers.push(await bid(buyer, lot.id, 500, { key }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.hash)).size).toBe(1);
    expect(await logOf(lot.id)).toHaveLength(1);
    expect((await bid(buyer, lot.id, 600, { key })).body.code).toBe('request.key_used');
    expect((await bid(await aBidder(api), lot.id, 600, { key })).status).toBe(200);
  });

  it('is decided again after a refusal', async () => {
    const [lot, buyer] = [await aLot(api.parts.db, { startPrice: 1_000 }), await aBidder(api)];
    const key = newId();
    expect((await bid(buyer, lot.id, 999, { key })).status).toBe(409);
    await api.parts.db.updateTable('lots').set({ start_price: 900 }).where('id', '=', lot.id).execute();
    expect((await bid(buyer, lot.id, 999, { key })).status).toBe(200);
  });

  it('does not affect other bidders when the key is used for another lot at the same time', async () => {
    const { db } = api.parts;
    const [one, two] = [await aLot(db), await aLot(db)];
    const [buyer, other] = [await aBidder(api), await aBidder(api)];
    const key = newId();
    const [first, second, third] = await Promise.all([
      bid(buyer, one.id, 500, { key }),
      bid(buyer, two.id, 500, { key }),
      bid(other, two.id, 700),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(third.status).toBe(200);
  });
});
