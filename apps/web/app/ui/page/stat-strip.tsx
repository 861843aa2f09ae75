import type { ReactNode } from 'react';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './stat-strip.module.css';

export type Stat = {
  label: string;
  /** Null if it is not known. The note then says why. */
  value: ReactNode;
  note?: ReactNode;
  /** The page that lists what is counted. */
  to?: string;
};

/** Shows a few numbers in a row. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={classes.strip}>
      {stats.map(({ label, value, note, to }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>
            {to ? (
              <LocalLink to={to} preventScrollReset className={classes.link ?? ''}>
                {label}
              </LocalLink>
            ) : (
              label
            )}
          </dt>
          {value !== null && (
            <dd className={classes.value}>
              <bdi>{value}</bdi>
            </dd>
          )}
          {note && <dd className={value === null ? classes.unknown : classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
