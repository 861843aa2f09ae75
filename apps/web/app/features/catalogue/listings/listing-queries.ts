import { myListings, readEquipment, readListingViews } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type MyListing = AnswerOf<typeof myListings>[number];

export const myListingsQuery = queryOptions({ queryKey: ['listings', 'mine'], queryFn: () => call(myListings) });

export const listingViewsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'views', ids],
    queryFn: async () => {
      const { listings } = await call(readListingViews, { query: { ids: ids.join(',') } });
      return new Map(listings.map(({ _id, views }) => [_id, views]));
    },
    enabled: ids.length > 0,
  });

export const equipmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: () => call(readEquipment, { params: { id } }),
    // A form is filled from this answer once, so it must be current.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reloads the list, the statistics and every opened listing after a change. */
export async function refreshListings(client: QueryClient): Promise<void> {
  await Promise.all(['listings', 'stats'].map((what) => client.invalidateQueries({ queryKey: [what] })));
}
