import { useEffect, useRef } from 'react';
import { LocalLink } from '../../lib/local-link.tsx';
import classes from './tab-links.module.css';

type Tab = { to: string; label: string; current: boolean };

/** Tabs whose choice stands in the address, so that it can be kept and sent. */
export function TabLinks({ label, tabs, quiet = false }: { label: string; tabs: readonly Tab[]; quiet?: boolean }) {
  const row = useRef<HTMLUListElement>(null);
  const here = tabs.find(({ current }) => current)?.to;
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (here) row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  return (
    <nav aria-label={label} className={classes.nav} data-quiet={quiet || undefined}>
      <ul ref={row} className={classes.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <LocalLink to={tab.to} className={classes.tab} {...(tab.current && { 'aria-current': 'page' as const })}>
              {tab.label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
