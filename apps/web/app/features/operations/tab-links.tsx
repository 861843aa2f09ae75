import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useScrollToOpenTab } from '../../ui/page/use-scroll-to-open-tab.ts';
import classes from './tab-links.module.css';

type Tab = { to: string; label: string; current: boolean };

/** Shows tabs whose choice is in the address, so that a user can bookmark and send it. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useScrollToOpenTab<HTMLUListElement>(tabs.find(({ current }) => current)?.to);
  return (
    <nav aria-label={label} className={classes.nav}>
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
