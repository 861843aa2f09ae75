// Keys begin with the word by which the stream tells of auctions, so that the page reads again what has changed.
import { readWatchChoices, readWatchlist } from '@rigsouq/contract/auctions';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type WatchedLot = AnswerOf<typeof readWatchlist>[number];

export const watchlistQuery = queryOptions({
  queryKey: ['auctions', 'watchlist'],
  queryFn: () => call(readWatchlist),
  // That a lot ends soon is told by the clock alone.
  refetchInterval: 60_000,
});

export const watchChoicesQuery = queryOptions({
  queryKey: ['auctions', 'watch-choices'],
  queryFn: () => call(readWatchChoices),
});
