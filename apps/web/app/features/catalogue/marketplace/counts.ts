import type { Entry } from '@rigsouq/contract/taxonomy';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import type { Option } from '../../../ui/filters/choice.tsx';
import type { Facets } from './load-market.ts';

type Counted = { readonly value: string; readonly count: number };

/** Returns the entries of a list with their counts. The first `always` entries are documented; the others appear only with matches. */
export function optionsOf(
  entries: readonly Entry[],
  counted: readonly Counted[] | undefined,
  always: number,
): Option[] {
  return entries
    .map(({ code, label }) => ({ code, label, count: counted && countOf(counted, code) }))
    .filter(({ count }, at) => at < always || (count ?? 0) > 0);
}

export function countOf(counted: readonly Counted[], code: string): number {
  return counted.find(({ value }) => value === code)?.count ?? 0;
}

/** Returns the brands on the market. The chosen brand stays in the list even without matches. */
export function brandOptions(counted: readonly Counted[] | undefined, chosen: string): Option[] {
  const options = (counted ?? []).map(({ value, count }) => ({ code: value, label: value, count }));
  const known = chosen === '' || options.some(({ code }) => code === chosen);
  return known ? options : [{ code: chosen, label: chosen }, ...options];
}

/** Formats the count, with a plus sign if the server stopped counting. */
export function formatCount({ count, more }: Pick<Facets, 'count' | 'more'>, language: Language): string {
  return formatNumber(count, language) + (more ? '+' : '');
}

export function machineCountText(t: TFunction, facets: Facets, language: Language): string {
  return t('{{number}} machines', { count: facets.count, number: formatCount(facets, language) });
}
