// Defines how a module lists its public pages for the sitemap, one range of ids at a time.
import type { Db } from './database/db.ts';

/** The ids after one id, up to another. Null means the start or the end. */
export type IdRange = { readonly after: string | null; readonly upTo: string | null };
type PublicPage = { readonly id: string; readonly path: string; readonly changedAt: Date };

export type PublicPages = {
  /** Lists the public pages of a range, up to `limit`. */
  readonly list: (db: Db, span: IdRange & { limit: number }) => Promise<PublicPage[]>;
  /** Returns the id of the row this many places further, public or not, so that a range cannot grow when more is published later. */
  readonly idAfter: (db: Db, after: string | null, places: number) => Promise<string | undefined>;
};

/** Lower than every id in use. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
