import { firstDay } from '../../lib/days.ts';
import { formatMonth, formatShortMonth } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';
import type { Place } from '../../shell/charts/column-chart.tsx';

/** A month of a chart: its year stands below where few are named. */
export function monthPlace(month: string, language: Language): Place {
  const day = firstDay(month);
  return { name: formatMonth(day, language), short: formatShortMonth(day, language), below: month.slice(0, 4) };
}
