import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LocalNavLink } from '../lib/i18n/local-link.tsx';
import { AccountActions } from './account-actions.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { NetworksMenu } from './networks-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { mainLinks, networkLinks } from './site-links.ts';

/** `hasSearch` is false on pages that start with a search. `onSearch` opens the search of everything. */
export function Header({ hasSearch, onSearch }: { hasSearch: boolean; onSearch: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo />
        <SearchBox className={`${classes.search} ${hasSearch ? '' : classes.wideSearch}`} onSearch={onSearch} />
        <div className={classes.actions}>
          <LanguageSwitch className={classes.wideOnly} />
          <AccountActions />
          <PhoneMenu onSearch={onSearch} />
        </div>
      </div>
      <nav aria-label={t('Main')} className={classes.nav}>
        <ul className={classes.links}>
          {mainLinks.map(({ to, label }) => (
            <li key={to}>
              <LocalNavLink to={to} className={classes.link}>
                {t(label)}
              </LocalNavLink>
            </li>
          ))}
          <li>
            <NetworksMenu />
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** Uses the browser's popover, which opens without JavaScript and closes on Escape or a tap outside. */
function PhoneMenu({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  function close() {
    panel.current?.hidePopover();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu that led to it
  useEffect(close, [key]);

  return (
    <div className={classes.phoneOnly}>
      <button type="button" className={classes.iconButton} popoverTarget="site-menu" aria-label={t('Open menu')}>
        <IconMenu2 size={24} aria-hidden="true" />
      </button>
      <nav ref={panel} id="site-menu" popover="auto" aria-label={t('Menu')} className={classes.drawer}>
        <button
          type="button"
          className={classes.iconButton}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={t('Close menu')}
        >
          <IconX size={24} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={classes.drawerSearch}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          onClick={onSearch}
        >
          <IconSearch size={20} aria-hidden="true" />
          {t('Search everything')}
        </button>
        <ul>
          {mainLinks.map(({ to, label }) => (
            <li key={to}>
              <LocalNavLink to={to} className={classes.drawerLink}>
                {t(label)}
              </LocalNavLink>
            </li>
          ))}
        </ul>
        <p className={classes.drawerTitle}>{t('Networks')}</p>
        <ul>
          {networkLinks.map(({ to, label }) => (
            <li key={to}>
              <LocalNavLink to={to} className={classes.drawerLink}>
                {t(label)}
              </LocalNavLink>
            </li>
          ))}
        </ul>
        <div className={classes.drawerFoot}>
          <AccountActions wide onLogin={close} />
          <LanguageSwitch />
        </div>
      </nav>
    </div>
  );
}
