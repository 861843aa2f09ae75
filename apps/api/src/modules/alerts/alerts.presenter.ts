import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listSavedSearches } from '@rigsouq/contract/saved-searches';
import type { SavedRow } from './saved-searches.ts';
import { addressFilters } from './search-address-rules.ts';

export function presentSaved(row: SavedRow): AnswerOf<typeof listSavedSearches>[number] {
  return {
    _id: row.id,
    name: row.name,
    filters: addressFilters(row.filters),
    alerts: row.alerts,
    lastAlertAt: row.last_alert_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
