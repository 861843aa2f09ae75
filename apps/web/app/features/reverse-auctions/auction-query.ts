import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readReverseAuction } from '@rigsouq/contract/reverse-auctions/calls';
import { MINUTE_MS } from '@rigsouq/kernel/periods';
import { call } from '../../lib/api/api.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { serverTime, updateServerTime } from '../../shared/auctions/server-clock.ts';
import type { ScreenQuery } from '../../shared/deals/deal.ts';

export type Auction = AnswerOf<typeof readReverseAuction>;
export type BuyersAuction = Extract<Auction, { side: 'buyer' }>;
export type SuppliersAuction = Extract<Auction, { side: 'supplier' }>;

export const LOG_IN_FIRST = text('Please log in to see reverse auctions.');

export const auctionQuery = (id: string): ScreenQuery<Auction> => ({
  queryKey: ['rfqs', 'auction', id],
  queryFn: async () => {
    const auction = await call(readReverseAuction, { params: { id } });
    updateServerTime(auction.now);
    return auction;
  },
});

const LIVE_MS = 5_000;
const QUIET_MS = 60_000;

/** Returns the milliseconds until the next refetch. The stream sends every change; if it fails, the page polls, often near and after the start. */
export function getRefetchInterval(auction: Auction | undefined): number | false {
  if (!auction || isOver(auction)) return false;
  const isLiveSoon = auction.state === 'live' || serverTime() > Date.parse(auction.startsAt) - MINUTE_MS;
  return isLiveSoon ? LIVE_MS : QUIET_MS;
}

/** Checks whether offers are no longer possible. */
export function isOver({ state }: Pick<Auction, 'state'>): boolean {
  return state !== 'scheduled' && state !== 'live';
}
