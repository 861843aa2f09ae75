import type { TFunction } from 'i18next';
import { formatMoney } from '../../../lib/format/format.ts';

/** Describes what a company sold or spent in a year, or says why there is no sum. */
export function annualStat(t: TFunction, label: string, amount: number | null) {
  return amount === null
    ? { label, value: t('N/A'), note: t('Fewer than three deals in a year') }
    : { label, value: formatMoney(amount), note: t('Orders, rentals and auctions of 12 months') };
}
