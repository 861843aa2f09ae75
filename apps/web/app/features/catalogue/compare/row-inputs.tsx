// Defines the rows of the comparison: their names, the compared values and how they are displayed.
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatDollars, formatHours, formatPrice } from '../../../lib/format/format.ts';
import {
  categoryLabel,
  companyLabel,
  conditionLabel,
  countryLabel,
  specificationLabel,
} from '../../../lib/i18n/labels.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import type { CompareValue } from './compare-rules.ts';
import type { Machine } from './load-compared.ts';

type NamedRow = {
  id: string;
  name: string;
  /** How the value is displayed, if not as it is. */
  shown?: (machine: Machine) => ReactNode;
};
type PlainRow = NamedRow & { value: (machine: Machine) => CompareValue; best?: undefined };
/** A row whose best value is marked with a label. */
type RankedRow = NamedRow & {
  value: (machine: Machine) => number | null;
  best: { which: 'lowest' | 'highest'; word: string };
};
export type RowInput = PlainRow | RankedRow;

/** Lists the rows of the prices. With `ranked`, the lowest price is marked. */
export function listPriceRows(t: TFunction, language: Language, { ranked }: { ranked: boolean }): RowInput[] {
  const showMoney = (amount: number | null, currency: string) =>
    amount === null ? null : <bdi>{formatPrice(amount, currency, language)}</bdi>;
  const rateRow = (id: 'hourlyRate' | 'dailyRate' | 'weeklyRate', name: string): RowInput => ({
    id,
    name,
    value: (machine) => machine[id],
    shown: (machine) => showMoney(machine[id], machine.currency),
  });
  return [
    {
      id: 'price',
      name: t('Price'),
      value: ({ price, currency }) => price && `${price} ${currency}`,
      shown: ({ price, currency }) => showMoney(price, currency),
    },
    rateRow('hourlyRate', t('Per hour')),
    rateRow('dailyRate', t('Per day')),
    rateRow('weeklyRate', t('Per week')),
    {
      id: 'priceUsd',
      name: t('In US dollars'),
      value: ({ priceUsd }) => priceUsd,
      shown: ({ priceUsd, type }) =>
        priceUsd !== null && (
          <>
            <bdi>{formatDollars(priceUsd)}</bdi>
            {type === 'rent' && t('/day')}
          </>
        ),
      ...(ranked && { best: { which: 'lowest', word: t('Lowest price') } }),
    },
  ];
}

export function listMachineRows(t: TFunction, language: Language): RowInput[] {
  return [
    {
      id: 'year',
      name: t('Year'),
      value: ({ year }) => year,
      best: { which: 'highest', word: t('Newest') },
    },
    {
      id: 'hours',
      name: t('Hours'),
      value: ({ hours }) => hours,
      shown: ({ hours }) => hours !== null && formatHours(hours, language),
      best: { which: 'lowest', word: t('Fewest hours') },
    },
    {
      id: 'condition',
      name: t('Condition'),
      value: ({ condition }) => condition,
      shown: ({ condition }) => condition && conditionLabel(t, condition),
    },
    {
      id: 'category',
      name: t('Category'),
      value: ({ category }) => category,
      shown: ({ category }) => categoryLabel(t, category),
    },
    { id: 'brand', name: t('Brand'), value: ({ brand }) => brand },
    { id: 'model', name: t('Model'), value: ({ model }) => model },
  ];
}

/** Lists one row for each specification that at least one of the machines has. */
export function listSpecificationRows(t: TFunction, machines: readonly Machine[]): RowInput[] {
  const keys = new Set(machines.flatMap((machine) => Object.keys(machine.specifications)));
  return [...keys].map((key) => ({
    id: `specification ${key}`,
    name: specificationLabel(t, key),
    value: (machine) => machine.specifications[key] ?? null,
  }));
}

export function listOfferRows(t: TFunction, language: Language): RowInput[] {
  return [
    {
      id: 'features',
      name: t('Features'),
      value: ({ features }) => features.toSorted().join('\n') || null,
      shown: ({ features }) => features.length > 0 && <bdi>{features.join(language === 'ar' ? '، ' : ', ')}</bdi>,
    },
    {
      id: 'location',
      name: t('Location'),
      value: ({ location }) => location,
      shown: ({ location, country }) => (
        <>
          <bdi>{location}</bdi>
          {country && t(', ') + countryLabel(t, country)}
        </>
      ),
    },
    {
      id: 'supplier',
      name: t('Supplier'),
      value: ({ supplier }) => supplier._id,
      shown: ({ supplier }) => (
        <>
          <LocalLink to={`/supplier-profile/${supplier._id}`}>
            <bdi>{companyLabel(t, supplier.companyName)}</bdi>
          </LocalLink>
          {supplier.isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </>
      ),
    },
  ];
}
