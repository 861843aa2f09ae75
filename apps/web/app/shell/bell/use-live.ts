import { changing } from '@rigsouq/contract/live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotThere } from '../../lib/call-error.ts';
import { listenLive } from '../../lib/live.ts';
import { useSession } from '../../lib/session.ts';

/** Reads again what has changed. Who logs out leaves nothing behind for the next. */
export function useLive(client: QueryClient): void {
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    const stop = listenLive((heard) => {
      // Only what is told of: some reads are counted, such as a look at a phone number.
      const changed = heard === 'again' ? changing : [heard.what];
      // Whatever changed, the figures at the top of the dashboard count it, and those of each listing.
      const keys = [...changed.map((what) => [what]), ['stats'], ['listings', 'mine']];
      // What was not there when the page opened is not looked for anew when its stream begins.
      const predicate = ({ state }: Query) => heard !== 'again' || !isNotThere(state.error);
      for (const queryKey of keys) void client.invalidateQueries({ queryKey, predicate });
    });
    return () => {
      stop();
      client.clear();
    };
  }, [client, token]);
}
