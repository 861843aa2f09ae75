import { buyerProfile, sellerProfile } from '@rigsouq/contract/networks';
import { readNotifications } from '@rigsouq/contract/notifications';
import * as calls from '@rigsouq/contract/reviews';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/db.ts';
import { addJob, startWorker, type Worker } from '../../platform/jobs.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { anOrder } from '../orders/orders.factory.ts';
import {
  aCompletedOrder,
  aCompletedQuote,
  aCompletedRental,
  aParty,
  aReleasedSettlement,
  type Dealt,
  daysPassForReviews,
  type Party,
  review,
} from './trust.factory.ts';
import { tellPublished } from './trust.jobs.ts';

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

const read = (deal: Pick<Dealt, 'kind' | 'id'>, { token }: Party) =>
  api.call(calls.readDealReviews, { params: { kind: deal.kind, id: deal.id } }, { token });
const listOf = async ({ accountId }: Party, query = {}) =>
  (await api.call(calls.companyReviews, { params: { id: accountId }, query })).body;
const bell = async ({ token }: Party) =>
  (await api.call(readNotifications, {}, { token })).body.items.map(({ what, words }) => [what, words.deal]);

describe('the reviews of a completed deal', () => {
  it('are published together when both have written, and counted on both profiles', async () => {
    const deal = await aCompletedOrder(api);
    expect((await read(deal, deal.buyer)).body).toMatchObject({
      ...{ published: false, mine: null, othersWritten: false, others: null },
      can: { write: true, change: false, reply: false },
    });
    expect((await review(api, deal, deal.buyer, { stars: 5 })).body).toEqual({
      message: 'Your review has been saved',
      published: false,
    });
    expect((await read(deal, deal.supplier)).body).toMatchObject({ othersWritten: true, others: null, mine: null });
    await expect.poll(() => bell(deal.supplier)).toContainEqual(['review.written', `procurement/orders/${deal.id}`]);
    expect((await listOf(deal.supplier)).total).toBe(0);

    expect((await review(api, deal, deal.supplier, { stars: 3, text: 'Paid late' })).body.published).toBe(true);
    expect((await read(deal, deal.buyer)).body).toMatchObject({
      published: true,
      mine: { stars: 5 },
      others: { stars: 3, text: 'Paid late', reply: null },
      can: { write: false, change: false, reply: true },
    });
    expect(await listOf(deal.supplier)).toMatchObject({
      ...{ rating: 5, total: 1, pages: 1, byStars: [0, 0, 0, 0, 1] },
      reviews: [{ kind: 'order', author: { _id: deal.buyer.accountId, side: 'buyer' } }],
    });
    const profile = await api.call(sellerProfile, { params: { id: deal.supplier.accountId } });
    expect(profile.body).toMatchObject({ rating: 5, totalReviews: 1 });
    const other = await api.call(buyerProfile, { params: { id: deal.buyer.accountId } });
    expect(other.body).toMatchObject({ rating: 3, totalReviews: 1 });
    for (const side of [deal.buyer, deal.supplier])
      await expect.poll(() => bell(side)).toContainEqual(['review.published', `procurement/orders/${deal.id}`]);
  });

  it('come after a quote, a rental, an order and an auction, each once it is done', async () => {
    const sides = { buyer, supplier };
    const deals = [
      await aCompletedQuote(api, sides),
      await aCompletedRental(api, sides),
      await aReleasedSettlement(api, sides),
    ];
    for (const deal of deals) {
      expect([deal.kind, (await review(api, deal, buyer)).status]).toEqual([deal.kind, 200]);
      expect([deal.kind, (await review(api, deal, supplier)).body.published]).toEqual([deal.kind, true]);
    }
    const unfinished = await anOrder(api.parts.db, buyer, supplier.accountId);
    expect((await read({ kind: 'order', id: unfinished }, buyer)).body.code).toBe('review.no_deal');
    expect((await review(api, { kind: 'order', id: unfinished, ...sides }, buyer)).body.code).toBe('review.no_deal');
    // The id of a deal of one kind is nothing among those of another.
    const [quote] = deals;
    expect((await read({ kind: 'booking', id: quote?.id ?? '' }, buyer)).body.code).toBe('review.no_deal');
    const news = await bell(supplier);
    expect(news.some(([what, page]) => what === 'review.published' && page?.startsWith('consignments/'))).toBe(true);
  });

  it('written by both at the same moment are both there, and published', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const deal = await aCompletedOrder(api, { buyer, supplier });
      const both = await Promise.all([review(api, deal, buyer), review(api, deal, supplier)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both.filter(({ body }) => body.published)).toHaveLength(1);
      expect((await read(deal, buyer)).body).toMatchObject({ published: true, mine: {}, others: {} });
    }
  });

  it('sent twice at once by one side are one review', async () => {
    const deal = await aCompletedOrder(api, { buyer, supplier });
    const both = await Promise.all([review(api, deal, buyer), review(api, deal, buyer, { stars: 2 })]);
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

  it('of one side alone are published after 14 days, by the clock of the database, and told once', async () => {
    const deal = await aCompletedOrder(api);
    await review(api, deal, deal.buyer, { text: 'Never answered' });
    await daysPassForReviews(api, deal, 13.99);
    expect((await listOf(deal.supplier)).total).toBe(0);
    await daysPassForReviews(api, deal, 0.02);
    // It is there although no job has run.
    expect((await listOf(deal.supplier)).reviews[0]?.text).toBe('Never answered');
    expect((await read(deal, deal.supplier)).body.others?.text).toBe('Never answered');
    const tell = () => inTransaction(api.parts.db, (tx) => addJob(tx, tellPublished, { kind: 'order', id: deal.id }));
    await tell();
    await tell();
    const published = async () => (await bell(deal.supplier)).filter(([what]) => what === 'review.published').length;
    await expect.poll(published).toBe(1);
    await tell();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await published()).toBe(1);
  });

  it('are changed until they are published and not after; and nobody writes when the time is over', async () => {
    const deal = await aCompletedOrder(api);
    await review(api, deal, deal.buyer, { stars: 1 });
    expect((await review(api, deal, deal.buyer, { stars: 4, text: 'On second thoughts' })).status).toBe(200);
    expect((await read(deal, deal.buyer)).body.mine).toMatchObject({ stars: 4, text: 'On second thoughts' });
    await review(api, deal, deal.supplier);
    expect((await review(api, deal, deal.buyer, { stars: 1 })).body.code).toBe('review.published');
    const rewrite = sql`update reviews set words = 'Perfect' where deal_id = ${deal.id}`.execute(api.parts.db);
    await expect(rewrite).rejects.toThrow('A published review is not changed');
    const remove = sql`delete from reviews where deal_id = ${deal.id}`.execute(api.parts.db);
    await expect(remove).rejects.toThrow('not deleted');

    const old = await aCompletedOrder(api);
    await sql`update order_steps set at = at - interval '15 days' where order_id = ${old.id}`.execute(api.parts.db);
    expect((await review(api, old, old.buyer)).body.code).toBe('review.late');
    expect((await read(old, old.buyer)).body.can).toEqual({ write: false, change: false, reply: false });
  });

  it('have one public reply by the reviewed, once they are published', async () => {
    const deal = await aCompletedOrder(api);
    await review(api, deal, deal.buyer);
    const { id } = await api.parts.db
      .selectFrom('reviews')
      .select('id')
      .where('deal_id', '=', deal.id)
      .executeTakeFirstOrThrow();
    const reply = (by: Party, text = 'Thank you') =>
      api.call(calls.replyToReview, { params: { id }, body: { text } }, { token: by.token });
    expect((await reply(deal.supplier)).body.code).toBe('review.unknown');
    await review(api, deal, deal.supplier);
    for (const other of [deal.buyer, stranger]) expect((await reply(other)).body.code).toBe('review.unknown');
    expect((await reply(deal.supplier, ' ')).status).toBe(400);
    const both = await Promise.all([reply(deal.supplier), reply(deal.supplier, 'Thank you again')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listOf(deal.supplier)).reviews[0]?.reply?.text).toMatch(/^Thank you/);
    await expect.poll(() => bell(deal.buyer)).toContainEqual(['review.replied', `procurement/orders/${deal.id}`]);
  });

  it('are for the two sides, in bounds', async () => {
    const deal = await aCompletedOrder(api);
    expect((await review(api, deal, stranger)).body.code).toBe('review.no_deal');
    expect((await read(deal, stranger)).body.code).toBe('review.no_deal');
    expect((await api.call(calls.writeReview, { params: deal, body: { stars: 5, text: 'x' } })).status).toBe(401);
    for (const over of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { text: ' ' }, { text: 'x'.repeat(1_001) }])
      expect([over, (await review(api, deal, deal.buyer, over)).status]).toEqual([over, 400]);
    const unknown = '018f0000-0000-7000-8000-000000000000';
    expect((await api.call(calls.companyReviews, { params: { id: unknown } })).body.code).toBe('company.unknown');
  });

  it('come in pages, newest first', async () => {
    const party = await aParty(api, ['supplier']);
    for (const stars of [1, 2, 3]) {
      const deal = await aCompletedOrder(api, { buyer, supplier: party });
      await review(api, deal, buyer, { stars });
      await review(api, deal, party);
    }
    const [first, second] = [await listOf(party, { limit: 2 }), await listOf(party, { limit: 2, page: 2 })];
    expect([first.pages, first.rating, first.reviews.map(({ stars }) => stars)]).toEqual([2, 2, [3, 2]]);
    expect(second.reviews.map(({ stars }) => stars)).toEqual([1]);
  });
});

