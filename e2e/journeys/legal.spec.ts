// Tests the legal pages (R80): version, date, notice, contents, the list of changes, the links between them, and what they say about storage.
import type { Page } from '@playwright/test';
import { legalDocuments } from '@rigsouq/contract/legal/documents';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../steps/page-checks.ts';

const languages = [
  {
    prefix: '',
    version: 'Version 1 of 18 Nov 2026',
    notice: 'Draft. Counsel must confirm this text before launch.',
    contents: 'Contents',
    others: 'Other documents',
    legal: 'Legal',
  },
  {
    prefix: '/ar',
    version: 'الإصدار 1 بتاريخ 18 نوفمبر 2026',
    notice: 'مسودة. يجب أن يعتمد المستشار القانوني هذا النص قبل الإطلاق.',
    contents: 'المحتويات',
    others: 'وثائق أخرى',
    legal: 'الوثائق القانونية',
  },
] as const;

const hrefsIn = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const texts of languages)
  test(`shows version, date, notice, contents and links of every legal document below ${texts.prefix || '/'}`, async ({
    page,
  }) => {
    const address = (path: string) => texts.prefix + path;
    for (const { path, title } of legalDocuments) {
      await page.goto(address(path));
      const heading = page.getByRole('heading', { level: 1 });
      if (texts.prefix === '') await expect(heading).toHaveText(title);
      await expect(page).toHaveTitle(`${await heading.textContent()} | Rigsouq`);
      await expect(page.getByRole('note')).toHaveText(texts.notice);
      // The version is below the heading and in the list of changes.
      await expect(page.getByText(texts.version, { exact: true })).toHaveCount(2);

      const places = await hrefsIn(page, texts.contents);
      const sections = await page.locator('article section > h2').evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(places).toEqual(sections);
      expect(places.length).toBeGreaterThan(5);

      const others = legalDocuments.filter((document) => document.path !== path).map((document) => document.path);
      expect(await hrefsIn(page, texts.others)).toEqual([...others, '/contact-us'].map(address));
      expect(await hrefsIn(page, texts.legal)).toEqual(['/terms', '/privacy', '/cookies'].map(address));
    }
  });

for (const { prefix } of languages)
  test(`has no accessibility fault at three widths below ${prefix || '/'}`, async ({ page }) => {
    for (const { path } of legalDocuments)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(prefix + path);
        await expectNoFaults(page);
      }
  });

test('leads to a section by the keyboard, and from one document to the next', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Fees' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terms#fees$/);
  await expect(page.getByRole('heading', { name: 'Fees' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.getByRole('link', { name: 'Rental Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Terms');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
});

test('keeps the legal texts out of the scripts', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const paragraph = await page.locator('#who-we-are + p').textContent();
  const words = paragraph?.slice(0, 60) ?? '';
  expect(words.length).toBe(60);
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.filter((source) => source.includes(words))).toEqual([]);
});

test('stores nothing in the browser that the page about cookies does not list', async ({ page, context, signInAs }) => {
  await signInAs('both');
  for (const path of ['/marketplace', '/auctions', '/dashboard', '/cookies']) await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
  const listed = await page.locator('article code').allTextContents();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toContain('token');
  // `signInAs` marks the tab with `stored`; the product does not know this key.
  const unlisted = stored.filter((key) => key !== 'stored' && !listed.includes(key.split(' ')[0] ?? ''));
  expect(unlisted).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
