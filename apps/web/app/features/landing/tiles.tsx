import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { tiles } from './landing-content.ts';
import classes from './tiles.module.css';

export function Tiles() {
  const { t } = useTranslation();
  return (
    <section className={classes.section} aria-label={t('What you can do here')}>
      <ul className={classes.tiles}>
        {tiles.map(({ to, icon: Icon, title, line }) => (
          <li key={to} className={classes.tile}>
            <Icon size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
            <h2 className={classes.title}>
              <LocalLink to={to} className={classes.link}>
                {t(title)}
              </LocalLink>
            </h2>
            <p className={classes.line}>{t(line)}</p>
            <IconArrowRight size={20} aria-hidden="true" className={classes.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
