// Keeps what was typed about a machine when the tab is reloaded. Files cannot be kept.
import { readSession } from '../../../lib/api/session.ts';
import { emptyListing, type ListingType, type ListingValues } from './listing-values.ts';

export type ListingDraft = { readonly type: ListingType; readonly values: Partial<ListingValues> };

/** The key contains the user id, so that the next user of this device does not see the draft. */
const key = () => `listing-draft ${readSession().userId}`;

export function parseDraft(kept: string | null): ListingDraft | undefined {
  try {
    const { type, values } = JSON.parse(kept ?? '') as { type: unknown; values: Record<string, unknown> };
    const fitting = Object.keys(emptyListing).flatMap((field) =>
      typeof values[field] === 'string' ? [[field, values[field]] as const] : [],
    );
    return { type: type === 'rent' ? 'rent' : 'sell', values: Object.fromEntries(fitting) };
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: ListingDraft): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(draft));
  } catch {
    // Storage is disabled or full. The form works without it.
  }
}

export function readDraft(): ListingDraft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(key()));
  } catch {
    return undefined;
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(key());
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
