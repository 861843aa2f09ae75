import { dayOf, startOfDay } from '@rigsouq/kernel/periods';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { findOffer } from '../catalogue/index.ts';
import { promisesWithin } from '../machines/index.ts';

type Days = { from: string; until: string };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days alone. What touches is one, so that nobody can tell who has it, why, or how often. */
export async function takenDays(db: Db, id: string, asked: Days): Promise<{ today: string; taken: Days[] }> {
  const { machineId } = (await findOffer(db, id)) ?? fail('listing.unknown');
  const { now } = await db.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  const today = dayOf(now);
  const [first, until] = [startOfDay(asked.from), startOfDay(asked.until)];
  if (!first || !until || until <= now) return { today, taken: [] };
  const from = new Date(Math.max(first.getTime(), now.getTime()));
  const taken: Days[] = [];
  for (const promise of await promisesWithin(db, machineId, { from, until })) {
    const begins = dayOf(new Date(Math.max(promise.from.getTime(), from.getTime())));
    const ends = promise.until && promise.until < until ? firstFreeDay(promise.until) : asked.until;
    const before = taken.at(-1);
    if (before && begins <= before.until) before.until = ends;
    else taken.push({ from: begins, until: ends });
  }
  return { today, taken };
}

/** A day that is taken in part is taken. */
function firstFreeDay(until: Date): string {
  return dayOf(new Date(until.getTime() + DAY_MS - 1));
}
