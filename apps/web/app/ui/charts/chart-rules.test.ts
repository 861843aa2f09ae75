import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChartValues, columnsOf, labelsOf } from './chart-rules.ts';

describe('columnsOf', () => {
  it('centres each column in its place, as high as its share of the top', () => {
    const { ticks, columns } = columnsOf([[50, null, 200, 0]]);
    expect(ticks.map(({ amount, up }) => [amount, up])).toEqual([
      [0, 0],
      [50, 0.25],
      [100, 0.5],
      [150, 0.75],
      [200, 1],
    ]);
    // No column is drawn where there is no value.
    expect(columns.map(({ place, height, floor }) => [place, height, floor])).toEqual([
      [0, 0.25, 0],
      [2, 1, 0],
    ]);
    expect((columns[0]?.across ?? 0) + (columns[0]?.width ?? 0) / 2).toBeCloseTo(0.125);
  });

  it('puts several series next to each other, or stacks them', () => {
    const series = [
      [30, 10],
      [20, null],
    ];
    const beside = columnsOf(series).columns;
    expect(beside.map(({ floor }) => floor)).toEqual([0, 0, 0]);
    const [first, , second] = beside;
    expect((first?.across ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.across ?? 0);
    const upon = columnsOf(series, { stacked: true });
    expect(upon.ticks.at(-1)?.amount).toBeGreaterThanOrEqual(50);
    const [lower, , upper] = upon.columns;
    expect(upper?.floor).toBeCloseTo(lower?.height ?? 0);
    expect(upper?.across).toBe(lower?.across);
  });

  it('keeps every column inside its place and the chart for any values', () => {
    const figures = fc.array(fc.option(fc.double({ min: -5, max: 1e9, noNaN: true })), {
      minLength: 60,
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(figures, { minLength: 1, maxLength: 4 }), fc.boolean(), (series: ChartValues[], stacked) => {
        const { columns } = columnsOf(series, { stacked });
        for (const { place, across, width, floor, height } of columns) {
          expect(across).toBeGreaterThanOrEqual(place / 60);
          expect(across + width).toBeLessThanOrEqual((place + 1) / 60);
          expect(floor).toBeGreaterThanOrEqual(0);
          expect(floor + height).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('returns no columns without values', () => {
    expect(columnsOf([[null, null]]).columns).toEqual([]);
    expect(columnsOf([]).columns).toEqual([]);
  });
});

describe('labelsOf', () => {
  it('returns at most twelve labels, and four on a phone', () => {
    for (const places of [1, 2, 5, 12, 13, 24, 60]) {
      const labels = labelsOf(places);
      expect([places, labels.length <= 12, labels.filter(({ narrow }) => narrow).length <= 4]).toEqual([
        places,
        true,
        true,
      ]);
      expect(labels[0]?.narrow).toBe(true);
    }
    expect(labelsOf(12).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(labelsOf(1)[0]?.across).toBe(0.5);
  });
});
