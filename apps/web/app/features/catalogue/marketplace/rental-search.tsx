import { Button } from '@mantine/core';
import { categories } from '@rigsouq/contract/taxonomy';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format/format.ts';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { InputField, SelectField } from '../../../ui/filters/fields.tsx';
import { FilterPanel } from '../../../ui/filters/filter-panel.tsx';
import type { Facets } from './load-market.ts';
import { rentalRules } from './load-rentals.ts';
import { ShowResultsButton } from './market-filters.tsx';
import { FILTER_PANEL_ID, MarketForm } from './market-form.tsx';
import { type MarketSearch, periodOf } from './market-search.ts';
import { placeOptions } from './places.ts';
import classes from './rental-search.module.css';
import type { MarketList } from './use-market-list.ts';

type RentalSearchProps = { list: MarketList; facets: Facets | null; today: string };

/**
 * Searches by text, location, category, period and type: in one row on a wide screen. On a narrow one the row is a drawer behind a button that
 * says what is searched.
 */
export function RentalSearch({ list, facets, today }: RentalSearchProps) {
  const { t } = useTranslation();
  const { asked } = list;
  const types = [
    { code: 'rent', label: t('For rent') },
    { code: 'sell', label: t('For sale') },
  ];
  return (
    <>
      <Summary asked={asked} />
      <MarketForm list={list} rules={rentalRules} carry={['view']}>
        <FilterPanel id={FILTER_PANEL_ID} done={(close) => <ShowResultsButton facets={facets} close={close} />}>
          <div className={classes.form}>
            <div className={classes.words}>
              <InputField name="search" label={t('Search')} value={asked.search} placeholder={t('Search equipment')} />
            </div>
            <SelectField
              name="location"
              label={t('Location')}
              all={t('All locations')}
              options={placeOptions(asked.location)}
              chosen={asked.location}
            />
            <SelectField
              name="category"
              label={t('Category')}
              all={t('All categories')}
              options={categories}
              chosen={asked.category}
            />
            <InputField name="freeFrom" label={t('From date')} value={asked.freeFrom} type="date" min={today} />
            <InputField
              name="freeUntil"
              label={t('To date')}
              value={asked.freeUntil}
              type="date"
              min={asked.freeFrom || today}
            />
            <SelectField name="type" label={t('Type')} options={types} chosen={asked.type || rentalRules.type} />
            <Button type="submit" color="amber" size="md" className={classes.send ?? ''}>
              {t('Search')}
            </Button>
          </div>
        </FilterPanel>
      </MarketForm>
    </>
  );
}

/** Says what is searched, and opens the drawer. */
function Summary({ asked }: { asked: MarketSearch }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { freeFrom, freeUntil } = periodOf(asked);
  const kind = asked.category ? categoryLabel(t, asked.category) : t('All machines');
  const days = freeFrom
    ? t('{{from}} to {{until}}', { from: formatDay(freeFrom, language), until: formatDay(freeUntil, language) })
    : t('Any dates');
  return (
    <button type="button" popoverTarget={FILTER_PANEL_ID} className={classes.summary}>
      <IconSearch size={20} aria-hidden="true" className={classes.glass} />
      <span className={classes.what}>
        <bdi>{[asked.search, kind].filter(Boolean).join(' · ')}</bdi>
      </span>
      <span className={classes.where}>
        <bdi>{asked.location ? t(asked.location) : t('Anywhere')}</bdi> · <bdi>{days}</bdi>
      </span>
    </button>
  );
}
