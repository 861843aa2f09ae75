import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listContactMessages, markContactMessageRead } from '@rigsouq/contract/leads/contact';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

type MessagePage = AnswerOf<typeof listContactMessages>;
export type ContactMessage = MessagePage['messages'][number];

export const contactMessagesQuery = (page: number) =>
  queryOptions({
    queryKey: ['contact-messages', page],
    queryFn: () => call(listContactMessages, { query: { page } }),
  });

/** Marks a message as read immediately. If the call fails, the list is loaded again. */
export function useMarkRead(page: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(markContactMessageRead, { params: { id } }),
    onMutate: (id) => {
      client.setQueryData(contactMessagesQuery(page).queryKey, (shown) => shown && asRead(shown, id));
    },
    onError: () => client.invalidateQueries({ queryKey: ['contact-messages'] }),
  });
}

function asRead(page: MessagePage, id: string): MessagePage {
  const messages = page.messages.map((message) => (message._id === id ? { ...message, isRead: true } : message));
  return { ...page, messages, unread: Math.max(0, page.unread - 1) };
}
