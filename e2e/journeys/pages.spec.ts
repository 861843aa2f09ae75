// Tests what several pages share: the login modal, the documented texts, and the link to the other language.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findAxeViolations, screenVariants } from '../steps/page-checks.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

test('has no accessibility fault in the login modal', async ({ page }) => {
  for (const { prefix, size } of screenVariants) {
    await page.setViewportSize(size);
    await open(page, prefix || '/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Login|تسجيل الدخول)$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('input[name=email]')).toBeFocused();
    expect(await findAxeViolations(page)).toEqual([]);
  }
});

test('[SH-040] shows the documented texts exactly', async ({ page }) => {
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

test('links to the same page in the other language, and keeps the address in the switch', async ({ page, request }) => {
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
