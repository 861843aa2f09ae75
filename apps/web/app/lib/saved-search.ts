// A saved search: the path that opens it and its description.
import type { searchFilters } from '@rigsouq/contract/catalogue/calls';
import type { TFunction } from 'i18next';
import { formatDay, formatDollars, formatHours } from './format/format.ts';
import { categoryLabel, conditionLabel, countryLabel } from './i18n/labels.ts';
import type { Language } from './i18n/language.ts';

/** The filters as the api receives them, each as text from the address. */
export type SearchQuery = { readonly [name in keyof typeof searchFilters]?: string | undefined };

/** Returns the path of a search. `verified` is always included, because without it the page shows only approved suppliers. */
export function searchPath({ verified, ...filters }: SearchQuery): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/marketplace?${new URLSearchParams([...given, ['verified', verified || 'false']])}`;
}

/** Returns the parts of the description, the most general first. */
export function describeSearch(filters: SearchQuery, t: TFunction, language: Language): string[] {
  const { search, category, condition, country, yearMin, yearMax, hoursMax, freeFrom, freeUntil, type } = filters;
  const [low, high] = priceLimits(filters);
  // The amount keeps its own direction within a text of the other direction.
  const dollars = (amount: string) => isolate(formatDollars(Number(amount)), language);
  return [
    search && `“${search}”`,
    category && categoryLabel(t, category),
    filters.brand,
    condition && conditionLabel(t, condition),
    low && t('From {{amount}}', { amount: dollars(low) }),
    high && t('Up to {{amount}}', { amount: dollars(high) }),
    yearMin && t('Built {{year}} or later', { year: yearMin }),
    yearMax && t('Built {{year}} or earlier', { year: yearMax }),
    hoursMax && t('Up to {{amount}}', { amount: formatHours(Number(hoursMax), language) }),
    filters.location,
    country && countryLabel(t, country),
    filters.currency,
    filters.supplier && t('Single supplier'),
    freeFrom && t('Available from {{day}}', { day: formatDay(freeFrom, language) }),
    freeUntil && t('Available until {{day}}', { day: formatDay(freeUntil, language) }),
    type === 'rent' ? t('For rent') : type === 'sell' && t('For sale'),
    filters.verified === 'true' && t('Verified suppliers'),
  ].filter((part): part is string => Boolean(part));
}

function isolate(text: string, language: Language): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}

/** Returns the lower and upper price. A lower price of 0 is no limit. */
function priceLimits({ priceRange, priceMin, priceMax }: SearchQuery): [string | undefined, string | undefined] {
  const [low, high] = priceRange ? priceRange.replace('+', '').split('-') : [priceMin, priceMax];
  return [low === '0' ? undefined : low, high];
}
