import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './tabs.module.css';
import { useScrollToOpenTab } from './use-scroll-to-open-tab.ts';

type TabLink = { to: string; label: string; current: boolean; count?: number | undefined };

/** Shows links that look like tabs, for a choice that filters the page. The choice is in the address, so that a user can bookmark and send it. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const language = useLanguage();
  const row = useScrollToOpenTab<HTMLUListElement>(tabs.find(({ current }) => current)?.to);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={classes.list}>
        {tabs.map(({ to, label, current, count }) => (
          <li key={to}>
            <LocalLink
              to={to}
              preventScrollReset
              className={classes.tab ?? ''}
              {...(current && { 'aria-current': 'page' as const })}
            >
              {label}
              {count !== undefined && <span className={classes.count}>{formatNumber(count, language)}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
