import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isNotThere } from '../../lib/call-error.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { QueryFailure } from '../../shell/query-failure.tsx';
import classes from './thread-panel.module.css';
import { threadQuery } from './thread-query.ts';
import { ThreadView } from './thread-view.tsx';

type ThreadPanelProps = { equipmentId: string; other: string | undefined; entered: boolean };

/** A conversation in each of its states. */
export function ThreadPanel({ equipmentId, other, entered }: ThreadPanelProps) {
  const { t } = useTranslation();
  const thread = useInfiniteQuery({ ...threadQuery(equipmentId, other), enabled: entered });
  const newest = thread.data?.pages[0];
  useNameOther(equipmentId, other, newest?.other._id);
  // An address that is no id at all is answered with 400.
  const unknown = isNotThere(thread.error);
  if (unknown) return <Missing />;
  if (newest && thread.data)
    return (
      // Kept while the address learns the other's name, or whoever writes already would lose the place.
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

/** A supplier talks with several about one machine: from here on the address says with whom. */
function useNameOther(equipmentId: string, asked: string | undefined, other: string | undefined): void {
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
      <p className={classes.line}>{t('The machine may have been taken off the market, or the address is mistyped.')}</p>
      <Button component={LocalLink} to="/dashboard?tab=messages" color="amber" size="md">
        {t('See all conversations')}
      </Button>
    </section>
  );
}
