import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readThread } from '@rigsouq/contract/messages/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Thread = AnswerOf<typeof readThread>;
export type Message = Thread['messages'][number];

/** Loads a conversation page by page into the past. The key starts with 'messages', the topic of the event stream. */
export const threadQuery = (equipmentId: string, other: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'thread', equipmentId, other ?? ''],
    queryFn: ({ pageParam }) =>
      call(readThread, { params: { equipmentId }, query: { with: other, before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more, messages }) => (more ? messages[0]?.number : undefined),
  });
