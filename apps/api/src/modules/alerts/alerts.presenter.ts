import type { listSavedSearches } from '@rigsouq/contract/alerts/saved-searches';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { SavedSearchRow } from './saved-searches.ts';
import { toUrlFilters } from './search-url-rules.ts';

export function presentSavedSearch(row: SavedSearchRow): AnswerOf<typeof listSavedSearches>[number] {
  return {
    _id: row.id,
    name: row.name,
    filters: toUrlFilters(row.filters),
    alerts: row.alerts,
    lastAlertAt: row.last_alert_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
