// Tests that lines of a declined or cancelled order can be awarded to another supplier.

import { acceptOrder, cancelOrder, declineOrder } from '@rigsouq/contract/orders/calls';
import * as calls from '@rigsouq/contract/rfqs/awards';
import { cancelRfq, readRfq } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aMember } from '../../identity/identity.factory.ts';
import { aParty, aToken, type Party } from '../rfqs.factory.ts';
import { anOpenedRfq, type Bid } from './awards.factory.ts';

let api: TestApi;
let buyer: Party;
let manager: Party;
let first: Party;
let second: Party;
let third: Party;

beforeAll(async () => {
  api = await testApi();
  const { db } = api.parts;
  buyer = await aParty(db, ['buyer']);
  const colleague = await aMember(db, buyer.accountId, 'manager');
  manager = { accountId: buyer.accountId, ...colleague, token: await aToken(db, colleague.userId) };
  const supplier = () => aParty(db, ['supplier']);
  [first, second, third] = [await supplier(), await supplier(), await supplier()];
});
afterAll(() => api.stop());

/** The suppliers offer excavators for 1,000, 1,200 and 1,500 dollars each. The first two also offer a loader. */
const bids = (): Bid[] => [
  { by: first, offers: [{ price: 1_000 }, { line: 2, price: 500 }] },
  { by: second, offers: [{ price: 1_200 }, { line: 2, price: 600 }] },
  { by: third, offers: [{ price: 1_500 }] },
];
const options = { lines: [{ quantity: 4 }, { quantity: 1, category: 'loaders' }] };

const as = ({ token }: Party) => ({ token });
const compare = async (id: string) => (await api.call(calls.readComparison, { params: { id } }, as(buyer))).body;
const readAs = async (reader: Party, id: string) => (await api.call(readRfq, { params: { id } }, as(reader))).body;
const asBuyer = async (id: string) => {
  const rfq = await readAs(buyer, id);
  if (rfq.side !== 'buyer') throw new Error('expected the view of the buyer');
  return rfq;
};
const can = async (id: string) => (await asBuyer(id)).can;
type Choice = readonly [by: Party, quantity: number, line: number];
const award = async (id: string, choices: readonly Choice[], reason = 'As it has to be') => {
  const { answers, version } = await compare(id);
  const lines = choices.map(([by, quantity, line]) => {
    const answerId = answers.find(({ supplier }) => supplier._id === by.accountId)?.answerId ?? '';
    return { answerId, line, option: 1, quantity };
  });
  return api.call(calls.awardRfq, { params: { id }, body: { version, lines, reason } }, as(buyer));
};
const ordersOf = (rfqId: string) =>
  api.parts.db
    .selectFrom('orders')
    .select(['id', 'supplier_id', 'state', 'net_minor'])
    .where('rfq_id', '=', rfqId)
    .orderBy('id')
    .execute();
const orderOf = async (rfqId: string, by: Party) => {
  const own = (await ordersOf(rfqId)).filter(({ supplier_id }) => supplier_id === by.accountId);
  return { id: own.at(-1)?.id ?? '' };
};
const decline = async (rfqId: string, by: Party) => {
  const body = { reason: 'Sold meanwhile' };
  const done = await api.call(declineOrder, { params: await orderOf(rfqId, by), body }, as(by));
  expect(done.status).toBe(200);
};
const setLimit = (approvalLimit: number | null) =>
  api.call(calls.saveBuyingSettings, { body: { approvalLimit } }, as(buyer));
/** Returns the recipients of each `rfq.lost` event in the job queue. */
const losers = async (id: string) => {
  const { rows } = await sql<{ tell: string[] }>`select payload -> 'facts' -> 'tell' as tell
    from graphile_worker._private_jobs where payload -> 'facts' ->> 'what' = 'rfq.lost'
    and payload -> 'facts' ->> 'subjectId' = ${id} order by id`.execute(api.parts.db);
  return rows.map(({ tell }) => tell);
};

