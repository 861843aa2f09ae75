// Tests the reports about a buyer's orders: charts, tables and CSV files.
import { readFile } from 'node:fs/promises';
import type { readBuyingReport } from '@rigsouq/contract/buying-reports/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { expect, test } from '../../fixtures.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { main, openPageAs } from '../../steps/deal-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { callApi, desktop, phone } from '../../steps/rental-steps.ts';

type Report = AnswerOf<typeof readBuyingReport>;
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

test('shows the spend of the demo buyer, filters it, and exports a table', async ({ page, stack, signInAs }) => {
  const buyer = await signInAs('buyer');
  const report = await callApi<Report>(stack, '/procurement/reports', buyer);
  expect(report.total.orders).toBeGreaterThan(10);
  await page.setViewportSize(desktop);
  await page.goto('/dashboard?role=buyer&tab=procurement&list=rfq');
  await main(page).getByRole('link', { name: 'Open reports' }).click();
  await expect(page).toHaveURL(/\/procurement\/reports$/);
  await expect(main(page).locator('dl').first()).toContainText(dollars(report.total.net));
  const months = main(page).getByRole('region', { name: 'Spend by month', exact: true });
  await expect(months.getByRole('img', { name: /^Spend by month\. Highest in / })).toBeVisible();

  // The table and the file show the same numbers as the chart.
  await months.getByText('Show as a table').click();
  await expect(months.getByRole('row')).toHaveCount(report.months.length + 2);
  await expect(months.getByRole('row').last()).toContainText(dollars(report.total.net));
  const download = page.waitForEvent('download');
  await months.getByRole('button', { name: 'Download CSV: Spend by month' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`spend-by-month-${report.from}-${report.to}.csv`);
  const csv = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(csv[0]).toBe('\ufeffMonth,Orders,"Net spend, USD"');
  expect(csv.slice(1, -1)).toEqual([
    ...report.months.map(({ month, orders, net }) => `${month},${orders},${net}`),
    `All months,${report.total.orders},${report.total.net}`,
  ]);

  // A bar links to its filter, which stands in the address and can be removed.
  const [largest] = report.suppliers;
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
  await expect(main(page).locator('dl').first()).toContainText(dollars(report.total.net));

  // A last month before the first month moves the first one too; the page says when there are no orders.
  await main(page).getByLabel('To month').selectOption({ index: 58 });
  await expect(page).toHaveURL(/from=(\d{4}-\d{2})&to=\1$/);
  await expect(main(page).getByText('No orders in these months.')).toBeVisible();
  await main(page).getByLabel('From month').selectOption({ index: 59 });
  await expect(page).not.toHaveURL(/from=(\d{4}-\d{2})&to=\1$/);
  await expect(main(page).getByText('No orders in these months.')).toBeVisible();
  await expectNoFaults(page);
});

test('[SH-041] has no accessibility fault in reports, on a phone in English and on a desktop in Arabic', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('buyer');
  for (const [size, path] of [
    [phone, '/procurement/reports'],
    [desktop, '/ar/procurement/reports?category=excavators'],
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

test('tells a new buyer how to order, tells a supplier that reports are for buyers, and offers a retry after a failure', async ({
  browser,
  page,
  stack,
  signInAs,
  expectedErrors,
}) => {
  const newBuyerPage = await openPageAs(browser, stack, await registerCompany(stack, 'buyer', 'New Roads'));
  await newBuyerPage.goto('/procurement/reports');
  await expect(main(newBuyerPage).getByText('No orders in these months.')).toBeVisible();
  await expect(main(newBuyerPage).getByRole('link', { name: 'Open RFQ' })).toBeVisible();
  await newBuyerPage.context().close();

  const supplierPage = await openPageAs(browser, stack, await registerCompany(stack, 'supplier', 'New Plant'));
  await supplierPage.goto('/procurement/reports');
  await expect(main(supplierPage).getByText('Buying reports are for buyers.')).toBeVisible();
  await supplierPage.context().close();

  expectedErrors.push(/400/);
  await signInAs('buyer');
  await page.goto('/ar/procurement/reports?from=2001-01&to=2026-01');
  await expect(main(page).getByText('اختر شهر البداية وشهرًا بعده، بحد أقصى خمس سنوات.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expectNoFaults(page);
});
