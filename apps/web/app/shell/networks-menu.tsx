import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LocalNavLink } from '../lib/i18n/local-link.tsx';
import classes from './header.module.css';
import { networkLinks } from './site-links.ts';

/** Uses the browser's disclosure, which works by keyboard and without JavaScript. It closes when the focus leaves it. */
export function NetworksMenu() {
  const { t } = useTranslation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  function close() {
    disclosure.current?.removeAttribute('open');
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !disclosure.current?.open) return;
    close();
    disclosure.current.querySelector('summary')?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu that led to it
  useEffect(close, [key]);

  useEffect(() => {
    function closeOutside(event: Event) {
      if (!disclosure.current?.contains(event.target as Node)) close();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  });

  return (
    <details ref={disclosure} className={classes.networks} onKeyDown={closeOnEscape}>
      <summary className={classes.link}>
        {t('Networks')}
        <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
      </summary>
      <ul className={classes.networkList}>
        {networkLinks.map(({ to, label }) => (
          <li key={to}>
            <LocalNavLink to={to} className={classes.networkLink}>
              {t(label)}
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
