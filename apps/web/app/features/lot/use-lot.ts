// A lot that keeps itself up to date: the server's page first, then where the caller stands, then every change as it happens.
import type { LotSnapshot } from '@rigsouq/contract/auctions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { hearServerTime } from '../../shell/lot/server-clock.ts';
import { lotCalls } from './load-lot.ts';
import { type Lot, withAnswer, withSnapshot } from './lot.ts';
import { useLotStream } from './use-lot-stream.ts';

const POLL_MS = 10_000;

export function useLot(first: Lot): { lot: Lot; lost: boolean } {
  const session = useSession();
  const client = useQueryClient();
  const { _id: id } = first;
  // The first word is what a live change names; each person has an own standing.
  const queryKey = useMemo(() => ['auctions', 'lot', id, session.userId], [id, session.userId]);

  const onSnapshot = useCallback(
    (snapshot: LotSnapshot) => {
      hearServerTime(snapshot.now);
      const before = client.getQueryData<Lot>(queryKey);
      if (!before) return;
      client.setQueryData(queryKey, withSnapshot(before, snapshot));
      // What the caller may do changes with the state.
      if (before.status !== snapshot.status) void client.invalidateQueries({ queryKey });
    },
    [client, queryKey],
  );

  const known = client.getQueryData<Lot>(queryKey) ?? first;
  const open = known.status === 'active' || known.status === 'pending';
  const lost = useLotStream(id, open, onSnapshot);
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const [{ call }, { readAuction }] = await Promise.all([import('../../lib/api.ts'), lotCalls()]);
      const answer = await call(readAuction, { params: { id } });
      hearServerTime(answer.now);
      const before = client.getQueryData<Lot>(queryKey);
      return before ? withAnswer(before, answer) : answer;
    },
    initialData: first,
    // The server's page is a visitor's: whoever is signed in asks at once.
    initialDataUpdatedAt: 0,
    // A visitor knows all from the page and the stream, unless the stream is away.
    enabled: isSignedIn(session) || lost,
    refetchInterval: lost ? POLL_MS : false,
  });
  return { lot: data, lost };
}
