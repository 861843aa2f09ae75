// Calculates the price chart as shares of its size: 0 is the start and the bottom, 1 the end and the top. All functions are pure.
import { type BidLine, priceAfter } from './log-lines.ts';

type Step = { readonly bid: BidLine; readonly across: number; readonly up: number };
export type PriceChartLayout = {
  readonly steps: readonly Step[];
  readonly top: number;
  readonly ticks: readonly number[];
};

export function layoutPriceChart(bids: readonly BidLine[], from: number, until: number): PriceChartLayout {
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

/** Returns a round step, so that about three to five ticks fit on the axis. */
function tickSize(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.max(1, [0.25, 0.5, 1, 2].map((part) => part * power).find((size) => highest / size <= 4) ?? 2 * power);
}
