import { useTranslation } from 'react-i18next';
import { marketFigures } from '../../lib/content.ts';
import classes from './figures.module.css';

export function Figures() {
  const { t } = useTranslation();
  return (
    <section className={classes.band} aria-label={t('Rigsouq in figures')}>
      <dl className={classes.strip}>
        {marketFigures.map(({ figure, label }) => (
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
