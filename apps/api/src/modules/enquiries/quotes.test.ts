import { scheduleInspection } from '@rigsouq/contract/enquiries/inspections';
import * as calls from '@rigsouq/contract/enquiries/quotes';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { type QuoteAction, statusAfter } from './quote-state.ts';

let api: TestApi;
let worker: Worker;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: string;
let stranger: string;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  supplier = await aSupplier(api);
  buyer = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer'] })).email);
  stranger = (await aSupplier(api)).token;
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const inDays = (days: number) => daysLater(dayOf(new Date()), days);
const aQuote = async (equipmentId?: string) => {
  const body = { equipmentId: equipmentId ?? (await aListing(api, supplier.token)), note: 'With delivery to Duqm?' };
  return (await api.call(calls.requestQuote, { body }, { token: buyer })).body._id;
};
const answer = (id: string, over = {}, token = supplier.token) => {
  const body = { price: 80_000.5, currency: 'USD', validUntil: inDays(7), note: 'Delivered', ...over };
  return api.call(calls.answerQuote, { params: { id }, body }, { token });
};
const accept = (id: string, over = {}, token = buyer) =>
  api.call(calls.acceptQuote, { params: { id }, body: { price: 80_000.5, currency: 'USD', ...over } }, { token });
const read = async (id: string, token = buyer) => (await api.call(calls.readQuote, { params: { id } }, { token })).body;

