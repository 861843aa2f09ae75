import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { userConversations } from '@rigsouq/contract/messages/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Conversation = AnswerOf<typeof userConversations>[number];

/** The first part of a query key is the name that a live event uses. */
export const conversationsQuery = queryOptions({
  queryKey: ['messages', 'conversations'],
  queryFn: () => call(userConversations),
});
