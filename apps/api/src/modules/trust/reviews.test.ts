import { buyerProfile, sellerProfile } from '@rigsouq/contract/companies/networks';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import * as calls from '@rigsouq/contract/trust/reviews';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { addJob, startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { anOrder } from '../orders/orders.factory.ts';
import {
  aCompletedOrder,
  aCompletedQuote,
  aCompletedRental,
  aParty,
  aReleasedSettlement,
  moveReviewsBack,
  type Party,
  sendReview,
  type TestDeal,
} from './trust.factory.ts';
import { announceReviews } from './trust.jobs.ts';

let api: TestApi;
let worker: Worker;
let buyer: Party;
let supplier: Party;
let stranger: Party;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  [buyer, supplier, stranger] = [
    await aParty(api, ['buyer']),
    await aParty(api, ['supplier']),
    await aParty(api, ['buyer', 'supplier']),
  ];
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const read = (deal: Pick<TestDeal, 'kind' | 'id'>, { token }: Party) =>
  api.call(calls.readDealReviews, { params: { kind: deal.kind, id: deal.id } }, { token });
const listOf = async ({ accountId }: Party, query = {}) =>
  (await api.call(calls.companyReviews, { params: { id: accountId }, query })).body;
const notifications = async ({ token }: Party) =>
  (await api.call(readNotifications, {}, { token })).body.items.map(({ what, words }) => [what, words.deal]);

describe('a review of a completed deal', () => {
  it('is published together with that of the other side, and counts on both profiles', async () => {
    const deal = await aCompletedOrder(api);
    expect((await read(deal, deal.buyer)).body).toMatchObject({
      published: false,
      mine: null,
      othersWritten: false,
      others: null,
      can: { write: true, change: false, reply: false },
    });
    expect((await sendReview(api, deal, deal.buyer, { stars: 5 })).body).toEqual({
      message: 'Review saved',
      published: false,
    });
    expect((await read(deal, deal.supplier)).body).toMatchObject({ othersWritten: true, others: null, mine: null });
    await expect
      .poll(() => notifications(deal.supplier))
      .toContainEqual(['review.written', `procurement/orders/${deal.id}`]);
    expect((await listOf(deal.supplier)).total).toBe(0);

    expect((await sendReview(api, deal, deal.supplier, { stars: 3, text: 'Paid late' })).body.published).toBe(true);
    expect((await read(deal, deal.buyer)).body).toMatchObject({
      published: true,
      mine: { stars: 5 },
      others: { stars: 3, text: 'Paid late', reply: null },
      can: { write: false, change: false, reply: true },
    });
    expect(await listOf(deal.supplier)).toMatchObject({
      rating: 5,
      total: 1,
      pages: 1,
      byStars: [0, 0, 0, 0, 1],
      reviews: [{ kind: 'order', author: { _id: deal.buyer.accountId, side: 'buyer' } }],
    });
    const profile = await api.call(sellerProfile, { params: { id: deal.supplier.accountId } });
    expect(profile.body).toMatchObject({ rating: 5, totalReviews: 1 });
    const other = await api.call(buyerProfile, { params: { id: deal.buyer.accountId } });
    expect(other.body).toMatchObject({ rating: 3, totalReviews: 1 });
    for (const side of [deal.buyer, deal.supplier])
      await expect
        .poll(() => notifications(side))
        .toContainEqual(['review.published', `procurement/orders/${deal.id}`]);
  });

  it('is possible after a completed quote, rental, order or auction only', async () => {
    const sides = { buyer, supplier };
    const deals = [
      await aCompletedQuote(api, sides),
      await aCompletedRental(api, sides),
      await aReleasedSettlement(api, sides),
    ];
    for (const deal of deals) {
      expect([deal.kind, (await sendReview(api, deal, buyer)).status]).toEqual([deal.kind, 200]);
      expect([deal.kind, (await sendReview(api, deal, supplier)).body.published]).toEqual([deal.kind, true]);
    }
    const unfinished = await anOrder(api.parts.db, buyer, supplier.accountId);
    expect((await read({ kind: 'order', id: unfinished }, buyer)).body.code).toBe('review.no_deal');
    expect((await sendReview(api, { kind: 'order', id: unfinished, ...sides }, buyer)).body.code).toBe(
      'review.no_deal',
    );
    // The id of a deal is unknown under another kind of deal.
    const [quote] = deals;
    expect((await read({ kind: 'booking', id: quote?.id ?? '' }, buyer)).body.code).toBe('review.no_deal');
    const received = await notifications(supplier);
    expect(received.some(([what, page]) => what === 'review.published' && page?.startsWith('consignments/'))).toBe(
      true,
    );
  });

  it('is stored and published when both sides write concurrently', async () => {
    for (let round = 0; round < 6; round++) {
      const deal = await aCompletedOrder(api, { buyer, supplier });
      const both = await Promise.all([sendReview(api, deal, buyer), sendReview(api, deal, supplier)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both.filter(({ body }) => body.published)).toHaveLength(1);
      expect((await read(deal, buyer)).body).toMatchObject({ published: true, mine: {}, others: {} });
    }
  });

  it('is stored once when one side sends it twice concurrently', async () => {
    const deal = await aCompletedOrder(api, { buyer, supplier });
    const both = await Promise.all([sendReview(api, deal, buyer), sendReview(api, deal, buyer, { stars: 2 })]);
    expect(both.map(({ status, body }) => [status, body.published])).toEqual([
      [200, false],
      [200, false],
    ]);
    const { count } = await api.parts.db
      .selectFrom('reviews')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('deal_id', '=', deal.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('is published after 14 days by the database clock when the other side wrote none, and notifies once', async () => {
    const deal = await aCompletedOrder(api);
    await sendReview(api, deal, deal.buyer, { text: 'Never answered' });
    await moveReviewsBack(api, deal, 13.99);
    expect((await listOf(deal.supplier)).total).toBe(0);
    await moveReviewsBack(api, deal, 0.02);
    // The review is public although no job has run.
    expect((await listOf(deal.supplier)).reviews[0]?.text).toBe('Never answered');
    expect((await read(deal, deal.supplier)).body.others?.text).toBe('Never answered');
    const announce = () =>
      inTransaction(api.parts.db, (tx) => addJob(tx, announceReviews, { kind: 'order', id: deal.id }));
    await announce();
    await announce();
    const published = async () =>
      (await notifications(deal.supplier)).filter(([what]) => what === 'review.published').length;
    await expect.poll(published).toBe(1);
    await announce();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await published()).toBe(1);
  });

  it('is changed only until it is published, and refused when the time to write is over', async () => {
    const deal = await aCompletedOrder(api);
    await sendReview(api, deal, deal.buyer, { stars: 1 });
    expect((await sendReview(api, deal, deal.buyer, { stars: 4, text: 'On second thoughts' })).status).toBe(200);
    expect((await read(deal, deal.buyer)).body.mine).toMatchObject({ stars: 4, text: 'On second thoughts' });
    await sendReview(api, deal, deal.supplier);
    expect((await sendReview(api, deal, deal.buyer, { stars: 1 })).body.code).toBe('review.published');
    const rewrite = sql`update reviews set words = 'Perfect' where deal_id = ${deal.id}`.execute(api.parts.db);
    await expect(rewrite).rejects.toThrow('A published review is not changed');
    const remove = sql`delete from reviews where deal_id = ${deal.id}`.execute(api.parts.db);
    await expect(remove).rejects.toThrow('not deleted');

    const old = await aCompletedOrder(api);
    await sql`update order_steps set at = at - interval '15 days' where order_id = ${old.id}`.execute(api.parts.db);
    expect((await sendReview(api, old, old.buyer)).body.code).toBe('review.late');
    expect((await read(old, old.buyer)).body.can).toEqual({ write: false, change: false, reply: false });
  });

  it('takes one public reply of the reviewed company after it is published', async () => {
    const deal = await aCompletedOrder(api);
    await sendReview(api, deal, deal.buyer);
    const { id } = await api.parts.db
      .selectFrom('reviews')
      .select('id')
      .where('deal_id', '=', deal.id)
      .executeTakeFirstOrThrow();
    const reply = (by: Party, text = 'Thank you') =>
      api.call(calls.replyToReview, { params: { id }, body: { text } }, { token: by.token });
    expect((await reply(deal.supplier)).body.code).toBe('review.unknown');
    await sendReview(api, deal, deal.supplier);
    for (const other of [deal.buyer, stranger]) expect((await reply(other)).body.code).toBe('review.unknown');
    expect((await reply(deal.supplier, ' ')).status).toBe(400);
    const both = await Promise.all([reply(deal.supplier), reply(deal.supplier, 'Thank you again')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listOf(deal.supplier)).reviews[0]?.reply?.text).toMatch(/^Thank you/);
    await expect
      .poll(() => notifications(deal.buyer))
      .toContainEqual(['review.replied', `procurement/orders/${deal.id}`]);
  });

  it('is refused from other accounts and with invalid stars or text', async () => {
    const deal = await aCompletedOrder(api);
    expect((await sendReview(api, deal, stranger)).body.code).toBe('review.no_deal');
    expect((await read(deal, stranger)).body.code).toBe('review.no_deal');
    expect((await api.call(calls.writeReview, { params: deal, body: { stars: 5, text: 'x' } })).status).toBe(401);
    for (const over of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { text: ' ' }, { text: 'x'.repeat(1_001) }])
      expect([over, (await sendReview(api, deal, deal.buyer, over)).status]).toEqual([over, 400]);
    const unknown = '018f0000-0000-7000-8000-000000000000';
    expect((await api.call(calls.companyReviews, { params: { id: unknown } })).body.code).toBe('company.unknown');
  });

  it('is listed in pages, newest first', async () => {
    const party = await aParty(api, ['supplier']);
    for (const stars of [1, 2, 3]) {
      const deal = await aCompletedOrder(api, { buyer, supplier: party });
      await sendReview(api, deal, buyer, { stars });
      await sendReview(api, deal, party);
    }
    const [first, second] = [await listOf(party, { limit: 2 }), await listOf(party, { limit: 2, page: 2 })];
    expect([first.pages, first.rating, first.reviews.map(({ stars }) => stars)]).toEqual([2, 2, [3, 2]]);
    expect(second.reviews.map(({ stars }) => stars)).toEqual([1]);
  });
});

it('shows an unpublished review to its author only, in every GET endpoint', async () => {
  const deal = await aCompletedOrder(api);
  const secret = 'Thunder-Lizard-7781';
  await sendReview(api, deal, deal.buyer, { text: secret });
  const { id: reviewId } = await api.parts.db
    .selectFrom('reviews')
    .select('id')
    .where('deal_id', '=', deal.id)
    .executeTakeFirstOrThrow();
  await expect
    .poll(() => notifications(deal.supplier))
    .toContainEqual(['review.written', `procurement/orders/${deal.id}`]);
  const callers = {
    visitor: undefined,
    stranger: stranger.token,
    other: deal.supplier.token,
    operator: await anOperator(api),
  };
  const ids = [deal.id, reviewId, deal.buyer.accountId, deal.supplier.accountId];
  const requested = new Set<string>();
  const isShown = async (path: string, token: string | undefined) => {
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api${path}`,
      remoteAddress: `10.9.${requested.size % 250}.1`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return answer.body.includes(secret);
  };
  const shown: string[] = [];
  for (const { method, path } of api.served.endpoints) {
    if (method !== 'GET') continue;
    const filled = path.includes(':')
      ? ids.flatMap((id) => calls.dealKinds.map((kind) => path.replace(':kind', kind).replaceAll(/:\w+/g, id)))
      : [path];
    for (const one of new Set(filled))
      for (const [caller, token] of Object.entries(callers)) {
        requested.add(one);
        if (await isShown(one, token)) shown.push(`${caller} ${one}`);
      }
  }
  expect(shown).toEqual([]);
  // The author does find the review, so the search above would have found a leak.
  expect(requested.size).toBeGreaterThan(100);
  expect(requested).toContain(`/deals/order/${deal.id}/reviews`);
  expect(await isShown(`/deals/order/${deal.id}/reviews`, deal.buyer.token)).toBe(true);
}, 60_000);
