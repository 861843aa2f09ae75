// Tests the page that a phone shows without a connection, and the manifest that puts the site on its home screen.
import { expect, test } from '../fixtures.ts';
import { findAxeViolations } from '../steps/page-checks.ts';

test.use({ serviceWorkers: 'allow' });

const languages = [
  { prefix: '', direction: 'ltr', heading: 'You are offline', retry: 'Try again' },
  { prefix: '/ar', direction: 'rtl', heading: 'أنت غير متصل بالإنترنت', retry: 'إعادة المحاولة' },
] as const;

for (const { prefix, direction, heading, retry } of languages)
  test(`shows a page without a connection, and the real one after it, in ${prefix || 'en'}`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/help`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto(`${prefix}/marketplace?category=cranes`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(await findAxeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/marketplace\?category=cranes$/);
    // Only the two pages without a connection are stored.
    const stored = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(opened.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.sort()).toEqual(['/offline-ar.html', '/offline.html']);
  });

test('has a manifest in each language whose icons have the sizes they say', async ({ page, request }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/ar', 'ar'],
  ] as const) {
    await page.goto(path);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(address ?? '')).json()) as {
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ lang: language, start_url: path });
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
});
