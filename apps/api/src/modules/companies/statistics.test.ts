import { buyerProfile, sellerNetwork, sellerProfile } from '@rigsouq/contract/companies/networks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anOrder } from '../orders/orders.factory.ts';
import { aCompletedOrder, sendReview } from '../trust/trust.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

/** Moves an order into an earlier month. */
const moveOrder = (id: string, months: number) =>
  sql`update orders set created_at = created_at - ${months} * interval '1 month' where id = ${id}`.execute(
    api.parts.db,
  );

it('[PE-056] [PE-066] [PE-074] [PE-090] adds up the accepted orders and the reviews of companies', async () => {
  const { db } = api.parts;
  const deal = await aCompletedOrder(api);
  const { buyer, supplier } = deal;
  await sendReview(api, deal, buyer, { stars: 5 });
  await sendReview(api, deal, supplier, { stars: 2 });
  const statistics = async () => {
    const { body: seller } = await api.call(sellerProfile, { params: { id: supplier.accountId } });
    const { body: spender } = await api.call(buyerProfile, { params: { id: buyer.accountId } });
    return { sales: seller.sales, totalSales: seller.totalSales, spending: spender.spending };
  };
  await moveOrder(deal.id, 1);
  for (const months of [2, 13]) await moveOrder((await aCompletedOrder(api, { buyer, supplier })).id, months);
  // The order of this month, and one that the supplier has not accepted, do not count.
  await aCompletedOrder(api, { buyer, supplier });
  await moveOrder(await anOrder(db, buyer, supplier.accountId), 2);

  // Each order is AED 600,001, which is USD 163,376. Two orders in a year are too few for a sum.
  expect(await statistics()).toEqual({ sales: null, totalSales: 490_000, spending: null });
  await moveOrder((await aCompletedOrder(api, { buyer, supplier })).id, 3);
  expect(await statistics()).toEqual({ sales: 490_000, totalSales: 650_000, spending: 490_000 });
  const { topSuppliers, stats } = (await api.call(sellerNetwork, { query: {} })).body;
  expect(stats).toMatchObject({ annualSales: 490_000, satisfaction: 5 });
  expect(topSuppliers).toMatchObject([{ _id: supplier.accountId, sales: 490_000, rating: 5 }]);
  const profile = (await api.call(sellerProfile, { params: { id: supplier.accountId } })).body;
  expect(profile).toMatchObject({ rating: 5, totalReviews: 1 });
  const spender = (await api.call(buyerProfile, { params: { id: buyer.accountId } })).body;
  expect(spender).toMatchObject({ rating: 2, totalReviews: 1 });
});
