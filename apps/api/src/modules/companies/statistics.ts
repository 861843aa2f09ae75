// Reads statistics about companies. The records belong to modules that depend on this one, so each of those modules provides a reader
// and `api.ts` combines them. Without records a statistic is zero or null, never a sample (R36).

import type { buyerProfile, sellerNetwork, sellerProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/db.ts';

export type SupplierStatistics = Pick<
  AnswerOf<typeof sellerProfile>,
  | 'inventory'
  | 'inventoryItems'
  | 'sales'
  | 'totalSales'
  | 'deals'
  | 'rating'
  | 'totalReviews'
  | 'reviews'
  | 'measuredResponseTime'
>;
export type BuyerStatistics = Pick<
  AnswerOf<typeof buyerProfile>,
  'currentNeeds' | 'projects' | 'spending' | 'rating' | 'totalReviews'
>;

export type NetworkStatistics = Pick<AnswerOf<typeof sellerNetwork>['stats'], 'annualSales' | 'satisfaction'> & {
  /** The suppliers with the most deals, the first one first. */
  leading: readonly string[];
};

/** Reads the statistics that one module has about companies. Companies without records may be missing. */
export type StatisticsReader<F> = (db: Db, accountIds: readonly string[]) => Promise<ReadonlyMap<string, Partial<F>>>;
/** Reads the statistics that one module has about all suppliers together. */
export type NetworkReader = (db: Db) => Promise<Partial<NetworkStatistics>>;
export type StatisticsReaders = {
  supplier: readonly StatisticsReader<SupplierStatistics>[];
  /** These readers run only for the profile of one supplier, not for a page of cards. */
  profile: readonly StatisticsReader<SupplierStatistics>[];
  buyer: readonly StatisticsReader<BuyerStatistics>[];
  network: readonly NetworkReader[];
};

const emptySupplierStatistics: SupplierStatistics = {
  inventory: 0,
  inventoryItems: [],
  sales: null,
  totalSales: null,
  deals: 0,
  rating: 0,
  totalReviews: 0,
  reviews: [],
  measuredResponseTime: null,
};
const emptyBuyerStatistics: BuyerStatistics = {
  currentNeeds: 0,
  projects: 0,
  spending: null,
  rating: 0,
  totalReviews: 0,
};

export type StatisticsOf<F> = (accountId: string) => F;

export const readSupplierStatistics = (db: Db, readers: StatisticsReaders, ids: readonly string[]) =>
  combineReaders(db, readers.supplier, ids, emptySupplierStatistics);
export const readProfileStatistics = (db: Db, { supplier, profile }: StatisticsReaders, id: string) =>
  combineReaders(db, [...supplier, ...profile], [id], emptySupplierStatistics);
export const readBuyerStatistics = (db: Db, readers: StatisticsReaders, ids: readonly string[]) =>
  combineReaders(db, readers.buyer, ids, emptyBuyerStatistics);

/**
 * Returns a function that reads the statistics of the whole network of suppliers. They are added up from the records of a year, so each process
 * reads them at most every five minutes.
 */
export function createNetworkStatistics(db: Db, readers: StatisticsReaders): () => Promise<NetworkStatistics> {
  const cache = new LRUCache<string, Promise<NetworkStatistics>>({ ttl: 300_000, max: 1 });
  return () => {
    const known = cache.get('network');
    if (known) return known;
    const reading = Promise.all(readers.network.map((reader) => reader(db))).then((results) =>
      Object.assign({ annualSales: 0, satisfaction: 0, leading: [] }, ...results),
    );
    cache.set('network', reading);
    // A failure is not cached, so the next call tries again.
    reading.catch(() => cache.delete('network'));
    return reading;
  };
}

async function combineReaders<F>(
  db: Db,
  readers: readonly StatisticsReader<F>[],
  accountIds: readonly string[],
  empty: F,
): Promise<StatisticsOf<F>> {
  if (accountIds.length === 0) return () => empty;
  const results = await Promise.all(readers.map((reader) => reader(db, accountIds)));
  return (id) => Object.assign({}, empty, ...results.map((result) => result.get(id)));
}
