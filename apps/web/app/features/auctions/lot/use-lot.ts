// Keeps a lot up to date: first the server's page, then the position of the caller, then every change from the event stream.
import type { LotSnapshot } from '@rigsouq/contract/auctions/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { updateServerTime } from '../../../shared/auctions/server-clock.ts';
import { importAuctionContract } from './load-lot.ts';
import { applyAnswer, applySnapshot, type Lot } from './lot.ts';
import { useLotStream } from './use-lot-stream.ts';

const POLL_MS = 10_000;

export function useLot(first: Lot): { lot: Lot; lost: boolean } {
  const session = useSession();
  const client = useQueryClient();
  const { _id: id } = first;
  // The key starts with 'auctions', the topic of the event stream. It contains the user, because each user has an own position.
  const queryKey = useMemo(() => ['auctions', 'lot', id, session.userId], [id, session.userId]);

  const onSnapshot = useCallback(
    (snapshot: LotSnapshot) => {
      updateServerTime(snapshot.now);
      const before = client.getQueryData<Lot>(queryKey);
      if (!before) return;
      client.setQueryData(queryKey, applySnapshot(before, snapshot));
      // The permitted actions of the caller depend on the status, so the lot is refetched.
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
      const [{ call }, { readAuction }] = await Promise.all([
        import('../../../lib/api/api.ts'),
        importAuctionContract(),
      ]);
      const answer = await call(readAuction, { params: { id } });
      updateServerTime(answer.now);
      const before = client.getQueryData<Lot>(queryKey);
      return before ? applyAnswer(before, answer) : answer;
    },
    initialData: first,
    // The server renders the page for an anonymous visitor, so a signed-in user refetches immediately.
    initialDataUpdatedAt: 0,
    // A visitor needs only the page and the stream, unless the stream is lost.
    enabled: isSignedIn(session) || lost,
    refetchInterval: lost ? POLL_MS : false,
  });
  return { lot: data, lost };
}
