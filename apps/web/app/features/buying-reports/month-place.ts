import { firstDay } from '../../lib/format/days.ts';
import { formatMonth, formatShortMonth } from '../../lib/format/format.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Place } from '../../ui/charts/column-chart.tsx';

/** Returns a month as a position on the chart axis. The year stands below where only some months are labelled. */
export function monthPlace(month: string, language: Language): Place {
  const day = firstDay(month);
  return { name: formatMonth(day, language), short: formatShortMonth(day, language), below: month.slice(0, 4) };
}
