// Statistics of a company. What is not known says so in words, because a zero or 'N/A' looks like a judgement.
import type { TFunction } from 'i18next';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import type { Language } from '../../../lib/i18n/language.ts';

/** Describes what a company sold or spent in a year, or says why there is no sum. */
export function annualStat(t: TFunction, label: string, amount: number | null) {
  return amount === null
    ? { label, value: null, note: t('Fewer than three deals in a year') }
    : { label, value: formatMoney(amount), note: t('Orders, rentals and auctions of 12 months') };
}

/** Describes a count. `none` is what no count means. */
export function countStat(label: string, count: number, language: Language, none: string) {
  return count === 0 ? { label, value: null, note: none } : { label, value: formatNumber(count, language) };
}

/** Describes a number on a card, where an unknown one is left out. */
export function knownStat(label: string, value: number, language: Language, decimals = 0) {
  return value === 0 ? [] : [{ label, value: formatNumber(value, language, decimals) }];
}
