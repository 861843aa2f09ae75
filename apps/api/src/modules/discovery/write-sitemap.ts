// Writes the files of the sitemap as a stream: only a few hundred pages are in memory at a time, however many there are.
import { categorySlugs, PAGES_CHANGED_ON, publicPages } from '@rigsouq/contract/discovery/public-pages';
import type { Db } from '../../platform/database/db.ts';
import type { IdRange } from '../../platform/public-pages.ts';
import { findNewestByCategory } from '../catalogue/index.ts';
import { pagesOf, spansOf } from './sitemap-cuts.ts';
import {
  entryText,
  FILE_PAGES,
  fileEnd,
  fileStart,
  indexText,
  type SitemapKind,
  sitemapKinds,
} from './sitemap-rules.ts';

const BATCH = 500;

/** Writes the index of the files. It leaves out files without pages. */
export async function writeIndex(db: Db, publicUrl: string): Promise<string> {
  const names = ['pages.xml'];
  for (const kind of sitemapKinds)
    for (const [place, span] of (await spansOf(db, kind)).entries()) {
      const [page] = await pagesOf[kind].list(db, { ...span, limit: 1 });
      if (page) names.push(`${kind}-${place + 1}.xml`);
    }
  return indexText(publicUrl, names);
}

export async function findSpan(db: Db, kind: SitemapKind, number: number): Promise<IdRange | undefined> {
  return (await spansOf(db, kind))[number - 1];
}

/** Yields a file in parts. It waits for slow readers, and holds no database connection while it waits. */
export async function* writeFile(db: Db, publicUrl: string, kind: SitemapKind, span: IdRange): AsyncGenerator<string> {
  yield fileStart;
  let { after } = span;
  for (let left = FILE_PAGES; left > 0; ) {
    const pages = await pagesOf[kind].list(db, { after, upTo: span.upTo, limit: Math.min(BATCH, left) });
    if (pages.length > 0)
      yield pages.map(({ path, changedAt }) => entryText(publicUrl, path, changedAt.toISOString())).join('');
    left = pages.length < BATCH ? 0 : left - pages.length;
    after = pages.at(-1)?.id ?? null;
  }
  yield fileEnd;
}

/** Writes the file of the fixed pages and the categories. A category changes when a listing is published in it. */
export async function writePages(db: Db, publicUrl: string): Promise<string> {
  const newest = await findNewestByCategory(db, Object.values(categorySlugs));
  const categories = Object.entries(categorySlugs).map(([slug, code]) =>
    entryText(publicUrl, `/categories/${slug}`, newest.get(code)?.toISOString() ?? PAGES_CHANGED_ON),
  );
  const pages = publicPages.map((path) => entryText(publicUrl, path, PAGES_CHANGED_ON));
  return [fileStart, ...pages, ...categories, fileEnd].join('');
}
