// What came on the market since somebody last looked. The same search as everybody's, along the index of its order and no further back
// than asked, so it costs by what is new and not by what there is.
import { presentCard } from './catalogue.presenter.ts';
import { findCards } from './search-cards.ts';
import { type Filters, meant } from './search-catalogue.ts';
import type { Search } from './search-conditions.ts';
import { searchPage } from './search-page.ts';
import type { Statements } from './search-statements.ts';

export type { Filters } from './search-catalogue.ts';

/** Newest first. */
export async function findNew(
  run: Statements,
  filters: Filters,
  listed: NonNullable<Search['listed']>,
  limit: number,
): Promise<{ listingId: string; machineId: string }[]> {
  const { search, hopeless } = await meant(run, filters);
  if (hopeless) return [];
  const places = await searchPage(run, { ...search, listed }, { sort: 'newest', after: undefined, limit });
  const cards = await findCards(run, places);
  return cards.map(({ row }) => ({ listingId: row.id, machineId: row.machine_id }));
}

/** Those of them that are on the market still, as a list shows them. */
export async function showNew(run: Statements, listingIds: readonly string[]) {
  const cards = await findCards(
    run,
    listingIds.map((id) => ({ id, value: 0 })),
  );
  return cards.map(({ row, photos }) => presentCard(row, photos));
}
