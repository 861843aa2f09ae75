import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { markNotificationsRead, NOTICES_PAGE, readNotifications } from '@rigsouq/contract/notifications/calls';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type NoticeItem = AnswerOf<typeof readNotifications>['items'][number];

/** The first part of a query key is the name that a live event uses. */
const key = ['notifications'];

export const bellQuery = infiniteQueryOptions({
  queryKey: key,
  queryFn: ({ pageParam }) => call(readNotifications, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ items }) => (items.length < NOTICES_PAGE ? undefined : items.at(-1)?._id),
});

type Read = { ids?: string[]; page?: string };

/** Marks the given notifications as read, those of a page, or all. */
export function useMarkNoticesRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read: Read) => call(markNotificationsRead, { body: read }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
