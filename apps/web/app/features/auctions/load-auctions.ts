import type { liveAuctions, upcomingAuctions } from '@rigsouq/contract/auctions';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { pageLoader } from '../../lib/page-loader.ts';

/** How many stand on the first page of the auctions. */
const LIVE_SHOWN = 8;
const UPCOMING_SHOWN = 6;

export type LiveLot = AnswerOf<typeof liveAuctions>[number];
export type UpcomingLot = AnswerOf<typeof upcomingAuctions>[number];
export type Auctions = { readonly live: readonly LiveLot[]; readonly upcoming: readonly UpcomingLot[] };

/** The calls come when a browser first asks for something: the page itself was made by the server. */
export const auctionCalls = () => import('@rigsouq/contract/auctions');

export const auctionsLoader = pageLoader<Auctions>(async (ask) => {
  const { liveAuctions, upcomingAuctions } = await auctionCalls();
  const [live, upcoming] = await Promise.all([
    ask(liveAuctions, { query: { limit: LIVE_SHOWN } }),
    ask(upcomingAuctions, { query: { limit: UPCOMING_SHOWN } }),
  ]);
  return { live, upcoming };
});
