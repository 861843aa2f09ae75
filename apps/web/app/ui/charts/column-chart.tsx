// A column chart. It is drawn without a library, because it only needs a few rectangles.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language.ts';
import { type ChartValues, columnsOf, labelsOf } from './chart-rules.ts';
import classes from './column-chart.module.css';

export type Series = {
  readonly name: string;
  readonly tone: 'ink' | 'pale' | 'blue' | 'amber';
  readonly values: ChartValues;
};
/** A month, a day or half an hour. `short` is the label below it. On a phone, which shows few labels, `below` is its second line. */
export type Place = { readonly name: string; readonly short: string; readonly below?: string | undefined };
type ColumnChartProps = {
  /** Describes the chart for screen readers. */
  label: string;
  places: readonly Place[];
  series: readonly Series[];
  stacked?: boolean;
  /** A small chart shows few labels, as on a phone. */
  small?: boolean;
  /** Formats an amount on the axis. */
  edge: (amount: number) => string;
  /** Formats the exact amount of one column. */
  exact: (amount: number) => string;
};

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

export function ColumnChart({ label, places, series, stacked = false, small = false, edge, exact }: ColumnChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ticks, columns } = columnsOf(
    series.map(({ values }) => values),
    { stacked },
  );
  // Time runs in reading direction.
  const x = (across: number, width: number) => percent(language === 'ar' ? 1 - across - width : across);
  return (
    <figure>
      <div className={classes.plot}>
        <ul className={classes.amounts} aria-hidden="true">
          {ticks.map(({ amount, up }) => (
            <li key={amount} style={{ insetBlockStart: percent(1 - up) }}>
              <bdi>{edge(amount)}</bdi>
            </li>
          ))}
        </ul>
        <svg className={classes.chart} role="img" aria-label={`${label} ${t('Figures are in the table below.')}`}>
          {ticks.map(({ amount, up }) => (
            <line key={amount} x1="0" x2="100%" y1={percent(1 - up)} y2={percent(1 - up)} className={classes.grid} />
          ))}
          {columns.map(({ place, series: index, value, across, width, floor, height }) => (
            <rect
              key={`${place} ${index}`}
              x={x(across, width)}
              width={percent(width)}
              y={percent(1 - floor - height)}
              height={percent(height)}
              className={classes.column}
              data-tone={series[index]?.tone}
            >
              <title>{`${places[place]?.name}, ${series[index]?.name}: ${exact(value)}`}</title>
            </rect>
          ))}
        </svg>
        <ul className={classes.places} aria-hidden="true" data-small={small || undefined}>
          {labelsOf(places.length).map(({ place, across, narrow }) => (
            <li key={place} style={{ insetInlineStart: percent(across) }} data-narrow={narrow || undefined}>
              {places[place]?.short}
              {narrow && <span>{places[place]?.below}</span>}
            </li>
          ))}
        </ul>
      </div>
      {series.length > 1 && (
        <figcaption className={classes.legend}>
          {series.map(({ name, tone }) => (
            <span key={name}>
              <i className={classes.key} data-tone={tone} />
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
