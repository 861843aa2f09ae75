import { readOrder } from '@rigsouq/contract/orders/calls';
import * as calls from '@rigsouq/contract/reverse-auctions/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import { aSupplierEntry } from '../supplier-lists/supplier-lists.factory.ts';
import { verifyReverse } from './log/verify-reverse.ts';
import {
  aBlankForm,
  anAuction,
  auctionRow,
  auctionRules,
  createSuppliers,
  endAuction,
  inMinutes,
  sendOffer,
  sendOfferOf,
} from './reverse-auctions.factory.ts';
import { advanceAuctions } from './reverse-scheduler.ts';

let api: TestApi;
let db: Db;
let buyer: Party;
let suppliers: [Party, Party, Party];
beforeAll(async () => {
  api = await testApi();
  db = api.parts.db;
  buyer = await aParty(db, ['buyer'], { name: 'Sahra Contracting' });
  suppliers = (await createSuppliers(db, 3)) as [Party, Party, Party];
});
afterAll(() => api.stop());

const create = (over: object = {}, by = buyer) =>
  api.call(calls.createReverseAuction, { body: aBlankForm(suppliers, over) }, { token: by.token });
async function read<S extends 'buyer' | 'supplier'>(id: string, { token }: Party, _side: S) {
  const { status, body } = await api.call(calls.readReverseAuction, { params: { id } }, { token });
  expect(status).toBe(200);
  return body as Extract<typeof body, { side: S }>;
}
const runScheduler = () => advanceAuctions(db, api.parts.log);
const expectVerified = async (id: string) => expect(await verifyReverse(db, id)).toMatchObject({ fault: undefined });
/** Reads the queued events of an auction. */
async function eventsOf(id: string) {
  const { rows } = await sql<{ what: string; tell: string[]; sides: string[]; words: Record<string, string> }>`
    select payload->'facts'->>'what' as what, payload->'facts'->'tell' as tell, payload->'facts'->'sides' as sides,
      payload->'facts'->'words' as words
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'event reverse.stepped' and payload->'facts'->>'subjectId' = ${id} order by j.id`.execute(db);
  return rows;
}
const ids = (parties: readonly Party[]) => parties.map(({ accountId }) => accountId).toSorted();

describe('[PR-008] a new auction', () => {
  it('invites the suppliers, notifies them of its start, and is readable for both sides', async () => {
    const { status, body } = await create({ startsAt: '2026-12-20T10:00:00Z', endsAt: '2026-12-20T11:00:00Z' });
    expect([status, body.message]).toEqual([200, 'Auction scheduled. Suppliers have been notified.']);
    const own = await read(body._id, buyer, 'buyer');
    expect(own).toMatchObject({
      side: 'buyer',
      number: 'RA-2026-0001',
      state: 'scheduled',
      ceiling: 500_000,
      decrement: 1,
      length: 1,
      can: { cancel: true, close: false, award: false, approve: false },
    });
    expect(own.suppliers.map(({ companyName, rank, seen }) => [companyName, rank, seen])).toEqual([
      ['Supplier 1', null, false],
      ['Supplier 2', null, false],
      ['Supplier 3', null, false],
    ]);
    const theirs = await read(body._id, suppliers[0], 'supplier');
    expect(theirs).toMatchObject({
      side: 'supplier',
      stand: 'invited',
      rank: null,
      total: null,
      most: 500_000,
      own: [],
      mine: [],
      buyer: { companyName: 'Sahra Contracting' },
      can: { offer: false },
    });
    expect((await read(body._id, buyer, 'buyer')).suppliers.map(({ seen }) => seen)).toEqual([true, false, false]);
    const [event, ...more] = await eventsOf(body._id);
    expect([event?.what, event?.tell.toSorted(), more]).toEqual(['reverse.invited', ids(suppliers), []]);
    expect(event?.words).toEqual({
      company: 'Sahra Contracting',
      title: 'Machines for the coast road',
      when: '20 Dec 2026, 14:00 Dubai time',
      whenAr: '20 ديسمبر 2026، 14:00 بتوقيت دبي',
    });
    await expectVerified(body._id);
  });

  it('starts now or within a year and lasts five minutes to seven days', async () => {
    const code = async (startsAt: string, endsAt: string) => (await create({ startsAt, endsAt })).body.code;
    expect(await code(inMinutes(-2), inMinutes(60))).toBe('reverse.dates');
    expect(await code(inMinutes(10), inMinutes(14.9))).toBe('reverse.dates');
    expect(await code(inMinutes(10), inMinutes(10 + 7 * 24 * 60 + 1))).toBe('reverse.dates');
    expect(await code(inMinutes(367 * 24 * 60), inMinutes(367 * 24 * 60 + 60))).toBe('reverse.dates');
    expect(await code(inMinutes(-0.5), inMinutes(10))).toBeUndefined();
  });

  it('refuses fewer than two suppliers, unknown, blocked or own ones, and invalid amounts', async () => {
    const code = async (over: object) => (await create(over)).body.code;
    const [one, two] = suppliers.map(({ accountId }) => accountId);
    expect(await code({ suppliers: [one] })).toBe('request.invalid');
    expect(await code({ suppliers: [one, one] })).toBe('reverse.too_few');
    expect(await code({ suppliers: [one, newId()] })).toBe('rfq.supplier');
    const both = await aParty(db, ['buyer', 'supplier']);
    expect((await create({ suppliers: [one, both.accountId] }, both)).body.code).toBe('rfq.supplier');
    await aSupplierEntry(api, buyer, two ?? '', { standing: 'blocked' });
    expect(await code({})).toBe('rfq.supplier');
    await aSupplierEntry(api, buyer, two ?? '');
    expect(await code({ ceiling: 10.001 })).toBe('listing.price_digits');
    expect(await code({ decrement: 0.2 })).toBe('request.invalid');
    expect(await code({ decrement: 0.27 })).toBe('request.invalid');
  });

  it('is created once when the request is repeated with the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'the-same-auction' };
    const body = aBlankForm(suppliers, { title: 'Created once' });
    const send = () => api.call(calls.createReverseAuction, { body }, { token: buyer.token, headers });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    const created = await db.selectFrom('reverse_auctions').select('id').where('title', '=', body.title).execute();
    expect(created).toEqual([{ id: one.body._id }]);
  });
});

