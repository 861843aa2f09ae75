import { queueKinds } from '@rigsouq/contract/operations/desk-queue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { TabLinks } from '../../../ui/tabs/tab-links.tsx';
import { DeskHead } from '../list/desk-page.tsx';
import { EmptyState, ShowMore } from '../states.tsx';
import { countText } from './count-text.ts';
import classes from './queue.module.css';
import { queueKindDefinitions } from './queue-kinds.ts';
import { QueueList } from './queue-list.tsx';
import { type QueueFilter, type QueueKind, queueQuery } from './queue-query.ts';

const isKind = (given: string | null): given is QueueKind => queueKinds.some((kind) => kind === given);

/** Shows everything that waits at the operator's desks, oldest first. An operator starts the day here. */
export function QueueScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const kind = query.get('kind');
  const filter = { kind: isKind(kind) ? kind : undefined, mine: query.get('mine') === 'true' };
  const queue = useInfiniteQuery(queueQuery(filter));
  const first = queue.data?.pages[0];
  const items = queue.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <DeskHead title={t('Work queue')} />
      {first && <Filters filter={filter} counts={first.kinds} />}
      {queue.isError && !first && <QueryFailure query={queue} fallback={t('Failed to fetch the queue')} />}
      {queue.isPending && <LoadingRows rows={8} />}
      {first && items.length === 0 && <EmptyState>{t('Nothing to review.')}</EmptyState>}
      {first && items.length > 0 && (
        <>
          <p className={classes.hint}>
            {t('J and K move, Enter opens, A takes the next step, R rejects, C assigns to you, ? shows all shortcuts.')}
          </p>
          <QueueList items={items} now={first.now} />
          <ShowMore query={queue} />
        </>
      )}
    </>
  );
}

type Counts = readonly { kind: QueueKind; waiting: number }[];

function Filters({ filter, counts }: { filter: QueueFilter; counts: Counts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = (kind: QueueKind | undefined, mine: boolean) => {
    const search = new URLSearchParams({ ...(kind && { kind }), ...(mine && { mine: 'true' }) });
    return search.size > 0 ? `/admin?${search}` : '/admin';
  };
  return (
    <div className={classes.filters}>
      <TabLinks
        label={t('Type')}
        tabs={[
          { to: path(undefined, filter.mine), label: t('Everything'), current: filter.kind === undefined },
          ...counts.map(({ kind, waiting }) => ({
            to: path(kind, filter.mine),
            label: `${t(queueKindDefinitions[kind].names)} (${countText(waiting, language)})`,
            current: filter.kind === kind,
          })),
        ]}
      />
      <TabLinks
        label={t('Assigned to')}
        tabs={[
          { to: path(filter.kind, false), label: t('Everyone'), current: !filter.mine },
          { to: path(filter.kind, true), label: t('Me'), current: filter.mine },
        ]}
      />
    </div>
  );
}