it('no call that reads shows an unpublished review to anybody but its writer', async () => {
  const deal = await aCompletedOrder(api);
  const secret = 'Thunder-Lizard-7781';
  await review(api, deal, deal.buyer, { text: secret });
  const { id: reviewId } = await api.parts.db
    .selectFrom('reviews')
    .select('id')
    .where('deal_id', '=', deal.id)
    .executeTakeFirstOrThrow();
  await expect.poll(() => bell(deal.supplier)).toContainEqual(['review.written', `procurement/orders/${deal.id}`]);
  const people = {
    visitor: undefined,
    stranger: stranger.token,
    other: deal.supplier.token,
    operator: await anOperator(api),
  };
  const ids = [deal.id, reviewId, deal.buyer.accountId, deal.supplier.accountId];
  const asked = new Set<string>();
  const look = async (path: string, token: string | undefined) => {
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api${path}`,
      remoteAddress: `10.9.${asked.size % 250}.1`,
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
      for (const [who, token] of Object.entries(people)) {
        asked.add(one);
        if (await look(one, token)) shown.push(`${who} ${one}`);
      }
  }
  expect(shown).toEqual([]);
  // It really asks: the writer finds it on its one page.
  expect(asked.size).toBeGreaterThan(100);
  expect(asked).toContain(`/deals/order/${deal.id}/reviews`);
  expect(await look(`/deals/order/${deal.id}/reviews`, deal.buyer.token)).toBe(true);
}, 60_000);
