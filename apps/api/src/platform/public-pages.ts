// How a module tells the sitemap which pages of its own are public, a stretch at a time, in the order of their ids.
import type { Db } from './db.ts';

/** What lies behind one id, up to another; null is the beginning, or the end. */
export type Span = { readonly after: string | null; readonly upTo: string | null };
type PublicPage = { readonly id: string; readonly path: string; readonly changedAt: Date };

export type PublicPages = {
  /** The pages of a span, the first so many. */
  readonly list: (db: Db, span: Span & { limit: number }) => Promise<PublicPage[]>;
  /** The id of the row so many places on, public or not: a span that was cut by it cannot grow by what is published later. */
  readonly idBehind: (db: Db, after: string | null, places: number) => Promise<string | undefined>;
};

/** Below every id that is given to anything. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
