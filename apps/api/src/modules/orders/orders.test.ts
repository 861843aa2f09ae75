import { readNotifications } from '@rigsouq/contract/notifications/calls';
import * as calls from '@rigsouq/contract/orders/calls';
import { orderStates } from '@rigsouq/contract/orders/lists';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { extractPdfText } from '../../../test/pdf-text.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { vatRateOn } from './order-rules.ts';
import { nextState } from './order-state.ts';
import { anOrder, anOrderedLine } from './orders.factory.ts';
import { countOrders, selectOrders } from './orders.queries.ts';
import { readTaxAndExchangeRates } from './orders.store.ts';

type Party = { accountId: string; userId: string; token: string };
let api: TestApi;
let worker: Worker;
let buyer: Party;
let supplier: Party;
let stranger: Party;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  const party = async (roles: ('buyer' | 'supplier')[]) => {
    const account = await anAccount(api.parts.db, { roles });
    return { ...account, token: await aSession(api, account.email) };
  };
  [buyer, supplier, stranger] = [await party(['buyer']), await party(['supplier']), await party(['buyer', 'supplier'])];
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const today = () => dayOf(new Date());
const issue = (over: Parameters<typeof anOrder>[3] = {}, by = buyer) =>
  anOrder(api.parts.db, by, supplier.accountId, over);
const read = async (id: string, { token }: Party = buyer) =>
  (await api.call(calls.readOrder, { params: { id } }, { token })).body;
const step = (call: typeof calls.acceptOrder, id: string, { token }: Party, body?: object, headers = {}) =>
  api.call(call, { params: { id }, ...(body && { body }) }, { token, headers });
const accept = (id: string, by = supplier, headers = {}) => step(calls.acceptOrder, id, by, undefined, headers);
const decline = (id: string, by = supplier) =>
  step(calls.declineOrder as never, id, by, { reason: 'The yard is full' });
const cancel = (id: string, by = buyer) => step(calls.cancelOrder as never, id, by, { reason: 'Ordered twice' });
const deliver = (id: string, deliveredOn = today(), by = buyer) =>
  step(calls.deliverOrder as never, id, by, { deliveredOn });
const close = (id: string, by = buyer) => step(calls.closeOrder as never, id, by);
const factsAbout = async (id: string) => {
  const rows = await api.parts.db
    .selectFrom('supplier_facts')
    .select(['kind', 'value', 'supplier_id', 'account_id'])
    .where('subject_id', '=', id)
    .execute();
  expect(rows.every((row) => row.account_id === buyer.accountId && row.supplier_id === supplier.accountId)).toBe(true);
  return rows.map(({ kind, value }) => [kind, value === null ? null : Number(value)]);
};

