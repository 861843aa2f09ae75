import { useTranslation } from 'react-i18next';
import classes from './statistics-strip.module.css';

type Figure = { readonly figure: string; readonly label: string };

/** Shows a few large numbers, each with its label. */
export function StatisticsStrip({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.band} aria-label={title}>
      <dl className={classes.strip}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={classes.item}>
            <dt className={classes.label}>{t(label)}</dt>
            <dd className={classes.figure}>
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
