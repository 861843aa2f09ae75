import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useScrollToOpenTab } from '../../../ui/tabs/use-scroll-to-open-tab.ts';
import classes from './settings.module.css';
import { settingsPages } from './settings-pages.ts';

/** The one navigation of the settings. `open` is the path of the page that is shown. */
export function SettingsNav({ open }: { open: string }) {
  const { t } = useTranslation();
  const row = useScrollToOpenTab<HTMLElement>(open);
  return (
    <nav ref={row} aria-label={t('Settings')} className={classes.nav}>
      <ul>
        {settingsPages.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to} className={classes.link} aria-current={to === open ? 'page' : undefined}>
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
