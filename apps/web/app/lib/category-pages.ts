// The categories that have their own page and picture.
import { categorySlugs } from '@rigsouq/contract/discovery/public-pages';
import { text } from './i18n/i18n.ts';

export const categoryPages = [
  {
    slug: 'excavators',
    code: categorySlugs.excavators,
    label: text('Excavators'),
    alt: text('Illustration of a yellow crawler excavator'),
  },
  {
    slug: 'bulldozers',
    code: categorySlugs.bulldozers,
    label: text('Bulldozers'),
    alt: text('Illustration of a yellow bulldozer'),
  },
  {
    slug: 'cranes',
    code: categorySlugs.cranes,
    label: text('Cranes'),
    alt: text('Illustration of a yellow mobile crane'),
  },
  {
    slug: 'loaders',
    code: categorySlugs.loaders,
    label: text('Loaders'),
    alt: text('Illustration of a yellow wheel loader'),
  },
  {
    slug: 'trucks',
    code: categorySlugs.trucks,
    label: text('Dump Trucks'),
    alt: text('Illustration of a yellow rigid dump truck'),
  },
  {
    slug: 'concrete-mixers',
    code: categorySlugs['concrete-mixers'],
    label: text('Concrete Mixers'),
    alt: text('Illustration of a white concrete mixer truck'),
  },
] as const;

/** Returns the path of the page that shows a category: its own page, or the marketplace with this filter. */
export function categoryPath(code: string): string {
  const own = categoryPages.find((page) => page.code === code);
  return own ? `/categories/${own.slug}` : `/marketplace?category=${encodeURIComponent(code)}`;
}
