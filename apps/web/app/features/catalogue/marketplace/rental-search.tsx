import { Button } from '@mantine/core';
import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { InputField, SelectField } from '../../../ui/filters/fields.tsx';
import { rentalRules } from './load-rentals.ts';
import { MarketForm } from './market-form.tsx';
import classes from './rental-search.module.css';
import type { MarketList } from './use-market-list.ts';

/** The documented locations. */
const places = [
  { code: 'Dubai', label: text('Dubai') },
  { code: 'Abu Dhabi', label: text('Abu Dhabi') },
  { code: 'Sharjah', label: text('Sharjah') },
];

/** Searches by text, location, category, period and type in one row. */
export function RentalSearch({ list, today }: { list: MarketList; today: string }) {
  const { t } = useTranslation();
  const { asked } = list;
  const types = [
    { code: 'rent', label: t('For rent') },
    { code: 'sell', label: t('For sale') },
  ];
  return (
    <MarketForm list={list} rules={rentalRules} carry={['view']} className={classes.form}>
      <div className={classes.words}>
        <InputField name="search" label={t('Search')} value={asked.search} placeholder={t('Search equipment')} />
      </div>
      <SelectField
        name="location"
        label={t('Location')}
        all={t('All locations')}
        options={places}
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
    </MarketForm>
  );
}
