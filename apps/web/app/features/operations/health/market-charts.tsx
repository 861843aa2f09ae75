import type { marketKinds } from '@rigsouq/contract/operations/desk-system';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ChartCard } from './chart-card.tsx';
import classes from './health.module.css';
import type { Health } from './health-query.ts';

const kindTexts: Record<(typeof marketKinds)[number], string> = {
  companies: text('New companies'),
  listings: text('Machines listed'),
  quotes: text('Quotes requested'),
  rentals: text('Rentals requested'),
  bids: text('Bids'),
  orders: text('Purchase orders'),
};

export function MarketCharts({ market: { days, series } }: { market: Health['market'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const places = days.map((day) => {
    const name = formatDay(day, language);
    return { name, short: name.split(' ').slice(0, 2).join(' ') };
  });
  return (
    <div className={classes.charts}>
      {series.map(({ what, counts, before }) => (
        <ChartCard
          key={what}
          title={t(kindTexts[what])}
          sum={
            <>
              <strong>{number(counts.reduce((sum, count) => sum + count, 0))}</strong> ·{' '}
              {t('{{number}} in the previous 30 days', { number: number(before) })}
            </>
          }
          axis={t('Day')}
          places={places}
          values={counts}
          format={number}
        />
      ))}
    </div>
  );
}
