import { readBuyingReport } from '@rigsouq/contract/buying-reports/calls';
import { acceptOrder, declineOrder, deliverOrder, readOrder } from '@rigsouq/contract/orders/calls';
import { awardRfq, readComparison } from '@rigsouq/contract/rfqs/awards';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aMember } from '../identity/identity.factory.ts';
import { anOrder, anOrderedLine } from '../orders/orders.factory.ts';
import { anAnsweredRfq, type Bid } from '../rfqs/awards/awards.factory.ts';
import { anAnswer, anOffer, aParty, aToken, openRfqNow, type Party, submit } from '../rfqs/rfqs.factory.ts';

let api: TestApi;
let north: Party;
let south: Party;

beforeAll(async () => {
  api = await testApi();
  north = await aParty(api.parts.db, ['supplier'], { name: 'North Plant' });
  south = await aParty(api.parts.db, ['supplier'], { name: 'South Plant' });
});
afterAll(() => api.stop());

const aBuyer = () => aParty(api.parts.db, ['buyer']);
const report = async ({ token }: Party, query: Record<string, string> = {}) => {
  const { status, body } = await api.call(readBuyingReport, { query }, { token });
  expect([status, body]).toEqual([200, body]);
  return body;
};
const thisMonth = () => dayOf(new Date()).slice(0, 7);
const expectOk = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call;
  expect([status, body]).toEqual([200, body]);
};

/** Awards both machines to this supplier and returns the id of the order. */
async function award(buyer: Party, rfqId: string, to: Party): Promise<string> {
  const { body: seen } = await api.call(readComparison, { params: { id: rfqId } }, buyer);
  const answerId = seen.answers.find(({ supplier }) => supplier._id === to.accountId)?.answerId;
  const body = { version: 1, lines: [{ line: 1, answerId, option: 1, quantity: 2 }], reason: 'For the test' };
  await expectOk(api.call(awardRfq, { params: { id: rfqId }, body } as never, buyer));
  const { id } = await api.parts.db
    .selectFrom('orders')
    .select('id')
    .where('rfq_id', '=', rfqId)
    .executeTakeFirstOrThrow();
  return id;
}
const act = (call: typeof acceptOrder | typeof declineOrder | typeof deliverOrder, by: Party, id: string, body = {}) =>
  expectOk(api.call(call, { params: { id }, body } as never, by));

/** Changes the time at which the order was issued. */
const moveOrder = (id: string, at: string) =>
  api.parts.db
    .updateTable('orders')
    .set({ created_at: new Date(at) })
    .where('id', '=', id)
    .execute();
/** Issues an order of this many dollars, without a request. */
const anOrderAt = async (
  buyer: Party,
  at: string,
  dollars: number,
  over: Parameters<typeof anOrder>[3] = {},
  category = 'cranes',
) => {
  const lines = [{ ...anOrderedLine, category, quantity: 1, unit: dollars * 100 }];
  const id = await anOrder(api.parts.db, buyer, north.accountId, { currency: 'USD', lines, ...over });
  await moveOrder(id, at);
  return id;
};

