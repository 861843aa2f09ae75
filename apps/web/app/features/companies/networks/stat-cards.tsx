import { type Stat, StatStrip } from '../../../ui/page/stat-strip.tsx';
import classes from './stat-cards.module.css';

/** Shows statistics about one company, computed from its own records (R36). */
export function StatCards({ title, stats }: { title: string; stats: readonly Stat[] }) {
  return (
    <section className={classes.band} aria-label={title}>
      <div className={classes.inner}>
        <StatStrip stats={stats} />
      </div>
    </section>
  );
}
