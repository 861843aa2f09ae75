// Calculates positions on the price chart as shares of its width and height, and the labels of its axes.
import { niceTicks } from '../../../../lib/format/ticks.ts';
import type { Comparables } from '../load-equipment.ts';

type Subject = { year: number | null; priceUsd: number };

export function scatterOf({ points, prices }: Comparables, own: Subject) {
  const dated = points.flatMap(({ year, ...rest }) => (year === null ? [] : [{ ...rest, year }]));
  const years = [...dated.map(({ year }) => year), ...(own.year === null ? [] : [own.year])];
  const [firstYear, lastYear] = [Math.min(...years) - 0.5, Math.max(...years) + 0.5];
  const amounts = [...dated.map(({ priceUsd }) => priceUsd), own.priceUsd];
  const ticks = niceTicks(Math.min(...amounts), Math.max(...amounts));
  const [lowest = 0, highest = 1] = [ticks.at(0), ticks.at(-1)];

  const across = (year: number) => (year - firstYear) / (lastYear - firstYear);
  const up = (amount: number) => (amount - lowest) / (highest - lowest);
  return {
    dots: dated.map((point) => ({ ...point, across: across(point.year), up: up(point.priceUsd) })),
    own: { across: own.year === null ? null : across(own.year), up: up(own.priceUsd) },
    band: prices && { from: up(prices.lowerQuartile), to: up(prices.upperQuartile), median: up(prices.median) },
    amounts: ticks.map((amount) => ({ amount, up: up(amount) })),
    years: yearTicks(Math.ceil(firstYear), Math.floor(lastYear)).map((year) => ({ year, across: across(year) })),
  };
}

function yearTicks(first: number, last: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / 6));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Returns how far a price is above or below the median, in whole percent. */
export function percentFromMedian(priceUsd: number, median: number): number {
  return Math.round((priceUsd / median - 1) * 100);
}
