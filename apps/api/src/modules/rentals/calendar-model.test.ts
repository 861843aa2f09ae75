import { dayOf } from '@rigsouq/kernel/periods';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_SIZE } from '../../../test/full-size.ts';
import { testParts } from '../../../test/harness.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { Failure } from '../../platform/http/errors.ts';
import { relistListing, sellListing, withdrawListing } from '../catalogue/index.ts';
import { anAccount, anOrigin } from '../identity/identity.factory.ts';
import { aMachine } from '../machines/machines.factory.ts';
import { bookEquipment } from './book-equipment.ts';
import { advanceMachineBookings } from './booking-scheduler.ts';
import { CalendarModel, DAY } from './calendar-model.ts';
import { aBookingForm } from './rentals.factory.ts';
import { cancelBooking, confirmBooking, offHireBooking, rejectBooking, returnBooking } from './step-booking.ts';

let db: Db;
let stop: () => Promise<void>;
let supplier: Actor;
beforeAll(async () => {
  const made = await testParts();
  db = made.parts.db;
  stop = made.stop;
  supplier = await anActor();
});
afterAll(() => stop());

async function anActor(): Promise<Actor> {
  const { accountId, userId } = await anAccount(db, { roles: ['buyer', 'supplier'] });
  return { userId, account: { id: accountId, companyName: 'Test Company', approved: true } } as Actor;
}

const MACHINES = FULL_SIZE ? 40 : 15;
const STEPS = 500;

const nth = fc.nat(1_000);
const offer = fc.constantFrom('rent' as const, 'sell' as const);
const oneStep = fc.oneof(
  { weight: 40, arbitrary: fc.record({ first: fc.nat(25), days: fc.nat(6) }) },
  { weight: 14, arbitrary: fc.record({ act: fc.constant('confirm' as const), nth }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('reject' as const), nth }) },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('cancel' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('offHire' as const), nth }) },
  { weight: 10, arbitrary: fc.record({ act: fc.constant('return' as const), nth }) },
  { weight: 12, arbitrary: fc.record({ pass: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ withdraw: offer }) },
  { weight: 5, arbitrary: fc.record({ relist: offer }) },
  { weight: 2, arbitrary: fc.record({ sell: fc.constant(true as const) }) },
);
type OneStep = typeof oneStep extends fc.Arbitrary<infer S> ? S : never;

const actions = {
  confirm: confirmBooking,
  reject: rejectBooking,
  cancel: cancelBooking,
  offHire: offHireBooking,
  return: returnBooking,
};

it(`[DE-045] [DE-046] agrees with the model over ${MACHINES * STEPS} requests, sales, withdrawals, returns and days`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const scripts = fc.sample(fc.array(oneStep, { minLength: STEPS, maxLength: STEPS }), { numRuns: MACHINES, seed });
  const done = await Promise.all(scripts.map((script, at) => runScript(script, `seed ${seed}, machine ${at}`)));
  const outcomes = done.flat();
  // These checks make sure that the random steps covered all outcomes.
  const often = ['request done', 'request machine.promised', 'request listing.state', 'return done', 'cancel done'];
  const sometimes = [
    'cancel booking.started',
    'sell done',
    'sell machine.promised',
    'relist done',
    'withdraw done',
    'offHire done',
  ];
  for (const outcome of often)
    expect([outcome, outcomes.filter((one) => one === outcome).length > 5 * MACHINES]).toEqual([outcome, true]);
  for (const outcome of sometimes) expect([outcome, outcomes.includes(outcome)]).toEqual([outcome, true]);
}, 600_000);

async function runScript(script: OneStep[], name: string): Promise<string[]> {
  let machine = await aMachineWithModel();
  const outcomes: string[] = [];
  for (const [at, one] of script.entries()) {
    const [what, expected, got] = await machine.step(one);
    expect([name, at, one, got]).toEqual([name, at, one, expected]);
    outcomes.push(`${what} ${got ?? 'done'}`);
    if (at % 10 === 0) expect([name, at, await machine.stored()]).toEqual([name, at, machine.expected()]);
    // A sold machine accepts no more actions, so the remaining steps use a new machine.
    if (what === 'relist' && got === 'listing.sold') machine = await aMachineWithModel();
  }
  expect([name, await machine.stored()]).toEqual([name, machine.expected()]);
  return outcomes;
}

