import { unwatchAuction } from '@rigsouq/contract/auctions/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { messageOf } from '../../../../lib/api/call-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { markWatched } from '../../../../shared/auctions/watched.ts';
import { type WatchedLot, watchlistQuery } from './watch-queries.ts';

/** Removes a lot from the watchlist in the cache too (AU-052). A lot that the user's company bids on stays in the list because of the bid (R65). */
export function useUnwatch() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WatchedLot) => call(unwatchAuction, { params: { id } }),
    onSuccess: (_, { id }) => {
      markWatched(id, false);
      client.setQueryData(watchlistQuery.queryKey, (lots) =>
        lots?.flatMap((lot) => (lot.id !== id ? [lot] : lot.position ? [{ ...lot, watched: false }] : [])),
      );
      void toast({ message: t(unwatchAuction.message), tone: 'good' });
    },
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to remove from watchlist')), tone: 'bad' }),
  });
}
