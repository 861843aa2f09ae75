import { Button } from '@mantine/core';
import { retryJob } from '@rigsouq/contract/operations/desk-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import cards from '../leads/lead-card.module.css';
import { deskKey } from '../operations-queries.ts';
import { EmptyState, LoadingRows } from '../states.tsx';
import { type FailedJob, jobsQuery } from './system-queries.ts';

/** Lists the background jobs that failed. */
export function JobsScreen() {
  const { t } = useTranslation();
  const jobs = useQuery(jobsQuery);
  return (
    <>
      <PageHead title={t('Failed jobs')} indexed={false} />
      <h1 className={headings.title}>{t('Failed jobs')}</h1>
      {jobs.isError && !jobs.data && <QueryFailure query={jobs} fallback={t('Failed to load failed jobs')} />}
      {jobs.isPending && <LoadingRows />}
      {jobs.data?.jobs.length === 0 && <EmptyState>{t('No failed jobs.')}</EmptyState>}
      {jobs.data && jobs.data.jobs.length > 0 && (
        <ul className={cards.list}>
          {jobs.data.jobs.map((job) => (
            <JobCard key={job._id} job={job} />
          ))}
        </ul>
      )}
    </>
  );
}

function JobCard({ job }: { job: FailedJob }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { _id: id, task, attempts, most, error, failedAt, next } = job;
  const retry = useMutation({
    mutationFn: () => call(retryJob, { params: { id } }),
    onSuccess: () => void toast({ message: t(retryJob.message), tone: 'good' }),
    onError: (failure) => void toast({ message: messageOf(i18n, failure, t('Failed to retry the job')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const number = (value: number) => formatNumber(value, language);
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2 className={cards.title}>
          <bdi translate="no">{task}</bdi>
        </h2>
        <time dateTime={failedAt} className={cards.when}>
          {formatInstant(failedAt, language)}
        </time>
      </div>
      <p className={cards.message}>
        <bdi translate="no" dir="ltr">
          {error}
        </bdi>
      </p>
      <DealFacts
        facts={[
          { label: t('Attempts'), value: `${number(attempts)} / ${number(most)}` },
          { label: t('Next attempt'), value: next ? formatInstant(next, language) : t('None') },
        ]}
      />
      <div className={cards.acts}>
        <Button
          variant="default"
          size="xs"
          onClick={() => retry.mutate()}
          disabled={retry.isPending}
          aria-label={t('Try again: {{name}}', { name: task })}
        >
          {t('Try again')}
        </Button>
      </div>
    </li>
  );
}
