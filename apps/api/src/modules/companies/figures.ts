// Reads statistics about companies. The records belong to modules that depend on this one, so each of those modules provides a reader
// and `api.ts` combines them. Without records a statistic is zero or null, never a sample (R36).
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { buyerProfile, sellerProfile } from '@rigsouq/contract/networks';
import type { Db } from '../../platform/db.ts';

export type SupplierFigures = Pick<
  AnswerOf<typeof sellerProfile>,
  'inventory' | 'inventoryItems' | 'sales' | 'totalSales' | 'rating' | 'totalReviews' | 'reviews' | 'responseTime'
>;
export type BuyerFigures = Pick<
  AnswerOf<typeof buyerProfile>,
  'currentNeeds' | 'projects' | 'spending' | 'rating' | 'totalReviews'
>;

/** Reads the statistics that one module has about companies. Companies without records may be missing. */
export type FigureReader<F> = (db: Db, accountIds: readonly string[]) => Promise<ReadonlyMap<string, Partial<F>>>;
export type FigureReaders = {
  supplier: readonly FigureReader<SupplierFigures>[];
  /** These readers run only for the profile of one supplier, not for a page of cards. */
  profile: readonly FigureReader<SupplierFigures>[];
  buyer: readonly FigureReader<BuyerFigures>[];
};

const emptySupplierStatistics: SupplierFigures = {
  inventory: 0,
  inventoryItems: [],
  sales: null,
  totalSales: null,
  rating: 0,
  totalReviews: 0,
  reviews: [],
  responseTime: null,
};
const emptyBuyerStatistics: BuyerFigures = { currentNeeds: 0, projects: 0, spending: null, rating: 0, totalReviews: 0 };

export type FiguresOf<F> = (accountId: string) => F;

export const supplierFigures = (db: Db, readers: FigureReaders, ids: readonly string[]) =>
  combineReaders(db, readers.supplier, ids, emptySupplierStatistics);
export const profileFigures = (db: Db, { supplier, profile }: FigureReaders, id: string) =>
  combineReaders(db, [...supplier, ...profile], [id], emptySupplierStatistics);
export const buyerFigures = (db: Db, readers: FigureReaders, ids: readonly string[]) =>
  combineReaders(db, readers.buyer, ids, emptyBuyerStatistics);

async function combineReaders<F>(
  db: Db,
  readers: readonly FigureReader<F>[],
  accountIds: readonly string[],
  empty: F,
): Promise<FiguresOf<F>> {
  if (accountIds.length === 0) return () => empty;
  const results = await Promise.all(readers.map((reader) => reader(db, accountIds)));
  return (id) => Object.assign({}, empty, ...results.map((result) => result.get(id)));
}
