import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { companyReviews as call } from '@rigsouq/contract/trust/reviews';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { BuyerStatistics, NetworkReader, StatisticsReader, SupplierStatistics } from '../companies/index.ts';
import { computeRating } from './rating-rules.ts';
import { presentInProfile, presentPublished } from './reviews.presenter.ts';
import { countStars, countStarsOfSuppliers, findReviews, isInNetwork } from './reviews.queries.ts';

export async function listCompanyReviews(
  db: Db,
  id: string,
  query: ParsedOf<typeof call>['query'],
): Promise<AnswerOf<typeof call>> {
  if (!(await isInNetwork(db, id))) fail('company.unknown');
  const [rows, counts] = await Promise.all([findReviews(db, id, query), countStars(db, [id])]);
  const rating = computeRating(counts);
  return { ...rating, pages: Math.ceil(rating.total / query.limit), reviews: rows.map(presentPublished) };
}

/** Reads the ratings for profiles and cards of both networks. */
export const readRatings: StatisticsReader<SupplierStatistics & BuyerStatistics> = async (db, accountIds) =>
  computeRatings(await countStars(db, accountIds));

/** Reads the ratings that buyers gave these companies, for their listings (R85). */
export const readSupplierRatings: StatisticsReader<SupplierStatistics> = async (db, accountIds) =>
  computeRatings(await countStars(db, accountIds, 'buyer'));

function computeRatings(counts: Awaited<ReturnType<typeof countStars>>) {
  const countsById = Map.groupBy(counts, (row) => row.reviewed_id);
  return new Map(
    [...countsById].map(([id, rows]) => {
      const { rating, total } = computeRating(rows);
      return [id, { rating, totalReviews: total }];
    }),
  );
}

/** The number of reviews that the profile of a supplier shows first. */
const NEWEST = 3;

/** Reads the newest reviews that buyers wrote about a supplier, for its profile. */
export const readNewestReviews: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const entries = await Promise.all(
    accountIds.map(async (id) => {
      const rows = await findReviews(db, id, { page: 1, limit: NEWEST, side: 'buyer' });
      return [id, { reviews: rows.map(presentInProfile) }] as const;
    }),
  );
  return new Map(entries);
};

/** Reads the mean of all reviews that buyers wrote about suppliers. */
export const readSatisfaction: NetworkReader = async (db) => ({
  satisfaction: computeRating(await countStarsOfSuppliers(db)).rating,
});
