// How the price rose, as shares of a chart: 0 is its beginning and its floor, 1 its end and its top. Pure.
import { type BidLine, priceAfter } from './log-lines.ts';

type Step = { readonly bid: BidLine; readonly across: number; readonly up: number };
export type PriceChart = { readonly steps: readonly Step[]; readonly top: number; readonly ticks: readonly number[] };

export function priceChart(bids: readonly BidLine[], from: number, until: number): PriceChart {
  const highest = Math.max(1, ...bids.map(priceAfter));
  const size = tickSize(highest);
  const top = Math.ceil(highest / size) * size;
  const span = Math.max(1, until - from);
  return {
    top,
    ticks: Array.from({ length: Math.round(top / size) + 1 }, (_, at) => at * size),
    steps: bids.map((bid) => ({
      bid,
      across: Math.min(1, Math.max(0, (Date.parse(bid.at) - from) / span)),
      up: priceAfter(bid) / top,
    })),
  };
}

/** A round figure of which some three to five fit. */
function tickSize(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.max(1, [0.25, 0.5, 1, 2].map((part) => part * power).find((size) => highest / size <= 4) ?? 2 * power);
}
