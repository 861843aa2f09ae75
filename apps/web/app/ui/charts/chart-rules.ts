// Computes the position of the columns of a chart as fractions: 0 is the start and the bottom, 1 is the end and the top. It has no side effects.
import { niceTicks } from '../../lib/format/ticks.ts';

/** One value for each place, such as a month. Null means that there is no value. */
export type ChartValues = readonly (number | null)[];
type Column = {
  readonly place: number;
  readonly series: number;
  readonly value: number;
  readonly across: number;
  readonly width: number;
  readonly floor: number;
  readonly height: number;
};

/** The part of a place that its columns fill. */
const FILL_RATIO = 0.72;
const LABELS_MAX = 12;
/** The number of labels that fit on a phone. */
const LABELS_NARROW = 4;

/** Computes the columns. Several series are next to each other, or stacked. */
export function columnsOf(series: readonly ChartValues[], { stacked = false } = {}) {
  const places = series[0]?.length ?? 0;
  const at = (line: ChartValues, place: number) => Math.max(0, line[place] ?? 0);
  const sums = Array.from({ length: places }, (_, place) => {
    const values = series.map((line) => at(line, place));
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  });
  const ticks = niceTicks(0, Math.max(0, ...sums));
  const top = ticks.at(-1) ?? 1;
  const slot = 1 / Math.max(1, places);
  const width = (slot * FILL_RATIO) / (stacked ? 1 : Math.max(1, series.length));
  const columns = series.flatMap((line, index) =>
    line.flatMap((value, place): Column[] => {
      if (value === null || value <= 0) return [];
      const below = stacked ? series.slice(0, index).reduce((sum, lower) => sum + at(lower, place), 0) : 0;
      const across = slot * (place + (1 - FILL_RATIO) / 2) + (stacked ? 0 : index * width);
      return [{ place, series: index, value, across, width, floor: below / top, height: value / top }];
    }),
  );
  return { ticks: ticks.map((amount) => ({ amount, up: amount / top })), columns };
}

/** Returns the places that have a label below the chart, at their middle. A phone shows only the `narrow` ones. */
export function labelsOf(places: number): { place: number; across: number; narrow: boolean }[] {
  const step = Math.max(1, Math.ceil(places / LABELS_MAX));
  const named = Array.from({ length: Math.ceil(places / step) }, (_, at) => at * step);
  const few = Math.max(1, Math.ceil(named.length / LABELS_NARROW));
  return named.map((place, at) => ({ place, across: (place + 0.5) / places, narrow: at % few === 0 }));
}
