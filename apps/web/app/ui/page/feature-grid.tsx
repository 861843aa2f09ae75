import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './feature-grid.module.css';
import section from './section.module.css';

type Feature = { readonly icon: Icon; readonly title: string; readonly line: string };

/** Lists advantages, each with an icon. */
export function FeatureGrid({ title, features }: { title: string; features: readonly Feature[] }) {
  const { t } = useTranslation();
  return (
    <section className={`${section.band} ${section.sand}`} aria-labelledby="features">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="features" className={section.title}>
            {title}
          </h2>
        </div>
        <ul className={classes.grid}>
          {features.map(({ icon: Icon, title: name, line }) => (
            <li key={name} className={classes.feature}>
              <Icon size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
              <h3 className={classes.title}>{t(name)}</h3>
              <p className={classes.line}>{t(line)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