describe('requestQuote', () => {
  it('[DE-010] [DE-011] [DE-042] [DA-048] [DA-050] shows the supplier a request and a notification', async () => {
    const equipmentId = await aListing(api, supplier.token, { title: 'Liebherr LTM 1100' });
    const sent = await api.call(calls.requestQuote, { body: { equipmentId } }, { token: buyer });
    expect(sent.body).toEqual({ message: 'Quote request sent successfully!', _id: expect.any(String) });
    const { quotes, total, pages } = (await api.call(calls.mySellingQuotes, {}, { token: supplier.token })).body;
    expect([quotes.length, total, pages]).toEqual([1, 1, 1]);
    const item = {
      equipmentId: { _id: equipmentId, title: 'Liebherr LTM 1100', type: 'sell' },
      status: 'Requested',
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
    };
    expect(quotes[0]).toMatchObject(item);
    const query = { page: '1', limit: '5' };
    const requested = (await api.call(calls.myRequestedQuotes, { query }, { token: buyer })).body;
    expect(requested).toMatchObject({ quotes: [item], total: 1, pages: 1 });
    expect(quotes[0]?.can).toEqual({ quote: true, decline: true, accept: false, reject: false });
    await expect
      .poll(async () => (await api.call(readNotifications, {}, { token: supplier.token })).body.items[0])
      .toMatchObject({ what: 'quote.requested', subjectId: sent.body._id, words: { title: 'Liebherr LTM 1100' } });
    const rental = { equipmentId: await aListing(api, supplier.token, aRentForm) };
    expect((await api.call(calls.requestQuote, { body: rental }, { token: buyer })).status).toBe(200);
  });

  it('accepts one request per machine of another company, also from two concurrent clicks', async () => {
    const equipmentId = await aListing(api, supplier.token);
    const request = (token: string, id = equipmentId) =>
      api.call(calls.requestQuote, { body: { equipmentId: id } }, { token });
    expect((await request(supplier.token)).body.code).toBe('deal.own');
    const both = await Promise.all([request(buyer), request(buyer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await request(buyer, '018f0000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await api.call(calls.requestQuote, { body: { equipmentId } })).status).toBe(401);
  });
});

describe('a quote', () => {
  it('[DE-042] [DE-043] changes from Requested to Quoted to Accepted and records each step in its history', async () => {
    const id = await aQuote();
    expect((await answer(id)).status).toBe(200);
    const seen = await read(id);
    expect(seen).toMatchObject({ status: 'Quoted', price: 80_000.5, currency: 'USD', side: 'buyer' });
    // The price is valid until the end of the day, which in the Gulf is 20:00 UTC.
    expect(seen.validUntil).toBe(`${inDays(7)}T20:00:00.000Z`);
    expect(seen.can).toEqual({ quote: false, decline: false, accept: true, reject: true });
    expect((await accept(id)).status).toBe(200);
    const { status, history } = await read(id, supplier.token);
    expect(status).toBe('Accepted');
    expect(history.map((step) => [step.act, step.by, step.status, step.note, step.price])).toEqual([
      ['request', 'buyer', 'Requested', 'With delivery to Duqm?', null],
      ['quote', 'supplier', 'Quoted', 'Delivered', 80_000.5],
      ['accept', 'buyer', 'Accepted', null, 80_000.5],
    ]);
    expect([history[0]?.name, history[1]?.name]).toEqual([null, expect.any(String)]);
  });

  it('[DE-042] [DE-043] lets the supplier reject before a price and the buyer after it', async () => {
    const [declined, rejected] = [await aQuote(), await aQuote()];
    const body = { note: 'Sold tomorrow' };
    await api.call(calls.declineQuote, { params: { id: declined }, body }, { token: supplier.token });
    await answer(rejected);
    await api.call(calls.rejectQuote, { params: { id: rejected }, body: {} }, { token: buyer });
    expect([(await read(declined)).status, (await read(rejected)).status]).toEqual(['Rejected', 'Rejected']);
    expect((await accept(declined)).body.code).toBe('deal.state');
  });

  it('is accepted only at the price that the buyer saw', async () => {
    const id = await aQuote();
    await answer(id);
    await answer(id, { price: 90_000 });
    expect((await accept(id)).body.code).toBe('quote.changed');
    expect((await accept(id, { price: 90_000, currency: 'SAR' })).body.code).toBe('quote.changed');
    expect((await accept(id, { price: 90_000 })).status).toBe(200);
    expect((await accept(id, { price: 90_000 })).body.code).toBe('deal.state');
  });

  it('[DE-043] expires by the database clock and cannot be accepted after that', async () => {
    const id = await aQuote();
    await answer(id);
    const past = { valid_until: new Date(Date.now() - 1_000) };
    await api.parts.db.updateTable('quotes').set(past).where('id', '=', id).execute();
    expect((await accept(id)).body.code).toBe('quote.expired');
    await api.parts.pool.query("select graphile_worker.add_job('enquiries.expire_quote', $1)", [
      JSON.stringify({ id }),
    ]);
    await expect.poll(async () => (await read(id)).status).toBe('Expired');
    expect((await accept(id)).body.code).toBe('deal.state');
    expect(await aQuote((await read(id)).equipmentId._id)).toBeTypeOf('string');
  });

  it('keeps the decimals of its currency and refuses invalid prices and dates', async () => {
    const id = await aQuote();
    expect((await answer(id, { price: 1.234, currency: 'KWD' })).status).toBe(200);
    expect((await read(id)).price).toBe(1.234);
    for (const wrong of [{ price: 1.234 }, { price: 0 }, { price: -5 }, { currency: 'XXX' }])
      expect((await answer(id, wrong)).status).toBe(400);
    for (const validUntil of [inDays(-1), inDays(400), '2026-02-31', ''])
      expect([validUntil, (await answer(id, { validUntil })).status]).toEqual([validUntil, 400]);
    expect((await answer(id, { validUntil: inDays(0) })).status).toBe(200);
  });

  it('is unknown to other accounts and allows each side its own actions', async () => {
    const id = await aQuote();
    const params = { id };
    for (const [call, body] of [
      [calls.readQuote, undefined],
      [calls.answerQuote, { price: 1, currency: 'USD', validUntil: inDays(3) }],
      [calls.declineQuote, {}],
      [calls.acceptQuote, { price: 1, currency: 'USD' }],
      [calls.rejectQuote, {}],
    ] as const)
      expect([call.path, (await api.call(call, { params, body }, { token: stranger })).body.code]).toEqual([
        call.path,
        'quote.unknown',
      ]);
    expect((await answer(id, {}, buyer)).body.code).toBe('deal.state');
    expect((await accept(id, {}, supplier.token)).body.code).toBe('deal.state');
    expect((await read(id)).status).toBe('Requested');
  });
});

it('[DE-043] accepts a quote once per idempotency key and refuses the key for another quote', async () => {
  const [id, other] = [await aQuote(), await aQuote()];
  for (const one of [id, other]) await answer(one);
  const send = (params: { id: string }) =>
    api.call(
      calls.acceptQuote,
      { params, body: { price: 80_000.5, currency: 'USD' } },
      { token: buyer, headers: { 'idempotency-key': 'accept-0001' } },
    );
  const all = await Promise.all([send({ id }), send({ id }), send({ id })]);
  expect(all.map(({ status, body }) => [status, body.message])).toEqual(all.map(() => [200, 'Quote accepted']));
  expect((await read(id)).history.filter(({ act }) => act === 'accept')).toHaveLength(1);
  expect((await send({ id: other })).body.code).toBe('request.key_used');
  expect((await read(other)).status).toBe('Quoted');
});

it('allows no action after a final status', () => {
  const actions: QuoteAction[] = ['quote', 'decline', 'accept', 'reject', 'expire'];
  for (const status of ['Accepted', 'Rejected', 'Expired'] as const)
    for (const action of actions)
      for (const side of ['buyer', 'supplier', 'clock'] as const)
        expect(statusAfter(action, side, status)).toBeUndefined();
});

describe('readOpenEnquiries', () => {
  it('answers the open quote and inspection of the caller for a machine, and no closed one and none of others', async () => {
    const equipmentId = await aListing(api, supplier.token);
    const open = async (token = buyer) =>
      (await api.call(calls.readOpenEnquiries, { params: { id: equipmentId } }, { token })).body;
    expect(await open()).toEqual({ quote: null, inspection: null });
    const quote = await aQuote(equipmentId);
    expect(await open()).toEqual({ quote, inspection: null });
    for (const token of [stranger, supplier.token])
      expect(await open(token)).toEqual({ quote: null, inspection: null });
    const wanted = { equipmentId, preferredDate: inDays(3), preferredTime: '10:00' };
    const { body } = await api.call(scheduleInspection, { body: wanted }, { token: buyer });
    expect(await open()).toEqual({ quote, inspection: body._id });
    await api.call(calls.declineQuote, { params: { id: quote }, body: {} }, { token: supplier.token });
    expect(await open()).toEqual({ quote: null, inspection: body._id });
    const unknown = await api.call(calls.readOpenEnquiries, { params: { id: quote } }, { token: buyer });
    expect(unknown.body).toEqual({ quote: null, inspection: null });
  });
});
