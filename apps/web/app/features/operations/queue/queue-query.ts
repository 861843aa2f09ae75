import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listQueue } from '@rigsouq/contract/operations/desk-queue';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../operations-queries.ts';

export type QueueItem = AnswerOf<typeof listQueue>['items'][number];
export type QueueKind = QueueItem['kind'];
export type QueueFilter = { kind: QueueKind | undefined; mine: boolean };

/** Milliseconds between two refreshes. Other operators work on the same queue. */
const REFRESH_MS = 30_000;

export const queueQuery = ({ kind, mine }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'queue', kind ?? 'all', mine],
    queryFn: ({ pageParam: after }) =>
      call(listQueue, { query: { ...(kind && { kind }), mine: mine ? 'true' : 'false', ...(after && { after }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  });
