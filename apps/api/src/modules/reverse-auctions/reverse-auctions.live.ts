// Notifies open pages through the streams of their accounts when what they show has changed. The streams carry no content, so a page learns
// only what its own read shows, and a supplier's page does not even learn that another supplier has made an offer.
import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { ChangedAuction } from './rule-offers.ts';

/** Milliseconds between two notifications of an auction. Many offers can arrive in a second; the last change is always sent. */
const PAUSE_MS = 250;

export class PageNotifier {
  readonly #live: Live;
  /** Auctions notified within the last pause, with the changes since then. */
  readonly #paused = new Map<string, ChangedAuction | null>();

  constructor(live: Live) {
    this.#live = live;
  }

  notify(moved: ChangedAuction): void {
    if (this.#paused.has(moved.auctionId)) {
      const waiting = this.#paused.get(moved.auctionId)?.accounts ?? [];
      this.#paused.set(moved.auctionId, { ...moved, accounts: [...new Set([...waiting, ...moved.accounts])] });
      return;
    }
    this.#paused.set(moved.auctionId, null);
    void this.#live.publish(moved.accounts, changeOf(moved.auctionId));
    setTimeout(() => this.#resume(moved.auctionId), PAUSE_MS).unref();
  }

  #resume(auctionId: string): void {
    const waiting = this.#paused.get(auctionId);
    this.#paused.delete(auctionId);
    if (waiting) this.notify(waiting);
  }
}

const changeOf = (auctionId: string) => ({ what: 'rfqs', id: auctionId }) as const;

/** Notifies pages from a job that is committed with the change, so that a killed process loses no notification. */
export const refreshPages = defineJob(
  'reverse_auctions.changed',
  // The previous version wrote jobs without an account.
  z.object({ auctionId: z.uuid(), accountId: z.uuid().optional() }),
);

export function refreshPagesJob({ live }: { live: Live }): JobHandler {
  return handle(refreshPages, async ({ auctionId, accountId }) => {
    if (accountId) await live.publish([accountId], changeOf(auctionId));
  });
}
