import { overlap, type Period } from '@rigsouq/kernel/periods';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { endReservationNow, extendReservation, listReservations, releaseMachine, reserveMachine } from './calendar.ts';
import { aMachine } from './machines.factory.ts';

let db: Db;
let stop: () => Promise<void>;
beforeAll(async () => {
  const made = await testParts();
  db = made.parts.db;
  stop = made.stop;
});
afterAll(() => stop());

const day = (number: number) => new Date(Date.UTC(2027, 0, 1 + number));
const days = (from: number, until: number | null): Period => ({
  from: day(from),
  until: until === null ? null : day(until),
});
const always: Period = { from: new Date(0), until: null };

type Machine = Awaited<ReturnType<typeof aMachine>>;
const reserve = (machine: Machine, period: Period, referenceId = newId(), kind: 'rental' | 'sold' = 'rental') =>
  inTransaction(db, (tx) =>
    reserveMachine(tx, { machineId: machine.id, period, kind, referenceId, by: machine.userId }),
  );
const refused = { code: 'machine.promised' };

describe('the calendar', () => {
  it('[DE-046] refuses overlapping reservations, accepts adjacent ones, and keeps a sale without an end', async () => {
    const machine = await aMachine(db);
    await reserve(machine, days(10, 20));
    await expect(reserve(machine, days(19, 25))).rejects.toMatchObject(refused);
    await reserve(machine, days(20, 25));
    await expect(reserve(machine, days(5, null), newId(), 'sold')).rejects.toMatchObject(refused);
    await reserve(machine, days(25, null), newId(), 'sold');
    await expect(reserve(machine, days(900, 901))).rejects.toMatchObject(refused);
    await reserve(await aMachine(db), days(10, 20));
    expect((await listReservations(db, machine.id, always)).map(({ from, until }) => ({ from, until }))).toEqual([
      days(10, 20),
      days(20, 25),
      days(25, null),
    ]);
  });

  it('releases only the reservation of the given reference', async () => {
    const machine = await aMachine(db);
    const [first, second] = [newId(), newId()];
    await reserve(machine, days(1, 2), first);
    await reserve(machine, days(2, 3), second);
    expect(await inTransaction(db, (tx) => releaseMachine(tx, first, 'rental'))).toBe(true);
    expect(await inTransaction(db, (tx) => releaseMachine(tx, first, 'rental'))).toBe(false);
    expect(await listReservations(db, machine.id, always)).toMatchObject([{ referenceId: second }]);
  });

  it('extends an overdue reservation to the next one, then without an end, and ends it on return', async () => {
    const machine = await aMachine(db);
    const [overdue, next] = [newId(), newId()];
    await reserve(machine, { from: new Date(Date.now() - 86_400_000), until: day(0) }, overdue);
    await reserve(machine, days(5, 6), next);
    const until = async () => (await listReservations(db, machine.id, always))[0]?.until;
    await inTransaction(db, (tx) => extendReservation(tx, overdue, 'rental'));
    expect(await until()).toEqual(day(5));
    await inTransaction(db, (tx) => releaseMachine(tx, next, 'rental'));
    expect(await until()).toBeNull();
    await expect(reserve(machine, days(900, 901))).rejects.toMatchObject(refused);
    await inTransaction(db, (tx) => endReservationNow(tx, overdue, 'rental'));
    expect((await until())?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    await reserve(machine, days(900, 901));
  });

  it('[DE-046] accepts only one of many overlapping reservations at the same time', async () => {
    const machine = await aMachine(db);
    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) => reserve(machine, days(at % 3, 40))),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts) if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(refused);
  });

  it('agrees with a plain model on any sequence of reservations and releases', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ from: fc.nat(30), days: fc.option(fc.integer({ min: 1, max: 9 })) }) },
      { weight: 1, arbitrary: fc.record({ free: fc.nat(20) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const machine = await aMachine(db);
        const model: { id: string; period: Period }[] = [];
        for (const one of steps) {
          if ('free' in one) {
            const [released] = model.splice(one.free % Math.max(1, model.length), 1);
            if (released) await inTransaction(db, (tx) => releaseMachine(tx, released.id, 'rental'));
            continue;
          }
          const period = days(one.from, one.days === null ? null : one.from + one.days);
          const id = newId();
          const fits = !model.some((other) => overlap(other.period, period));
          if (fits) {
            await reserve(machine, period, id);
            model.push({ id, period });
          } else await expect(reserve(machine, period, id)).rejects.toMatchObject(refused);
        }
        const stored = await listReservations(db, machine.id, always);
        expect(stored.map(({ referenceId }) => referenceId).sort()).toEqual(model.map(({ id }) => id).sort());
      }),
      { numRuns: 40 },
    );
  });
});
