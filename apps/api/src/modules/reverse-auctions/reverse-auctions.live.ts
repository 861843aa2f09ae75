// Open pages of both sides read again after every change, by the streams of their accounts, which carry no content: a page learns what its
// own read tells it and no more.
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';
import type { Live } from '../../platform/live.ts';

/** An auction that has changed, and the accounts of its two sides. */
export type Moved = { readonly auctionId: string; readonly accounts: readonly string[] };

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
      this.#resting.set(moved.auctionId, moved);
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
export const auctionChanged = defineJob('reverse_auctions.changed', z.object({ auctionId: z.uuid() }));

export function tellingPages({ db, live }: { db: Db; live: Live }): JobHandler {
  return handle(auctionChanged, async ({ auctionId }) => {
    const buyer = db.selectFrom('reverse_auctions').select('account_id as id').where('id', '=', auctionId);
    const both = await db
      .selectFrom('reverse_suppliers')
      .select('supplier_id as id')
      .where('auction_id', '=', auctionId)
      .unionAll(buyer)
      .execute();
    await live.tell(
      both.map(({ id }) => id),
      changeOf(auctionId),
    );
  });
}
