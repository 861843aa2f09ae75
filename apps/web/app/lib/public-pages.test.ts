// Every page without a parameter is either shown to search engines or known not to be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categorySlugs, closedAreas, publicPages } from '@rigsouq/contract/public-pages';
import { expect, it } from 'vitest';
import { categoryPages } from './category-pages.ts';

/** Of no use to a search engine, though open to all: other names of pages, pages that come later, steps of an account. */
const left = [
  '/login',
  '/register',
  '/forgot-password',
  '/e-procurement',
  '/procurement/rfq',
  '/procurement/rfq/new',
  '/procurement/orders',
  '/procurement/reports',
  '/procurement/suppliers',
  '/procurement/auctions',
  '/procurement/auctions/new',
  '/categories/dump-trucks',
  '/contact-seller',
  '/buyer-contact',
  '/buyer',
];

const table = readFileSync(join(import.meta.dirname, '../routes.ts'), 'utf8');
/** Of the routes at the top; those of operators stand below `admin`. */
const paths = [...table.matchAll(/^ {4,6}route\('([^':*]+)',/gm)].map(([, path]) => `/${path}`);
const closed = (path: string) => closedAreas.some((area) => path.startsWith(area));

it('knows of every page whether it is for search engines', () => {
  expect(paths.length).toBeGreaterThan(40);
  const known = new Set<string>([...publicPages, ...left]);
  expect(paths.filter((path) => !known.has(path) && !closed(path))).toEqual([]);
  expect([...known].filter((path) => path !== '/' && !paths.includes(path))).toEqual([]);
  expect(publicPages.filter(closed)).toEqual([]);
});

it('has a page for every category that the sitemap names', () => {
  expect(categoryPages.map(({ slug }) => slug).sort()).toEqual(Object.keys(categorySlugs).sort());
});
