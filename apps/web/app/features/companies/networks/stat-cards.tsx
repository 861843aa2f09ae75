import classes from './stat-cards.module.css';

/** A value that is not known is null; the note then says why. */
type Stat = { label: string; value: string | null; note?: string | undefined };

/** Shows statistics about one company, computed from its own records (R36). */
export function StatCards({ title, stats }: { title: string; stats: readonly Stat[] }) {
  return (
    <section className={classes.band} aria-label={title}>
      <dl className={classes.stats}>
        {stats.map(({ label, value, note }) => (
          <div key={label} className={classes.stat}>
            <dt className={classes.label}>{label}</dt>
            {value !== null && (
              <dd className={classes.value}>
                <bdi>{value}</bdi>
              </dd>
            )}
            {note && <dd className={value === null ? classes.unknown : classes.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
