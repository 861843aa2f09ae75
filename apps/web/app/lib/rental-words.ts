// Codes and figures of a rental as a person reads them.
import type { projectTypes } from '@rigsouq/contract/bookings';
import type { RentalPeriod } from '@rigsouq/kernel/rental-price';
import type { TFunction } from 'i18next';
import { formatPrice } from './format.ts';
import { text } from './i18n.ts';
import type { Language } from './language.ts';

export const periodWords: Record<RentalPeriod, string> = {
  hourly: text('Hourly'),
  daily: text('Daily'),
  weekly: text('Weekly'),
};

export const projectWords: Record<(typeof projectTypes)[number], string> = {
  construction: text('Construction'),
  excavation: text('Excavation'),
  demolition: text('Demolition'),
  landscaping: text('Landscaping'),
};

/** '3 days', in the plural that the language wants. */
export function daysInWords(t: TFunction, days: number): string {
  return t('{{number}} days', { number: days, count: days });
}

type Charged = {
  readonly period: RentalPeriod;
  readonly units: number;
  readonly rate: number;
  readonly currency: string;
};

/** '3 days × USD 400': how often the rate is charged. */
export function computation(t: TFunction, language: Language, { period, units, rate, currency }: Charged): string {
  const words = {
    hourly: t('{{number}} hours', { number: units, count: units }),
    daily: daysInWords(t, units),
    weekly: t('{{number}} weeks', { number: units, count: units }),
  };
  return `${words[period]} × ${formatPrice(rate, currency, language)}`;
}
