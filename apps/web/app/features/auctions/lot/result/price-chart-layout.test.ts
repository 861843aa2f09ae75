import { expect, it } from 'vitest';
import type { BidLine } from './log-lines.ts';
import { layoutPriceChart } from './price-chart-layout.ts';

const bid = (at: string, price: number | null, offer = 0) => ({ at, price, offer }) as BidLine;

it('places bids by time and price', () => {
  const from = Date.parse('2026-01-01T00:00:00Z');
  const chart = layoutPriceChart(
    [bid('2026-01-01T00:00:00Z', 100), bid('2026-01-01T12:00:00Z', null, 1_800)],
    from,
    from + 86_400_000,
  );
  expect(chart.top).toBe(2_000);
  expect(chart.ticks).toEqual([0, 500, 1_000, 1_500, 2_000]);
  expect(chart.steps.map(({ across, up }) => [across, up])).toEqual([
    [0, 0.05],
    [0.5, 0.9],
  ]);
});

it('returns an empty chart without bids', () => {
  expect(layoutPriceChart([], 0, 0)).toEqual({ top: 1, ticks: [0, 1], steps: [] });
});
