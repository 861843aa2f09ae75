import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { hasDesk } from '@rigsouq/contract/operations/desks';
import type { readRights } from '@rigsouq/contract/operations/operators';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { barePath, useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { type DeskPlace, deskPlaces } from '../../../shared/operations/desk-places.ts';
import { countText } from '../queue/count-text.ts';
import { queueQuery } from '../queue/queue-query.ts';
import { jobsQuery } from '../system/system-queries.ts';
import classes from './rail.module.css';
import { SavedViews } from './saved-views.tsx';

export const RAIL_ID = 'desk-menu';

type Rights = AnswerOf<typeof readRights>;
/**
 * Shows the desks of this operator in groups, each with the number of items that wait. The server refuses all other desks, so they are hidden here.
 * On a small screen it is a menu that the button in the bar opens.
 */
export function Rail({ rights, children }: { rights: Rights; children: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, key } = useLocation();
  const currentPath = barePath(pathname);
  const rail = useRef<HTMLElement>(null);
  const countOf = useCounts(rights);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu that led to it
  useEffect(() => rail.current?.hidePopover(), [key]);
  const isCurrent = (to: string) => (to === '/admin' ? currentPath === to : currentPath.startsWith(to));
  return (
    <nav ref={rail} id={RAIL_ID} popover="auto" aria-label={t('Operations')} className={classes.rail}>
      {deskPlaces.map(({ title, places }) => {
        const own = places.filter(({ desk }) => hasDesk(rights, desk));
        if (own.length === 0) return null;
        return (
          <div key={title} className={classes.group}>
            <p className={classes.title}>{t(title)}</p>
            <ul>
              {own.map((place) => (
                <li key={place.to}>
                  <LocalLink
                    to={place.to}
                    className={classes.link}
                    {...(isCurrent(place.to) && { 'aria-current': 'page' as const })}
                  >
                    {t(place.label)}
                    {countOf(place) > 0 && <span className={classes.count}>{countText(countOf(place), language)}</span>}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <SavedViews />
      <div className={classes.foot}>{children}</div>
    </nav>
  );
}

/** Returns how many items wait at a place, or zero while that is not known. */
function useCounts(rights: Rights): (place: DeskPlace) => number {
  const queue = useInfiniteQuery(queueQuery({ kind: undefined, mine: false }));
  const jobs = useQuery({ ...jobsQuery, enabled: hasDesk(rights, 'system') });
  const kinds = queue.data?.pages[0]?.kinds ?? [];
  return ({ counts }) => {
    if (counts === 'jobs') return jobs.data?.failed ?? 0;
    if (counts === 'all') return kinds.reduce((sum, { waiting }) => sum + waiting, 0);
    return kinds.find(({ kind }) => kind === counts)?.waiting ?? 0;
  };
}
