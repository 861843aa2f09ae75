import {
  buyerNetwork,
  buyerProfile,
  sellerNetwork,
  sellerProfile,
  supplierNetwork,
} from '@rigsouq/contract/companies/networks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anOrder } from '../orders/orders.factory.ts';
import {
  aCompletedOrder,
  aCompletedRental,
  aParty,
  aReleasedSettlement,
  moveReviewsBack,
  type Party,
  sendReview,
  type TestDeal,
} from '../trust/trust.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const tableOf = { order: 'orders', booking: 'bookings', settlement: 'settlements', quote: 'quotes' } as const;

/** Moves a deal into an earlier month. */
const moveDeal = ({ kind, id }: Pick<TestDeal, 'kind' | 'id'>, months: number, { parts } = api) =>
  sql`update ${sql.table(tableOf[kind])} set created_at = created_at - ${months} * interval '1 month' where id = ${id}`.execute(
    parts.db,
  );

const aPair = async (on = api) => ({ buyer: await aParty(on, ['buyer']), supplier: await aParty(on, ['supplier']) });
const supplierOf = async ({ accountId }: Party) => (await api.call(sellerProfile, { params: { id: accountId } })).body;
const buyerOf = async ({ accountId }: Party) => (await api.call(buyerProfile, { params: { id: accountId } })).body;

it('[PE-066] [PE-074] [PE-090] computes sales and spending from orders, rentals and auctions', async () => {
  const sides = await aPair();
  const read = async () => {
    const { sales, totalSales, deals } = await supplierOf(sides.supplier);
    return { sales, totalSales, deals, spending: (await buyerOf(sides.buyer)).spending };
  };
  expect(await read()).toEqual({ sales: null, totalSales: null, deals: 0, spending: null });

  // The order is AED 600,001 (USD 163,376) and the auction USD 12,000. Two deals are too few for a sum.
  await moveDeal(await aCompletedOrder(api, sides), 1);
  await moveDeal(await aReleasedSettlement(api, sides), 2);
  expect(await read()).toEqual({ sales: null, totalSales: null, deals: 2, spending: null });

  const rental = await aCompletedRental(api, sides);
  expect(await read()).toMatchObject({ sales: null, deals: 3 });
  await moveDeal(rental, 3);
  const { usd } = await api.parts.db
    .selectFrom('trades')
    .select(sql<number>`usd::float8`.as('usd'))
    .where('deal_id', '=', rental.id)
    .executeTakeFirstOrThrow();
  expect(usd).toBeGreaterThan(0);
  const sum = Number((163_376 + 12_000 + usd).toPrecision(2));
  expect(await read()).toEqual({ sales: sum, totalSales: sum, deals: 3, spending: sum });

  // A deal of last year counts in the total only; the running month and an order that is not accepted do not count.
  await moveDeal(await aCompletedOrder(api, sides), 13);
  await aCompletedOrder(api, sides);
  await moveDeal({ kind: 'order', id: await anOrder(api.parts.db, sides.buyer, sides.supplier.accountId) }, 2);
  const all = Number((2 * 163_376 + 12_000 + usd).toPrecision(2));
  expect(await read()).toEqual({ sales: sum, totalSales: all, deals: 4, spending: sum });
});

it('[PE-056] [PE-074] computes rating and reviews from the reviews of the deals', async () => {
  const sides = await aPair();
  const deal = await aCompletedOrder(api, sides);
  expect(await supplierOf(sides.supplier)).toMatchObject({ rating: 0, totalReviews: 0, reviews: [] });
  await sendReview(api, deal, sides.buyer, { stars: 5, text: 'Came on the day.' });
  // Until both sides have written, or the time is over, nothing is public.
  expect(await supplierOf(sides.supplier)).toMatchObject({ rating: 0, totalReviews: 0, reviews: [] });
  await sendReview(api, deal, sides.supplier, { stars: 2 });
  const reviews = [{ rating: 5, text: 'Came on the day.', createdAt: expect.any(String) }];
  expect(await supplierOf(sides.supplier)).toMatchObject({ rating: 5, totalReviews: 1, reviews });
  expect(await buyerOf(sides.buyer)).toMatchObject({ rating: 2, totalReviews: 1 });
  const second = await aCompletedRental(api, sides);
  await sendReview(api, second, sides.buyer, { stars: 2, text: 'Two days late.' });
  await moveReviewsBack(api, second, 15);
  const rated = await supplierOf(sides.supplier);
  expect(rated).toMatchObject({ rating: 3.5, totalReviews: 2 });
  expect(rated.reviews.map(({ rating }) => rating).sort()).toEqual([2, 5]);
});

it('[PE-056] adds up only what the network sold in the last twelve whole months', async () => {
  // The network of this test has no other deals.
  const own = await testApi();
  const sides = await aPair(own);
  for (const months of [0, 1, 2, 12, 13]) await moveDeal(await aCompletedOrder(own, sides), months, own);
  const { stats } = (await own.call(supplierNetwork, {})).body;
  await own.stop();
  // Three orders of USD 163,376 count: not that of the running month, and not that of thirteen months ago.
  expect(stats.annualSales).toBe(490_000);
});

it('[PE-055] [PE-056] [PE-084] puts the suppliers with the most deals first and adds up the whole network', async () => {
  // The statistics of the network are cached for five minutes, so this test has its own process.
  const empty = await testApi();
  const before = (await empty.call(supplierNetwork, {})).body;
  await empty.stop();
  expect(before.stats).toMatchObject({ annualSales: 0, satisfaction: 0 });

  const [few, most, none] = [await aPair(), await aPair(), await aPair()];
  const reviewed = await aCompletedOrder(api, few);
  await sendReview(api, reviewed, few.buyer, { stars: 4 });
  await sendReview(api, reviewed, few.supplier);
  for (const months of [1, 2, 3]) await moveDeal(await aCompletedOrder(api, most), months);
  const { topSuppliers, stats } = (await api.call(supplierNetwork, {})).body;
  const places = topSuppliers.map(({ _id }) => _id);
  const [first, second] = [places.indexOf(most.supplier.accountId), places.indexOf(few.supplier.accountId)];
  expect(first).toBeGreaterThanOrEqual(0);
  expect(second).toBeGreaterThan(first);
  expect(topSuppliers.map(({ deals }) => deals)).toEqual(topSuppliers.map(({ deals }) => deals).sort((a, b) => b - a));
  expect(topSuppliers[first]).toMatchObject({ deals: 3, sales: 490_000 });
  expect(topSuppliers[second]).toMatchObject({ rating: 4 });
  expect(stats.annualSales).toBeGreaterThanOrEqual(490_000);
  const { rows } = await sql<{ mean: number }>`
    select round(avg(stars), 1)::float8 as mean from reviews where side = 'buyer'`.execute(api.parts.db);
  expect(stats.satisfaction).toBe(rows[0]?.mean);
  const unsold = (await api.call(sellerNetwork, { query: { limit: '24' } })).body.topSuppliers.find(
    ({ _id }) => _id === none.supplier.accountId,
  );
  expect(unsold).toMatchObject({ deals: 0, sales: null, rating: 0 });
  const spender = (await api.call(buyerNetwork, { query: { limit: '24' } })).body.featuredBuyers.find(
    ({ _id }) => _id === most.buyer.accountId,
  );
  expect(spender).toMatchObject({ spending: 490_000 });
});