describe('[PR-008] an offer', () => {
  it('lowers the best total and shows each supplier its own rank', async () => {
    const id = await anAuction(api, buyer, suppliers);
    const [a, b, c] = suppliers;
    const first = await sendOffer(api, a, id, 200_000, 99_999.5);
    expect(first).toMatchObject({ status: 200, body: { total: 499_999.5, rank: 1, nextMost: 494_999.5 } });
    expect((await sendOfferOf(api, b, id, 400_001)).rank).toBe(1);
    expect((await sendOfferOf(api, c, id, 400_001)).rank).toBe(2);
    expect((await sendOfferOf(api, a, id, 490_001)).rank).toBe(3);
    expect(await read(id, a, 'supplier')).toMatchObject({ state: 'live', stand: 'offered', rank: 3, total: 490_001 });
    const own = await read(id, a, 'supplier');
    expect(own.mine.map(({ seq, total }) => [seq, total])).toEqual([
      [null, 490_001],
      [null, 499_999.5],
    ]);

    expect(own.mine[1]?.hash).toBe(first.body.hash);
    expect(own.own).toEqual([
      { line: 1, price: 245_000 },
      { line: 2, price: 1 },
    ]);
    const view = await read(id, buyer, 'buyer');
    expect(
      view.suppliers.map(({ companyName, rank, first, total, offers }) => [companyName, rank, first, total, offers]),
    ).toEqual([
      ['Supplier 2', 1, 400_001, 400_001, 1],
      ['Supplier 3', 2, 400_001, 400_001, 1],
      ['Supplier 1', 3, 499_999.5, 490_001, 2],
    ]);
    expect(view.recent.map(({ seq, total }) => [seq, total])).toEqual([
      [5, 490_001],
      [4, 400_001],
      [3, 400_001],
      [2, 499_999.5],
    ]);
    await expectVerified(id);
  });

  it('has no effect when it is refused', async () => {
    const id = await anAuction(api, buyer, suppliers);
    const [a] = suppliers;
    expect(await sendOffer(api, a, id, 250_000, 0.5)).toMatchObject({
      status: 409,
      body: { code: 'reverse.too_high', facts: { most: 500_000 } },
    });
    await sendOfferOf(api, a, id, 400_001);
    expect((await sendOffer(api, a, id, 200_000, 0.5)).body).toMatchObject({
      code: 'reverse.too_high',
      facts: { most: 396_000.99 },
    });
    expect((await sendOffer(api, a, id, 1.001, 1)).body.code).toBe('listing.price_digits');
    const send = (lines: object[]) =>
      api.call(calls.placeOffer, { params: { id }, body: { lines } }, { token: a.token });
    const price = (line: number) => ({ line, price: 1 });
    for (const lines of [[price(1)], [price(1), price(1)], [price(1), price(3)], [price(1), price(2), price(3)]])
      expect((await send(lines)).body.code).toBe('reverse.line');
    const later = await anAuction(
      api,
      buyer,
      suppliers,
      auctionRules({ startsAt: inMinutes(10), endsAt: inMinutes(20) }),
    );
    expect((await sendOffer(api, a, later, 1, 1)).body.code).toBe('reverse.not_open');
    const stranger = await aParty(db, ['supplier']);
    expect((await sendOffer(api, stranger, id, 1, 1)).body.code).toBe('reverse.unknown');
    expect((await sendOffer(api, a, newId(), 1, 1)).body.code).toBe('reverse.unknown');
    expect(Number((await auctionRow(db, id)).log_seq)).toBe(2);
    await expectVerified(id);
  });

  it('counts once per idempotency key, also concurrently, and is refused under the key of another offer', async () => {
    const id = await anAuction(api, buyer, suppliers);
    const [a] = suppliers;
    const key = newId();
    const [one, two] = await Promise.all([sendOffer(api, a, id, 1_000, 1, key), sendOffer(api, a, id, 1_000, 1, key)]);
    expect([one.status, one.body]).toEqual([two.status, two.body]);
    expect((await sendOffer(api, a, id, 1_000, 1, key)).body).toEqual(one.body);
    expect((await sendOffer(api, a, id, 900, 1, key)).body.code).toBe('request.key_used');
    expect(Number((await auctionRow(db, id)).offers)).toBe(1);
  });

  it('moves the end in the last minutes, also in the lists of the suppliers', async () => {
    const id = await anAuction(api, buyer, suppliers, auctionRules({ endsAt: inMinutes(6), overtimeMinutes: 10 }));
    const [a, b] = suppliers;
    const receipt = await sendOfferOf(api, a, id, 400_001);
    expect(receipt.extended).toBe(true);
    expect(Date.parse(receipt.endsAt) - Date.parse(receipt.at)).toBe(600_000);
    const { body } = await api.call(calls.listReverseInvitations, { query: {} }, { token: b.token });
    expect(body.auctions.find(({ _id }) => _id === id)?.endsAt).toBe(receipt.endsAt);
    expect(await sendOfferOf(api, a, id, 300_001)).toMatchObject({ extended: false });
    expect(await read(id, b, 'supplier')).toMatchObject({ extensions: 1, endsAt: receipt.endsAt });
    await expectVerified(id);
  });

  it('is logged once each when many arrive concurrently, and the ranks follow the totals', async () => {
    const many = await createSuppliers(db, 20, 'Crowd');
    const id = await anAuction(api, buyer, many);
    const answers = await Promise.all(many.map((one, n) => sendOfferOf(api, one, id, 400_001 - 2 * (n % 7))));
    const log = await db.selectFrom('reverse_log').select(['seq', 'hash']).where('auction_id', '=', id).execute();
    const places = new Map(log.map(({ seq, hash }) => [hash, Number(seq)]));
    const taken = answers.map(({ total, hash }, n) => ({ total, seq: places.get(hash) ?? 0, by: many[n]?.accountId }));
    expect(taken.map(({ seq }) => seq).toSorted((one, two) => one - two)).toEqual(many.map((_, n) => n + 2));
    const view = await read(id, buyer, 'buyer');
    const inOrder = taken.toSorted((one, two) => one.total - two.total || one.seq - two.seq);
    expect(view.suppliers.map(({ _id }) => _id)).toEqual(inOrder.map(({ by }) => by));
    await expectVerified(id);
  });
});