describe('a buying report', () => {
  it('shows spend, savings and times of orders from requests, without declined orders', async () => {
    const buyer = await aBuyer();
    // North offers 1,000 first and 900 in the end, south offers AED 4,000 (1,089.18 dollars).
    const bids: Bid[] = [
      { by: north, offers: [{ price: 1_000 }] },
      { by: south, offers: [{ price: 4_000, currency: 'AED' }] },
    ];
    const rfqs = [await anAnsweredRfq(api, buyer, bids), await anAnsweredRfq(api, buyer, bids)] as const;
    for (const id of rfqs) {
      const again = anAnswer(900, { lines: [anOffer(1, 900, { currency: 'USD' })] });
      await expectOk(submit(api, north, id, again));
      await sql`update rfqs set published_at = now() - interval '3 days' where id = ${id}`.execute(api.parts.db);
      await openRfqNow(api.parts.db, id);
    }
    const [taken, refused] = [await award(buyer, rfqs[0], north), await award(buyer, rfqs[1], south)];
    await act(acceptOrder, north, taken);
    await act(deliverOrder, buyer, taken, { deliveredOn: dayOf(new Date()) });

    // Both orders count until one is declined: 1,800 dollars and AED 8,000.
    const both = await report(buyer);
    expect(both.total).toEqual({ orders: 2, net: 1_800 + 2_178.35, suppliers: 2 });
    expect(both.suppliers.map(({ companyName, net }) => [companyName, net])).toEqual([
      ['South Plant', 2_178.35],
      ['North Plant', 1_800],
    ]);
    // The dearer offer was awarded: its first offer was 2,000 dollars in dirhams, at the exchange rate of the opening.
    expect(both.savings.total).toMatchObject({ orders: 2, first: 4_000, saved: 21.65, percent: 0.5 });

    await act(declineOrder, south, refused, { reason: 'Sold out' });
    const seen = await report(buyer);
    expect(seen).toMatchObject({ to: thisMonth(), thisMonth: thisMonth(), otherSuppliers: null });
    expect(seen.total).toEqual({ orders: 1, net: 1_800, suppliers: 1 });
    expect(seen.months).toHaveLength(12);
    expect(seen.months.at(-1)).toEqual({ month: thisMonth(), orders: 1, net: 1_800 });
    expect(seen.months.slice(0, -1).every(({ orders, net }) => orders === 0 && net === 0)).toBe(true);
    expect(seen.categories).toEqual([{ category: 'excavators', orders: 1, net: 1_800 }]);
    const saving = { orders: 1, first: 2_000, ordered: 1_800, saved: 200, percent: 10 };
    expect(seen.savings.total).toEqual(saving);
    expect(seen.savings.months.at(-1)).toEqual({ month: thisMonth(), ...saving });

    const [opening, toAward, acceptance, delivery] = seen.cycle.steps;
    expect(opening).toEqual({ step: 'opening', count: 1, median: 72, ninety: 72 });
    for (const quick of [toAward, acceptance]) {
      expect(quick?.count).toBe(1);
      expect(quick?.median).toBeLessThan(0.1);
    }
    expect(delivery).toEqual({ step: 'delivery', count: 1, median: 0, ninety: 0 });
    expect(seen.cycle.months.at(-1)).toMatchObject({ month: thisMonth(), opening: 72, delivery: 0 });
    expect(seen.cycle.months[0]).toMatchObject({ opening: null, award: null, acceptance: null, delivery: null });
  });

  it('adds up currencies in dollars at the rate of the day of each order, also for first offers', async () => {
    const buyer = await aBuyer();
    const lines = [{ ...anOrderedLine, quantity: 1, unit: 1_000_000 }];
    // The orders are AED 10,000 after a first offer of 12,000, and KWD 1,000 (three decimals) after 900.
    await anOrder(api.parts.db, buyer, north.accountId, { currency: 'AED', lines, firstNet: 1_200_000 });
    await anOrder(api.parts.db, buyer, north.accountId, { currency: 'KWD', lines, firstNet: 900_000 });
    await anOrder(api.parts.db, buyer, north.accountId, { currency: 'USD', lines });
    const { rows } = await sql<{
      currency: string;
      usd: string;
    }>`select distinct on (currency) currency, usd from exchange_rates
      where currency in ('AED', 'KWD') order by currency, since desc`.execute(api.parts.db);
    const [aed, kwd] = rows.map(({ usd }) => Number(usd)) as [number, number];
    const before = await report(buyer);
    expect(before.total.net).toBeCloseTo(10_000 * aed + 1_000 * kwd + 10_000, 1);
    expect(before.savings.total.orders).toBe(2);
    expect(before.savings.total.saved).toBeCloseTo(2_000 * aed - 100 * kwd, 1);
    await sql`insert into exchange_rates (currency, usd) values ('AED', 0.9)`.execute(api.parts.db);
    expect(await report(buyer)).toEqual(before);
    await sql`delete from exchange_rates where usd = 0.9`.execute(api.parts.db);
  });

  it('counts an order in its month in the Gulf', async () => {
    const buyer = await aBuyer();
    await anOrderAt(buyer, '2026-02-28T19:59:59Z', 100);
    await anOrderAt(buyer, '2026-02-28T20:00:00Z', 10);
    await anOrderAt(buyer, '2026-03-31T20:00:00Z', 1);
    const { months } = await report(buyer, { from: '2026-02', to: '2026-03' });
    expect(months).toEqual([
      { month: '2026-02', orders: 1, net: 100 },
      { month: '2026-03', orders: 1, net: 10 },
    ]);
  });

  it('shows the median and the 90th percentile, and counts each request once', async () => {
    const buyer = await aBuyer();
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 10, hour));
    for (const hour of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const asked = { publishedAt: at(-hour), openedAt: at(0) };
      const id = await anOrderAt(buyer, at(0).toISOString(), 1, { asked });
      const change = { accepted_at: at(hour), state: 'accepted' };
      await api.parts.db.updateTable('orders').set(change).where('id', '=', id).execute();
    }
    // Both orders come from one request, which took a hundred hours.
    const rfqId = await anAnsweredRfq(api, buyer, [{ by: north, offers: [{ price: 1 }] }]);
    for (let n = 0; n < 2; n++)
      await anOrderAt(buyer, at(0).toISOString(), 1, { rfqId, asked: { publishedAt: at(-100), openedAt: at(0) } });
    const { cycle } = await report(buyer, { from: '2026-01', to: '2026-01' });
    expect(cycle.steps).toEqual([
      { step: 'opening', count: 12, median: 6.5, ninety: 10.9 },
      { step: 'award', count: 12, median: 0, ninety: 0 },
      { step: 'acceptance', count: 11, median: 6, ninety: 10 },
      { step: 'delivery', count: 0, median: null, ninety: null },
    ]);
    expect(cycle.months).toEqual([{ month: '2026-01', opening: 6.5, award: 0, acceptance: 6, delivery: null }]);
  });

  it('counts delivery in whole days from the acceptance, and never below zero', async () => {
    const buyer = await aBuyer();
    const deliveries = [
      // They are accepted on the 12th at 23:00 in the Gulf, an hour later on the 13th, and after the delivery.
      ['2026-01-12T19:00:00Z', '2026-01-15'],
      ['2026-01-12T20:00:00Z', '2026-01-15'],
      ['2026-01-20T08:00:00Z', '2026-01-15'],
    ] as const;
    for (const [accepted_at, delivered_on] of deliveries) {
      const id = await anOrderAt(buyer, '2026-01-10T08:00:00Z', 1);
      const change = { accepted_at, delivered_on, state: 'delivered' };
      await api.parts.db.updateTable('orders').set(change).where('id', '=', id).execute();
    }
    const { cycle } = await report(buyer, { from: '2026-01', to: '2026-01' });
    expect(cycle.steps[3]).toEqual({ step: 'delivery', count: 3, median: 48, ninety: 67.2 });
  });

  it('filters by category and supplier, and sums the suppliers after the twentieth in one row', async () => {
    const buyer = await aBuyer();
    const suppliers: Party[] = [];
    for (let at = 0; at < 22; at++)
      suppliers.push(await aParty(api.parts.db, ['supplier'], { name: `Supplier ${at}` }));
    for (const [at, { accountId }] of suppliers.entries()) {
      const lines = [
        { ...anOrderedLine, quantity: 1, unit: (at + 1) * 1_000, category: at % 2 ? 'loaders' : 'cranes' },
      ];
      await anOrder(api.parts.db, buyer, accountId, { currency: 'USD', lines });
    }
    const all = await report(buyer);
    expect([all.total.suppliers, all.suppliers.length]).toEqual([22, 20]);
    expect(all.suppliers[0]).toMatchObject({ companyName: 'Supplier 21', net: 220 });
    expect(all.otherSuppliers).toEqual({ suppliers: 2, orders: 2, net: 10 + 20 });
    expect(all.choices).toHaveLength(22);

    const cranes = await report(buyer, { category: 'cranes' });
    expect(cranes.total).toMatchObject({ orders: 11, suppliers: 11 });
    expect(cranes.categories.map(({ category }) => category)).toEqual(['cranes']);
    const one = await report(buyer, { category: 'cranes', supplier: suppliers[2]?.accountId ?? '' });
    expect(one.total).toEqual({ orders: 1, net: 30, suppliers: 1 });
    expect(one.choices).toHaveLength(22);
    const none = await report(buyer, { category: 'cranes', supplier: suppliers[1]?.accountId ?? '' });
    expect(none).toMatchObject({ total: { orders: 0, net: 0, suppliers: 0 }, suppliers: [], otherSuppliers: null });
  });

  it('is visible to all members of the account and to no other account', async () => {
    const buyer = await aBuyer();
    const id = await anOrderAt(buyer, new Date().toISOString(), 777, { firstNet: 88_899 });
    const colleague = await aMember(api.parts.db, buyer.accountId, 'agent');
    const token = await aToken(api.parts.db, colleague.userId);
    expect((await report({ ...buyer, token })).total.net).toBe(777);
    const others = [await aBuyer(), await aParty(api.parts.db, ['buyer'], { operator: true })];
    const empty = { orders: 0, net: 0, suppliers: 0 };
    for (const other of others)
      expect(await report(other)).toMatchObject({ total: empty, categories: [], suppliers: [], choices: [] });
    // A supplier has no report, and its order does not contain the first offer.
    expect((await api.call(readBuyingReport, {}, { token: north.token })).status).toBe(403);
    expect((await api.call(readBuyingReport, {})).status).toBe(401);
    const { body } = await api.call(readOrder, { params: { id } }, { token: north.token });
    const text = JSON.stringify(body).replaceAll(/[\da-f-]{36}/g, 'an id');
    expect([body.net, text.includes('888')]).toEqual([777, false]);
  });

  it('refuses invalid months, too many months, and an invalid category or supplier', async () => {
    const { token } = await aBuyer();
    const code = async (query: Record<string, string>) => {
      const { status, body } = await api.call(readBuyingReport, { query }, { token });
      return [status, body.code];
    };
    expect(await code({ from: '2026-05', to: '2026-04' })).toEqual([400, 'buying_report.months']);
    expect(await code({ from: '2001-05' })).toEqual([400, 'buying_report.months']);
    for (const query of [{ from: '2026-13' }, { to: 'now' }, { category: 'ships' }, { supplier: 'north' }])
      expect(await code(query as never)).toEqual([400, 'request.invalid']);
    expect((await report({ token } as Party, { from: '', to: '', category: '', supplier: '' })).months).toHaveLength(
      12,
    );
  });
});
