// Calculates the price chart as shares of its size: 0 is the start and the bottom, 1 the end and the top. All functions are pure.

/** A bid in the chart. */
export type PricePoint = {
  readonly at: string;
  readonly bidder: number;
  /** The price after the bid. In a sealed lot it is the offer. */
  readonly price: number;
  /** Whether the bid extended the auction. */
  readonly extended: boolean;
};

type Step = { readonly bid: PricePoint; readonly across: number; readonly up: number };
export type PriceChartLayout = {
  readonly steps: readonly Step[];
  readonly ticks: readonly { readonly amount: number; readonly up: number }[];
  /** How far up the estimate is, or null without one. */
  readonly estimate: number | null;
};

/** Prices that are all above this share of the highest one fill the chart: the axis starts below them instead of at 0. */
const CLOSE_TOGETHER = 0.5;

export function layoutPriceChart(
  bids: readonly PricePoint[],
  { from, until, estimate }: { from: number; until: number; estimate: number | null },
): PriceChartLayout {
  const amounts = [...bids.map(({ price }) => price), ...(estimate === null ? [] : [estimate])];
  const highest = Math.max(1, ...amounts);
  const lowest = Math.min(highest, ...amounts);
  const closeTogether = lowest < highest && lowest / highest > CLOSE_TOGETHER;
  const size = tickSize(closeTogether ? highest - lowest : highest);
  const bottom = closeTogether ? Math.floor(lowest / size) * size : 0;
  const top = Math.ceil(highest / size) * size;
  const span = Math.max(1, until - from);
  const upTo = (amount: number) => (amount - bottom) / (top - bottom);
  return {
    ticks: Array.from({ length: Math.round((top - bottom) / size) + 1 }, (_, at) => bottom + at * size).map(
      (amount) => ({
        amount,
        up: upTo(amount),
      }),
    ),
    steps: bids.map((bid) => ({
      bid,
      across: Math.min(1, Math.max(0, (Date.parse(bid.at) - from) / span)),
      up: upTo(bid.price),
    })),
    estimate: estimate === null ? null : upTo(estimate),
  };
}

/** Returns a round step, so that about three to five ticks fit on the axis. */
function tickSize(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range));
  return Math.max(1, [0.25, 0.5, 1, 2].map((part) => part * power).find((size) => range / size <= 4) ?? 2 * power);
}