async function aMachineWithModel() {
  const buyer = await anActor();
  const machine = await aMachine(db, { accountId: supplier.account.id, userId: supplier.userId });
  const listings = { rent: newId(), sell: newId() };
  const common = {
    machine_id: machine.id,
    account_id: machine.accountId,
    created_by: machine.userId,
    status: 'active',
  };
  const words = { title: 'A machine', description: 'One of the test.', currency: 'USD' };
  const rates = { hourly_minor: 6_000, daily_minor: 40_000, weekly_minor: 220_000 };
  await db
    .insertInto('listings')
    .values([
      { id: listings.rent, type: 'rent', ...common, ...words, ...rates },
      { id: listings.sell, type: 'sell', ...common, ...words, price_minor: 9_000_000 },
    ])
    .execute();
  const model = new CalendarModel(machine.id);
  const firstDay = dayOf(new Date());
  let passed = 0;
  const daysSince = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / 86_400_000);

  const steps = {
    request: async (first: number, days: number): Promise<Outcome> => {
      let id = newId();
      const got = await attempt(async (tx) => {
        id = (await bookEquipment(tx, buyer, aBookingForm(listings.rent, [first, first + days]), anOrigin))._id;
      });
      return ['request', model.request(id, first, first + days), got];
    },
    act: async (act: keyof typeof actions, chosen: number): Promise<Outcome> => {
      // Most actions pick a booking under way, because every action on a finished one is refused.
      const under = model.bookings.filter(({ status }) => ['Requested', 'Confirmed', 'Active'].includes(status));
      const among = chosen % 10 === 0 ? model.bookings : under;
      const booking = among.at(chosen % Math.max(1, among.length));
      if (!booking) return [act, undefined, undefined];
      const by = act === 'offHire' || (act === 'cancel' && chosen % 2) ? 'buyer' : 'supplier';
      const got = await attempt((tx) => actions[act](tx, by === 'buyer' ? buyer : supplier, booking.id, undefined));
      return [act, model.act(booking, act, by), got];
    },
    pass: async (days: number): Promise<Outcome> => {
      model.passDays(days);
      passed += days;
      await daysPass(machine.id, days);
      return ['pass', undefined, await attempt((tx) => advanceMachineBookings(tx, machine.id))];
    },
  };

  return {
    step(one: OneStep): Promise<Outcome> {
      // Time goes on between two actions, and at midnight in the Gulf the day changes in the model as well.
      model.now = Math.max(model.now + 1, (daysSince(dayOf(new Date())) + passed) * DAY);
      if ('first' in one) return steps.request(one.first, one.days);
      if ('act' in one) return steps.act(one.act, one.nth);
      if ('pass' in one) return steps.pass(one.pass);
      if ('withdraw' in one)
        return attempt((tx) => withdrawListing(tx, supplier, listings[one.withdraw])).then((got) => [
          'withdraw',
          model.withdraw(one.withdraw),
          got,
        ]);
      if ('relist' in one)
        return attempt((tx) => relistListing(tx, supplier, listings[one.relist])).then((got) => [
          'relist',
          model.relist(one.relist),
          got,
        ]);
      return attempt((tx) => sellListing(tx, supplier, listings.sell)).then((got) => [
        'sell',
        model.sell(listings.sell),
        got,
      ]);
    },
    expected: () =>
      model.reservations
        .map(({ kind, reference, from, until }) =>
          [
            kind,
            reference,
            Math.floor(from / DAY),
            until === Number.POSITIVE_INFINITY ? null : Math.floor(until / DAY),
          ].join(),
        )
        .sort(),
    stored: async () => {
      const rows = await db
        .selectFrom('reservations')
        .select([
          'kind',
          'reference_id',
          sql<Date>`lower(period)`.as('from'),
          sql<Date | null>`upper(period)`.as('until'),
        ])
        .where('machine_id', '=', machine.id)
        .execute();
      const virtual = (instant: Date) => daysSince(dayOf(instant)) + passed;
      return rows
        .map(({ kind, reference_id, from, until }) =>
          [kind, reference_id, virtual(from), until && virtual(until)].join(),
        )
        .sort();
    },
  };
}

type Outcome = [what: string, expected: string | undefined, got: string | undefined];

async function attempt(work: (tx: Tx) => Promise<unknown>): Promise<string | undefined> {
  try {
    await inTransaction(db, work);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** Moves all times of the machine this many days back, the earliest reservation first, because they may never overlap. */
async function daysPass(machineId: string, days: number): Promise<void> {
  const by = sql`${days} * interval '1 day'`;
  await inTransaction(db, async (tx) => {
    await sql`update bookings set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}, lapses_at = lapses_at - ${by},
      start_day = start_day - ${days}::int, end_day = end_day - ${days}::int where machine_id = ${machineId}`.execute(
      tx,
    );
    const rows = await tx
      .selectFrom('reservations')
      .select('id')
      .where('machine_id', '=', machineId)
      .orderBy(sql`lower(period)`)
      .execute();
    for (const { id } of rows)
      await sql`update reservations set period = tstzrange(lower(period) - ${by}, upper(period) - ${by}) where id = ${id}`.execute(
        tx,
      );
  });
}
