import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { buildNoticePath, formatNotice } from '@rigsouq/contract/notifications/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ago } from '../../lib/format/ago.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './bell.module.css';
import { bellQuery, type NoticeItem, useMarkNoticesRead } from './bell-queries.ts';

export function NoticeList({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { t } = useTranslation();
  const markRead = useMarkNoticesRead();
  return (
    <section aria-labelledby="notices">
      <div className={classes.head}>
        <h2 id="notices" className={classes.title}>
          {t('Notifications')}
        </h2>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => markRead.mutate({})} disabled={markRead.isPending}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <Notices
        onOpen={({ _id, read }) => {
          if (!read) markRead.mutate({ ids: [_id] });
          onLeave();
        }}
      />
      <div className={classes.foot}>
        <LocalLink to="/settings/notifications" onClick={onLeave}>
          {t('Email notification settings')}
        </LocalLink>
      </div>
    </section>
  );
}

function Notices({ onOpen }: { onOpen: (notice: NoticeItem) => void }) {
  const { t } = useTranslation();
  const bell = useInfiniteQuery(bellQuery);
  if (bell.isError)
    return (
      <div className={classes.note}>
        <QueryFailure query={bell} fallback={t('Failed to fetch notifications')} />
      </div>
    );
  if (!bell.data)
    return (
      <div className={classes.note} role="status" aria-label={t('Loading...')}>
        <Skeleton height={14} width="80%" />
        <Skeleton height={14} width="60%" mt={12} />
      </div>
    );
  const items = bell.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <p className={classes.empty}>{t('No notifications yet. Updates on your deals will appear here.')}</p>;
  return (
    <div className={classes.scroll}>
      <ul className={classes.list}>
        {items.map((notice) => (
          <Notice key={notice._id} notice={notice} onOpen={onOpen} />
        ))}
      </ul>
      {bell.hasNextPage && (
        <Button variant="subtle" fullWidth onClick={() => void bell.fetchNextPage()} disabled={bell.isFetchingNextPage}>
          {t('Show older')}
        </Button>
      )}
    </div>
  );
}

function Notice({ notice, onOpen }: { notice: NoticeItem; onOpen: (notice: NoticeItem) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { what, subjectId, words, createdAt, read } = notice;
  return (
    <li>
      <LocalLink to={buildNoticePath(what, subjectId, words)} className={classes.notice} onClick={() => onOpen(notice)}>
        <span className={classes.dot} data-unread={!read || undefined}>
          {!read && <span className={classes.said}>{t('Unread')}</span>}
        </span>
        <span>
          <span className={classes.words}>{formatNotice(what, language, words)}</span>
          <time dateTime={createdAt} className={classes.time}>
            {ago(createdAt, language)}
          </time>
        </span>
      </LocalLink>
    </li>
  );
}
