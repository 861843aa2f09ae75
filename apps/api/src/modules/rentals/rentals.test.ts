import { readEquipment, verifiedProducts, withdrawListing } from '@rigsouq/contract/catalogue/calls';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import * as calls from '@rigsouq/contract/rentals/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing, aPhoto, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { type BookingAction, statusAfter } from './booking-state.ts';
import { aBooking, aBookingForm, inDays, moveBookingBack } from './rentals.factory.ts';

let api: TestApi;
let worker: Worker;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: string;
let stranger: string;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  supplier = await aSupplier(api);
  buyer = await aBuyer();
  stranger = (await aSupplier(api)).token;
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

// Each buyer has its own hourly limit; an approved company may have many open requests.
const aBuyer = async (approved = true) => {
  const { accountId, email } = await anAccount(api.parts.db, { roles: ['buyer'] });
  if (approved)
    await api.parts.db.updateTable('accounts').set({ approved_at: new Date() }).where('id', '=', accountId).execute();
  return aSession(api, email);
};
const toRent = (over = {}) => aListing(api, supplier.token, { ...aRentForm, ...over });
const book = (equipment: string, days: readonly [number, number], over = {}, options = {}) =>
  api.call(calls.bookEquipment, { body: aBookingForm(equipment, days, over) }, { token: buyer, ...options });
const read = async (id: string, token = buyer) =>
  (await api.call(calls.readBooking, { params: { id } }, { token })).body;
const actions = {
  confirm: calls.confirmBooking,
  reject: calls.rejectBooking,
  cancel: calls.cancelBooking,
  offHire: calls.offHireBooking,
  return: calls.returnBooking,
};
const step = (act: keyof typeof actions, id: string, token: string, note = '') =>
  api.call(actions[act], { params: { id }, body: { note } }, { token });
const taken = async (id: string, from = 0, until = 60) =>
  (await api.call(calls.takenDays, { params: { id }, query: { from: inDays(from), until: inDays(until) } })).body.taken;
/** Runs the job that advances due bookings. */
const runJob = async () => {
  await api.parts.pool.query("select graphile_worker.add_job('rentals.turn_due', '{}')");
  await expect.poll(countJobs, { timeout: 20_000 }).toBe(0);
};
const countJobs = async () => {
  const { rows } = await api.parts.pool.query(
    "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'rentals.turn_due'",
  );
  return rows[0].jobs as number;
};
const statusOf = async (id: string) => (await api.call(readEquipment, { params: { id } })).body.status;
const onHire = async (equipment?: string, days: readonly [number, number] = [0, 4]) => {
  const id = await aBooking(api, buyer, equipment ?? (await toRent()), days);
  await step('confirm', id, supplier.token);
  await runJob();
  return id;
};

