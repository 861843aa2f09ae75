import { useTranslation } from 'react-i18next';
import { formatDollars, formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { Report } from './report-query.ts';
import classes from './reports-screen.module.css';

/** Shows the four key numbers of the report. */
export function ReportTotals({ report: { total, savings } }: { report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { saved, percent } = savings.total;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('Net spend')}</dt>
        <dd>
          <bdi>{formatDollars(total.net)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('Orders')}</dt>
        <dd>{formatNumber(total.orders, language)}</dd>
      </div>
      <div>
        <dt>{t('Suppliers')}</dt>
        <dd>{formatNumber(total.suppliers, language)}</dd>
      </div>
      <div>
        <dt>{t('Saved vs. first offers')}</dt>
        <dd>
          {percent === null ? (
            '–'
          ) : (
            <>
              <bdi>{formatDollars(saved)}</bdi> <small>({formatNumber(percent, language, 1)}%)</small>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
