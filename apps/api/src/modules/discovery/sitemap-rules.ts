// Sitemaps as they are written (https://www.sitemaps.org/protocol.html). A page exists twice, English at /… and Arabic at /ar/…, and each
// of the two names both (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).

/** The protocol's. */
const FILE_ADDRESSES = 50_000;
const LANGUAGES = 2;
/** No file takes more pages than this, whatever has come between its cuts. */
export const FILE_PAGES = FILE_ADDRESSES / LANGUAGES;
/** Cut with room to spare: an id may be written a little after a later one. */
export const CUT_PAGES = FILE_PAGES * 0.9;

export const kinds = ['listings', 'suppliers', 'buyers', 'lots'] as const;
export type Kind = (typeof kinds)[number];

const NAME = new RegExp(`^(${kinds.join('|')})-([1-9]\\d{0,4})\\.xml$`);

/** 'listings-12.xml' is the twelfth file of the listings. */
export function fileNamed(name: string): { kind: Kind; number: number } | undefined {
  const [, kind, number] = NAME.exec(name) ?? [];
  return kind && number ? { kind: kind as Kind, number: Number(number) } : undefined;
}

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const fileStart = `${START}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const fileEnd = '</urlset>\n';

export function indexText(publicUrl: string, names: readonly string[]): string {
  const lines = names.map((name) => `<sitemap><loc>${escaped(publicUrl)}/sitemaps/${name}</loc></sitemap>\n`);
  return `${START}<sitemapindex ${SITEMAP}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Both addresses of a page. `changed` is a day or an instant. */
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
