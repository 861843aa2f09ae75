import { expect, it } from 'vitest';
import { layoutSumsChart } from './sums-chart-layout.ts';

const offer = (seq: number, at: string, total: number) => ({
  seq,
  at: `2026-11-15T10:${at}.000Z`,
  total,
  supplierId: 's',
  extended: false,
});

it('places the last offers by time and sum, with the lowest sum so far', () => {
  const chart = layoutSumsChart([offer(4, '10:00', 80), offer(3, '05:00', 100), offer(2, '00:00', 90)]);
  expect(chart).toMatchObject({ top: 100, bottom: 80, from: '2026-11-15T10:00:00.000Z' });
  expect(chart?.points.map(({ across, up, best }) => [across, up, best])).toEqual([
    [0, 0.5, 0.5],
    [0.5, 1, 0.5],
    [1, 0, 0],
  ]);
});

it('needs two offers, and accepts equal offers at the same moment', () => {
  expect(layoutSumsChart([])).toBeNull();
  expect(layoutSumsChart([offer(1, '00:00', 5)])).toBeNull();
  const flat = layoutSumsChart([offer(2, '00:00', 5), offer(1, '00:00', 5)]);
  expect(flat?.points.map(({ across, up }) => [across, up])).toEqual([
    [0, 0.5],
    [0, 0.5],
  ]);
});
