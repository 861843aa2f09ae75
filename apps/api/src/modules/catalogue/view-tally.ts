// How often listings are looked at, without a write for each look: counted here, and added to the table every few seconds and at the end.
// What a process that dies has counted since is lost; it is a figure for the supplier, nothing is decided by it.
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';

const EVERY_MS = 10_000;

export class ViewTally {
  #seen = new Map<string, number>();
  readonly #db: Db;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.write(), EVERY_MS).unref();
  }

  add(listingId: string): void {
    this.#seen.set(listingId, (this.#seen.get(listingId) ?? 0) + 1);
  }

  /** In the order of their ids, so that two processes that write at once follow each other. */
  async write(): Promise<void> {
    if (this.#seen.size === 0) return;
    const seen = [...this.#seen].sort(([one], [two]) => (one < two ? -1 : 1));
    this.#seen = new Map();
    const [ids, times] = [seen.map(([id]) => id), seen.map(([, count]) => count)];
    await sql`with locked as (
        select l.id, given.times from listings l
        join unnest(${ids}::uuid[], ${times}::bigint[]) as given (id, times) on given.id = l.id
        order by l.id for no key update of l)
      update listings l set views = l.views + locked.times from locked where l.id = locked.id`
      .execute(this.#db)
      .catch((error: unknown) => this.#log.warn({ err: error, listings: ids.length }, 'views were not counted'));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