describe('the scheduler', () => {
  it('starts and ends an auction once and notifies both sides', async () => {
    const id = await anAuction(api, buyer, suppliers);
    await runScheduler();
    await runScheduler();
    expect((await auctionRow(db, id)).state).toBe('live');
    await sendOfferOf(api, suppliers[0], id, 400_001);
    await endAuction(db, id);
    await endAuction(db, id);
    const row = await auctionRow(db, id);
    expect([row.state, row.closed_at]).toEqual(['ended', row.ends_at]);
    expect((await eventsOf(id)).map(({ what }) => what)).toEqual([
      'reverse.invited',
      'reverse.started',
      'reverse.ended',
    ]);
    expect((await eventsOf(id)).at(-1)?.tell.toSorted()).toEqual(ids([buyer, ...suppliers]));
    expect((await sendOffer(api, suppliers[0], id, 1, 1)).body.code).toBe('reverse.over');
    await expectVerified(id);
  });

  it('is not needed to read or award an auction whose end has passed', async () => {
    const id = await anAuction(api, buyer, suppliers);
    await sendOfferOf(api, suppliers[0], id, 400_001);
    await moveBack(id);
    expect((await sendOffer(api, suppliers[1], id, 1, 1)).body.code).toBe('reverse.over');
    expect(await read(id, buyer, 'buyer')).toMatchObject({ state: 'ended', can: { award: true, cancel: false } });
    expect(await read(id, suppliers[0], 'supplier')).toMatchObject({
      state: 'ended',
      can: { offer: false },
      most: null,
    });
    const body = { supplierId: suppliers[0].accountId };
    const { status } = await api.call(calls.awardReverseAuction, { params: { id }, body }, { token: buyer.token });
    expect([status, (await auctionRow(db, id)).state]).toEqual([200, 'awarded']);
  });

  /** Moves the auction two hours back, but not its log, so that the log cannot be verified afterwards. */
  async function moveBack(id: string): Promise<void> {
    const by = sql`interval '2 hours'`;
    await sql`update reverse_auctions set starts_at = starts_at - ${by}, first_ends_at = first_ends_at - ${by},
      ends_at = ends_at - ${by}, log_at = log_at - ${by} where id = ${id}`.execute(db);
  }
});

