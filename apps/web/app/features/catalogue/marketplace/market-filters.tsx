import { Button } from '@mantine/core';
import { categories, conditions, currencies, gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Choice } from '../../../ui/filters/choice.tsx';
import { FieldGroup, InputField, SelectField } from '../../../ui/filters/fields.tsx';
import { type CloseTarget, FilterPanel } from '../../../ui/filters/filter-panel.tsx';
import { brandOptions, formatCount, optionsOf } from './counts.ts';
import { priceOptions } from './filter-texts.ts';
import type { Facets } from './load-market.ts';
import classes from './market-filters.module.css';
import { FILTER_PANEL_ID, MarketForm } from './market-form.tsx';
import { isVerifiedOnly, type PageRules } from './market-search.ts';
import type { MarketList } from './use-market-list.ts';

/** The documented categories and conditions always appear, the others only if they have matches. */
const DOCUMENTED_CATEGORIES = 7;
const DOCUMENTED_CONDITIONS = 5;
const hourSteps = [1_000, 2_500, 5_000, 10_000];

type MarketFiltersProps = { list: MarketList; rules: PageRules; facets: Facets | null };

export function MarketFilters({ list, rules, facets }: MarketFiltersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { asked } = list;
  return (
    <MarketForm list={list} rules={rules}>
      <FilterPanel id={FILTER_PANEL_ID} done={(close) => <ShowResultsButton facets={facets} close={close} />}>
        <VerifiedOnly checked={isVerifiedOnly(asked, rules)} />
        <Choice
          name="category"
          label={t('Category')}
          all={t('All categories')}
          options={optionsOf(categories, facets?.category, DOCUMENTED_CATEGORIES)}
          chosen={asked.category}
        />
        <PriceFilters list={list} rules={rules} facets={facets} />
        <Choice
          name="condition"
          label={t('Condition')}
          all={t('Any condition')}
          options={optionsOf(conditions, facets?.condition, DOCUMENTED_CONDITIONS)}
          chosen={asked.condition}
        />
        <Choice
          name="country"
          label={t('Country')}
          all={t('All countries')}
          options={optionsOf(gulfCountries, facets?.country, gulfCountries.length)}
          chosen={asked.country}
        />
        <div className={classes.edges}>
          <InputField name="location" label={t('City or area')} value={asked.location} />
        </div>
        <FieldGroup label={t('Machine')}>
          <SelectField
            name="brand"
            names
            label={t('Brand')}
            all={t('All brands')}
            options={brandOptions(facets?.brand, asked.brand)}
            chosen={asked.brand}
          />
          <SelectField
            name="hoursMax"
            label={t('Hours')}
            all={t('Any hours')}
            options={hourSteps.map((hours) => ({
              code: String(hours),
              label: t('Up to {{amount}}', { amount: formatHours(hours, language) }),
            }))}
            chosen={asked.hoursMax}
          />
          <InputField name="yearMin" label={t('Year from')} value={asked.yearMin} numeric />
          <InputField name="yearMax" label={t('Year to')} value={asked.yearMax} numeric />
        </FieldGroup>
        <FieldGroup label={t('Currency')}>
          <SelectField
            name="currency"
            label={t('Listing currency')}
            all={t('All currencies')}
            options={currencies}
            chosen={asked.currency}
          />
        </FieldGroup>
      </FilterPanel>
    </MarketForm>
  );
}

/** The documented price ranges are those of sales (CA-033). A rental is compared by its price per day, which is always in the lowest one. */
function PriceFilters({ list: { asked }, rules, facets }: MarketFiltersProps) {
  const { t } = useTranslation();
  const limits = (
    <>
      <InputField name="priceMin" label={t('Lowest price')} value={asked.priceMin} numeric />
      <InputField name="priceMax" label={t('Highest price')} value={asked.priceMax} numeric />
    </>
  );
  if ((asked.type || rules.type) === 'rent')
    return <FieldGroup label={t('Price per day (US dollars)')}>{limits}</FieldGroup>;
  return (
    <>
      <Choice
        name="priceRange"
        label={t('Price (US dollars)')}
        all={t('Any price')}
        options={optionsOf(priceOptions, facets?.priceRange, priceOptions.length)}
        chosen={asked.priceRange}
      />
      <div className={classes.edges}>{limits}</div>
    </>
  );
}

/** Is on unless switched off (CA-034). The hidden field is the value that a browser without JavaScript sends when it is off. */
function VerifiedOnly({ checked }: { checked: boolean }) {
  const { t } = useTranslation();
  return (
    <label className={classes.verified}>
      <input type="hidden" name="verified" value="false" />
      <input type="checkbox" name="verified" value="true" defaultChecked={checked} />
      {t('Verified suppliers only')}
    </label>
  );
}

type ShowResultsProps = { facets: Facets | null; close: CloseTarget };

export function ShowResultsButton({ facets, close }: ShowResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Button type="button" color="amber" size="md" fullWidth {...close}>
      {facets
        ? t('Show {{number}} results', { count: facets.count, number: formatCount(facets, language) })
        : t('Show results')}
    </Button>
  );
}
