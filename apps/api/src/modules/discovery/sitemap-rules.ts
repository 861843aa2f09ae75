// Formats sitemaps (https://www.sitemaps.org/protocol.html). A page exists twice, in English at /… and in Arabic at /ar/…, and each entry
// links to both (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).

/** The most addresses that the protocol allows in one file. */
const FILE_ADDRESSES = 50_000;
const LANGUAGES = 2;
/** The most pages in one file, even if pages were added between its cuts. */
export const FILE_PAGES = FILE_ADDRESSES / LANGUAGES;
/** The pages in a file when it is cut. It leaves room, because an id may be inserted shortly after a later one. */
export const CUT_PAGES = FILE_PAGES * 0.9;

export const sitemapKinds = ['listings', 'suppliers', 'buyers', 'lots'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const NAME = new RegExp(`^(${sitemapKinds.join('|')})-([1-9]\\d{0,4})\\.xml$`);

/** Parses a file name: 'listings-12.xml' is the twelfth file of the listings. */
export function parseFileName(name: string): { kind: SitemapKind; number: number } | undefined {
  const [, kind, number] = NAME.exec(name) ?? [];
  return kind && number ? { kind: kind as SitemapKind, number: Number(number) } : undefined;
}

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const fileStart = `${START}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const fileEnd = '</urlset>\n';

export function indexText(publicUrl: string, names: readonly string[]): string {
  const lines = names.map((name) => `<sitemap><loc>${escaped(publicUrl)}/sitemaps/${name}</loc></sitemap>\n`);
  return `${START}<sitemapindex ${SITEMAP}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Returns the entries of both addresses of a page. `changed` is a date or a timestamp. */
export function entryText(publicUrl: string, path: string, changed: string): string {
  const bare = path === '/' ? '' : escaped(path);
  const english = `${escaped(publicUrl)}${bare || '/'}`;
  const arabic = `${escaped(publicUrl)}/ar${bare}`;
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const rest = `<lastmod>${changed}</lastmod>${link('en', english)}${link('ar', arabic)}${link('x-default', english)}</url>\n`;
  return `<url><loc>${english}</loc>${rest}<url><loc>${arabic}</loc>${rest}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