describe('a cancellation', () => {
  const cancel = (id: string, by = buyer) =>
    api.call(calls.cancelReverseAuction, { params: { id }, body: { reason: 'No longer needed' } }, { token: by.token });

  it('cancels an auction before its end, and closes it without an award afterwards', async () => {
    const [one, two] = [await anAuction(api, buyer, suppliers), await anAuction(api, buyer, suppliers)];
    for (const id of [one, two]) await sendOfferOf(api, suppliers[0], id, 400_001);
    await endAuction(db, two);
    for (const id of [one, two]) expect((await cancel(id)).status).toBe(200);
    expect((await auctionRow(db, one)).state).toBe('cancelled');
    expect((await auctionRow(db, two)).state).toBe('closed');
    const last = async (id: string) => (await eventsOf(id)).at(-1);
    expect(await last(one)).toMatchObject({ what: 'reverse.cancelled', words: { company: 'Sahra Contracting' } });
    expect(await last(two)).toMatchObject({ what: 'reverse.closed' });
    expect((await last(two))?.tell.toSorted()).toEqual(ids(suppliers));
    for (const id of [one, two]) {
      expect((await cancel(id)).body.code).toBe('reverse.state');
      expect((await sendOffer(api, suppliers[1], id, 1, 1)).body.code).toBe('reverse.over');
      expect(await read(id, suppliers[0], 'supplier')).toMatchObject({ stand: 'ended', reason: 'No longer needed' });
      await expectVerified(id);
    }
  });

  it('is allowed for the buyer only', async () => {
    const id = await anAuction(api, buyer, suppliers);
    expect((await cancel(id, await aParty(db, ['buyer']))).body.code).toBe('reverse.unknown');
    expect((await cancel(id, suppliers[0])).body.code).toBe('access.denied');
  });
});

