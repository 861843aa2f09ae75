import { Button } from '@mantine/core';
import { buildTaskPath, formatTask, TASKS_COUNTED, tasks } from '@rigsouq/contract/tasks/calls';
import { DAY_MS } from '@rigsouq/kernel/periods';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ago, formatLateness, formatTimeLeft } from '../../lib/format/ago.ts';
import { formatInstant, formatNumber, formatPrice } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { type OpenTask, tasksQuery } from '../../shell/tasks/tasks-query.ts';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { taskIcons } from './task-icons.ts';
import classes from './waiting-list.module.css';

/** Lists what waits for the member, over all capabilities and both sides, the earliest due time first. */
export function WaitingList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  // Tasks appear and end by their times too, of which no event tells.
  const found = useInfiniteQuery({ ...tasksQuery, refetchInterval: 60_000 });
  const now = useMinute();
  const count = found.data?.pages[0]?.count ?? 0;
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('Waiting for you')}
        </h2>
        {count > 0 && (
          <span className={classes.count}>
            {count < TASKS_COUNTED ? formatNumber(count, language) : `${TASKS_COUNTED - 1}+`}
          </span>
        )}
      </div>
      {found.isError && !found.data ? (
        <QueryFailure query={found} fallback={t('Failed to fetch what waits for you')} />
      ) : items.length === 0 ? (
        <p className={classes.empty}>
          {t('Nothing is waiting for you. New quotes, bookings and deadlines appear here.')}
        </p>
      ) : (
        <ul className={classes.list}>
          {items.map((task) => (
            <TaskRow key={task._id} task={task} now={now} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          variant="subtle"
          className={classes.more}
          onClick={() => void found.fetchNextPage()}
          loading={found.isFetchingNextPage}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

function TaskRow({ task, now }: { task: OpenTask; now: number }) {
  const language = useLanguage();
  const { task: type, subjectId, words, partner, amount, currency } = task;
  const { kind, act } = tasks[type];
  const Icon = taskIcons[kind];
  const text = formatTask(type, language, words);
  const path = buildTaskPath(type, subjectId, words);
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <LocalLink to={path} className={classes.text}>
          {text}
        </LocalLink>
        {partner && (
          <p className={classes.partner}>
            <bdi>{partner}</bdi>
          </p>
        )}
      </div>
      {amount !== null && currency !== null && (
        <bdi className={classes.amount}>{formatPrice(amount, currency, language)}</bdi>
      )}
      <DueTime task={task} now={now} />
      {/* The whole row is one link; the button only shows where it leads. */}
      <span className={classes.act} aria-hidden="true">
        {act[language]}
      </span>
    </li>
  );
}

/** Shows when a task is due, or since when it waits if it has no due time. The full time appears on the pointer. */
function DueTime({ task: { dueAt, since }, now }: { task: OpenTask; now: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const at = dueAt ?? since;
  const left = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - now;
  const state = dueAt === null ? undefined : left < 0 ? 'late' : left < DAY_MS ? 'soon' : undefined;
  return (
    <time dateTime={at} title={formatInstant(at, language)} className={classes.due} data-state={state}>
      {dueAt === null
        ? ago(since, language, now)
        : left < 0
          ? t('Late by {{time}}', { time: formatLateness(dueAt, language, now) })
          : formatTimeLeft(dueAt, language, now)}
    </time>
  );
}

/** Returns the time, and renders again every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