describe('a new booking', () => {
  it('[DE-021] [DE-022] [DE-038] [DA-046] [DA-047] reaches the supplier as Requested, in the list and as a notification', async () => {
    const equipment = await toRent({ title: 'Potain tower crane' });
    const made = await book(equipment, [3, 6]);
    expect(made.body).toEqual({
      message: 'Booking created successfully',
      _id: expect.any(String),
      totalCost: 1_200,
      currency: 'USD',
    });
    const query = { page: '1', limit: '5' };
    const list = (await api.call(calls.myEquipmentBookings, { query }, { token: supplier.token })).body;
    expect([list.total, list.pages]).toEqual([1, 1]);
    expect(list.bookings[0]).toMatchObject({
      equipment: { _id: equipment, title: 'Potain tower crane', type: 'rent' },
      status: 'Requested',
      createdAt: expect.stringMatching(/^2\d{3}-\d\d-\d\dT/),
      rentalPeriod: 'daily',
      startDate: inDays(3),
      endDate: inDays(6),
      totalCost: 1_200,
      side: 'supplier',
      can: { confirm: true, reject: true, cancel: true, offHire: false, return: false },
    });
    expect(Math.abs(Date.now() - Date.parse(list.bookings[0]?.createdAt ?? ''))).toBeLessThan(60_000);
    const mine = (await api.call(calls.myBookings, { query }, { token: buyer })).body;
    expect([mine.bookings.length, mine.total, mine.pages]).toEqual([1, 1, 1]);
    expect(mine.bookings[0]).toMatchObject({
      equipment: { _id: equipment, title: 'Potain tower crane', type: 'rent' },
      status: 'Requested',
      createdAt: list.bookings[0]?.createdAt,
      rentalPeriod: 'daily',
      side: 'buyer',
      can: { confirm: false, cancel: true },
    });
    await expect
      .poll(async () => (await api.call(readNotifications, {}, { token: supplier.token })).body.items[0])
      .toMatchObject({ what: 'booking.requested', subjectId: made.body._id, words: { title: 'Potain tower crane' } });
  });

  it('[DE-024] is refused with 409 and the right amount when the total cost differs', async () => {
    const equipment = await toRent();
    const { status, body } = await book(equipment, [3, 11], { rentalPeriod: 'weekly', totalCost: 2_200 });
    expect([status, body.code, body.facts]).toEqual([409, 'booking.cost', { totalCost: 4_400, currency: 'USD' }]);
    expect(await taken(equipment)).toEqual([]);
    expect((await book(equipment, [3, 11], { rentalPeriod: 'weekly', totalCost: 4_400 })).status).toBe(200);
  });

  it('is charged in weeks and days when the buyer chooses that, also after an off-hire', async () => {
    const equipment = await toRent();
    const combined = { rentalPeriod: 'combined' };
    const refused = await book(equipment, [0, 23], { ...combined, totalCost: 8_800 });
    expect([refused.status, refused.body.facts]).toEqual([409, { totalCost: 7_400, currency: 'USD' }]);
    const { _id } = (await book(equipment, [0, 23], { ...combined, totalCost: 7_400 })).body;
    const charges = [
      { unit: 'weekly', units: 3, rate: 2_200 },
      { unit: 'daily', units: 2, rate: 400 },
    ];
    expect(await read(_id)).toMatchObject({ ...combined, totalCost: 7_400, rate: 2_200, charges });
    await step('confirm', _id, supplier.token);
    await moveBookingBack(api.parts.db, _id, 9 * 24);
    expect((await read(_id)).offHireCost).toBe(3_000);
    await step('offHire', _id, buyer);
    expect(await read(_id)).toMatchObject({
      totalCost: 3_000,
      charges: [
        { unit: 'weekly', units: 1, rate: 2_200 },
        { unit: 'daily', units: 2, rate: 400 },
      ],
    });
  });

  it('[DE-023] [DE-024] costs one day when it ends on its first day, and 8 hours per day by the hour', async () => {
    const equipment = await toRent();
    expect((await book(equipment, [5, 5], { totalCost: 0 })).body.facts).toMatchObject({ totalCost: 400 });
    expect((await book(equipment, [5, 5], { totalCost: 400 })).status).toBe(200);
    expect(await taken(equipment)).toEqual([{ from: inDays(5), until: inDays(6) }]);
    const hourly = { rentalPeriod: 'hourly', totalCost: 2 * 8 * 60 };
    expect((await book(equipment, [6, 8], hourly)).body.totalCost).toBe(960);
  });

  it('keeps the three decimals of a dinar', async () => {
    const equipment = await toRent({
      currency: 'KWD',
      dailyRate: '33.335',
      hourlyRate: '4.005',
      weeklyRate: '199.995',
    });
    expect((await book(equipment, [1, 4], { totalCost: 100.01 })).body.facts).toEqual({
      totalCost: 100.005,
      currency: 'KWD',
    });
    const { body } = await book(equipment, [1, 4], { totalCost: 100.005 });
    expect(await read(body._id)).toMatchObject({ totalCost: 100.005, rate: 33.335, currency: 'KWD' });
    expect((await read(body._id)).history[0]).toMatchObject({ act: 'request', price: 100.005 });
  });

  it('[DE-020] is refused for a machine that is for sale, owned by the buyer, unknown or withdrawn', async () => {
    const forSale = await aListing(api, supplier.token);
    expect((await book(forSale, [1, 2])).body.message).toBe('This equipment is not available for rent');
    const equipment = await toRent();
    expect((await book(equipment, [1, 2], {}, { token: supplier.token })).body.code).toBe('deal.own');
    expect((await book(equipment, [1, 2], {}, { token: undefined })).status).toBe(401);
    expect((await book('018f0000-0000-7000-8000-000000000000', [1, 2])).status).toBe(404);
    await api.parts.db.updateTable('listings').set({ status: 'ended' }).where('id', '=', equipment).execute();
    expect((await book(equipment, [1, 2])).body.code).toBe('listing.state');
  });

  it('[DE-019] starts today or later, and ends no earlier than it starts', async () => {
    const equipment = await toRent();
    for (const days of [
      [-1, 2],
      [3, 2],
      [731, 732],
      [1, 733],
    ] as const)
      expect([days, (await book(equipment, days)).body.code]).toEqual([days, 'booking.dates']);
    for (const over of [
      { startDate: '2027-02-30' },
      { deliveryAddress: ' ' },
      { projectType: 'picnic' },
      { totalCost: -1 },
    ])
      expect([over, (await book(equipment, [1, 2], over)).status]).toEqual([over, 400]);
    expect((await book(equipment, [0, 0])).status).toBe(200);
  });

  it('[DE-046] is stored once when 200 concurrent requests want the same days', async () => {
    const equipment = await toRent();
    const buyers = await Promise.all(Array.from({ length: 4 }, aBuyer));
    // No request may fail because it waits long for a connection on a busy machine.
    api.parts.pool.options.connectionTimeoutMillis = 60_000;
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, at) => book(equipment, [3 + (at % 3), 9], {}, { token: buyers[at % 4] })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of tries) if (status !== 200) expect(body.code).toBe('machine.promised');
    const stored = await api.parts.db.selectFrom('bookings').where('listing_id', '=', equipment).selectAll().execute();
    expect(stored).toHaveLength(1);
  });
});