describe('[PR-006] a purchase order', () => {
  it('shows the parties, the lines, the amounts and the due day to both sides', async () => {
    const id = await issue();
    const order = await read(id);
    expect(order).toMatchObject({
      side: 'buyer',
      state: 'issued',
      title: 'Machines for lot 2',
      currency: 'AED',
      net: 600_001,
      vatRate: 5,
      vat: 30_000.05,
      total: 630_001.05,
      dueOn: daysLater(today(), 14),
      deliveredOn: null,
      other: { _id: supplier.accountId },
    });
    expect(order.number).toMatch(/^PO-20\d\d-\d{4,}$/);
    expect(order.lines).toEqual([
      expect.objectContaining({ line: 1, quantity: 2, unit: 300_000.5, total: 600_001, place: 'Jebel Ali, Dubai' }),
    ]);
    expect(order.buyer.email).toContain('@');
    expect(order.can).toEqual({ accept: false, decline: false, deliver: false, close: false, cancel: true });
    const theirs = await read(id, supplier);
    expect(theirs).toMatchObject({ side: 'supplier', number: order.number, other: { _id: buyer.accountId } });
    expect(theirs.can).toEqual({ accept: true, decline: true, deliver: false, close: false, cancel: false });
    expect(theirs.history).toEqual([expect.objectContaining({ act: 'issue', by: 'buyer', name: null })]);
    await expect
      .poll(async () => (await api.call(readNotifications, {}, { token: supplier.token })).body.items[0])
      .toMatchObject({ what: 'order.issued', subjectId: id, words: { number: order.number } });
  });

  it('is accepted, delivered and closed, and records its history and facts about the supplier', async () => {
    const id = await issue();
    expect((await deliver(id)).body.code).toBe('deal.state');
    expect((await accept(id)).status).toBe(200);
    expect((await cancel(id)).body.code).toBe('deal.state');
    expect((await close(id)).body.code).toBe('deal.state');
    await sql`update orders set created_at = now() - interval '20 days', due_on = ${daysLater(today(), -3)}
      where id = ${id}`.execute(api.parts.db);
    for (const day of [daysLater(today(), 1), daysLater(today(), -21), '2026-02-30'])
      expect([day, (await deliver(id, day)).status]).toEqual([day, 400]);
    expect((await deliver(id, daysLater(today(), -1))).status).toBe(200);
    expect((await close(id)).status).toBe(200);
    const { state, deliveredOn, history, can } = await read(id);
    expect([state, deliveredOn]).toEqual(['closed', daysLater(today(), -1)]);
    expect(history.map(({ act, by }) => [act, by])).toEqual([
      ['issue', 'buyer'],
      ['accept', 'supplier'],
      ['deliver', 'buyer'],
      ['close', 'buyer'],
    ]);
    expect(history.map(({ name }) => name === null)).toEqual([false, true, false, false]);
    expect(Object.values(can).some(Boolean)).toBe(false);
    expect(await factsAbout(id)).toEqual([
      ['order_accepted', null],
      ['delivered', 2],
    ]);
  });

  it('is issued on the day of the country of delivery', async () => {
    // At 20:30 UTC of the day before yesterday, the next day had begun in Dubai and not in Riyadh.
    const evening = new Date(`${daysLater(new Date().toISOString().slice(0, 10), -2)}T20:30:00Z`);
    const issuedAt = evening.toISOString().slice(0, 10);
    for (const [country, status] of [
      ['sa', 200],
      ['ae', 400],
    ] as const) {
      const id = await issue({ country });
      await accept(id);
      await api.parts.db.updateTable('orders').set({ created_at: evening }).where('id', '=', id).execute();
      expect([country, (await deliver(id, issuedAt)).status]).toEqual([country, status]);
    }
  });

  it('counts as in time when delivered by the due day', async () => {
    const id = await issue();
    await accept(id);
    await deliver(id);
    expect(await factsAbout(id)).toContainEqual(['delivered', 0]);
  });

  it('is declined by the supplier or cancelled by the buyer, with a reason that the other side reads', async () => {
    const [declined, cancelled] = [await issue(), await issue()];
    expect((await step(calls.declineOrder as never, declined, supplier, { reason: ' ' })).status).toBe(400);
    expect([(await decline(declined)).status, (await cancel(cancelled)).status]).toEqual([200, 200]);
    expect((await read(declined)).history.at(-1)).toMatchObject({ act: 'decline', note: 'The yard is full' });
    expect((await read(cancelled, supplier)).history.at(-1)).toMatchObject({ act: 'cancel', note: 'Ordered twice' });
    expect([await factsAbout(declined), await factsAbout(cancelled)]).toEqual([[['order_declined', null]], []]);
    await expect
      .poll(async () =>
        (await api.call(readNotifications, {}, { token: buyer.token })).body.items.map((one) => one.what),
      )
      .toContain('order.declined');
  });

  it('is either accepted or cancelled when both happen concurrently, and refuses the other action', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await issue();
      const [accepted, cancelled] = await Promise.all([accept(id), cancel(id)]);
      expect([accepted.status, cancelled.status].sort()).toEqual([200, 409]);
      const { state, history } = await read(id);
      expect([state, history.length]).toEqual([accepted.status === 200 ? 'accepted' : 'cancelled', 2]);
      expect((accepted.status === 409 ? accepted : cancelled).body.code).toBe('deal.state');
    }
  });

  it('is accepted once when the request is repeated with the same idempotency key', async () => {
    const id = await issue();
    const key = { 'idempotency-key': `accept-${id}` };
    const both = await Promise.all([accept(id, supplier, key), accept(id, supplier, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(id)).history).toHaveLength(2);
    expect((await accept(id)).body.code).toBe('deal.state');
  });

  it('is visible only to its two sides, each with its own actions', async () => {
    const id = await issue();
    const requestPdf = (by: Party) => step(calls.createOrderPdfLink as never, id, by, { language: 'en' });
    const answers = [
      read(id, stranger),
      accept(id, stranger),
      decline(id, stranger),
      cancel(id, stranger),
      deliver(id, today(), stranger),
      close(id, stranger),
      requestPdf(stranger),
    ];
    for (const one of await Promise.all(answers)) expect(JSON.stringify(one)).toContain('order.unknown');
    for (const one of [await accept(id, buyer), await decline(id, buyer), await cancel(id, supplier)])
      expect(one.body.code).toBe('deal.state');
    expect((await read(id)).state).toBe('issued');
    for (const side of ['buyer', 'supplier'] as const)
      expect((await api.call(calls.listOrders, { query: { side } }, { token: stranger.token })).body.total).toBe(0);
  });

  it('is late in the lists of both sides when its day of delivery is over and it is not delivered', async () => {
    const id = await issue();
    const dueIn = (days: number) =>
      sql`update orders set due_on = (now() at time zone 'Asia/Dubai')::date + ${days}::int where id = ${id}`.execute(
        api.parts.db,
      );
    const isLate = () =>
      Promise.all(
        [buyer, supplier].map(async ({ token }, at) => {
          const query = { side: (['buyer', 'supplier'] as const)[at] };
          const { orders } = (await api.call(calls.listOrders, { query }, { token })).body;
          return orders.find(({ _id }) => _id === id)?.late;
        }),
      );
    await dueIn(-1);
    expect(await isLate()).toEqual([false, false]);
    await accept(id);
    await dueIn(-1);
    expect(await isLate()).toEqual([true, true]);
    await dueIn(0);
    expect(await isLate()).toEqual([false, false]);
    await dueIn(-1);
    await deliver(id);
    expect(await isLate()).toEqual([false, false]);
  });

  it('takes its number from the buyer’s own sequence, without gaps also under concurrent orders', async () => {
    const account = await anAccount(api.parts.db);
    const own = { ...account, token: await aSession(api, account.email) };
    const tooMuch = [{ ...anOrderedLine, unit: 1e12, quantity: 100_000 }];
    await Promise.allSettled([
      ...Array.from({ length: 6 }, () => issue({}, own)),
      ...Array.from({ length: 3 }, () => issue({ lines: tooMuch }, own)),
      ...Array.from({ length: 6 }, () => issue({}, own)),
    ]);
    const { orders } = (await api.call(calls.listOrders, {}, { token: own.token })).body;
    expect(orders.map(({ number }) => Number(number.slice(-4))).sort((one, two) => one - two)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });
});

