// Formats a duration for a reader.
import { locales } from '@rigsouq/kernel/locales';
import type { Language } from '../../lib/i18n/language.ts';

const DAY = 24;

/** Formats in hours below two days and in days from there, unless `as` fixes the unit. */
export function formatDuration(hours: number, language: Language, as?: 'hour' | 'day'): string {
  const unit = as ?? (hours < 2 * DAY ? 'hour' : 'day');
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(unit === 'hour' ? hours : hours / DAY);
}
