// Labels and texts of a rental.
import type { projectTypes } from '@rigsouq/contract/rentals/calls';
import type { RentalPart, RentalPeriod } from '@rigsouq/kernel/rental-price';
import type { TFunction } from 'i18next';
import { text } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';
import { formatPrice } from './format.ts';

export const periodTexts: Record<RentalPeriod, string> = {
  hourly: text('Hourly'),
  daily: text('Daily'),
  weekly: text('Weekly'),
  combined: text('Weeks and days'),
};

export const projectTypeTexts: Record<(typeof projectTypes)[number], string> = {
  construction: text('Construction'),
  excavation: text('Excavation'),
  demolition: text('Demolition'),
  landscaping: text('Landscaping'),
};

/** Formats '3 days', with the plural form of the language. */
export function formatDayCount(t: TFunction, days: number): string {
  return t('{{number}} days', { number: days, count: days });
}

/** Formats '3 weeks × USD 2,200 + 2 days × USD 400': how often each rate is charged. */
export function formatRentalComputation(
  t: TFunction,
  language: Language,
  parts: readonly RentalPart[],
  currency: string,
): string {
  const durationOf = ({ unit, units }: RentalPart) =>
    ({
      hourly: t('{{number}} hours', { number: units, count: units }),
      daily: formatDayCount(t, units),
      weekly: t('{{number}} weeks', { number: units, count: units }),
    })[unit];
  return parts.map((part) => `${durationOf(part)} × ${formatPrice(part.rate, currency, language)}`).join(' + ');
}
