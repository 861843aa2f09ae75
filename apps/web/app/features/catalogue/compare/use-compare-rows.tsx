import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars, formatHours, formatPrice } from '../../../lib/format/format.ts';
import {
  categoryLabel,
  companyLabel,
  conditionLabel,
  countryLabel,
  specificationLabel,
} from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { type CompareValue, differs, findBestIndex } from './compare-rules.ts';
import type { Machine } from './load-compared.ts';

export type CompareRow = {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
  /** The index of the best cell and its label. */
  readonly best?: { readonly at: number; readonly word: string } | undefined;
};

type RowInput = {
  id: string;
  name: string;
  value: (machine: Machine) => CompareValue;
  /** How the value is displayed, if not as it is. */
  shown?: (machine: Machine) => ReactNode;
};

/** Returns the rows to compare and leaves out a row without any value. */
export function useCompareRows(machines: readonly Machine[]): CompareRow[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const bdi = (value: ReactNode) => value && <bdi>{value}</bdi>;
  const money = (amount: number | null, currency: string) =>
    amount === null ? null : <bdi>{formatPrice(amount, currency, language)}</bdi>;
  const oneKind = new Set(machines.map(({ type }) => type)).size === 1;

  const row = ({ id, name, value, shown }: RowInput, best?: CompareRow['best']): CompareRow => ({
    ...{ id, name, best },
    cells: machines.map((machine) => (shown ?? ((one: Machine) => bdi(value(one))))(machine)),
    differs: differs(machines.map(value)),
  });
  const ranked = (
    input: RowInput & { value: (machine: Machine) => number | null },
    which: 'lowest' | 'highest',
    word: string,
  ) => {
    const at = findBestIndex(machines.map(input.value), which);
    return row(input, at === undefined ? undefined : { at, word });
  };
  const rate = (id: 'hourlyRate' | 'dailyRate' | 'weeklyRate', name: string): RowInput => ({
    ...{ id, name },
    value: (machine) => machine[id],
    shown: (machine) => money(machine[id], machine.currency),
  });
  const dollars: RowInput & { value: (machine: Machine) => number | null } = {
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
  };
  const specifications = [...new Set(machines.flatMap((machine) => Object.keys(machine.specifications)))];

  return [
    row({
      ...{ id: 'price', name: t('Price') },
      value: ({ price, currency }) => price && `${price} ${currency}`,
      shown: ({ price, currency }) => money(price, currency),
    }),
    row(rate('hourlyRate', t('Per hour'))),
    row(rate('dailyRate', t('Per day'))),
    row(rate('weeklyRate', t('Per week'))),
    // A daily rent and a sale price cannot be compared, so neither is marked as the lowest.
    oneKind ? ranked(dollars, 'lowest', t('Lowest price')) : row(dollars),
    ranked({ id: 'year', name: t('Year'), value: ({ year }) => year }, 'highest', t('Newest')),
    ranked(
      {
        ...{ id: 'hours', name: t('Hours') },
        value: ({ hours }) => hours,
        shown: ({ hours }) => hours !== null && formatHours(hours, language),
      },
      'lowest',
      t('Fewest hours'),
    ),
    row({
      ...{ id: 'condition', name: t('Condition') },
      value: ({ condition }) => condition,
      shown: ({ condition }) => condition && conditionLabel(t, condition),
    }),
    row({
      ...{ id: 'category', name: t('Category') },
      value: ({ category }) => category,
      shown: ({ category }) => categoryLabel(t, category),
    }),
    row({ id: 'brand', name: t('Brand'), value: ({ brand }) => brand }),
    row({ id: 'model', name: t('Model'), value: ({ model }) => model }),
    ...specifications.map((key) =>
      row({
        ...{ id: `specification ${key}`, name: specificationLabel(t, key) },
        value: (machine) => machine.specifications[key] ?? null,
      }),
    ),
    row({
      ...{ id: 'features', name: t('Features') },
      value: ({ features }) => features.toSorted().join('\n') || null,
      shown: ({ features }) => features.length > 0 && <bdi>{features.join(language === 'ar' ? '، ' : ', ')}</bdi>,
    }),
    row({
      ...{ id: 'location', name: t('Location') },
      value: ({ location }) => location,
      shown: ({ location, country }) => (
        <>
          <bdi>{location}</bdi>
          {country && t(', ') + countryLabel(t, country)}
        </>
      ),
    }),
    row({
      ...{ id: 'supplier', name: t('Supplier') },
      value: ({ supplier }) => supplier._id,
      shown: ({ supplier }) => (
        <>
          <LocalLink to={`/supplier-profile/${supplier._id}`}>
            <bdi>{companyLabel(t, supplier.companyName)}</bdi>
          </LocalLink>
          {supplier.isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </>
      ),
    }),
  ].filter(({ cells }) => cells.some(Boolean));
}
