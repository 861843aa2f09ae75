// Decides where one file of the sitemap ends and the next starts. These cuts are stored in a table: computing them would count a million
// rows at every request, and a file would contain other pages each time.
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { IdRange, PublicPages } from '../../platform/public-pages.ts';
import { lotPages } from '../auctions/index.ts';
import { listingPages } from '../catalogue/index.ts';
import { companyPages } from '../companies/index.ts';
import { CUT_PAGES, FILE_PAGES, type SitemapKind, sitemapKinds } from './sitemap-rules.ts';

export const pagesOf: Record<SitemapKind, PublicPages> = {
  listings: listingPages,
  suppliers: companyPages('supplier'),
  buyers: companyPages('buyer'),
  lots: lotPages,
};

const cutSitemap = defineJob('discovery.cut_sitemap', z.object({}));

export function cutSitemapJob({ db }: { db: Db }): JobHandler {
  return handle(
    cutSitemap,
    async () => {
      for (const kind of sitemapKinds) await cutSitemapFiles(db, kind);
    },
    { every: '*/10 * * * *' },
  );
}

/** Returns the spans of a kind, one for each file. The span after the last cut has no end. */
export async function spansOf(db: Db, kind: SitemapKind): Promise<IdRange[]> {
  const cuts = await db
    .selectFrom('sitemap_files')
    .select('last_id')
    .where('kind', '=', kind)
    .orderBy('last_id')
    .execute();
  const ends = [...cuts.map(({ last_id }) => last_id), null];
  return ends.map((upTo, place) => ({ after: ends[place - 1] ?? null, upTo }));
}

/** Cuts the open span when a file is full. A closed span is cut again only if it no longer fits; this is rare, because ids grow with time. */
export async function cutSitemapFiles(db: Db, kind: SitemapKind): Promise<void> {
  for (const span of await spansOf(db, kind)) await cutSpan(db, kind, span);
}

async function cutSpan(db: Db, kind: SitemapKind, { after, upTo }: IdRange): Promise<void> {
  const { idAfter } = pagesOf[kind];
  for (let from = after; ; ) {
    const beyond = await idAfter(db, from, (upTo === null ? CUT_PAGES : FILE_PAGES) + 1);
    if (beyond === undefined || (upTo !== null && beyond > upTo)) return;
    const last = await idAfter(db, from, CUT_PAGES);
    if (last === undefined) return;
    await db
      .insertInto('sitemap_files')
      .values({ kind, last_id: last })
      .onConflict((on) => on.doNothing())
      .execute();
    from = last;
  }
}
