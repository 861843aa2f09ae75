import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { companyReviews as call } from '@rigsouq/contract/trust/reviews';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { BuyerStatistics, StatisticsReader, SupplierStatistics } from '../companies/index.ts';
import { computeRating } from './rating-rules.ts';
import { presentPublished } from './reviews.presenter.ts';
import { countStars, findReviews, isInNetwork } from './reviews.queries.ts';

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
export const readRatings: StatisticsReader<SupplierStatistics & BuyerStatistics> = async (db, accountIds) => {
  const counts = Map.groupBy(await countStars(db, accountIds), (row) => row.reviewed_id);
  return new Map(
    [...counts].map(([id, rows]) => {
      const { rating, total } = computeRating(rows);
      return [id, { rating, totalReviews: total }];
    }),
  );
};
