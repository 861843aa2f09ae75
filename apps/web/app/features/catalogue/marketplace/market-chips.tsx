import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { FilterChips } from '../../../ui/filters/filter-chips.tsx';
import { chosenFilters } from './filter-texts.ts';
import { clearFilters, type PageRules } from './market-search.ts';
import type { MarketList } from './use-market-list.ts';

type MarketChipsProps = { list: MarketList; rules: PageRules; supplierName: string | undefined };

export function MarketChips({ list: { next, addressOf }, rules, supplierName }: MarketChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chips = chosenFilters(t, language, next, rules, supplierName).map(({ name, without }) => ({
    name,
    without: addressOf(without),
  }));
  return (
    <FilterChips chips={chips} clear={{ to: addressOf(clearFilters(next)), label: t('Clear Filters'), from: 1 }} />
  );
}
