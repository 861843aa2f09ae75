// Open pages read again when what they show has changed, by the streams of their accounts, which carry no content: a page learns what its
// own read tells it and no more, and a supplier's not even that somebody else has offered.
import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';
import type { Live } from '../../platform/live.ts';
import type { Moved } from './rule-offers.ts';

/** In the heat of it many change something in a second: whoever looks is told so many times at most, and of the last change for sure. */
const PAUSE_MS = 250;

export class PageCalls {
  readonly #live: Live;
  /** Auctions whose pages were told a moment ago, and what has happened in them since. */
  readonly #resting = new Map<string, Moved | null>();

  constructor(live: Live) {
    this.#live = live;
  }

  tell(moved: Moved): void {
    if (this.#resting.has(moved.auctionId)) {
      const waiting = this.#resting.get(moved.auctionId)?.accounts ?? [];
      this.#resting.set(moved.auctionId, { ...moved, accounts: [...new Set([...waiting, ...moved.accounts])] });
      return;
    }
    this.#resting.set(moved.auctionId, null);
    void this.#live.tell(moved.accounts, changeOf(moved.auctionId));
    setTimeout(() => this.#wake(moved.auctionId), PAUSE_MS).unref();
  }

  #wake(auctionId: string): void {
    const waiting = this.#resting.get(auctionId);
    this.#resting.delete(auctionId);
    if (waiting) this.tell(waiting);
  }
}

const changeOf = (auctionId: string) => ({ what: 'rfqs', id: auctionId }) as const;

/** Committed with the change, so that whoever is killed after it is made up for. */
export const auctionChanged = defineJob(
  'reverse_auctions.changed',
  // Written by the version before without an account.
  z.object({ auctionId: z.uuid(), accountId: z.uuid().optional() }),
);

export function tellingPages({ live }: { live: Live }): JobHandler {
  return handle(auctionChanged, async ({ auctionId, accountId }) => {
    if (accountId) await live.tell([accountId], changeOf(auctionId));
  });
}
