// Tests auctions from a request for quotation: what they take over, and what happens to the request.

import { readOrder } from '@rigsouq/contract/orders/calls';
import * as calls from '@rigsouq/contract/reverse-auctions/calls';
import { readComparison } from '@rigsouq/contract/rfqs/awards';
import { readRfq } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/db.ts';
import { aMember } from '../identity/identity.factory.ts';
import { anOpenedRfq, type Bid } from '../rfqs/awards/awards.factory.ts';
import { aParty, aToken, type Party } from '../rfqs/rfqs.factory.ts';
import { aSupplierEntry } from '../supplier-lists/supplier-lists.factory.ts';
import { verifyReverse } from './log/verify-reverse.ts';
import {
  anAuctionFromRfq,
  auctionRow,
  auctionRules,
  createSuppliers,
  endAuction,
  readAuctionAs,
} from './reverse-auctions.factory.ts';

let api: TestApi;
let db: Db;
let buyer: Party;
let second: Party;
let suppliers: [Party, Party, Party];
beforeAll(async () => {
  api = await testApi();
  db = api.parts.db;
  buyer = await aParty(db, ['buyer'], { name: 'Sahra Contracting' });
  const member = await aMember(db, buyer.accountId, 'manager');
  second = { ...buyer, ...member, token: await aToken(db, member.userId) };
  suppliers = (await createSuppliers(db, 3)) as [Party, Party, Party];
});
afterAll(() => api.stop());

/** Lines of a request for two excavators and a crane. */
const lines = [{}, { quantity: 1, category: 'cranes' }];
const answer = (by: Party, excavator: number, crane: number | null, more: object = {}): Bid => ({
  by,
  offers: [
    { price: excavator, offered: 'Volvo EC220', leadDays: 9, ...more },
    ...(crane === null ? [] : [{ line: 2, price: crane, leadDays: 30, ...more }]),
  ],
});
const threeAnswers = () => {
  const [a, b, c] = suppliers;
  return [answer(a, 1_000, 500), answer(b, 900, 600), answer(c, 800, null)];
};
const rfqOf = async (id: string, { token }: Party) => (await api.call(readRfq, { params: { id } }, { token })).body;
const refusal = async (rfqId: string, by = buyer) =>
  (await api.call(calls.createReverseAuction, { body: { from: 'rfq', rfqId, ...auctionRules() } }, { token: by.token }))
    .body.code;
const bid = (by: Party, id: string, excavator: number, crane: number) => {
  const prices = [excavator, crane].map((price, at) => ({ line: at + 1, price }));
  return api.call(calls.placeOffer, { params: { id }, body: { lines: prices } }, { token: by.token });
};
const expectVerified = async (id: string) => expect(await verifyReverse(db, id)).toMatchObject({ fault: undefined });
const award = (id: string, supplierId: string, { token } = buyer) =>
  api.call(calls.awardReverseAuction, { params: { id }, body: { supplierId, reason: 'The one we want' } }, { token });

