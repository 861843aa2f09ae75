import { DAY_MS, dayOf, startOfDay } from '@rigsouq/kernel/periods';
import type { Country } from '@rigsouq/kernel/zones';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { findOffer } from '../catalogue/index.ts';
import { listReservations } from '../machines/index.ts';

type Days = { from: string; until: string };

/** Lists the days on which a machine is taken. Adjacent periods are merged, so that a caller cannot see who has it, why or how often. */
export async function listTakenDays(db: Db, id: string, range: Days): Promise<{ today: string; taken: Days[] }> {
  const { machineId, country } = (await findOffer(db, id)) ?? fail('listing.unknown');
  const { now } = await db.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  const today = dayOf(now, country);
  const [first, until] = [startOfDay(range.from, country), startOfDay(range.until, country)];
  if (!first || !until || until <= now) return { today, taken: [] };
  const from = new Date(Math.max(first.getTime(), now.getTime()));
  const taken: Days[] = [];
  for (const reservation of await listReservations(db, machineId, { from, until })) {
    const begins = dayOf(new Date(Math.max(reservation.from.getTime(), from.getTime())), country);
    const ends =
      reservation.until && reservation.until < until ? firstFreeDay(reservation.until, country) : range.until;
    const before = taken.at(-1);
    if (before && begins <= before.until) before.until = ends;
    else taken.push({ from: begins, until: ends });
  }
  return { today, taken };
}

/** Returns the first free day. A day that is taken in part counts as taken. */
function firstFreeDay(until: Date, country: Country): string {
  return dayOf(new Date(until.getTime() + DAY_MS - 1), country);
}
