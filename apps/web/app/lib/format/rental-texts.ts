// Labels and texts of a rental.
import type { projectTypes } from '@rigsouq/contract/rentals/calls';
import type { RentalPeriod } from '@rigsouq/kernel/rental-price';
import type { TFunction } from 'i18next';
import { text } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';
import { formatPrice } from './format.ts';

export const periodTexts: Record<RentalPeriod, string> = {
  hourly: text('Hourly'),
  daily: text('Daily'),
  weekly: text('Weekly'),
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

type RentalCharge = {
  readonly period: RentalPeriod;
  readonly units: number;
  readonly rate: number;
  readonly currency: string;
};

/** Formats '3 days × USD 400': how many times the rate is charged. */
export function formatRentalComputation(
  t: TFunction,
  language: Language,
  { period, units, rate, currency }: RentalCharge,
): string {
  const durations = {
    hourly: t('{{number}} hours', { number: units, count: units }),
    daily: formatDayCount(t, units),
    weekly: t('{{number}} weeks', { number: units, count: units }),
  };
  return `${durations[period]} × ${formatPrice(rate, currency, language)}`;
}
