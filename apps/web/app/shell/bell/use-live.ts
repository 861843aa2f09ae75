import { changeTopics } from '@rigsouq/contract/platform/live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotFound } from '../../lib/api/call-error.ts';
import { listenToLiveEvents } from '../../lib/api/live.ts';
import { useSession } from '../../lib/api/session.ts';

/** Reloads what has changed on the server. The cache is cleared at logout, so that the next user does not see it. */
export function useLive(client: QueryClient): void {
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    const stop = listenToLiveEvents((event) => {
      // Only what a live event names is reloaded, because some reads are counted, such as showing a phone number.
      const changed = event === 'again' ? changeTopics : [event.what];
      // Every change can affect the statistics at the top of the dashboard and the numbers of each listing.
      const keys = [...changed.map((what) => [what]), ['stats'], ['listings', 'mine']];
      // A query that found nothing when the page opened is not repeated when the stream starts.
      const predicate = ({ state }: Query) => event !== 'again' || !isNotFound(state.error);
      for (const queryKey of keys) void client.invalidateQueries({ queryKey, predicate });
    });
    return () => {
      stop();
      client.clear();
    };
  }, [client, token]);
}
