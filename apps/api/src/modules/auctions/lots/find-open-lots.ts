import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import type { Db } from '../../../platform/database/db.ts';
import { splitWords } from '../../catalogue/index.ts';
import { selectOpenLots } from './open-lots.queries.ts';

/** Finds lots on the market by the words of their texts, for the search, the earliest end first. */
export async function findOpenLots(
  db: Db,
  typed: string,
  limit: number,
): Promise<AnswerOf<typeof searchAnywhere>['lots']> {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const rows = await selectOpenLots(db, { words, limit }).execute();
  return rows.map(({ id, starts_at, ends_at, ...row }) => ({
    _id: id,
    ...row,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}
