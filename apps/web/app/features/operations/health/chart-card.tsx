import type { ReactNode } from 'react';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { type Cell, textCell } from '../../../ui/charts/chart-table-data.ts';
import { ColumnChart, type Place, type Series } from '../../../ui/charts/column-chart.tsx';
import classes from './health.module.css';

type ChartCardProps = {
  title: string;
  /** The total, shown beside the title. */
  sum: ReactNode;
  /** The name of one place on the axis: day or half hour. */
  axis: string;
  places: readonly Place[];
  values: Series['values'];
  format: (value: number) => string;
};

/** Shows one metric over time as a chart and as a table. */
export function ChartCard({ title, sum, axis, places, values, format }: ChartCardProps) {
  const cell = (value: number | null): Cell => (value === null ? textCell('–') : { shown: format(value), raw: value });
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
        series={[{ name: title, tone: 'ink', values: values }]}
        edge={(value) => (Number.isInteger(value) ? format(value) : '')}
        exact={format}
      />
      <ChartTable
        title={title}
        table={{
          head: [textCell(axis), textCell(title)],
          rows: places.map(({ name }, at) => [textCell(name), cell(values[at] ?? null)]),
          foot: [],
        }}
      />
    </section>
  );
}
