// The public interface of the module: other modules import only from here.
export { serveCards } from './cards.files.ts';
export { serveSitemap } from './sitemap.files.ts';
export { cutSitemapJob } from './sitemap-cuts.ts';