describe('the VAT of an order', () => {
  it('follows the rate table of the six countries for each day', async () => {
    const days = ['2017-12-31', '2018-01-01', '2019-01-01', '2020-06-30', '2020-07-01', '2021-04-15', '2021-04-16'];
    const on = async (country: string) => {
      const { vat } = await inTransaction(api.parts.db, (tx) => readTaxAndExchangeRates(tx, country, 'USD'));
      return [...days, '2021-12-31', '2022-01-01', '2026-11-15'].map((day) => vatRateOn(vat, country, day) / 100);
    };
    expect(await on('ae')).toEqual([0, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(await on('sa')).toEqual([0, 5, 5, 5, 15, 15, 15, 15, 15, 15]);
    expect(await on('bh')).toEqual([0, 0, 5, 5, 5, 5, 5, 5, 10, 10]);
    expect(await on('om')).toEqual([0, 0, 0, 0, 0, 0, 5, 5, 5, 5]);
    expect(await on('qa')).toEqual(Array.from({ length: 10 }, () => 0));
    expect(await on('kw')).toEqual(Array.from({ length: 10 }, () => 0));
  });

  it('applies the rate of the country of delivery today, with the decimals of the currency', async () => {
    const lines = [{ ...anOrderedLine, unit: 1_234_567, quantity: 1 }];
    const kuwait = await read(await issue({ country: 'kw', currency: 'KWD', lines }));
    expect([kuwait.net, kuwait.vatRate, kuwait.vat, kuwait.total]).toEqual([1_234.567, 0, 0, 1_234.567]);
    const bahrain = await read(await issue({ country: 'bh', currency: 'BHD', lines }));
    // The exact VAT is 123.4567 dinars and is rounded half up to the fils.
    expect([bahrain.vatRate, bahrain.vat, bahrain.total]).toEqual([10, 123.457, 1_358.024]);
    const oman = await read(await issue({ country: 'om', currency: 'USD', lines }));
    expect([oman.vatRate, oman.vat]).toEqual([5, 617.28]);
    const saudi = await read(await issue({ country: 'sa', currency: 'SAR', lines }));
    expect([saudi.vatRate, saudi.vat]).toEqual([15, 1_851.85]);
  });
});

describe('the PDF of an order', () => {
  it('contains the whole order in both languages and opens only through its signed link', async () => {
    const lines = [
      anOrderedLine,
      { ...anOrderedLine, description: 'حفارة (CAT 320)', mode: 'rent' as const, from: '2027-01-10', to: '2027-02-09' },
    ];
    const id = await issue({ lines });
    const { number } = await read(id);
    const open = (url: string) => api.app.inject({ method: 'GET', url });
    const link = async (language: 'en' | 'ar', { token }: Party) =>
      (await api.call(calls.createOrderPdfLink, { params: { id }, body: { language } }, { token })).body.url;
    for (const [language, party] of [
      ['en', buyer],
      ['ar', supplier],
    ] as const) {
      const answer = await open(await link(language, party));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['cache-control']).toContain('no-store');
      const text = extractPdfText(answer.rawPayload);
      for (const expected of [number, '300,000.50', '1,200,002.00', '60,000.10', '1,260,002.10', 'Caterpillar 320'])
        expect([language, expected, text.includes(expected)]).toEqual([language, expected, true]);
      expect(text.includes('Purchase order')).toBe(language === 'en');
      expect(/[\u0600-\u06ff]{3}/.test(text)).toBe(true);
    }
    const url = await link('en', buyer);
    expect((await open(url.replace('language=en', 'language=ar'))).statusCode).toBe(404);
    expect((await open(url.replace(/expires=\d+/, 'expires=1000000000'))).statusCode).toBe(404);
    expect((await open(url.replace(id, await issue()))).statusCode).toBe(404);
    expect((await open(`/api/procurement/orders/${id}/order.pdf`)).statusCode).toBe(404);
  });
});

it('allows each action only for one side in one state', () => {
  const allowed = calls.orderActions.flatMap((act) =>
    (['buyer', 'supplier'] as const).flatMap((side) =>
      orderStates.flatMap((state) => {
        const next = nextState(act, side, state);
        return next ? [`${side} ${act}: ${state} to ${next}`] : [];
      }),
    ),
  );
  expect(allowed).toEqual([
    'supplier accept: issued to accepted',
    'supplier decline: issued to declined',
    'buyer deliver: accepted to delivered',
    'buyer close: delivered to closed',
    'buyer cancel: issued to cancelled',
  ]);
});

type Step = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
};
const listSteps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(listSteps)];
/** Returns how many orders a statement has read, also those that it left out. */
const countRead = (plan: Step) =>
  listSteps(plan)
    .filter((step) => step['Relation Name'] === 'orders')
    .reduce(
      (sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      0,
    );

it('reads few orders of others in the lists of a company with ten thousand orders', async () => {
  const { db } = api.parts;
  const [own, other] = [await anAccount(db), await anAccount(db)];
  // The triggers would add a job for each order.
  await sql`alter table orders disable trigger user`.execute(db);
  for (const [by, to, count] of [
    [own, supplier, 10_000],
    [other, stranger, 40_000],
  ] as const)
    await sql`insert into orders (id, account_id, supplier_id, created_by, number, title, state, currency, country, net_minor,
        vat_rate, vat_minor, total_minor, net_usd, category)
      select gen_random_uuid(), ${by.accountId}::uuid, ${to.accountId}::uuid, ${by.userId}::uuid, 'PO-2025-' || n, 'Many',
        case when n % 10 = 0 then 'accepted' else 'issued' end, 'AED', 'ae', 100, 500, 5, 105, 27, 'cranes'
      from generate_series(1, ${count}::int) n`.execute(db);
  await sql`alter table orders enable trigger user`.execute(db);
  await sql`vacuum analyze orders`.execute(db);
  for (const [side, id] of [
    ['buyer', own.accountId],
    ['supplier', supplier.accountId],
  ] as const)
    for (const state of [undefined, 'accepted', 'closed'] as const) {
      const filter = { side, state, page: 1, limit: 20 };
      // The planner may walk the orders of the company or those of the state: a fifth of these are of the company.
      for (const [query, most] of [
        [selectOrders(db, id, filter), 500],
        [countOrders(db, id, filter), 11_000],
      ] as const) {
        const [row] = (await query.explain('json', sql`analyze`)) as { 'QUERY PLAN': { Plan: Step }[] }[];
        const [plan] = row?.['QUERY PLAN'] ?? [];
        const read = plan ? countRead(plan.Plan) : Number.NaN;
        expect([side, state, read, read <= most]).toEqual([side, state, read, true]);
      }
    }
});
