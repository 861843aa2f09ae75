// Runs test bidders that bid over HTTP without a pause, even while servers are killed, and checks their lots afterwards.

import { setTimeout } from 'node:timers/promises';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect } from 'vitest';
import { stolenMs } from '../../../../test/stolen-time.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aLot, lotRow } from '../auctions.factory.ts';
import { verifyLot } from '../log/verify-lot.ts';
import type { LotKind } from './bidding-rules.ts';
import type { Receipt } from './evaluate-bid-batch.ts';

type Bidder = { accountId: string; userId: string; token: string };

/**
 * Creates a lot that ends in this many seconds whatever is bid: a sealed lot, or one whose end earlier bids have already moved to the cap.
 * In any other lot each bid would move the end by minutes.
 */
function aLotEndingIn(db: Db, kind: Exclude<LotKind, 'live'>, seconds: number, [one, two]: readonly Bidder[]) {
  if (kind === 'sealed') return aLot(db, { kind, reserve: 1_000, endsIn: seconds / 60 });
  if (!one || !two) throw new Error('two bidders are required');
  const endsIn = seconds / 60 - 60;
  const bids = Array.from({ length: 15 }, (_, n) => ({
    by: n % 2 ? one : two,
    offer: 100 * (n + 1),
    at: endsIn - 1 + 4 * n,
  }));
  return aLot(db, { kind, reserve: 1_000, startsIn: endsIn - 60, endsIn, bids });
}

/** Creates two online lots and one sealed lot that end in this many seconds. */
export async function createLotsEndingIn(db: Db, seconds: number, bidders: readonly Bidder[]): Promise<string[]> {
  const kinds = ['online', 'sealed', 'online'] as const;
  const lots = await Promise.all(kinds.map((kind) => aLotEndingIn(db, kind, seconds, bidders)));
  return lots.map(({ id }) => id);
}

/** Waits until a random time within half a second before or after the moment. */
export const sleepUntilAround = (moment: number) =>
  setTimeout(Math.max(0, moment - Date.now() + (Math.random() - 0.5) * 1_000));

const PAUSE_MS = 100;
type Answer = { status: number; body: Receipt & { code?: string; facts?: { minimumBid?: number } } };

export class BidderCrowd {
  /** Every bid that was answered with 200, and when. */
  readonly accepted: (Receipt & { lotId: string; key: string; answeredAt: number })[] = [];
  /** The number of bids that were sent, without repetitions. */
  sent = 0;
  readonly #lots: Set<string>;
  readonly #port: () => number;
  readonly #running: Promise<void>[];
  readonly #minimum = new Map<string, number>();
  #stopped = false;

  constructor(bidders: readonly Bidder[], lotIds: readonly string[], port: () => number) {
    this.#lots = new Set(lotIds);
    this.#port = port;
    this.#running = bidders.map((bidder, place) => this.#run(bidder, place));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #run({ token }: Bidder, place: number): Promise<void> {
    for (let turn = place; !this.#stopped && this.#lots.size > 0; turn++) {
      const lotId = [...this.#lots][turn % this.#lots.size] as string;
      const key = newId();
      this.sent++;
      const { status, body } = await this.#bid(token, key, lotId, (this.#minimum.get(lotId) ?? 1_700) + 100 * place);
      if (status === 200) this.accepted.push({ ...body, lotId, key, answeredAt: Date.now() });
      const minimum = body.minimumBid ?? body.facts?.minimumBid;
      if (minimum) this.#minimum.set(lotId, minimum);
      if (body.code === 'lot.closed') this.#lots.delete(lotId);
      await setTimeout(PAUSE_MS);
    }
  }

  /** Sends the bid again with the same key if no answer came: whatever happened to the first attempt, the bid counts once. */
  async #bid(token: string, key: string, consignmentId: string, bidAmount: number): Promise<Answer> {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${this.#port()}/api/equipment/bid`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ consent: consentFor('bid'), consignmentId, bidAmount }),
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

/** The time in which something was down, in milliseconds since the epoch. */
export type Outage = { from: number; to: number };
const MAX_DELAY_MS = 1_000;

/** Expects that no acknowledged bid is lost or duplicated, that each lot was closed once and in time, and that its log verifies. */
export async function expectConsistentLots(
  db: Db,
  lotIds: readonly string[],
  { accepted }: BidderCrowd,
  outages: readonly Outage[],
) {
  for (const { lotId, hash, _id } of accepted) {
    const line = await db
      .selectFrom('lot_log')
      .select(['id', 'hash'])
      .where('lot_id', '=', lotId)
      .where('id', '=', _id)
      .executeTakeFirst();
    expect(line).toEqual({ id: _id, hash });
  }
  expect(new Set(accepted.map(({ _id }) => _id)).size).toBe(accepted.length);
  for (const id of lotIds) {
    const lot = await lotRow(db, id);
    expect(['sold', 'passed']).toContain(lot.state);
    const end = lot.ends_at?.getTime() ?? 0;
    const closed = lot.closed_at?.getTime() ?? 0;
    expect(closed).toBeGreaterThanOrEqual(end);
    const due = dueAt(end, outages);
    expect(closed - due).toBeLessThan(MAX_DELAY_MS + stolenMs(due, closed));
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

/** Returns when the lot could be closed: at its end, or when everything was up again that went down less than a second after the end. */
function dueAt(end: number, outages: readonly Outage[]): number {
  return outages.reduce((due, { from, to }) => (from < due + MAX_DELAY_MS && to > due ? to : due), end);
}
