// Query keys start with 'auctions', the topic of the event stream, so that an event about auctions refetches them.
import { readWatchlist, readWatchPreferences } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

export type WatchedLot = AnswerOf<typeof readWatchlist>[number];

export const watchlistQuery = queryOptions({
  queryKey: ['auctions', 'watchlist'],
  queryFn: () => call(readWatchlist),
  // No event is published when a lot comes close to its end, so the list is polled.
  refetchInterval: 60_000,
});

export const watchPreferencesQuery = queryOptions({
  queryKey: ['auctions', 'watch-preferences'],
  queryFn: () => call(readWatchPreferences),
});
