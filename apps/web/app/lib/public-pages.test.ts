// Checks that every page without a parameter is either in the sitemap or deliberately left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categorySlugs, privatePaths, publicPages } from '@rigsouq/contract/discovery/public-pages';
import { expect, it } from 'vitest';
import { categoryPages } from './category-pages.ts';

/** Public pages that are useless to a search engine: aliases, placeholders and steps of an account. */
const leftOut = [
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
/** The paths of the top-level routes. The operator pages are below `admin`. */
const paths = [...table.matchAll(/^ {4,6}route\(\s*'([^':*]+)',/gm)].map(([, path]) => `/${path}`);
const closed = (path: string) => privatePaths.some((area) => path.startsWith(area));

it('lists every page either as public or as left out of the sitemap', () => {
  expect(paths.length).toBeGreaterThan(40);
  const known = new Set<string>([...publicPages, ...leftOut]);
  expect(paths.filter((path) => !known.has(path) && !closed(path))).toEqual([]);
  expect([...known].filter((path) => path !== '/' && !paths.includes(path))).toEqual([]);
  expect(publicPages.filter(closed)).toEqual([]);
});

it('has a page for every category in the sitemap', () => {
  expect(categoryPages.map(({ slug }) => slug).sort()).toEqual(Object.keys(categorySlugs).sort());
});
