import { TASKS_COUNTED } from '@rigsouq/contract/tasks/calls';
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/api/query-client.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './task-count.module.css';
import { tasksQuery } from './tasks-query.ts';

/** Shows how many tasks wait for the member, beside the link to the dashboard. `id` names the text for screen readers. */
export function TaskCount({ id }: { id: string }) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <Count id={id} />
    </QueryClientProvider>
  );
}

function Count({ id }: { id: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = useInfiniteQuery(tasksQuery).data?.pages[0]?.count ?? 0;
  if (count === 0) return null;
  const number = count < TASKS_COUNTED ? formatNumber(count, language) : `${TASKS_COUNTED - 1}+`;
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {number}
      </span>
      <span id={id} className={classes.said} aria-hidden="true">
        {t('{{number}} waiting for you', { number })}
      </span>
    </>
  );
}
