import type { ReactNode } from 'react';
import { ColumnChart, type Place, type Series } from '../../../shell/charts/column-chart.tsx';
import { type Cell, words } from '../../../shell/charts/figure-rows.ts';
import { FigureTable } from '../../../shell/charts/figure-table.tsx';
import classes from './health.module.css';

type ChartCardProps = {
  title: string;
  /** What it comes to, beside the title. */
  sum: ReactNode;
  /** What its places are: days, half hours. */
  axis: string;
  places: readonly Place[];
  figures: Series['figures'];
  said: (figure: number) => string;
};

/** One figure over time, and its table. */
export function ChartCard({ title, sum, axis, places, figures, said }: ChartCardProps) {
  const cell = (figure: number | null): Cell => (figure === null ? words('–') : { shown: said(figure), raw: figure });
  return (
    <section aria-label={title} className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.name}>{title}</h3>
        <p className={classes.sum}>{sum}</p>
      </div>
      <ColumnChart
        label={title}
        small
        places={places}
        series={[{ name: title, tone: 'ink', figures }]}
        edge={(figure) => (Number.isInteger(figure) ? said(figure) : '')}
        exact={said}
      />
      <FigureTable
        title={title}
        table={{
          head: [words(axis), words(title)],
          rows: places.map(({ name }, at) => [words(name), cell(figures[at] ?? null)]),
          foot: [],
        }}
      />
    </section>
  );
}
