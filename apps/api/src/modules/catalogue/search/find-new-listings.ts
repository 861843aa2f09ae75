// Finds listings that came on the market in a given time span, for saved searches. It runs the normal search along the index of
// 'newest' and stops at the start of the span, so its cost depends on the number of new listings and not on the size of the market.
import { presentCard } from '../catalogue.presenter.ts';
import { findCards } from './search-cards.ts';
import { type Filters, parseFilters } from './search-catalogue.ts';
import type { Search } from './search-conditions.ts';
import { searchPage } from './search-page.ts';
import type { RunStatement } from './search-statements.ts';

export type { Filters } from './search-catalogue.ts';

/** Returns the new listings that match the filters, newest first. */
export async function findNewListings(
  run: RunStatement,
  filters: Filters,
  listed: NonNullable<Search['listed']>,
  limit: number,
): Promise<{ listingId: string; machineId: string }[]> {
  const { search, matchesNothing } = await parseFilters(run, filters);
  if (matchesNothing) return [];
  const positions = await searchPage(run, { ...search, listed }, { sort: 'newest', after: undefined, limit });
  const cards = await findCards(run, positions);
  return cards.map(({ row }) => ({ listingId: row.id, machineId: row.machine_id }));
}

/** Presents those of the listings that are still on the market as cards. */
export async function presentNewListings(run: RunStatement, listingIds: readonly string[]) {
  const cards = await findCards(
    run,
    listingIds.map((id) => ({ id, value: 0 })),
  );
  return cards.map(({ row, photos }) => presentCard(row, photos));
}
