import { useTranslation } from 'react-i18next';
import classes from './feature-grid.module.css';
import { features } from './landing-content.ts';
import section from './section.module.css';

export function FeatureGrid() {
  const { t } = useTranslation();
  return (
    <section className={`${section.band} ${section.sand}`} aria-labelledby="features">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="features" className={section.title}>
            {t('Decide with the facts in hand')}
          </h2>
        </div>
        <ul className={classes.grid}>
          {features.map(({ icon: Icon, title, line }) => (
            <li key={title} className={classes.feature}>
              <Icon size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
              <h3 className={classes.title}>{t(title)}</h3>
              <p className={classes.line}>{t(line)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
