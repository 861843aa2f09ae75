// Computes the positions of the last offers in a chart: 0 is the start and the lowest sum, 1 is the end and the highest sum. The functions are pure.
import type { BuyersAuction } from '../auction-query.ts';

type Offer = BuyersAuction['recent'][number];
type Point = { readonly offer: Offer; readonly across: number; readonly up: number; readonly best: number };
type Chart = {
  readonly points: readonly Point[];
  readonly top: number;
  readonly bottom: number;
  readonly from: string;
  readonly until: string;
};

/** Returns null for fewer than two offers. The lowest sum is the bottom, because steps of single per cent would look flat above zero. */
export function layoutSumsChart(newestFirst: readonly Offer[]): Chart | null {
  const offers = newestFirst.toReversed();
  const [first, last] = [offers[0], offers.at(-1)];
  if (!first || !last || offers.length < 2) return null;
  const totals = offers.map(({ total }) => total);
  const [top, bottom] = [Math.max(...totals), Math.min(...totals)];
  const span = Math.max(1, Date.parse(last.at) - Date.parse(first.at));
  const up = (total: number) => (top === bottom ? 0.5 : (total - bottom) / (top - bottom));
  return {
    top,
    bottom,
    from: first.at,
    until: last.at,
    points: offers.map((offer, at) => ({
      offer,
      across: (Date.parse(offer.at) - Date.parse(first.at)) / span,
      up: up(offer.total),
      best: up(Math.min(...totals.slice(0, at + 1))),
    })),
  };
}
