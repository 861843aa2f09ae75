import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ChartCard } from './chart-card.tsx';
import classes from './health.module.css';
import type { Health } from './health-query.ts';

type Worst = NonNullable<Health['system']['halfHours'][number]['worst']>;

export function SystemCharts({ halfHours }: { halfHours: Health['system']['halfHours'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const places = halfHours.map(({ at }) => ({ name: formatInstant(at, language), short: formatTime(at, language) }));
  const number = (figure: number) => formatNumber(figure, language);
  const charts: { of: keyof Worst; title: string; said: (figure: number) => string }[] = [
    {
      of: 'outboxLag',
      title: t('Longest wait of work'),
      said: (figure) => t('{{number}} s', { number: formatNumber(figure, language, 1) }),
    },
    { of: 'waiting', title: t('Work that waits'), said: number },
    { of: 'failed', title: t('Failed work'), said: number },
  ];
  return (
    <div className={classes.charts}>
      {charts.map(({ of, title, said }) => {
        const figures = halfHours.map(({ worst }) => worst?.[of] ?? null);
        return (
          <ChartCard
            key={of}
            title={title}
            sum={t('At worst {{figure}}', { figure: said(Math.max(0, ...figures.map((figure) => figure ?? 0))) })}
            axis={t('Half hour')}
            places={places}
            figures={figures}
            said={said}
          />
        );
      })}
    </div>
  );
}
