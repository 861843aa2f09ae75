// Exports the comparison as a table for a spreadsheet, with one row for each offer.
import type { TFunction } from 'i18next';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { offersFor } from './award/choices.ts';
import type { OpenedTender } from './comparison-query.ts';

export function comparisonRows(t: TFunction, { rfq, comparison }: OpenedTender): (string | number)[][] {
  const { currency } = comparison;
  const modes = { buy: t('To buy'), rent: t('To rent') };
  const head = [
    t('Line'),
    t('Category'),
    t('Specification'),
    t('Quantity'),
    t('Your request'),
    t('Supplier'),
    t('Option'),
    t('Offered'),
    t('Purchase or rental'),
    t('Price'),
    t('Currency'),
    t('Price in {{currency}}', { currency }),
    t('Total in {{currency}}', { currency }),
    t('Lead time (days)'),
    t('Points'),
    t('Best'),
    t('Valid until'),
    t('Note'),
  ];
  const rows = rfq.lines.flatMap(({ line, category, specification, quantity, mode }) =>
    offersFor(comparison, line).map(({ answer, offer }) => [
      line,
      categoryLabel(t, category),
      specification,
      quantity,
      modes[mode],
      answer.supplier.companyName,
      offer.option,
      offer.offered,
      modes[offer.mode],
      offer.price,
      offer.currency,
      offer.unit,
      offer.total,
      offer.leadDays,
      offer.points,
      offer.best ? t('Best') : '',
      answer.validUntil,
      offer.note ?? '',
    ]),
  );
  return [head, ...rows];
}
