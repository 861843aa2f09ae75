import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { Column } from '../list/desk-table.tsx';

type Company = { name: string };
type Deal = { buyer: Company; supplier: Company; total: number; currency: string };

/** Returns the columns that the lists of orders and of bookings share: both companies and the total. */
export function useDealColumns(): readonly Column<Deal>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { label: t('Buyer'), cell: ({ buyer }) => <bdi>{buyer.name}</bdi> },
    { label: t('Supplier'), cell: ({ supplier }) => <bdi>{supplier.name}</bdi> },
    {
      label: t('Total'),
      cell: ({ total, currency }) => <bdi>{formatPrice(total, currency, language)}</bdi>,
      number: true,
    },
  ];
}
