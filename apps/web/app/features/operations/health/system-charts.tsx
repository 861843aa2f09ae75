import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { formatTime } from '../../../lib/format/time.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ChartCard } from './chart-card.tsx';
import classes from './health.module.css';
import type { Health } from './health-query.ts';

type Worst = NonNullable<Health['system']['halfHours'][number]['worst']>;

export function SystemCharts({ halfHours }: { halfHours: Health['system']['halfHours'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const places = halfHours.map(({ at }) => ({ name: formatInstant(at, language), short: formatTime(at, language) }));
  const number = (value: number) => formatNumber(value, language);
  const charts: { metric: keyof Worst; title: string; format: (value: number) => string }[] = [
    {
      metric: 'outboxLag',
      title: t('Longest job wait'),
      format: (value) => t('{{number}} s', { number: formatNumber(value, language, 1) }),
    },
    { metric: 'waiting', title: t('Jobs waiting'), format: number },
    { metric: 'failed', title: t('Failed jobs'), format: number },
  ];
  return (
    <div className={classes.charts}>
      {charts.map(({ metric, title, format }) => {
        const values = halfHours.map(({ worst }) => worst?.[metric] ?? null);
        return (
          <ChartCard
            key={metric}
            title={title}
            sum={t('Worst: {{figure}}', { figure: format(Math.max(0, ...values.map((value) => value ?? 0))) })}
            axis={t('Half hour')}
            places={places}
            values={values}
            format={format}
          />
        );
      })}
    </div>
  );
}
