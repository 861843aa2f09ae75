import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { userConversations } from '@rigsouq/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Conversation = AnswerOf<typeof userConversations>[number];

/** The first word of a key is what a live change names. */
export const conversationsQuery = queryOptions({
  queryKey: ['messages', 'conversations'],
  queryFn: () => call(userConversations),
});
