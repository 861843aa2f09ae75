import { markThreadRead } from '@rigsouq/contract/messages/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api/api.ts';
import type { Thread } from './thread-query.ts';

type ReadState = { thread: Thread; upTo: number; atEnd: boolean };

/** Marks messages as read only when the user can see them: the page is visible and focused, and scrolled to its end. */
export function useMarkRead({ thread: { equipment, other, unread }, upTo, atEnd }: ReadState): void {
  const client = useQueryClient();
  const marked = useRef(0);
  useEffect(() => {
    if (unread === 0 || !atEnd) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus() || marked.current >= upTo) return;
      marked.current = upTo;
      call(markThreadRead, { params: { equipmentId: equipment._id }, body: { with: other._id, upTo } })
        .then(() => ['messages', 'stats'].map((topic) => client.invalidateQueries({ queryKey: [topic] })))
        .catch(() => {
          marked.current = 0;
        });
    };
    mark();
    window.addEventListener('focus', mark);
    document.addEventListener('visibilitychange', mark);
    return () => {
      window.removeEventListener('focus', mark);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [client, equipment._id, other._id, unread, upTo, atEnd]);
}