describe('an award', () => {
  const award = (id: string, supplierId: string, reason = '', { token } = buyer) =>
    api.call(calls.awardReverseAuction, { params: { id }, body: { supplierId, reason } }, { token });

  async function anEndedAuction() {
    const id = await anAuction(api, buyer, suppliers);
    await sendOfferOf(api, suppliers[0], id, 400_001);
    await sendOfferOf(api, suppliers[1], id, 300_001);
    await endAuction(db, id);
    return id;
  }

  it('[PR-008] turns the lowest offer into an order at its prices, and notifies the others only that they lost', async () => {
    const id = await anEndedAuction();
    const { status, body } = await award(id, suppliers[1].accountId);
    expect([status, body.state]).toEqual([200, 'awarded']);
    const view = await read(id, buyer, 'buyer');
    expect(view).toMatchObject({ state: 'awarded', award: { state: 'approved', total: 300_001, mine: true } });
    const order = await api.call(readOrder, { params: { id: view.order?._id ?? '' } }, { token: suppliers[1].token });
    expect(order.body).toMatchObject({
      auctionId: id,
      auctionNumber: view.number,
      rfqId: null,
      net: 300_001,
      currency: 'AED',
    });
    expect(order.body.lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      [150_000, 2],
      [1, 1],
    ]);
    expect(await read(id, suppliers[1], 'supplier')).toMatchObject({
      stand: 'won',
      order: { number: view.order?.number },
    });
    expect(await read(id, suppliers[0], 'supplier')).toMatchObject({ stand: 'lost', order: null, rank: 2 });
    expect(await read(id, suppliers[2], 'supplier')).toMatchObject({ stand: 'ended', order: null, rank: null });
    expect((await eventsOf(id)).at(-1)).toMatchObject({ what: 'reverse.lost', tell: [suppliers[0].accountId] });
    const facts = await db
      .selectFrom('supplier_facts')
      .select(['supplier_id', 'kind', 'value'])
      .where('subject_id', '=', id)
      .execute();
    const factsOf = ({ accountId }: Party) =>
      facts.filter((fact) => fact.supplier_id === accountId).map(({ kind, value }) => `${kind} ${value ?? ''}`.trim());
    expect(suppliers.map((one) => factsOf(one).toSorted())).toEqual([
      ['answered', 'invited', 'priced 75'],
      ['answered', 'invited', 'priced 100', 'won'],
      ['invited'],
    ]);
    expect((await award(id, suppliers[0].accountId, 'Once more')).body.code).toBe('reverse.state');
    await expectVerified(id);
  });

  it('needs a reason for another offer than the lowest, and a supplier who made an offer', async () => {
    const id = await anEndedAuction();
    expect((await award(id, suppliers[2].accountId, 'A friend')).body.code).toBe('reverse.offer');
    expect((await award(id, suppliers[0].accountId)).body.code).toBe('reverse.reason');
    expect((await award(id, suppliers[0].accountId, 'Better machines')).status).toBe(200);
    expect(await read(id, suppliers[0], 'supplier')).toMatchObject({ stand: 'won', rank: 2 });
  });

  it('is refused before the end', async () => {
    const id = await anAuction(api, buyer, suppliers);
    await sendOfferOf(api, suppliers[0], id, 400_001);
    expect((await award(id, suppliers[0].accountId)).body.code).toBe('reverse.state');
  });

  it('is stored once when two are made concurrently', async () => {
    const id = await anEndedAuction();
    const answers = await Promise.all([award(id, suppliers[1].accountId), award(id, suppliers[0].accountId, 'Better')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders where auction_id = ${id}`.execute(
      db,
    );
    expect(rows[0]?.n).toBe(1);
  });
});

it('queues page updates with an offer for the buyer, its supplier and the suppliers it overtakes', async () => {
  const id = await anAuction(api, buyer, suppliers);
  const notifiedAccounts = async () => {
    const { rows } = await sql<{ account: string }>`with removed as (
        select graphile_worker.remove_job(key) from graphile_worker.jobs
        where task_identifier = 'reverse_auctions.changed' and key like ${`reverse auction ${id} %`}
      ) select (remove_job).key as account from removed`.execute(db);
    return rows.map(({ account }) => account.split(' ').at(-1)).sort();
  };
  const sorted = (...parties: Party[]) => parties.map(({ accountId }) => accountId).sort();
  const [first, second] = suppliers;
  await sendOfferOf(api, first, id, 400_001);
  expect(await notifiedAccounts()).toEqual(sorted(buyer, first));
  await sendOfferOf(api, second, id, 300_001);
  expect(await notifiedAccounts()).toEqual(sorted(buyer, first, second));
  // The leader lowers its own offer; the supplier behind must not be able to count that.
  await sendOfferOf(api, second, id, 200_001);
  expect(await notifiedAccounts()).toEqual(sorted(buyer, second));
});
