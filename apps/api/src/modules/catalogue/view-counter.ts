// Counts views of listings in memory and writes them every ten seconds and at shutdown, instead of one write per view. A process that
// crashes loses its unwritten views. That is acceptable, because suppliers only read the number and no decision depends on it.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import type { Log } from '../../platform/monitoring/log.ts';

const WRITE_INTERVAL_MS = 10_000;

export class ViewCounter {
  #counts = new Map<string, number>();
  readonly #db: Db;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.write(), WRITE_INTERVAL_MS).unref();
  }

  add(listingId: string): void {
    this.#counts.set(listingId, (this.#counts.get(listingId) ?? 0) + 1);
  }

  /** Writes the views. The rows are locked in the order of their ids, so that two processes cannot deadlock. */
  async write(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = [...this.#counts].sort(([one], [two]) => (one < two ? -1 : 1));
    this.#counts = new Map();
    const [ids, times] = [counts.map(([id]) => id), counts.map(([, count]) => count)];
    await sql`with locked as (
        select l.id, given.times from listings l
        join unnest(${ids}::uuid[], ${times}::bigint[]) as given (id, times) on given.id = l.id
        order by l.id for no key update of l),
      days as (
        insert into listing_views as v (listing_id, day, views) select id, ${gulfToday}, times from locked
        on conflict (listing_id, day) do update set views = v.views + excluded.views)
      update listings l set views = l.views + locked.times from locked where l.id = locked.id`
      .execute(this.#db)
      .catch((error: unknown) => this.#log.warn({ err: error, listings: ids.length }, 'writing listing views failed'));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
