import { privatePaths } from '@rigsouq/contract/discovery/public-pages';

/** Returns robots.txt: the paths that crawlers must not visit, in both languages, and the address of the sitemap. */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', ...privatePaths.flatMap((area) => [area, `/ar${area}`])];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
