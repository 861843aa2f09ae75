import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isNotFound } from '../../lib/api/call-error.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './thread-panel.module.css';
import { threadQuery } from './thread-query.ts';
import { ThreadView } from './thread-view.tsx';

type ThreadPanelProps = { equipmentId: string; other: string | undefined; entered: boolean };

/** Shows a conversation in each state. */
export function ThreadPanel({ equipmentId, other, entered }: ThreadPanelProps) {
  const { t } = useTranslation();
  const thread = useInfiniteQuery({ ...threadQuery(equipmentId, other), enabled: entered });
  const newest = thread.data?.pages[0];
  useOtherInAddress(equipmentId, other, newest?.other._id);
  // The server answers 400 for an address that is not a valid id.
  const unknown = isNotFound(thread.error);
  if (unknown) return <Missing />;
  if (newest && thread.data)
    return (
      // The key stays the same while the address is completed, so that a user who is already writing keeps the focus and the position.
      <ThreadView
        key={newest.other._id}
        pages={thread.data.pages}
        newest={newest}
        older={thread.hasNextPage}
        loadingOlder={thread.isFetchingNextPage}
        onOlder={() => void thread.fetchNextPage()}
        lost={thread.isError}
      />
    );
  return (
    <section className={classes.panel}>
      {thread.isError ? (
        <div className={classes.note}>
          <QueryFailure query={thread} fallback={t('Failed to fetch messages')} />
        </div>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

/** Adds the other company to the address, because a supplier may have several conversations about one machine. */
function useOtherInAddress(equipmentId: string, asked: string | undefined, other: string | undefined): void {
  const client = useQueryClient();
  const [, setQuery] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the other side becomes known
  useEffect(() => {
    if (asked || !other) return;
    client.setQueryData(
      threadQuery(equipmentId, other).queryKey,
      client.getQueryData(threadQuery(equipmentId, asked).queryKey),
    );
    setQuery({ with: other }, { replace: true, preventScrollReset: true });
  }, [asked, other]);
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading...')} className={classes.waiting}>
      <Skeleton height={48} />
      <Skeleton height={64} width="60%" />
      <Skeleton height={64} width="60%" ms="auto" />
      <Skeleton height={96} width="50%" />
    </div>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <section className={`${classes.panel} ${classes.missing}`}>
      <h1 className={classes.title}>{t('This conversation does not exist.')}</h1>
      <p className={classes.line}>{t('The machine may have been removed, or the address is wrong.')}</p>
      <Button component={LocalLink} to="/dashboard?tab=messages" color="amber" size="md">
        {t('See all conversations')}
      </Button>
    </section>
  );
}
