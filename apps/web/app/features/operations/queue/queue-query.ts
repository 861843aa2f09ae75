import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listQueue } from '@rigsouq/contract/operations/desk-queue';
import { call } from '../../../lib/api/api.ts';
import { pagesQuery } from '../list/pages-query.ts';

export type QueueItem = AnswerOf<typeof listQueue>['items'][number];
export type QueueKind = QueueItem['kind'];
export type QueueFilter = { kind: QueueKind | undefined; mine: boolean };

/** Milliseconds between two refreshes. Other operators work on the same queue. */
const REFRESH_MS = 30_000;

export const queueQuery = ({ kind, mine }: QueueFilter) => ({
  ...pagesQuery(['queue', kind ?? 'all', String(mine)], (after) =>
    call(listQueue, { query: { ...(kind && { kind }), mine: mine ? 'true' : 'false', ...after } }),
  ),
  refetchInterval: REFRESH_MS,
});
