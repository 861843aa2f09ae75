import { expect, it } from 'vitest';
import { layoutPriceChart } from './price-chart-layout.ts';

const bid = (at: string, price: number) => ({ at, price, bidder: 1, extended: false });
const from = Date.parse('2026-01-01T00:00:00Z');
const day = { from, until: from + 86_400_000, estimate: null };

it('places bids by time and price', () => {
  const chart = layoutPriceChart([bid('2026-01-01T00:00:00Z', 100), bid('2026-01-01T12:00:00Z', 1_800)], day);
  expect(chart.ticks.map(({ amount }) => amount)).toEqual([0, 500, 1_000, 1_500, 2_000]);
  expect(chart.ticks.at(-1)?.up).toBe(1);
  expect(chart.steps.map(({ across, up }) => [across, up])).toEqual([
    [0, 0.05],
    [0.5, 0.9],
  ]);
});

it('starts the axis below prices that are close together', () => {
  const chart = layoutPriceChart([bid('2026-01-01T00:00:00Z', 56_000), bid('2026-01-01T12:00:00Z', 59_000)], day);
  expect(chart.ticks.map(({ amount }) => amount)).toEqual([56_000, 57_000, 58_000, 59_000]);
  expect(chart.steps.map(({ up }) => up)).toEqual([0, 1]);
});

it('has room for an estimate above the bids', () => {
  const chart = layoutPriceChart([bid('2026-01-01T00:00:00Z', 500)], { ...day, estimate: 2_000 });
  expect(chart.estimate).toBe(1);
  expect(chart.steps[0]?.up).toBe(0.25);
});

it('returns an empty chart without bids', () => {
  expect(layoutPriceChart([], { from: 0, until: 0, estimate: null })).toEqual({
    ticks: [
      { amount: 0, up: 0 },
      { amount: 1, up: 1 },
    ],
    steps: [],
    estimate: null,
  });
});
