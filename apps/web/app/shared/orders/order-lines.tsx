import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readOrder } from '@rigsouq/contract/orders/calls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayRange, formatNumber, formatPrice } from '../../lib/format/format.ts';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { DealPanel } from '../deals/deal-panel.tsx';
import classes from './order-lines.module.css';

type Terms = Pick<AnswerOf<typeof readOrder>, 'lines' | 'net' | 'vat' | 'vatRate' | 'total' | 'country' | 'currency'>;

/** Shows what is bought or rented, the prices, and the VAT of the country of delivery. */
export function OrderLines({ order }: { order: Terms }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { lines, net, vat, vatRate, total, country, currency } = order;
  const amount = (value: number) => <bdi>{formatPrice(value, currency, language)}</bdi>;
  const tax = t('VAT {{rate}}%, {{country}}', {
    rate: formatNumber(vatRate, language, 2),
    country: countryLabel(t, country),
  });
  return (
    <DealPanel title={t('Ordered items')}>
      <table className={classes.table}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">{t('Item')}</th>
            <th scope="col" className={classes.figure}>
              {t('Quantity × price')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('Amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, description, quantity, mode, from, to, place, unit, total }) => (
            <tr key={line}>
              <th scope="row">
                <p className={classes.words}>
                  <bdi>{description}</bdi>
                </p>
                <p className={classes.more}>
                  {mode === 'rent' ? t('To rent') : t('To buy')}
                  {from && to && ` · ${formatDayRange(from, to, language)}`}
                  {' · '}
                  <bdi>{place}</bdi>
                </p>
              </th>
              <td className={`${classes.figure} ${classes.each}`}>
                <bdi>{formatNumber(quantity, language)}</bdi> × {amount(unit)}
              </td>
              <td className={classes.figure}>{amount(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={t('Net')}>{amount(net)}</Sum>
          <Sum label={tax}>{amount(vat)}</Sum>
          <Sum label={t('Total incl. VAT')} whole>
            {amount(total)}
          </Sum>
        </tfoot>
      </table>
    </DealPanel>
  );
}

function Sum({ label, whole = false, children }: { label: string; whole?: boolean; children: ReactNode }) {
  return (
    <tr className={whole ? classes.whole : classes.sum}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={classes.figure}>{children}</td>
    </tr>
  );
}
