import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { hasDesk, type RequiredDesk } from '@rigsouq/contract/operations/desks';
import type { readRights } from '@rigsouq/contract/operations/operators';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { text } from '../../../lib/i18n/i18n.ts';
import { barePath, useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { countText } from '../queue/count-text.ts';
import { type QueueKind, queueQuery } from '../queue/queue-query.ts';
import { jobsQuery } from '../system/system-queries.ts';
import classes from './rail.module.css';
import { SavedViews } from './saved-views.tsx';

export const RAIL_ID = 'desk-menu';

type Rights = AnswerOf<typeof readRights>;
type Place = { to: string; label: string; desk: RequiredDesk; counts?: QueueKind | 'all' | 'jobs' };

const groups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: text('Work'),
    places: [
      { to: '/admin', label: text('Queue'), desk: 'any', counts: 'all' },
      { to: '/admin/health', label: text('Health'), desk: 'any' },
    ],
  },
  {
    title: text('Companies'),
    places: [
      { to: '/admin/companies', label: text('Companies'), desk: 'companies', counts: 'company' },
      { to: '/admin/licences', label: text('Licences'), desk: 'companies', counts: 'licence' },
    ],
  },
  {
    title: text('Market'),
    places: [
      { to: '/admin/listings', label: text('Listings'), desk: 'trust' },
      { to: '/admin/reports', label: text('Reports'), desk: 'trust', counts: 'report' },
    ],
  },
  {
    title: text('Auctions'),
    places: [
      { to: '/admin/lots', label: text('Auctions'), desk: 'auctions', counts: 'lot' },
      { to: '/admin/bidders', label: text('Bidders'), desk: 'auctions', counts: 'bidder' },
    ],
  },
  {
    title: text('Deals'),
    places: [
      { to: '/admin/settlements', label: text('Settlements'), desk: 'settlements' },
      { to: '/admin/orders', label: text('Orders'), desk: 'settlements' },
      { to: '/admin/bookings', label: text('Bookings'), desk: 'settlements' },
    ],
  },
  {
    title: text('Visitors'),
    places: [
      { to: '/admin/leads', label: text('Leads'), desk: 'leads', counts: 'lead' },
      { to: '/admin/directory', label: text('Directory'), desk: 'leads', counts: 'entry' },
      { to: '/admin/newsletter', label: text('Newsletter'), desk: 'leads' },
      { to: '/admin/marketing-numbers', label: text('Marketing numbers'), desk: 'leads' },
    ],
  },
  {
    title: text('System'),
    places: [
      { to: '/admin/rates', label: text('Rates'), desk: 'system' },
      { to: '/admin/jobs', label: text('Failed jobs'), desk: 'system', counts: 'jobs' },
      { to: '/admin/operators', label: text('Operators'), desk: 'lead' },
    ],
  },
];

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
      {groups.map(({ title, places }) => {
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
function useCounts(rights: Rights): (place: Place) => number {
  const queue = useInfiniteQuery(queueQuery({ kind: undefined, mine: false }));
  const jobs = useQuery({ ...jobsQuery, enabled: hasDesk(rights, 'system') });
  const kinds = queue.data?.pages[0]?.kinds ?? [];
  return ({ counts }) => {
    if (counts === 'jobs') return jobs.data?.failed ?? 0;
    if (counts === 'all') return kinds.reduce((sum, { waiting }) => sum + waiting, 0);
    return kinds.find(({ kind }) => kind === counts)?.waiting ?? 0;
  };
}
