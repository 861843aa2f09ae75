// Every page, in both languages, at phone and desk width: complete, right to left, accessible.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pages = [
  '/',
  '/welcome',
  '/login',
  '/forgot-password',
  '/reset-password?token=abc',
  '/dashboard?tab=profile',
  '/marketplace',
  '/marketplace?view=list&search=excavater',
  '/marketplace/buy',
  '/rentals',
  '/categories/excavators',
  '/buyer-network',
  '/supplier-network',
  '/explore-network',
  '/explore-buyers',
  '/compare',
  '/buyer',
  '/marketplace/sell',
  '/stop-alerts?token=abc',
  '/dashboard?tab=saved-searches',
  '/no-such-page',
];
const widths = [360, 1440];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

function faults(violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

for (const path of pages)
  for (const prefix of ['', '/ar']) {
    const address = prefix + (path === '/' && prefix ? '' : path);
    test(`${address} has no accessibility fault and fits the screen`, async ({ page, signedIn, expectedErrors }) => {
      expectedErrors.push(/404/);
      if (path.startsWith('/dashboard')) await signedIn('both');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, address);
        if (path.startsWith('/dashboard'))
          await expect(page.locator('dl, main a[href$="/marketplace"]').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(faults(violations)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });

    if (prefix)
      test(`[SH-041] ${address} is right to left and wholly in Arabic`, async ({ page, signedIn, expectedErrors }) => {
        expectedErrors.push(/404/);
        if (path.startsWith('/dashboard')) await signedIn('both');
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
        expect(await page.title()).toMatch(/[\u0600-\u06FF]/);
        const latin = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            // What stays as it is: names of devices, addresses and people, the other language, and what a company wrote.
            if (!element || element.closest('script, style, bdi, textarea, [lang=en], [translate=no]')) continue;
            if (/[A-Za-z]{2,}/.test(node.textContent ?? '')) found.push((node.textContent ?? '').trim());
          }
          return found;
        });
        expect(latin.filter((text) => !/^(Rigsouq|GST|.*Demo Trader.*|.*JPG أو PNG أو WebP.*)$/.test(text))).toEqual(
          [],
        );
      });
  }

test('a modal has no accessibility fault either', async ({ page }) => {
  for (const address of ['/', '/ar'])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Login|تسجيل الدخول)$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').locator('input[name=email]')).toBeFocused();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(faults(violations)).toEqual([]);
    }
});

test('[SH-040] documented texts stand to the letter', async ({ page }) => {
  const texts: Record<string, string[]> = {
    '/': [
      'Construction Equipment Marketplace',
      'Browse Equipment',
      'Start Selling',
      '10,000+',
      '5,000+',
      '50+',
      '$2B+',
    ],
    '/welcome': ['Sign In', 'Create New Account'],
    '/login': ['Login'],
  };
  for (const [path, expected] of Object.entries(texts)) {
    await open(page, path);
    for (const text of expected)
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
  }
});

test('pages name their twin in the other language, and the switch keeps the place', async ({ page, request }) => {
  const html = await (await request.get('/login')).text();
  for (const [language, path] of [
    ['en', '/login'],
    ['ar', '/ar/login'],
    ['x-default', '/login'],
  ])
    expect(html).toMatch(new RegExp(`<link(?=[^>]*hreflang="${language}")(?=[^>]*href="[^"]*${path}")[^>]*>`, 'i'));
  await page.goto('/forgot-password?from=here');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/forgot-password\?from=here$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/forgot-password\?from=here$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
