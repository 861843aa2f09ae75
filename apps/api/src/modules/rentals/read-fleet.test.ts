import { FLEET_WEEKS, readFleet } from '@rigsouq/contract/rentals/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aListing, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aBooking, inDays, moveBookingBack } from './rentals.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const aBuyer = async () => aSession(api, (await anAccount(api.parts.db, { roles: ['buyer'] })).email);
const read = async (token: string, query: Record<string, unknown>) =>
  (await api.call(readFleet, { query }, { token })).body;

it('lists the own machines for rent with the bookings that have a day in the eight weeks', async () => {
  const supplier = await aSupplier(api);
  const [one, two] = [
    await aListing(api, supplier.token, aRentForm),
    await aListing(api, supplier.token, { ...aRentForm, title: 'Second machine for rent' }),
  ];
  await aListing(api, supplier.token);
  const buyer = await aBuyer();
  const booked = await aBooking(api, buyer, one, [3, 6]);
  const far = await aBooking(api, buyer, one, [FLEET_WEEKS * 7 + 3, FLEET_WEEKS * 7 + 5]);
  const from = dayOf(new Date());
  const { machines, total, pages } = await read(supplier.token, { from });
  expect([total, pages, machines.map(({ equipment }) => equipment._id).sort()]).toEqual([2, 1, [one, two].sort()]);
  const shown = machines.find(({ equipment }) => equipment._id === one);
  expect(shown?.bookings).toMatchObject([
    {
      _id: booked,
      status: 'Requested',
      startDate: inDays(3),
      endDate: inDays(6),
      lastDay: inDays(5),
      company: 'Test Company',
      overdue: false,
    },
  ]);
  // A request may still be rejected, so it counts for nothing.
  expect(shown?.rented).toBe(0);
  await api.parts.db.updateTable('bookings').set({ status: 'Confirmed' }).where('id', '=', booked).execute();
  const again = (await read(supplier.token, { from })).machines.find(({ equipment }) => equipment._id === one);
  expect(again?.rented).toBe(3);
  const later = (await read(supplier.token, { from: daysLater(from, 7) })).machines;
  expect(later.flatMap(({ bookings }) => bookings.map(({ _id }) => _id))).toEqual([far]);
  const paged = await read(supplier.token, { from, page: 2, limit: 1 });
  expect([paged.machines.length, paged.pages]).toEqual([1, 2]);
});

it('shows a machine that was not given back until today, and nothing of another supplier', async () => {
  const [supplier, other] = [await aSupplier(api), await aSupplier(api)];
  const listing = await aListing(api, supplier.token, aRentForm);
  const booked = await aBooking(api, await aBuyer(), listing, [1, 3]);
  await moveBookingBack(api.parts.db, booked, 24 * 10);
  await api.parts.db.updateTable('bookings').set({ status: 'Active' }).where('id', '=', booked).execute();
  await api.parts.db.updateTable('reservations').set({ overdue: true }).where('reference_id', '=', booked).execute();
  const from = inDays(-20);
  const [machine] = (await read(supplier.token, { from })).machines;
  expect(machine?.bookings).toMatchObject([{ _id: booked, overdue: true, lastDay: inDays(0) }]);
  expect(await read(other.token, { from })).toEqual({ machines: [], total: 0, pages: 0 });
  expect((await api.call(readFleet, { query: { from: '2026-13-01' } }, { token: supplier.token })).status).toBe(400);
});
