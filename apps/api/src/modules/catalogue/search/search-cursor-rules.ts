// Formats and parses cursors: the sort value and the id of a listing. A cursor is opaque to clients and is validated when it comes back.
import type { sorts } from '@rigsouq/contract/catalogue/market-lists';

export type Sort = (typeof sorts)[number];
export type CursorPosition = { value: number; id: string };

/** Listings with equal values are ordered by id in the same direction, so that one index serves both directions. */
export const orders: Record<Sort, { column: string; descending: boolean }> = {
  newest: { column: 'listed_at', descending: true },
  'price-low': { column: 'price_usd', descending: false },
  'price-high': { column: 'price_usd', descending: true },
  'year-newest': { column: 'year_newest', descending: true },
  'year-oldest': { column: 'year_oldest', descending: false },
  'hours-low': { column: 'hours', descending: false },
};

const CURSOR = /^([a-z-]{5,12}):(\d{1,15}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** The largest time value of a JavaScript Date, in milliseconds. */
const VALUE_MAX = 8_640_000_000_000_000;

export function formatCursor(sort: Sort, { value, id }: CursorPosition): string {
  return Buffer.from(`${sort}:${value}:${id}`).toString('base64url');
}

/** Parses a cursor. Returns undefined if it is invalid or was made for another sort order. */
export function parseCursor(sort: Sort, cursor: string): CursorPosition | undefined {
  const [, madeFor, value, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (madeFor !== sort || !id || Number(value) > VALUE_MAX) return undefined;
  return { value: Number(value), id };
}
