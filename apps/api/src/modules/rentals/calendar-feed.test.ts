import * as calls from '@rigsouq/contract/rentals/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aListing, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aBooking, inDays, moveBookingBack } from './rentals.factory.ts';

let api: TestApi;
let buyer: string;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
beforeAll(async () => {
  api = await testApi();
  buyer = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer'] })).email);
  supplier = await aSupplier(api);
});
afterAll(() => api.stop());

const renew = async () => (await api.call(calls.renewCalendarFeed, {}, { token: supplier.token })).body.path ?? '';
const open = (path: string) => api.app.inject({ url: path });
const confirm = (id: string) => api.call(calls.confirmBooking, { params: { id }, body: {} }, { token: supplier.token });

describe('the calendar of a supplier', () => {
  it('contains the bookings of its own machines only', async () => {
    const crane = await aListing(api, supplier.token, { ...aRentForm, title: 'Grove, GMK5250' });
    const requested = await aBooking(api, buyer, crane, [3, 6]);
    const confirmed = await aBooking(api, buyer, crane, [10, 10]);
    await confirm(confirmed);
    const other = await aSupplier(api);
    await aBooking(api, buyer, await aListing(api, other.token, { ...aRentForm, title: 'Of another' }));
    const { headers, body } = await open(await renew());
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
    const compact = (day: string) => day.replaceAll('-', '');
    for (const line of [
      `UID:${requested}@rigsouq`,
      `UID:${confirmed}@rigsouq`,
      'STATUS:TENTATIVE',
      'STATUS:CONFIRMED',
      'SUMMARY:Grove\\, GMK5250: Test Company',
      `DTSTART;VALUE=DATE:${compact(inDays(3))}`,
      `DTEND;VALUE=DATE:${compact(inDays(6))}`,
      `DTEND;VALUE=DATE:${compact(inDays(11))}`,
    ])
      expect(body.split('\r\n')).toContain(line);
    expect(body).not.toContain('Of another');
    await moveBookingBack(api.parts.db, requested, 49);
    expect((await open(await renew())).body).not.toContain(requested);
  });

  it('keeps its address until it is renewed or closed, which makes the old address invalid', async () => {
    const first = await renew();
    expect((await api.call(calls.readCalendarFeed, {}, { token: supplier.token })).body.path).toBe(first);
    const second = await renew();
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
    expect((await api.call(calls.endCalendarFeed, {}, { token: supplier.token })).status).toBe(200);
    expect((await open(second)).json().code).toBe('calendar.unknown');
    expect((await api.call(calls.readCalendarFeed, {}, { token: supplier.token })).body.path).toBeNull();
  });

  it('opens only with its signed address, which cannot be derived from another one', async () => {
    const path = await renew();
    const [id = '', signature = ''] = path.split('/').at(-1)?.split('.') ?? [];
    const guesses = [
      `/api/calendars/${id}.ics`,
      `/api/calendars/${id}.${'A'.repeat(43)}.ics`,
      `/api/calendars/018f0000-0000-7000-8000-000000000000.${signature}.ics`,
      '/api/calendars/x',
    ];
    for (const guess of guesses) expect([guess, (await open(guess)).statusCode]).toEqual([guess, 404]);
  });
});

describe('the utilisation of machines', () => {
  const read = async (from: string, months = 2) => {
    const query = { from, months: String(months) };
    return (await api.call(calls.readUtilisation, { query }, { token: supplier.token })).body;
  };

  it('counts each day of a month once on which a machine is out or confirmed to be', async () => {
    supplier = await aSupplier(api);
    const month = inDays(40).slice(0, 7);
    const crane = await aListing(api, supplier.token, { ...aRentForm, title: 'Crane' });
    await aListing(api, supplier.token, { ...aRentForm, title: 'Idle' });
    await aListing(api, supplier.token, { title: 'For sale' });
    const fifth = Math.round((Date.parse(`${month}-05`) - Date.parse(inDays(0))) / 86_400_000);
    await confirm(await aBooking(api, buyer, crane, [fifth, fifth + 3]));
    await confirm(await aBooking(api, buyer, crane, [fifth + 3, fifth + 3]));
    await aBooking(api, buyer, crane, [fifth + 10, fifth + 12]);
    const { machines, total, pages } = await read(month);
    expect([total, pages]).toEqual([2, 1]);
    const rented = Object.fromEntries(machines.map(({ equipment, months }) => [equipment.title, months]));
    const daysOf = (at: string) => new Date(Date.UTC(Number(at.slice(0, 4)), Number(at.slice(5)), 0)).getUTCDate();
    const next = rented.Crane?.[1]?.month ?? '';
    expect(rented).toEqual({
      Crane: [
        { month, days: daysOf(month), rented: 4 },
        { month: next, days: daysOf(next), rented: 0 },
      ],
      Idle: [
        { month, days: daysOf(month), rented: 0 },
        { month: next, days: daysOf(next), rented: 0 },
      ],
    });
    expect(next > month).toBe(true);
  });

  it('counts a rental across the end of a month in both months', async () => {
    supplier = await aSupplier(api);
    const crane = await aListing(api, supplier.token, { ...aRentForm });
    const month = inDays(70).slice(0, 7);
    const first = Math.round((Date.parse(`${month}-01`) - Date.parse(inDays(0))) / 86_400_000);
    await confirm(await aBooking(api, buyer, crane, [first - 2, first + 3]));
    const before = inDays(first - 1).slice(0, 7);
    expect((await read(before)).machines[0]?.months.map(({ rented }) => rented)).toEqual([2, 3]);
    expect(
      (await api.call(calls.readUtilisation, { query: { from: '2026-13' } }, { token: supplier.token })).status,
    ).toBe(400);
  });
});
