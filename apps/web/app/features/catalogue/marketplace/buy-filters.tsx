import { categories, conditions, gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { FieldGroup, SelectField } from '../../../ui/filters/fields.tsx';
import { FilterPanel } from '../../../ui/filters/filter-panel.tsx';
import { brandOptions, optionsOf } from './counts.ts';
import type { Facets } from './load-market.ts';
import { ShowResultsButton } from './market-filters.tsx';
import { FILTER_PANEL_ID, MarketForm } from './market-form.tsx';
import type { PageRules } from './market-search.ts';
import { PriceSlider } from './price-slider.tsx';
import type { MarketList } from './use-market-list.ts';

type BuyFiltersProps = { list: MarketList; rules: PageRules; facets: Facets | null };

/** Shows the filters of the buy page: selects and a price slider. */
export function BuyFilters({ list, rules, facets }: BuyFiltersProps) {
  const { t } = useTranslation();
  const { asked } = list;
  return (
    <MarketForm list={list} rules={rules} carry={['view']}>
      <FilterPanel id={FILTER_PANEL_ID} done={(close) => <ShowResultsButton facets={facets} close={close} />}>
        <FieldGroup label={t('The machine')} narrow>
          <SelectField
            name="category"
            label={t('Category')}
            all={t('All categories')}
            options={optionsOf(categories, facets?.category, 7)}
            chosen={asked.category}
          />
          <SelectField
            name="brand"
            names
            label={t('Brand')}
            all={t('All brands')}
            options={brandOptions(facets?.brand, asked.brand)}
            chosen={asked.brand}
          />
          <SelectField
            name="condition"
            label={t('Condition')}
            all={t('Any condition')}
            options={optionsOf(conditions, facets?.condition, 5)}
            chosen={asked.condition}
          />
          <SelectField
            name="country"
            label={t('Country')}
            all={t('All countries')}
            options={optionsOf(gulfCountries, facets?.country, gulfCountries.length)}
            chosen={asked.country}
          />
        </FieldGroup>
        <PriceSlider priceMin={asked.priceMin} priceMax={asked.priceMax} />
      </FilterPanel>
    </MarketForm>
  );
}
