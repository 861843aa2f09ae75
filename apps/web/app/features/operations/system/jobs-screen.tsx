import { Button } from '@mantine/core';
import { retryJobs } from '@rigsouq/contract/operations/desk-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { deskKey } from '../desk-key.ts';
import cards from '../list/cards.module.css';
import { DeskHead } from '../list/desk-page.tsx';
import { EmptyState } from '../states.tsx';
import classes from './system.module.css';
import { type FailedJobs, jobsQuery } from './system-queries.ts';

/** Lists the background jobs that failed, in groups of the same task and cause. */
export function JobsScreen() {
  const { t } = useTranslation();
  const jobs = useQuery(jobsQuery);
  const groups = jobs.data?.groups ?? [];
  return (
    <>
      <DeskHead title={t('Failed jobs')} />
      {jobs.isError && !jobs.data && <QueryFailure query={jobs} fallback={t('Failed to load failed jobs')} />}
      {jobs.isPending && <LoadingRows />}
      {jobs.data && groups.length === 0 && <EmptyState>{t('No failed jobs.')}</EmptyState>}
      {groups.length > 0 && (
        <ul className={cards.list} aria-label={t('Failed jobs')}>
          {groups.map((group) => (
            <GroupCard key={group._id} group={group} />
          ))}
        </ul>
      )}
    </>
  );
}

function GroupCard({ group }: { group: FailedJobs['groups'][number] }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { _id: id, task, error, failed, ended, firstAt, lastAt, next } = group;
  const retry = useMutation({
    mutationFn: () => call(retryJobs, { params: { id } }),
    onSuccess: () => void toast({ message: t(retryJobs.message), tone: 'good' }),
    onError: (failure) => void toast({ message: messageOf(i18n, failure, t('Failed to retry the jobs')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const number = (value: number) => formatNumber(value, language);
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2 className={cards.title}>
          <bdi translate="no">{task}</bdi> <bdi dir="ltr">×{number(failed)}</bdi>
        </h2>
        <Button
          variant="default"
          size="sm"
          className={classes.retry ?? ''}
          onClick={() => retry.mutate()}
          disabled={retry.isPending}
          aria-label={t('Retry all: {{name}}', { name: task })}
        >
          {t('Retry all')}
        </Button>
      </div>
      <p className={classes.error}>
        <bdi translate="no" dir="ltr">
          {error}
        </bdi>
      </p>
      <DealFacts
        facts={[
          { label: t('First failure'), value: formatInstant(firstAt, language) },
          { label: t('Last failure'), value: formatInstant(lastAt, language) },
          { label: t('No attempt left'), value: number(ended) },
          { label: t('Next attempt'), value: next ? formatInstant(next, language) : t('None') },
        ]}
      />
    </li>
  );
}
