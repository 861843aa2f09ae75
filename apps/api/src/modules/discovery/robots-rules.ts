import { closedAreas } from '@rigsouq/contract/public-pages';

/** What crawlers are asked to leave out, in both languages, and where the sitemap is. */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', ...closedAreas.flatMap((area) => [area, `/ar${area}`])];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
