import { Button } from '@mantine/core';
import { companyEvents, countedEvents, type SecurityEvent } from '@rigsouq/contract/identity/security-events';
import { IconAlertTriangle, IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format/format.ts';
import { formatTime } from '../../lib/format/time.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { Badge } from '../../ui/page/badge.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './security-event-list.module.css';
import { describeSecurityEvent } from './security-event-texts.ts';

type Pages = {
  data: { pages: readonly { events: readonly SecurityEvent[] }[] };
  error: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type SecurityEventListProps = { query: Pages };

/** Lists security events, the newest first. After loading more, the first new event gets the focus. */
export function SecurityEventList({ query }: SecurityEventListProps) {
  const { t } = useTranslation();
  const events = query.data.pages.flatMap((page) => page.events);
  const list = useRef<HTMLUListElement>(null);
  const requestedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (requestedIndex.current === undefined || events.length <= requestedIndex.current) return;
    list.current?.querySelectorAll('li')[requestedIndex.current]?.focus({ preventScroll: true });
    requestedIndex.current = undefined;
  }, [events.length]);
  const showMore = () => {
    requestedIndex.current = events.length;
    void query.fetchNextPage();
  };

  if (events.length === 0) return <p className={classes.empty}>{t('Nothing has been recorded yet.')}</p>;
  return (
    <>
      <ul ref={list} className={classes.list}>
        {events.map((event) => (
          <EventRow key={event._id} event={event} />
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <div className={classes.more}>
          <QueryFailure query={{ ...query, refetch: showMore }} fallback={t('Failed to fetch the security activity')} />
        </div>
      ) : (
        query.hasNextPage && (
          <div className={classes.more}>
            <Button variant="default" onClick={showMore} disabled={query.isFetchingNextPage}>
              {query.isFetchingNextPage ? t('Loading...') : t('Show more')}
            </Button>
          </div>
        )
      )}
    </>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  const { person, by, times } = event;
  const failure = countedEvents.some((kind) => kind === event.kind);
  const Icon = failure
    ? IconAlertTriangle
    : companyEvents.some((kind) => kind === event.kind)
      ? IconUsers
      : IconShieldCheck;
  return (
    <li tabIndex={-1} className={classes.row} data-failure={failure || undefined}>
      <Icon size={22} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.words}>
          {describeSecurityEvent(t, event)}
          {times > 1 && <Badge tone="gray">{t('{{count}} times', { count: times })}</Badge>}
        </p>
        {(person || by) && (
          <p className={classes.who}>
            {person && <bdi>{person}</bdi>}
            {by && <span>{t('Done by {{name}}', { name: by })}</span>}
          </p>
        )}
      </div>
      <p className={classes.where}>
        <EventOrigin event={event} />
      </p>
      <p className={classes.when}>
        <EventTime event={event} />
      </p>
    </li>
  );
}

/** Shows the device and the address range, or nothing if another member did it and the place is not disclosed. */
function EventOrigin({ event: { addressRange, device, by } }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  if (by && !addressRange) return null;
  return (
    <>
      <bdi>{device ?? t('Unknown device')}</bdi>
      <bdi>{addressRange ?? t('Unknown or several locations')}</bdi>
    </>
  );
}

function EventTime({ event: { at, lastAt, times } }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <time dateTime={at}>{formatInstant(at, language)}</time>
      {times > 1 && <time dateTime={lastAt}>{t('Last time at {{time}}', { time: formatTime(lastAt, language) })}</time>}
    </>
  );
}
