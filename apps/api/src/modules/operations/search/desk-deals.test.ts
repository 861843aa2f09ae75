// Tests the lists of the deals of all companies.
import { listDeskBookings, listDeskOrders } from '@rigsouq/contract/operations/desk-search';
import { acceptOrder } from '@rigsouq/contract/orders/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aListing, aRentForm, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOrder } from '../../orders/orders.factory.ts';
import { aBooking, moveBookingBack } from '../../rentals/rentals.factory.ts';
import { anOperator } from '../operations.factory.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api, ['settlements']);
});
afterAll(() => api.stop());

const readOrders = async (query: { state?: 'late' | 'issued' | 'accepted'; after?: string } = {}) =>
  (await api.call(listDeskOrders, { query }, { token })).body;
const idsOf = async (query?: Parameters<typeof readOrders>[0]) =>
  (await readOrders(query)).orders.map(({ _id }) => _id);

it('lists late orders with the earliest delivery day first, and others newest first', async () => {
  const { db } = api.parts;
  const [buyer, supplier] = [await anAccount(db), await aSupplier(api)];
  const accepted = async (dueOn: string | null) => {
    const id = await anOrder(db, buyer, supplier.accountId);
    await api.call(acceptOrder, { params: { id } }, { token: supplier.token });
    await sql`update orders set due_on = (now() at time zone 'Asia/Dubai')::date + ${dueOn}::int where id = ${id}`.execute(
      db,
    );
    return id;
  };
  const [yesterday, longAgo, today] = [await accepted('-1'), await accepted('-30'), await accepted('0')];
  const issued = await anOrder(db, buyer, supplier.accountId);
  expect(await idsOf()).toEqual([longAgo, yesterday]);
  expect(await idsOf({ state: 'accepted' })).toEqual([today, longAgo, yesterday]);
  const [item] = (await readOrders({ state: 'issued' })).orders;
  expect(item).toMatchObject({
    _id: issued,
    state: 'issued',
    total: 630_001.05,
    late: false,
    buyer: { _id: buyer.accountId, name: 'Test Company' },
    supplier: { _id: supplier.accountId },
  });
  expect(await idsOf({ state: 'late', after: longAgo })).toEqual([yesterday]);
  expect(await idsOf({ state: 'accepted', after: today })).toEqual([longAgo, yesterday]);
});

it('continues after fifty orders', async () => {
  const { db } = api.parts;
  const [buyer, supplier] = [await anAccount(db), await aSupplier(api)];
  const ids: string[] = [];
  for (let number = 0; number < 51; number++) ids.unshift(await anOrder(db, buyer, supplier.accountId));
  const first = await readOrders({ state: 'issued' });
  expect(first.orders.map(({ _id }) => _id)).toEqual(ids.slice(0, 50));
  const second = await readOrders({ state: 'issued', after: first.next ?? '' });
  expect(second.orders[0]?._id).toBe(ids[50]);
  expect(second.next).toBeNull();
});

it('lists overdue bookings with the earliest end first, and others newest first', async () => {
  const { db } = api.parts;
  const [buyer, supplier] = [await anAccount(db), await aSupplier(api)];
  const session = await aSession(api, buyer.email);
  const book = async () => aBooking(api, session, await aListing(api, supplier.token, aRentForm));
  const [waiting, short, long] = [await book(), await book(), await book()];
  for (const [id, days] of [
    [short, 10],
    [long, 20],
  ] as const) {
    await moveBookingBack(db, id, days * 24);
    await sql`update bookings set status = 'Active' where id = ${id}`.execute(db);
  }
  const read = async (query: object = {}) => (await api.call(listDeskBookings, { query }, { token })).body.bookings;
  expect((await read()).map(({ _id }) => _id)).toEqual([long, short]);
  expect((await read({ after: long })).map(({ _id }) => _id)).toEqual([short]);
  expect((await read({ state: 'Active' })).map(({ _id }) => _id)).toEqual([long, short]);
  expect(await read({ state: 'Requested' })).toMatchObject([
    { _id: waiting, status: 'Requested', total: 1_200, overdue: false, buyer: { _id: buyer.accountId } },
  ]);
});
