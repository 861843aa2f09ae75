import { markThreadRead } from '@rigsouq/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import type { Thread } from './thread-query.ts';

type Reading = { thread: Thread; upTo: number; atEnd: boolean };

/** Read is what somebody has had before their eyes: the page in sight and in use, and its end reached. */
export function useMarkRead({ thread: { equipment, other, unread }, upTo, atEnd }: Reading): void {
  const client = useQueryClient();
  const marked = useRef(0);
  useEffect(() => {
    if (unread === 0 || !atEnd) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus() || marked.current >= upTo) return;
      marked.current = upTo;
      call(markThreadRead, { params: { equipmentId: equipment._id }, body: { with: other._id, upTo } })
        .then(() => ['messages', 'stats'].map((what) => client.invalidateQueries({ queryKey: [what] })))
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
