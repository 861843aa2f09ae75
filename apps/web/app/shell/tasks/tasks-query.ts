import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readTasks } from '@rigsouq/contract/tasks/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type OpenTask = AnswerOf<typeof readTasks>['items'][number];

const LATER_PAGES = 20;

/** What waits for the member. The header and the dashboard share it. Its key is the name that a live event uses. */
export const tasksQuery = infiniteQueryOptions({
  queryKey: ['tasks'],
  queryFn: ({ pageParam: last }) =>
    call(readTasks, {
      query: last
        ? { after: last._id, since: last.since, ...(last.dueAt && { due: last.dueAt }), limit: LATER_PAGES }
        : {},
    }),
  initialPageParam: null as OpenTask | null,
  getNextPageParam: ({ hasMore, items }) => (hasMore ? items.at(-1) : undefined),
});
