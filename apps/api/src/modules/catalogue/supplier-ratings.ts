// Reads the ratings of suppliers. A listing shows the rating of the deals made with its supplier (R85). Reviews belong to a module that depends
// on this one, so that module provides the reader and `api.ts` passes it in.
import type { Db } from '../../platform/database/db.ts';
import type { StatisticsReader, SupplierStatistics } from '../companies/index.ts';

export type SupplierRating = { readonly rating: number; readonly reviews: number };
export type RatingsReader = (accountIds: readonly string[]) => Promise<(accountId: string) => SupplierRating>;

export const notRated: SupplierRating = { rating: 0, reviews: 0 };

/** Returns the reader for pages of listings. `db` uses the connections of searches, so that searches take none from bids and bookings. */
export function createRatingsReader(db: Db, reader: StatisticsReader<SupplierStatistics>): RatingsReader {
  return async (accountIds) => {
    if (accountIds.length === 0) return () => notRated;
    const ratings = await reader(db, [...new Set(accountIds)]);
    return (id) => {
      const { rating = 0, totalReviews = 0 } = ratings.get(id) ?? {};
      return { rating, reviews: totalReviews };
    };
  };
}
