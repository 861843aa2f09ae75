import { useTranslation } from 'react-i18next';
import { formatDollars, formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import type { Comparables } from '../load-equipment.ts';
import classes from './price-check.module.css';

/** Lists the machines of the chart, cheapest first. */
export function ComparablesTable({ comparables: { points } }: { comparables: Comparables }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Machine')}</th>
          <th scope="col" className={classes.number}>
            {t('Year')}
          </th>
          <th scope="col" className={classes.number}>
            {t('Hours')}
          </th>
          <th scope="col" className={classes.number}>
            {t('Price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ _id, title, year, hours, priceUsd }) => (
          <tr key={_id}>
            <th scope="row">
              <LocalLink to={`/equipment/${_id}`} className={classes.link ?? ''}>
                <bdi>{title}</bdi>
              </LocalLink>
            </th>
            <td className={classes.number}>{year ?? '—'}</td>
            <td className={classes.number}>{hours === null ? '—' : formatNumber(hours, language)}</td>
            <td className={classes.number}>
              <bdi>{formatDollars(priceUsd)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
