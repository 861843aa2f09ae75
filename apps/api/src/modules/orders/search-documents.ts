// What the searches for requests and for reverse auctions share: both find documents of two sides by number and title.
import { type AliasableExpression, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { buildDocumentQuery } from './build-document-query.ts';

/** How many of the latest documents of a company a search reads first. */
export const RECENT_DOCUMENTS = 500;

/**
 * Selects the newest matches of the latest documents. Common words are found there without reading every document that has them: the words are
 * compared after the limit of `latest`.
 */
export const selectMatches = (
  db: Db,
  latest: AliasableExpression<{ id: string; words: unknown }>,
  typed: string,
  limit: number,
) =>
  db
    .selectFrom(latest.as('latest'))
    .select('latest.id')
    .where(sql<boolean>`latest.words @@ ${buildDocumentQuery(typed)}::tsquery`)
    .orderBy('latest.id', 'desc')
    .limit(limit);

type Query<T> = { execute: () => Promise<T[]> };

/** Reads the matches of the latest documents, and all matches if those do not fill the list. */
export async function findLatestFirst<T>(limit: number, latest: Query<T>, all: Query<T>): Promise<T[]> {
  const found = await latest.execute();
  return found.length === limit ? found : all.execute();
}

type Item<S> = { _id: string; number: string | null; title: string; state: S; createdAt: string };

/** Merges what a company finds as buyer and as supplier, the newest first. */
export function mergeFound<S, N extends string | null>(
  own: readonly (Item<S> & { number: N })[],
  invitations: readonly (Item<S> & { number: N })[],
  limit: number,
) {
  return [
    ...own.map((item) => ({ ...item, side: 'buyer' as const })),
    ...invitations.map((item) => ({ ...item, side: 'supplier' as const })),
  ]
    .toSorted((one, two) => two.createdAt.localeCompare(one.createdAt))
    .slice(0, limit)
    .map(({ _id, number, title, side, state }) => ({ _id, number, title, side, state }));
}
