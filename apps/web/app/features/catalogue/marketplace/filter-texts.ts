// Describes the chosen filters for the user.
import { priceRanges } from '@rigsouq/contract/catalogue/market-lists';
import { currencies } from '@rigsouq/contract/taxonomy';
import type { TFunction } from 'i18next';
import { formatDay, formatDollars, formatHours } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { categoryLabel, conditionLabel, countryLabel } from '../../../lib/i18n/labels.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import type { Option } from '../../../ui/filters/choice.tsx';
import { changeSearch, type FilterName, isVerifiedOnly, type MarketSearch, type PageRules } from './market-search.ts';

/** Formats both limits of a price range, or the lower limit and a plus sign. */
function rangeLabel(range: string): string {
  const [from = '', until] = range.split('-');
  if (until === undefined) return `${formatDollars(Number.parseInt(from, 10))}+`;
  return `${formatDollars(Number(from))} – ${formatDollars(Number(until))}`;
}

export const priceOptions: readonly Option[] = priceRanges.map((code) => ({ code, label: rangeLabel(code) }));

type FilterValue = { t: TFunction; language: Language; value: string; supplierName: string | undefined };

const filterTexts: Partial<Record<FilterName, (filter: FilterValue) => string>> = {
  search: ({ value }) => `“${value}”`,
  category: ({ t, value }) => categoryLabel(t, value),
  condition: ({ t, value }) => conditionLabel(t, value),
  priceRange: ({ value }) => rangeLabel(value),
  priceMin: ({ t, value }) => t('From {{amount}}', { amount: formatDollars(Number(value)) }),
  priceMax: ({ t, value }) => t('Up to {{amount}}', { amount: formatDollars(Number(value)) }),
  yearMin: ({ t, value }) => t('Built {{year}} or later', { year: value }),
  yearMax: ({ t, value }) => t('Built {{year}} or earlier', { year: value }),
  hoursMax: ({ t, language, value }) => t('Up to {{amount}}', { amount: formatHours(Number(value), language) }),
  country: ({ t, value }) => countryLabel(t, value),
  location: ({ value }) => value,
  currency: ({ t, value }) => t(currencies.find(({ code }) => code === value)?.label ?? value),
  brand: ({ value }) => value,
  supplier: ({ t, supplierName }) => supplierName ?? t('Single supplier'),
  freeFrom: ({ t, language, value }) => t('Available from {{day}}', { day: dayLabel(value, language) }),
  freeUntil: ({ t, language, value }) => t('Available until {{day}}', { day: dayLabel(value, language) }),
};

function dayLabel(day: string, language: Language): string {
  return Number.isNaN(Date.parse(day)) ? day : formatDay(day, language);
}

/** Returns a chip for each chosen filter. The fixed category of a category page gets no chip. */
export function chosenFilters(
  t: TFunction,
  language: Language,
  asked: MarketSearch,
  rules: PageRules,
  supplierName: string | undefined,
) {
  const plain = (Object.keys(filterTexts) as FilterName[])
    .filter((name) => asked[name] !== '' && !(name === 'category' && rules.category))
    .map((name) => ({
      name: filterTexts[name]?.({ t, language, value: asked[name], supplierName }) ?? '',
      without: changeSearch(asked, { [name]: '' }),
    }));
  const showsAll = rules.verified && asked.supplier === '' && !isVerifiedOnly(asked, rules);
  const all = { name: t('All suppliers'), without: changeSearch(asked, { verified: '' }) };
  return showsAll ? [...plain, all] : plain;
}

export const sortLabels = {
  newest: text('Newest first'),
  'price-low': text('Price: low to high'),
  'price-high': text('Price: high to low'),
  'year-newest': text('Year: newest first'),
  'year-oldest': text('Year: oldest first'),
  'hours-low': text('Hours: low to high'),
} as const;
