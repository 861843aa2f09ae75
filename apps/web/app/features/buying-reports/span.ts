// How long something took, as a person says it.
import { locales } from '@rigsouq/kernel/locales';
import type { Language } from '../../lib/language.ts';

const DAY = 24;

/** In hours up to two days, then in days, unless it has to be the one or the other. */
export function formatSpan(hours: number, language: Language, as?: 'hour' | 'day'): string {
  const unit = as ?? (hours < 2 * DAY ? 'hour' : 'day');
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(unit === 'hour' ? hours : hours / DAY);
}
