// The public interface of the module: other modules import only from here.
export { cardFiles } from './cards.files.ts';
export { sitemapFiles } from './sitemap.files.ts';
export { cuttingSitemap } from './sitemap-cuts.ts';