describe('[PR-006] a declined order', () => {
  it('frees its lines for another supplier and leaves the other lines awarded', async () => {
    const id = await anOpenedRfq(api, buyer, bids(), options);
    await award(id, [
      [first, 3, 1],
      [second, 1, 1],
      [first, 1, 2],
    ]);
    expect((await can(id)).awardAnew).toBe(false);
    expect((await award(id, [[third, 1, 1]])).body.code).toBe('rfq.state');
    await decline(id, first);
    const seen = await compare(id);
    expect([seen.state, seen.ordered, (await asBuyer(id)).anew]).toEqual([
      'awarded',
      1_200,
      [
        { line: 1, quantity: 3 },
        { line: 2, quantity: 1 },
      ],
    ]);
    expect(await can(id)).toMatchObject({ award: false, awardAnew: true, cancel: false });
    // A supplier that declined a line is no longer its best offer.
    const bests = seen.answers.map(({ offers }) => offers.map(({ best, declined }) => [best, declined]));
    expect(bests).toEqual([
      [
        [false, true],
        [false, true],
      ],
      [
        [true, false],
        [true, false],
      ],
      [[false, false]],
    ]);
    expect((await award(id, [[third, 4, 1]])).body.code).toBe('rfq.offer');
    const anew = await award(id, [
      [third, 3, 1],
      [second, 1, 2],
    ]);
    expect([anew.status, anew.body.state]).toEqual([200, 'awarded']);
    const orders = await ordersOf(id);
    expect(orders.map(({ supplier_id, state, net_minor }) => [supplier_id, state, Number(net_minor)])).toEqual([
      [first.accountId, 'declined', 350_000],
      [second.accountId, 'issued', 120_000],
      [third.accountId, 'issued', 450_000],
      [second.accountId, 'issued', 60_000],
    ]);
    expect(await asBuyer(id)).toMatchObject({ anew: [], can: { awardAnew: false } });
    expect((await compare(id)).chosen.map(({ line, quantity }) => [line, quantity]).toSorted()).toEqual([
      [1, 1],
      [1, 3],
      [1, 3],
      [2, 1],
      [2, 1],
    ]);
    expect((await award(id, [[third, 1, 1]])).body.code).toBe('rfq.state');
    // A loser is notified once and not again. A supplier that wins later counts as a winner.
    expect(await losers(id)).toEqual([[third.accountId], []]);
    expect(await readAs(third, id)).toMatchObject({ state: 'awarded', stand: 'won' });
    expect(await readAs(second, id)).toMatchObject({ stand: 'won', orders: [{}, {}] });
  });

  it('is ordered once if two members award its lines at the same time', async () => {
    const id = await anOpenedRfq(api, buyer, bids(), options);
    await award(id, [[first, 4, 1]]);
    await decline(id, first);
    const both = await Promise.all([award(id, [[second, 4, 1]]), award(id, [[third, 4, 1]])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ordersOf(id)).filter(({ state }) => state === 'issued')).toHaveLength(1);
  });

  it('frees its lines in the same way if the buyer cancels it, until the new order is accepted', async () => {
    const id = await anOpenedRfq(api, buyer, bids(), options);
    await award(id, [[first, 4, 1]]);
    const body = { reason: 'Somebody else is nearer' };
    await api.call(cancelOrder, { params: await orderOf(id, first), body }, as(buyer));
    expect((await asBuyer(id)).anew).toEqual([{ line: 1, quantity: 4 }]);
    expect((await award(id, [[second, 4, 1]])).status).toBe(200);
    await api.call(acceptOrder, { params: await orderOf(id, second) }, as(second));
    expect((await can(id)).awardAnew).toBe(false);
  });

  it('counts existing orders towards the limit, and a rejected proposal does not change them', async () => {
    const id = await anOpenedRfq(api, buyer, bids(), options);
    await award(id, [
      [first, 4, 1],
      [second, 1, 2],
    ]);
    await decline(id, second);
    // 4,000 dollars are ordered. With 500 more the total is above 4,400.
    await setLimit(4_400);
    try {
      expect((await award(id, [[first, 1, 2]])).body.state).toBe('approval');
    } finally {
      await setLimit(null);
    }
    const awardId = (await compare(id)).award?._id ?? '';
    expect(await can(id)).toMatchObject({ awardAnew: false, cancel: false });
    const end = { params: { id }, body: { reason: 'Enough of it' } };
    expect((await api.call(cancelRfq, end, as(buyer))).body.code).toBe('rfq.state');
    expect(await readAs(first, id)).toMatchObject({ state: 'awarded', stand: 'won' });
    expect(await readAs(third, id)).toMatchObject({ state: 'awarded', stand: 'lost' });
    const no = { params: { id }, body: { awardId, reason: 'Not needed' } };
    expect((await api.call(calls.rejectAward, no, as(manager))).status).toBe(200);
    expect([(await readAs(buyer, id)).state, (await can(id)).awardAnew]).toEqual(['awarded', true]);
    expect((await award(id, [[first, 1, 2]])).body.state).toBe('awarded');
  });
});
