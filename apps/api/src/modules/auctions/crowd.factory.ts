// A crowd that bids over HTTP without a pause, whatever becomes of the servers, and what must be true of its lots afterwards.
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { stolenMs } from '../../../test/stolen-time.ts';
import type { Db } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { aLot, lotRow } from './auctions.factory.ts';
import type { LotKind } from './bidding-rules.ts';
import type { Receipt } from './rule-bids.ts';
import { verifyLot } from './verify-lot.ts';

type Person = { accountId: string; userId: string; token: string };

/**
 * A lot that ends in so many seconds whatever is bid: a sealed one, or one whose end the bids before have moved as far as it goes.
 * Otherwise each bid would give it minutes.
 */
function aLastMoment(db: Db, kind: Exclude<LotKind, 'live'>, seconds: number, [one, two]: readonly Person[]) {
  if (kind === 'sealed') return aLot(db, { kind, reserve: 1_000, endsIn: seconds / 60 });
  if (!one || !two) throw new Error('two bidders are wanted');
  const endsIn = seconds / 60 - 60;
  const bids = Array.from({ length: 15 }, (_, n) => ({
    by: n % 2 ? one : two,
    offer: 100 * (n + 1),
    at: endsIn - 1 + 4 * n,
  }));
  return aLot(db, { kind, reserve: 1_000, startsIn: endsIn - 60, endsIn, bids });
}

/** Two that end by price and one that is sealed. */
export async function lastMoments(db: Db, seconds: number, people: readonly Person[]): Promise<string[]> {
  const kinds = ['online', 'sealed', 'online'] as const;
  const lots = await Promise.all(kinds.map((kind) => aLastMoment(db, kind, seconds, people)));
  return lots.map(({ id }) => id);
}

/** Anywhere in the half second before the moment and the half second after. */
export const around = (moment: number) => setTimeout(Math.max(0, moment - Date.now() + (Math.random() - 0.5) * 1_000));

const PAUSE_MS = 100;
type Answer = { status: number; body: Receipt & { code?: string; facts?: { minimumBid?: number } } };

export class Crowd {
  /** Every bid that was answered with 200. */
  readonly taken: (Receipt & { lotId: string; key: string })[] = [];
  readonly #lots: Set<string>;
  readonly #port: () => number;
  readonly #running: Promise<void>[];
  readonly #minimum = new Map<string, number>();
  #stopped = false;

  constructor(people: readonly Person[], lotIds: readonly string[], port: () => number) {
    this.#lots = new Set(lotIds);
    this.#port = port;
    this.#running = people.map((person, place) => this.#run(person, place));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #run({ token }: Person, place: number): Promise<void> {
    for (let turn = place; !this.#stopped && this.#lots.size > 0; turn++) {
      const lotId = [...this.#lots][turn % this.#lots.size] as string;
      const key = newId();
      const { status, body } = await this.#bid(token, key, lotId, (this.#minimum.get(lotId) ?? 1_700) + 100 * place);
      if (status === 200) this.taken.push({ ...body, lotId, key });
      const minimum = body.minimumBid ?? body.facts?.minimumBid;
      if (minimum) this.#minimum.set(lotId, minimum);
      if (body.code === 'lot.closed') this.#lots.delete(lotId);
      await setTimeout(PAUSE_MS);
    }
  }

  /** Where no answer came it is asked again, under the same key: whatever happened to the first, it counts once. */
  async #bid(token: string, key: string, consignmentId: string, bidAmount: number): Promise<Answer> {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${this.#port()}/api/equipment/bid`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ consignmentId, bidAmount }),
        signal: AbortSignal.timeout(10_000),
      })
        .then(async (response) => ({ status: response.status, body: await response.json() }) as Answer)
        .catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      if (this.#stopped) return { status: 0, body: {} as Answer['body'] };
      await setTimeout(50);
    }
  }
}

/** From when to when something was down. */
export type Outage = { from: number; to: number };
const AT_MOST_MS = 1_000;

/** Nothing that was acknowledged is lost or doubled; each lot is closed, once, in time; and its log proves it. */
export async function expectAllIsWell(db: Db, lotIds: readonly string[], { taken }: Crowd, outages: readonly Outage[]) {
  for (const { lotId, hash, _id } of taken) {
    const line = await db
      .selectFrom('lot_log')
      .select(['id', 'hash'])
      .where('lot_id', '=', lotId)
      .where('id', '=', _id)
      .executeTakeFirst();
    expect(line).toEqual({ id: _id, hash });
  }
  expect(new Set(taken.map(({ _id }) => _id)).size).toBe(taken.length);
  for (const id of lotIds) {
    const lot = await lotRow(db, id);
    expect(['sold', 'passed']).toContain(lot.state);
    const end = lot.ends_at?.getTime() ?? 0;
    const closed = lot.closed_at?.getTime() ?? 0;
    expect(closed).toBeGreaterThanOrEqual(end);
    const due = dueAt(end, outages);
    expect(closed - due).toBeLessThan(AT_MOST_MS + stolenMs(due, closed));
    const closings = await db
      .selectFrom('lot_log')
      .select('seq')
      .where('lot_id', '=', id)
      .where('act', '=', 'close')
      .execute();
    expect(closings).toHaveLength(1);
    const settlements = await db.selectFrom('settlements').select('id').where('lot_id', '=', id).execute();
    expect(settlements).toHaveLength(lot.state === 'sold' ? 1 : 0);
    expect(await verifyLot(db, id)).toMatchObject({ fault: undefined });
  }
}

/** When it could be closed: at its end, or once everything was up again that went down before it had its second. */
function dueAt(end: number, outages: readonly Outage[]): number {
  return outages.reduce((due, { from, to }) => (from < due + AT_MOST_MS && to > due ? to : due), end);
}
