import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../lib/live.ts';
import { useSession } from '../../lib/session.ts';

/** Reads again what has changed. Who logs out leaves nothing behind for the next. */
export function useLive(client: QueryClient): void {
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    const stop = listenLive((heard) => {
      if (heard === 'again') void client.invalidateQueries();
      // Whatever changed, the figures at the top of the dashboard count it.
      else for (const what of [heard.what, 'stats']) void client.invalidateQueries({ queryKey: [what] });
    });
    return () => {
      stop();
      client.clear();
    };
  }, [client, token]);
}
