// Tests what the pages that people print look like on paper: reports, the comparison of machines and the comparison of offers.
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../fixtures.ts';
import { main } from '../steps/deal-steps.ts';
import { getFromApi } from '../steps/lot-steps.ts';

/** Returns the sizes of the pages that the browser prints, in points. */
async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
}

async function expectNothingToPress(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  for (const button of await main(page).getByRole('button').all()) await expect(button).toBeHidden();
  await page.emulateMedia({ media: null });
}

for (const at of ['', '/ar'] as const)
  test(`prints the comparison of machines on wide pages, without what can be pressed (${at || '/en'})`, async ({
    page,
    stack,
  }) => {
    const machines = await getFromApi<{ _id: string }[]>(
      stack,
      '/auth/verified-products?type=sell&category=excavators&limit=3',
    );
    await page.goto(`${at}/compare?ids=${machines.map(({ _id }) => _id).join(',')}`);
    await waitForHydration(page);
    await expect(main(page).getByRole('columnheader')).toHaveCount(3);
    await expectNothingToPress(page);
    const pages = await printedPages(page);
    expect(pages.length).toBeLessThanOrEqual(3);
    for (const { width, height } of pages) expect(width).toBeGreaterThan(height);
  });

test('prints a report with the tables of its charts open', async ({ page, signInAs }) => {
  await signInAs('buyer');
  await page.goto('/procurement/reports');
  const months = main(page).getByRole('region', { name: 'Spend by month', exact: true });
  const row = months.locator('tbody tr').first();
  await expect(months.getByText('Show as a table')).toBeVisible();
  await expect(row).toBeHidden();
  await expectNothingToPress(page);
  await page.emulateMedia({ media: 'print' });
  await expect(months.getByText('Show as a table')).toBeHidden();
  expect((await row.boundingBox())?.height).toBeGreaterThan(10);
  for (const { width, height } of await printedPages(page)) expect(height).toBeGreaterThan(width);
});
