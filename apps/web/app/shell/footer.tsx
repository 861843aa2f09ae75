import { useTranslation } from 'react-i18next';
import { LocalLink } from '../lib/i18n/local-link.tsx';
import classes from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { footerGroups, legalLinks } from './site-links.ts';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.groups}>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <p className={classes.title}>{t(title)}</p>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <LocalLink to={to} className={classes.link}>
                      {t(label)}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={classes.base}>
          <p>{t('Rigsouq, the construction equipment marketplace for the Gulf')}</p>
          <nav aria-label={t('Legal')}>
            <ul className={classes.legal}>
              {legalLinks.map(({ to, label }) => (
                <li key={to}>
                  <LocalLink to={to} className={classes.link}>
                    {t(label)}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch className={classes.language} />
        </div>
      </div>
    </footer>
  );
}
