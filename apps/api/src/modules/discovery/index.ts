// The door of the module: what others may use.
export { cardFiles } from './cards.files.ts';
export { sitemapFiles } from './sitemap.files.ts';
export { cuttingSitemap } from './sitemap-cuts.ts';
