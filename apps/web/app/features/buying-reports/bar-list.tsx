import { formatDollars, formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './bar-list.module.css';
import { percentOf } from './report-tables.ts';

export type Bar = {
  readonly key: string;
  readonly name: string;
  readonly net: number;
  /** The report narrowed to this bar. It is undefined for a group of several and for the only bar. */
  readonly to?: string | undefined;
};

/** Shows the parts of a whole by name. The numbers are text; the bars are only visual. */
export function BarList({ label, bars, whole }: { label: string; bars: readonly Bar[]; whole: number }) {
  const language = useLanguage();
  const longest = Math.max(1, ...bars.map(({ net }) => net));
  return (
    <ul className={classes.list} aria-label={label}>
      {bars.map(({ key, name, net, to }) => (
        <li key={key} className={classes.item}>
          {to ? (
            <LocalLink to={to} preventScrollReset className={classes.name ?? ''}>
              <bdi>{name}</bdi>
            </LocalLink>
          ) : (
            <bdi className={classes.name}>{name}</bdi>
          )}
          <span className={classes.figure}>
            <bdi>{formatDollars(net)}</bdi>{' '}
            <bdi className={classes.share}>{formatNumber(percentOf(net, whole) ?? 0, language, 1)}%</bdi>
          </span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ inlineSize: `${(net / longest) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