describe('repeated booking requests', () => {
  const key = (value: string) => ({ headers: { 'idempotency-key': value } });

  it('allows ten open requests, and more for an approved company, also under concurrent requests', async () => {
    const token = await aBuyer(false);
    const machines = await Promise.all(Array.from({ length: 12 }, () => toRent()));
    const answers = await Promise.all(machines.map((id) => book(id, [3, 6], {}, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refused).toEqual(['booking.too_many', 'booking.too_many']);
    const one = answers.find(({ status }) => status === 200)?.body._id ?? '';
    await step('cancel', one, token);
    expect((await book(await toRent(), [3, 6], {}, { token })).status).toBe(200);
    const approved = await aBuyer();
    for (const id of machines.slice(0, 11))
      expect((await book(id, [10, 12], {}, { token: approved })).status).toBe(200);
  });

  it('returns the same booking for the same idempotency key, also for concurrent requests', async () => {
    const equipment = await toRent();
    const both = await Promise.all([1, 2].map(() => book(equipment, [3, 6], {}, key('first-click-0001'))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect((await book(equipment, [3, 6], {}, key('first-click-0001'))).body).toEqual(both[0]?.body);
    expect((await book(equipment, [3, 6])).body.code).toBe('machine.promised');
  });

  it('does not repeat the first answer for another body, another account or after a refusal', async () => {
    const equipment = await toRent();
    expect((await book(equipment, [3, 6], { totalCost: 1 }, key('second-click-1'))).body.code).toBe('booking.cost');
    expect((await book(equipment, [3, 6], {}, key('second-click-1'))).status).toBe(200);
    expect((await book(equipment, [8, 9], {}, key('second-click-1'))).body.code).toBe('request.key_used');
    const other = await book(equipment, [3, 6], {}, { token: await aBuyer(), ...key('second-click-1') });
    expect(other.body.code).toBe('machine.promised');
    expect((await book(equipment, [20, 21], {}, key('short'))).status).toBe(400);
  });
});

describe('the life of a booking', () => {
  it('[DE-038] is confirmed or rejected by the supplier only, and frees its days when rejected', async () => {
    const equipment = await toRent();
    const id = await aBooking(api, buyer, equipment);
    for (const act of ['confirm', 'reject'] as const)
      expect([act, (await step(act, id, buyer)).body.code]).toEqual([act, 'deal.state']);
    expect((await step('reject', id, supplier.token, 'In the workshop')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Rejected', reason: 'In the workshop' });
    expect(await taken(equipment)).toEqual([]);
    const next = await aBooking(api, buyer, equipment);
    expect((await step('confirm', next, supplier.token)).status).toBe(200);
    expect(await read(next)).toMatchObject({ status: 'Confirmed', can: { cancel: true, confirm: false } });
  });

  it('[DE-039] is cancelled by either side before the start, and by neither after it', async () => {
    const equipment = await toRent();
    for (const token of [buyer, supplier.token]) {
      const id = await aBooking(api, buyer, equipment);
      await step('confirm', id, supplier.token);
      expect((await step('cancel', id, token)).status).toBe(200);
      expect((await read(id)).status).toBe('Cancelled');
    }
    const id = await aBooking(api, buyer, equipment, [0, 3]);
    await step('confirm', id, supplier.token);
    for (const token of [buyer, supplier.token])
      expect((await step('cancel', id, token)).body.code).toBe('booking.started');
  });

  it('[DE-040] is Active from its start and Completed at the return, which frees the rest of its days', async () => {
    const equipment = await toRent();
    const id = await onHire(equipment);
    expect(await read(id)).toMatchObject({ status: 'Active', can: { offHire: true, cancel: false } });
    expect((await step('return', id, buyer)).body.code).toBe('deal.state');
    expect((await step('return', id, supplier.token, 'All well')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Completed', totalCost: 1_600, returnedAt: expect.any(String) });
    expect(await taken(equipment)).toEqual([]);
    // The machine can go out again on the day on which it came back.
    expect((await book(equipment, [0, 2])).status).toBe(200);
    const { history } = await read(id);
    expect(history.map(({ act, by }) => `${act} ${by}`)).toEqual([
      'request buyer',
      'confirm supplier',
      'begin clock',
      'return supplier',
    ]);
    expect(history.map(({ name }) => name)).toEqual(['Test Contact', null, null, null]);
  });

  it('[DE-040] [CA-021] shows the listing as rented while the machine is out, bookable for later, and active after the return', async () => {
    const equipment = await toRent({ title: 'Grove crane Zarqa' });
    const found = async () => {
      const query = { search: 'Zarqa', type: 'rent', verified: 'false' };
      return (await api.call(verifiedProducts, { query })).body.map(({ _id, status }) => [_id, status]);
    };
    const id = await onHire(equipment, [0, 4]);
    expect(await statusOf(equipment)).toBe('rented');
    expect(await found()).toEqual([[equipment, 'rented']]);
    const later = await book(equipment, [6, 8]);
    expect(later.status).toBe(200);
    // The next booking starts while the first is still out, so the listing is active only after both returns.
    await step('confirm', later.body._id, supplier.token);
    await moveBookingBack(api.parts.db, id, 24 * 10);
    await moveBookingBack(api.parts.db, later.body._id, 24 * 6);
    await runJob();
    await step('return', id, supplier.token);
    expect(await statusOf(equipment)).toBe('rented');
    await step('return', later.body._id, supplier.token);
    expect(await statusOf(equipment)).toBe('active');
    expect(await found()).toEqual([[equipment, 'active']]);
  });

  it('keeps a listing withdrawn that the supplier withdrew while the machine was out', async () => {
    const equipment = await toRent();
    const first = await onHire(equipment, [0, 2]);
    const params = { id: equipment };
    expect((await api.call(withdrawListing, { params }, { token: supplier.token })).status).toBe(200);
    expect((await step('return', first, supplier.token)).status).toBe(200);
    expect(await statusOf(equipment)).toBe('ended');
    // A listing withdrawn between the confirmation and the start stays withdrawn while the machine is out.
    const other = await toRent();
    const next = await aBooking(api, buyer, other, [1, 2]);
    await step('confirm', next, supplier.token);
    await api.call(withdrawListing, { params: { id: other } }, { token: supplier.token });
    await moveBookingBack(api.parts.db, next, 24);
    await runJob();
    expect([(await read(next)).status, await statusOf(other)]).toEqual(['Active', 'ended']);
  });

  it('[DE-041] lapses after 48 hours, not before, by the clock of the database, and frees its days', async () => {
    const equipment = await toRent();
    const id = await aBooking(api, buyer, equipment, [10, 12]);
    await moveBookingBack(api.parts.db, id, 47.9);
    await runJob();
    expect((await read(id)).status).toBe('Requested');
    expect((await book(equipment, [8, 9])).body.code).toBe('machine.promised');
    await moveBookingBack(api.parts.db, id, 0.2);
    // No worker has run, but reading, confirming and booking already treat the request as lapsed.
    expect(await read(id)).toMatchObject({ status: 'Cancelled', reason: 'lapsed' });
    expect((await step('confirm', id, supplier.token)).body.code).toBe('deal.state');
    expect((await book(equipment, [8, 12])).status).toBe(200);
    await runJob();
    await runJob();
    expect((await read(id)).history.map(({ act }) => act)).toEqual(['request', 'lapse']);
    await expect
      .poll(async () => (await api.call(readNotifications, {}, { token: buyer })).body.items.map(({ what }) => what))
      .toContain('booking.lapsed');
  });

  it('keeps an overdue machine reserved up to the next reservation, and further when that one is cancelled', async () => {
    const equipment = await toRent();
    const next = await aBooking(api, buyer, equipment, [20, 22]);
    const id = await onHire(equipment, [0, 2]);
    await moveBookingBack(api.parts.db, id, 24 * 5);
    await runJob();
    expect(await read(id)).toMatchObject({ status: 'Active', overdue: true });
    expect(await taken(equipment)).toEqual([{ from: inDays(0), until: inDays(22) }]);
    expect((await book(equipment, [1, 2])).body.code).toBe('machine.promised');
    await step('cancel', next, buyer);
    expect(await taken(equipment)).toEqual([{ from: inDays(0), until: inDays(60) }]);
    await runJob();
    expect((await step('return', id, supplier.token)).status).toBe(200);
    expect(await taken(equipment)).toEqual([]);
    // Two days were booked, and the machine came back five days after the start.
    expect((await read(id)).totalCost).toBe(5 * 400);
    expect((await read(id)).history.map(({ act }) => act)).toEqual([
      'request',
      'confirm',
      'begin',
      'overdue',
      'return',
    ]);
  });

  it('stops the cost at off-hire: charges the days up to today, at least one, and records it in the history', async () => {
    const id = await onHire(undefined, [0, 6]);
    expect((await step('offHire', id, supplier.token)).body.code).toBe('deal.state');
    await moveBookingBack(api.parts.db, id, 48);
    expect([(await read(id)).offHireCost, (await read(id, supplier.token)).offHireCost]).toEqual([800, null]);
    expect((await step('offHire', id, buyer, 'Slab is poured')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Active', totalCost: 800, can: { offHire: false } });
    expect((await step('offHire', id, buyer)).body.code).toBe('deal.state');
    expect((await read(id)).history.at(-1)).toMatchObject({ act: 'offHire', price: 800, note: 'Slab is poured' });
    await moveBookingBack(api.parts.db, id, 24 * 10);
    expect((await step('return', id, supplier.token)).status).toBe(200);
    expect((await read(id)).totalCost).toBe(800);
    const short = await onHire(undefined, [0, 6]);
    await step('offHire', short, buyer);
    expect((await read(short)).totalCost).toBe(400);
  });

  it('refuses every action in a final status, except photos after the return', () => {
    const every: BookingAction[] = [...calls.bookingActions, 'lapse', 'begin', 'overdue'];
    for (const status of ['Rejected', 'Cancelled', 'Completed'] as const)
      for (const name of every.filter((one) => one !== 'photosIn'))
        for (const side of ['buyer', 'supplier', 'clock'] as const)
          expect(statusAfter(name, side, { status, off_hired_at: null })).toBeUndefined();
  });
});

describe('a booking', () => {
  it('is unknown to accounts other than its two sides', async () => {
    const id = await aBooking(api, buyer, await toRent());
    for (const call of Object.values(actions))
      expect([call.path, (await api.call(call, { params: { id }, body: {} }, { token: stranger })).body.code]).toEqual([
        call.path,
        'booking.unknown',
      ]);
    expect((await read(id, stranger)).code).toBe('booking.unknown');
    const files = { photos: [await aPhoto()] };
    const params = { id, moment: 'out' };
    const sent = await api.call(calls.addBookingPhotos, { params, files }, { token: stranger });
    expect(sent.body.code).toBe('booking.unknown');
    expect((await api.call(calls.myBookings, {}, { token: stranger })).body.total).toBe(0);
    expect((await read(id)).status).toBe('Requested');
  });

  it('takes up to 10 photos each before and after the rental, opened only by signed links', async () => {
    const id = await onHire();
    const send = async (moment: 'out' | 'in', count: number, token: string) => {
      const photos = await Promise.all(Array.from({ length: count }, (_, at) => aPhoto(`#0000${10 + at}`)));
      return api.call(calls.addBookingPhotos, { params: { id, moment }, files: { photos } }, { token });
    };
    expect((await send('out', 6, supplier.token)).status).toBe(200);
    expect((await send('out', 5, buyer)).body.code).toBe('booking.too_many_photos');
    expect((await send('out', 4, buyer)).status).toBe(200);
    expect((await send('in', 1, supplier.token)).status).toBe(200);
    const { photos } = await read(id);
    expect([photos.out.length, photos.in.length]).toEqual([10, 1]);
    expect(photos.out.map(({ by }) => by)).toEqual([...Array(6).fill('supplier'), ...Array(4).fill('buyer')]);
    expect((await api.app.inject({ url: photos.out[0]?.url ?? '' })).statusCode).toBe(200);
    expect((await api.app.inject({ url: (photos.out[0]?.url ?? '').replace(/.$/, '!') })).statusCode).toBe(404);
  });

  it('takes the days of the country of the machine', async () => {
    const equipment = await toRent({ country: 'Saudi Arabia' });
    const id = await aBooking(api, buyer, equipment, [3, 5]);
    const booking = await api.parts.db
      .selectFrom('bookings as b')
      .innerJoin('reservations as r', 'r.reference_id', 'b.id')
      .select([
        'b.starts_at',
        'b.ends_at',
        sql<Date>`lower(r.period)`.as('from'),
        sql<Date>`upper(r.period)`.as('until'),
      ])
      .where('b.id', '=', id)
      .executeTakeFirstOrThrow();
    const [from, until] = [new Date(`${inDays(2)}T21:00:00Z`), new Date(`${inDays(4)}T21:00:00Z`)];
    expect(booking).toEqual({ starts_at: from, ends_at: until, from, until });
    expect(await taken(equipment)).toEqual([{ from: inDays(3), until: inDays(5) }]);
    expect((await book(equipment, [5, 6])).status).toBe(200);
    const free = async (first: number, last: number) => {
      const query = { type: 'rent', supplier: supplier.accountId, freeFrom: inDays(first), freeUntil: inDays(last) };
      return (await api.call(verifiedProducts, { query } as never)).body.some(({ _id }) => _id === equipment);
    };
    expect([await free(1, 3), await free(2, 4), await free(6, 8)]).toEqual([true, false, true]);
  });

  it('shows only which days are taken, and merges adjacent periods', async () => {
    const equipment = await toRent();
    await aBooking(api, buyer, equipment, [3, 5]);
    await aBooking(api, buyer, equipment, [5, 8]);
    await aBooking(api, buyer, equipment, [10, 11]);
    const params = { id: equipment };
    const { body } = await api.call(calls.takenDays, { params, query: { from: inDays(0), until: inDays(30) } });
    expect(body).toEqual({
      today: inDays(0),
      taken: [
        { from: inDays(3), until: inDays(8) },
        { from: inDays(10), until: inDays(11) },
      ],
    });
    expect(await taken(equipment, 4, 6)).toEqual([{ from: inDays(4), until: inDays(6) }]);
    expect(await taken(equipment, -20, -10)).toEqual([]);
    const tooMuch = { from: inDays(0), until: inDays(401) };
    expect((await api.call(calls.takenDays, { params, query: tooMuch })).status).toBe(400);
  });
});
