// What a buyer's orders come to: charts, their tables, and the tables for a spreadsheet.
import { readFile } from 'node:fs/promises';
import type { readBuyingReport } from '@rigsouq/contract/buying-reports';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { browserOf, main } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { foundCompany } from './own-company.ts';
import { ask, desk, phone } from './rental-steps.ts';
import { expectNoFaults } from './sound.ts';

type Report = AnswerOf<typeof readBuyingReport>;
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

test('the demo buyer sees where the money goes, narrows it, and takes the table along', async ({
  page,
  stack,
  signedIn,
}) => {
  const buyer = await signedIn('buyer');
  const told = await ask<Report>(stack, '/procurement/reports', buyer);
  expect(told.total.orders).toBeGreaterThan(10);
  await page.setViewportSize(desk);
  await page.goto('/dashboard?role=buyer&tab=procurement&list=rfq');
  await main(page).getByRole('link', { name: 'Open reports' }).click();
  await expect(page).toHaveURL(/\/procurement\/reports$/);
  await expect(main(page).locator('dl').first()).toContainText(dollars(told.total.net));
  const months = main(page).getByRole('region', { name: 'Spend by month', exact: true });
  await expect(months.getByRole('img', { name: /^Spend by month\. Most in / })).toBeVisible();

  // The table says the same, and so does the file.
  await months.getByText('Show as a table').click();
  await expect(months.getByRole('row')).toHaveCount(told.months.length + 2);
  await expect(months.getByRole('row').last()).toContainText(dollars(told.total.net));
  const download = page.waitForEvent('download');
  await months.getByRole('button', { name: 'Download CSV: Spend by month' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`spend-by-month-${told.from}-${told.to}.csv`);
  const csv = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(csv[0]).toBe('\ufeffMonth,Orders,"Net spend, USD"');
  expect(csv.slice(1, -1)).toEqual([
    ...told.months.map(({ month, orders, net }) => `${month},${orders},${net}`),
    `All months,${told.total.orders},${told.total.net}`,
  ]);

  // A bar leads to its part, which stands in the address and can be taken away again.
  const [largest] = told.suppliers;
  const suppliers = main(page).getByRole('region', { name: 'Spend by supplier', exact: true });
  await suppliers.getByRole('link', { name: largest?.companyName ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`supplier=${largest?._id}`));
  await expect(main(page).locator('dl').first()).toContainText(dollars(largest?.net ?? 0));
  await expect(suppliers.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(main(page).getByLabel('Supplier', { exact: true })).toHaveValue(largest?._id ?? '');
  await main(page)
    .getByRole('link', { name: `Remove filter: ${largest?.companyName}` })
    .click();
  await expect(main(page).locator('dl').first()).toContainText(dollars(told.total.net));

  // A last month before the first takes it along; months without an order say so.
  await main(page).getByLabel('To month').selectOption({ index: 58 });
  await expect(page).toHaveURL(/from=(\d{4}-\d{2})&to=\1$/);
  await expect(main(page).getByText('No orders in these months.')).toBeVisible();
  await main(page).getByLabel('From month').selectOption({ index: 59 });
  await expect(page).not.toHaveURL(/from=(\d{4}-\d{2})&to=\1$/);
  await expect(main(page).getByText('No orders in these months.')).toBeVisible();
  await expectNoFaults(page);
});

test('[SH-041] reports are readable by all, on a phone and at a desk, in Arabic and in English', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn('buyer');
  for (const [size, path] of [
    [phone, '/procurement/reports'],
    [desk, '/ar/procurement/reports?category=excavators'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    const sections = main(page)
      .getByRole('region')
      .filter({ has: page.locator('summary') });
    await expect(sections).toHaveCount(5);
    for (const table of await sections.getByText(/^(Show as a table|عرض في جدول)$/).all()) await table.click();
    await expect(main(page).getByRole('table')).toHaveCount(5);
    await expect(main(page).getByRole('img')).toHaveCount(3);
    await expectNoFaults(page);
  }
});

test('who has not ordered is told how, who does not buy is told why, and a failure can be tried again', async ({
  browser,
  page,
  stack,
  signedIn,
  expectedErrors,
}) => {
  const fresh = await browserOf(browser, stack, await foundCompany(stack, 'buyer', 'New Roads'));
  await fresh.goto('/procurement/reports');
  await expect(main(fresh).getByText('No orders in these months.')).toBeVisible();
  await expect(main(fresh).getByRole('link', { name: 'Open RFQ' })).toBeVisible();
  await fresh.context().close();

  const selling = await browserOf(browser, stack, await foundCompany(stack, 'supplier', 'New Plant'));
  await selling.goto('/procurement/reports');
  await expect(main(selling).getByText('Reports are about what a buyer ordered.')).toBeVisible();
  await selling.context().close();

  expectedErrors.push(/400/);
  await signedIn('buyer');
  await page.goto('/ar/procurement/reports?from=2001-01&to=2026-01');
  await expect(main(page).getByText('اختر شهر البداية وشهرًا بعده، بحد أقصى خمس سنوات.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expectNoFaults(page);
});
