// Tests what several pages share: the login modal, the documented texts, the states of loading, and the link to the other language.
import type { Page } from '@playwright/test';
import { expect, holdStream, test } from '../fixtures.ts';
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

const unknownId = '00000000-0000-4000-8000-000000000000';
/** Pages that load their data in the browser: the path, the call, the text of a failure, and the heading once the server has answered. */
const loadingPages = [
  ['/quotes/:id', '/quotes/:id', 'Failed to fetch the quote', 'Quote not found'],
  ['/inspections/:id', '/inspections/:id', 'Failed to fetch the inspection', 'Inspection not found'],
  ['/bookings/:id', '/bookings/:id', 'Failed to fetch the booking', 'Booking not found'],
  ['/consignments/:id', '/equipment/consignment/:id', 'Failed to fetch the consignment', 'Consignment not found'],
  ['/bids/:id', '/equipment/bid/:id', 'Failed to fetch the bid', 'Bid not found'],
  ['/procurement/orders', '/procurement/orders', 'Failed to fetch orders', 'Purchase orders'],
  ['/procurement/orders/:id', '/procurement/orders/:id', 'Failed to fetch the order', 'Purchase order not found'],
  ['/procurement/rfq/:id', '/procurement/rfqs/:id', 'Failed to fetch the request', 'Request not found'],
  ['/procurement/rfq/:id/compare', '/procurement/rfqs/:id', 'Failed to fetch the comparison', 'Request not found'],
  ['/procurement/auctions/:id', '/procurement/auctions/:id', 'Failed to fetch the auction', 'Auction not found'],
  ['/procurement/suppliers', '/procurement/suppliers', 'Failed to fetch your suppliers', 'Your suppliers'],
  ['/procurement/suppliers/:id', '/procurement/suppliers/:id', 'Failed to fetch the supplier', 'Supplier Not Found'],
  ['/procurement/reports', '/procurement/reports', 'Failed to fetch the report', 'Buying reports'],
] as const;

test('[SH-033] says on the pages of deals and of procurement that they load or why loading failed, and tries again', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/404|500/);
  await signInAs('both');
  await holdStream(page);
  for (const [path, call, failed, heading] of loadingPages)
    await test.step(path, async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const pattern = `**/api${call.replace(':id', unknownId)}*`;
      await page.route(pattern, async (route) => {
        await held;
        await route.fulfill({ status: 500, json: {} });
      });
      await page.goto(path.replace(':id', unknownId));
      const main = page.getByRole('main');
      await expect(main.getByRole('status', { name: 'Loading...' }).first()).toBeVisible();
      release();
      const note = main.getByRole('alert').filter({ hasText: failed });
      await expect(note).toBeVisible();
      await page.unroute(pattern);
      await note.getByRole('button', { name: 'Try again' }).click();
      await expect(note).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
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