describe('[PR-008] an auction from a request', () => {
  it('takes over its lines and the suppliers who answered every line, with their answers as first offers', async () => {
    const rfqId = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    expect(await rfqOf(rfqId, buyer)).toMatchObject({ state: 'opened', auctionId: null, can: { auction: true } });
    const id = await anAuctionFromRfq(api, buyer, rfqId);
    const view = await readAuctionAs(api, buyer, id, 'buyer');
    expect(view).toMatchObject({ rfqId, title: 'Excavators for lot 2', currency: 'USD', ceiling: null, length: 1 });
    expect(view.lines.map(({ line, quantity }) => [line, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(
      view.suppliers.map(({ companyName, rank, first, total, offers }) => [companyName, rank, first, total, offers]),
    ).toEqual([
      ['Supplier 2', 1, 2_400, 2_400, 0],
      ['Supplier 1', 2, 2_500, 2_500, 0],
    ]);
    const [a, b, c] = suppliers;
    expect(await readAuctionAs(api, a, id, 'supplier')).toMatchObject({
      rank: 2,
      total: 2_500,
      most: 2_475,
      stand: 'offered',
    });
    expect((await bid(a, id, 1_000, 500)).body).toMatchObject({ code: 'reverse.too_high', facts: { most: 2_475 } });
    expect((await bid(a, id, 950, 499)).body).toMatchObject({ total: 2_399, rank: 1 });
    expect(await rfqOf(rfqId, buyer)).toMatchObject({ state: 'auction', auctionId: id });
    expect((await rfqOf(rfqId, buyer)).can).toMatchObject({
      compare: true,
      award: false,
      cancel: false,
      auction: false,
    });
    expect(await rfqOf(rfqId, b)).toMatchObject({ state: 'opened', auctionId: id, stand: 'answered' });
    // A supplier who is not in the auction sees the request as before.
    expect(await rfqOf(rfqId, c)).toMatchObject({ state: 'opened', auctionId: null, stand: 'answered' });
    expect((await bid(c, id, 1, 1)).body.code).toBe('reverse.unknown');
    await expectVerified(id);
  });

  it('converts other currencies at the frozen rates, and ranks the earlier of equal answers first', async () => {
    const [a, b, c] = suppliers;
    const bids = [answer(c, 1_000, 500), answer(a, 3_672.5, 1_836.25, { currency: 'AED' }), answer(b, 1_000, 500)];
    const rfqId = await anOpenedRfq(api, buyer, bids, { lines });
    const { rows } = await sql<{
      usd: string;
    }>`select usd from rfq_rates where rfq_id = ${rfqId} and currency = 'AED'`.execute(db);
    const id = await anAuctionFromRfq(api, buyer, rfqId);
    const { suppliers: seats } = await readAuctionAs(api, buyer, id, 'buyer');
    const dirhams =
      Math.round(3_672.5 * Number(rows[0]?.usd) * 100) * 2 + Math.round(1_836.25 * Number(rows[0]?.usd) * 100);
    expect(seats.find(({ _id }) => _id === a.accountId)?.total).toBe(dirhams / 100);
    const equal = seats.filter(({ total }) => total === 2_500).map(({ _id }) => _id);
    expect(equal.indexOf(c.accountId)).toBeLessThan(equal.indexOf(b.accountId));
    await expectVerified(id);
  });

  it('needs two suppliers with valid answers to every line who are not blocked', async () => {
    const [a, b] = suppliers;
    const one = await anOpenedRfq(api, buyer, [answer(a, 10, 10), answer(b, 10, null)], { lines });
    expect(await refusal(one)).toBe('reverse.too_few');
    expect((await rfqOf(one, buyer)).state).toBe('opened');
    const other = await anOpenedRfq(api, buyer, [answer(a, 10, 10), answer(b, 10, 10, { mode: 'rent' })], { lines });
    expect(await refusal(other)).toBe('reverse.too_few');
    const second = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    await db
      .updateTable('rfq_answers')
      .set({ valid_until: sql`now() - interval '2 days'` })
      .where('rfq_id', '=', second)
      .where('supplier_id', '=', a.accountId)
      .execute();
    expect(await refusal(second)).toBe('reverse.too_few');
    const blocked = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    await aSupplierEntry(api, buyer, b.accountId, { standing: 'blocked' });
    expect(await refusal(blocked)).toBe('reverse.too_few');
    await aSupplierEntry(api, buyer, b.accountId);
    expect(await refusal(blocked, await aParty(db, ['buyer']))).toBe('rfq.unknown');
    expect(await refusal(blocked)).toBeUndefined();
    expect(await refusal(blocked)).toBe('rfq.state');
  });

  it('excludes suppliers who failed the first envelope', async () => {
    const rfqId = await anOpenedRfq(api, buyer, threeAnswers(), { lines, twoEnvelopes: true });
    expect(await refusal(rfqId)).toBe('rfq.state');
    const [a] = suppliers;
    await db
      .updateTable('rfq_answers')
      .set({ verdict: sql`case when supplier_id = ${a.accountId} then 'rejected' else 'accepted' end` })
      .where('rfq_id', '=', rfqId)
      .execute();
    await db.updateTable('rfqs').set({ state: 'opened', opened_at: new Date() }).where('id', '=', rfqId).execute();
    expect(await refusal(rfqId)).toBe('reverse.too_few');
  });

  it('reopens the request when it is cancelled or closed, so that it can be awarded or auctioned again', async () => {
    const rfqId = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    const stop = (id: string) =>
      api.call(calls.cancelReverseAuction, { params: { id }, body: { reason: 'Too slow' } }, { token: buyer.token });
    const one = await anAuctionFromRfq(api, buyer, rfqId);
    expect((await stop(one)).status).toBe(200);
    expect(await rfqOf(rfqId, buyer)).toMatchObject({ state: 'opened', auctionId: null });
    const two = await anAuctionFromRfq(api, buyer, rfqId);
    await endAuction(db, two);
    expect((await stop(two)).status).toBe(200);
    expect(await rfqOf(rfqId, buyer)).toMatchObject({
      state: 'opened',
      auctionId: null,
      can: { award: true, auction: true },
    });
    for (const id of [one, two]) await expectVerified(id);
  });

  it('awards the request with an order at the auction prices for the machines of the answer', async () => {
    const [a, b, c] = suppliers;
    const rfqId = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    const id = await anAuctionFromRfq(api, buyer, rfqId);
    expect((await bid(a, id, 700, 450)).status).toBe(200);
    await endAuction(db, id);
    expect((await award(id, a.accountId)).body.state).toBe('awarded');
    const { order } = await readAuctionAs(api, a, id, 'supplier');
    const { body } = await api.call(readOrder, { params: { id: order?._id ?? '' } }, { token: a.token });
    expect(body).toMatchObject({ rfqId, auctionId: id, net: 1_850, currency: 'USD' });
    expect(body.lines.map(({ description, unit }) => [description, unit])).toEqual([
      ['Volvo EC220\nOf 20 to 22 tonnes', 700],
      ['Of 20 to 22 tonnes', 450],
    ]);
    // The answer offered the crane in thirty days.
    expect(Math.round((Date.parse(body.dueOn ?? '') - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(29);
    expect(await rfqOf(rfqId, buyer)).toMatchObject({ state: 'awarded', auctionId: id });
    expect(await rfqOf(rfqId, a)).toMatchObject({ stand: 'won' });
    expect(await rfqOf(rfqId, b)).toMatchObject({ stand: 'lost' });
    expect(await rfqOf(rfqId, c)).toMatchObject({ stand: 'lost' });
    const facts = await db
      .selectFrom('supplier_facts')
      .select(['supplier_id', 'kind', 'value'])
      .where('subject_id', '=', rfqId)
      .execute();
    const factsOf = ({ accountId }: Party) =>
      facts
        .filter((one) => one.supplier_id === accountId)
        .map(({ kind, value }) => `${kind} ${value ?? ''}`.trim())
        .toSorted();
    expect([factsOf(a), factsOf(b), factsOf(c)]).toEqual([
      ['answered', 'invited', 'priced 100', 'won'],
      ['answered', 'invited', 'priced 77'],
      ['answered', 'invited'],
    ]);
    const events = await sql<{
      what: string;
      tell: string[];
    }>`select payload->'facts'->>'what' as what, payload->'facts'->'tell' as tell
      from graphile_worker._private_jobs where payload->'facts'->>'what' in ('rfq.lost', 'reverse.lost')
      and payload->'facts'->>'subjectId' in (${id}, ${rfqId}) order by id`.execute(db);
    expect(events.rows).toEqual([
      { what: 'rfq.lost', tell: [c.accountId] },
      { what: 'reverse.lost', tell: [b.accountId] },
    ]);
    await expectVerified(id);
  });
});

describe('the approval limit', () => {
  const limitAt = (approval_limit: number | null) =>
    db
      .insertInto('buying_settings')
      .values({ account_id: buyer.accountId, approval_limit })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ approval_limit }))
      .execute();
  afterAll(() => limitAt(null));
  const decide = (
    call: typeof calls.approveReverseAward | typeof calls.rejectReverseAward,
    id: string,
    awardId: string,
    { token }: Party,
  ) => api.call(call, { params: { id }, body: { awardId, reason: 'Not so' } }, { token });

  async function aProposedAward() {
    await limitAt(2_000);
    const rfqId = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    const id = await anAuctionFromRfq(api, buyer, rfqId);
    await endAuction(db, id);
    expect((await award(id, suppliers[1].accountId)).body.state).toBe('approval');
    const view = await readAuctionAs(api, buyer, id, 'buyer');
    return { id, rfqId, awardId: view.award?._id ?? '' };
  }

  it('[PR-008] requires a second member above it before the order is issued, hidden from suppliers', async () => {
    const { id, rfqId, awardId } = await aProposedAward();
    expect(await readAuctionAs(api, buyer, id, 'buyer')).toMatchObject({
      state: 'approval',
      can: { approve: false },
      approvalLimit: 2_000,
    });
    expect(await readAuctionAs(api, second, id, 'buyer')).toMatchObject({
      can: { approve: true },
      award: { mine: false },
    });
    expect(await readAuctionAs(api, suppliers[1], id, 'supplier')).toMatchObject({
      state: 'ended',
      stand: 'offered',
      order: null,
    });
    expect((await decide(calls.approveReverseAward, id, awardId, buyer)).body.code).toBe('award.own');
    const agent = await aMember(db, buyer.accountId, 'agent');
    const agentParty = { ...buyer, token: await aToken(db, agent.userId) };
    for (const call of [calls.approveReverseAward, calls.rejectReverseAward])
      expect((await decide(call, id, awardId, agentParty)).body.code).toBe('award.position');
    expect((await decide(calls.approveReverseAward, id, awardId, second)).status).toBe(200);
    expect((await auctionRow(db, id)).state).toBe('awarded');
    expect((await rfqOf(rfqId, buyer)).state).toBe('awarded');
    expect((await decide(calls.rejectReverseAward, id, awardId, second)).body.code).toBe('award.decided');
  });

  it('counts awards of a single member, and not those that a second member approved', async () => {
    const rfqId = await anOpenedRfq(api, buyer, threeAnswers(), { lines });
    const orderedAlone = async ({ token }: Party) =>
      (await api.call(readComparison, { params: { id: rfqId } }, { token })).body.orderedAlone;
    const before = await orderedAlone(second);
    const { id, awardId } = await aProposedAward();
    expect((await decide(calls.approveReverseAward, id, awardId, second)).status).toBe(200);
    expect(await orderedAlone(second)).toBe(before);

    await limitAt(null);
    const mine = await orderedAlone(buyer);
    const other = await anAuctionFromRfq(api, buyer, await anOpenedRfq(api, buyer, threeAnswers(), { lines }));
    await endAuction(db, other);
    expect((await award(other, suppliers[1].accountId)).body.state).toBe('awarded');
    expect(await orderedAlone(buyer)).toBeGreaterThan(mine);
  });

  it('allows a new choice after an award is rejected or withdrawn', async () => {
    for (const by of [second, buyer]) {
      const { id, awardId } = await aProposedAward();
      expect((await decide(calls.rejectReverseAward, id, awardId, by)).status).toBe(200);
      expect(await readAuctionAs(api, buyer, id, 'buyer')).toMatchObject({
        state: 'ended',
        award: { state: 'rejected', decisionNote: 'Not so' },
      });
      await limitAt(null);
      expect((await award(id, suppliers[0].accountId)).body.state).toBe('awarded');
    }
  });

  it('has one outcome when two members decide concurrently', async () => {
    const third = { ...buyer, token: await aToken(db, (await aMember(db, buyer.accountId, 'manager')).userId) };
    for (let round = 0; round < 5; round++) {
      const { id, rfqId, awardId } = await aProposedAward();
      const rival =
        round % 2
          ? api.call(calls.cancelReverseAuction, { params: { id }, body: { reason: 'No' } }, { token: third.token })
          : decide(calls.approveReverseAward, id, awardId, third);
      const answers = await Promise.all([decide(calls.approveReverseAward, id, awardId, second), rival]);
      if (round % 2 === 0) expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders where auction_id = ${id}`.execute(
        db,
      );
      const { state } = await auctionRow(db, id);
      expect([state, rows[0]?.n]).toEqual(state === 'awarded' ? ['awarded', 1] : ['closed', 0]);
      expect((await rfqOf(rfqId, buyer)).state).toBe(state === 'awarded' ? 'awarded' : 'opened');
    }
  });

  it('refuses an award that no other member could approve, measured in dollars of the day without a request', async () => {
    const singleMember = await aParty(db, ['buyer']);
    await db
      .insertInto('buying_settings')
      .values({ account_id: singleMember.accountId, approval_limit: 100 })
      .execute();
    const [a, b] = suppliers;
    const body = {
      from: 'blank',
      title: 'A crane',
      currency: 'AED',
      country: 'ae',
      ceiling: 10_000,
      ...auctionRules(),
      lines: [{ line: 1, category: 'cranes', specification: 'Any crane', quantity: 1, mode: 'buy', place: 'Dubai' }],
      suppliers: [a.accountId, b.accountId],
    };
    const totals: [number, string | undefined][] = [
      [360, undefined],
      [380, 'award.nobody'],
    ];
    for (const [price, code] of totals) {
      const id = (await api.call(calls.createReverseAuction, { body }, { token: singleMember.token })).body._id;
      await api.call(calls.placeOffer, { params: { id }, body: { lines: [{ line: 1, price }] } }, { token: a.token });
      await endAuction(db, id);
      expect((await award(id, a.accountId, singleMember)).body.code).toBe(code);
    }
  });
});
