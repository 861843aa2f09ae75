// Tests what a phone shows without a connection, and the manifest that puts the site on its home screen.
import { expect, logIn, test } from '../fixtures.ts';
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

test('keeps the dashboard when a tab cannot be loaded without a connection, and loads it afterwards', async ({
  page,
  context,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signInAs('buyer');
  await page.goto('/dashboard?role=buyer');
  const tab = page.getByRole('tab', { name: 'Saved Searches' });
  const note = page.getByRole('main').getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await expect(tab).toBeVisible();
  await context.setOffline(true);
  await tab.click();
  await expect(note).toContainText('Check your connection and try again.');
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Saved Searches' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('offers to load the bell again when it could not be loaded, and leaves the page as it is', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const session = await logIn(stack, 'buyer');
  await page.goto('/help');
  // The bell is loaded when the user logs in, here in another tab and without a connection.
  const otherTab = await context.newPage();
  await otherTab.goto('/help');
  await context.setOffline(true);
  await otherTab.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  const again = page.getByRole('button', { name: 'Load notifications again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(again).toHaveCount(0);
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
