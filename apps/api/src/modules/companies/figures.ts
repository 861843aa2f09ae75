// What can be counted about a company. The records are kept by modules above this one, so each of them brings a reader and
// `api.ts` puts them together; without records a figure is zero or unknown, never a sample (R36).
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

/** Reads what one module knows of these companies; a company without records may be left out. */
export type FigureReader<F> = (db: Db, accountIds: readonly string[]) => Promise<ReadonlyMap<string, Partial<F>>>;
export type FigureReaders = {
  supplier: readonly FigureReader<SupplierFigures>[];
  /** What is read for the profile of one supplier alone, and not for a page of cards. */
  profile: readonly FigureReader<SupplierFigures>[];
  buyer: readonly FigureReader<BuyerFigures>[];
};

const noSupplierFigures: SupplierFigures = {
  inventory: 0,
  inventoryItems: [],
  sales: null,
  totalSales: null,
  rating: 0,
  totalReviews: 0,
  reviews: [],
  responseTime: null,
};
const noBuyerFigures: BuyerFigures = { currentNeeds: 0, projects: 0, spending: null, rating: 0, totalReviews: 0 };

export type FiguresOf<F> = (accountId: string) => F;

export const supplierFigures = (db: Db, readers: FigureReaders, ids: readonly string[]) =>
  gather(db, readers.supplier, ids, noSupplierFigures);
export const profileFigures = (db: Db, { supplier, profile }: FigureReaders, id: string) =>
  gather(db, [...supplier, ...profile], [id], noSupplierFigures);
export const buyerFigures = (db: Db, readers: FigureReaders, ids: readonly string[]) =>
  gather(db, readers.buyer, ids, noBuyerFigures);

async function gather<F>(
  db: Db,
  readers: readonly FigureReader<F>[],
  accountIds: readonly string[],
  without: F,
): Promise<FiguresOf<F>> {
  if (accountIds.length === 0) return () => without;
  const read = await Promise.all(readers.map((reader) => reader(db, accountIds)));
  return (id) => Object.assign({}, without, ...read.map((figures) => figures.get(id)));
}
