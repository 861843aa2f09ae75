// Describes a machine in one line for the browser tab, search results and link previews.
import type { TFunction } from 'i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { summaryOf } from '../../../lib/summary.ts';
import type { Equipment } from './load-equipment.ts';

const titles = { sell: text('{{title}} for sale in {{place}}'), rent: text('{{title}} for rent in {{place}}') };

export function pageTitle(t: TFunction, { type, title, location }: Equipment): string {
  return t(titles[type], { title, place: location });
}

export function pageSummary(t: TFunction, listing: Equipment, language: Language): string {
  const { type, status, title, location, country, currency, description } = listing;
  const place = country ? location + t(', ') + countryLabel(t, country) : location;
  if (status === 'sold')
    return summaryOf(t('{{title}} in {{place}} has been sold. See similar machines on the market.', { title, place }));
  if (status === 'ended')
    return summaryOf(t('{{title}} in {{place}} is no longer available. See similar machines.', { title, place }));
  const amount = type === 'rent' ? listing.dailyRate : listing.price;
  const price = amount === null ? t('Price on request') : formatPrice(amount, currency, language);
  const priceWithUnit = type === 'rent' && amount !== null ? price + t('/day') : price;
  return summaryOf(`${t(titles[type], { title, place })}. ${priceWithUnit}. ${description}`);
}
