import { isNoticePage } from '@rigsouq/contract/notifications/calls';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { barePath } from '../../lib/i18n/language.ts';
import { useMarkNoticesRead } from './bell-queries.ts';

/**
 * Marks the notifications that link to the open page as read, also those that arrive while it is open. A hidden tab reads none, because an
 * email is sent only for what is still unread.
 */
export function useReadOpenedNotices(unread: number): void {
  const { pathname, search } = useLocation();
  const { mutate } = useMarkNoticesRead();
  const page = `${barePath(pathname)}${search}`;
  const markOpened = useEffectEvent(() => {
    if (unread > 0 && document.visibilityState === 'visible' && isNoticePage(page)) mutate({ page });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another count asks again
  useEffect(() => {
    const check = () => markOpened();
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [page, unread]);
}
