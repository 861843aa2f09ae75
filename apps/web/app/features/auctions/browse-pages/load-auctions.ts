import type { upcomingAuctions } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { pageLoader } from '../../../lib/api/page-loader.ts';
import type { LiveLot } from '../../../shared/auctions/lot-card.tsx';

/** The number of lots shown on the first page of the auctions. */
const LIVE_SHOWN = 8;
const UPCOMING_SHOWN = 6;

export type UpcomingLot = AnswerOf<typeof upcomingAuctions>[number];
export type Auctions = { readonly live: readonly LiveLot[]; readonly upcoming: readonly UpcomingLot[] };

/** Loads the contract lazily: the server renders the first page, so a browser needs it only for its first own call. */
export const importAuctionContract = () => import('@rigsouq/contract/auctions/calls');

export const auctionsLoader = pageLoader<Auctions>(async (ask) => {
  const { liveAuctions, upcomingAuctions } = await importAuctionContract();
  const [live, upcoming] = await Promise.all([
    ask(liveAuctions, { query: { limit: LIVE_SHOWN } }),
    ask(upcomingAuctions, { query: { limit: UPCOMING_SHOWN } }),
  ]);
  return { live, upcoming };
});
