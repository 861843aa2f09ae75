// Tests the first page of the dashboard: the money by month, the next auctions, the machines for rent on a timeline, and the views of each listing.
import { expect, test } from '../../fixtures.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { main } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

test('shows a buyer the spend, the next auctions, and opens every section on a table', async ({ page, signInAs }) => {
  await signInAs('buyer');
  for (const { size, prefix } of screenVariants) {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/dashboard?role=buyer`);
    const spend = main(page).getByRole('region', { name: /^(Spend by month|الإنفاق حسب الشهر)$/ });
    await expect(spend.getByRole('img')).toBeVisible();
    await spend.locator('summary').click();
    await expect(spend.getByRole('row')).toHaveCount(13);
    const auctions = main(page).getByRole('region', { name: /^(Your auctions|مزاداتك)$/ });
    await expect(auctions.getByRole('timer').first()).toHaveText(/\d/);
    await expect(main(page).getByRole('table').first()).toBeVisible();
    await expectNoFaults(page);
  }
  await page.goto('/dashboard?role=buyer');
  for (const name of ['RFQ', 'Suppliers', 'E-Auctions']) {
    await main(page).getByRole('tab', { name, exact: true }).click();
    await expect(main(page).getByRole('tabpanel', { name, exact: true }).locator('tbody tr, li').first()).toBeVisible();
  }
  // One button is amber: the next request.
  await expect(main(page).locator('[data-color=amber], [style*="amber"]')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'New request' }).click();
  await expect(page).toHaveURL(/\/procurement\/rfq\/new$/);
});

test('shows a supplier the revenue, the own lots, the machines for rent and the views of each listing', async ({
  page,
  signInAs,
}) => {
  await signInAs('supplier');
  for (const { size, prefix } of screenVariants) {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/dashboard?role=supplier`);
    const revenue = main(page).getByRole('region', { name: /^(Revenue by month|الإيرادات حسب الشهر)$/ });
    await expect(revenue.getByRole('img')).toBeVisible();
    await expect(
      main(page)
        .getByRole('region', { name: /^(Your auctions|مزاداتك)$/ })
        .getByRole('timer')
        .first(),
    ).toHaveText(/\d/);
    await expect(
      main(page)
        .getByRole('row')
        .getByRole('img', { name: /^(\d+ views in 30 days|المشاهدات في 30 يومًا: \d+)$/ })
        .first(),
    ).toBeVisible();
    await expectNoFaults(page);
  }
  const fleet = main(page).getByRole('region', { name: 'المعدات المعروضة للإيجار' });
  await fleet.getByRole('button', { name: 'السابق' }).click();
  const bar = fleet.getByRole('link', { name: /Contracting|Plant/ }).first();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ar\/bookings\/[\w-]+$/);

  // A section in the address is shown alone.
  await page.goto('/dashboard?role=supplier&tab=bookings');
  await expect(main(page).getByRole('region', { name: 'Machines for rent' })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Revenue by month' })).toHaveCount(0);
});

test('tells a new company what will appear', async ({ page, stack }) => {
  await signInAsCompany(page.context(), await registerCompany(stack, 'supplier'));
  await page.goto('/dashboard?role=supplier');
  await expect(main(page).getByText(/^No deals in the last twelve months\./)).toBeVisible();
  await expect(main(page).getByText('None of your machines is in an auction.')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Machines for rent' })).toHaveCount(0);
  await expectNoFaults(page);
});

test('says which part could not be loaded, and loads it again', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signInAs('supplier');
  const calls = ['**/api/stats/months*', '**/api/auth/fleet*', '**/api/auth/my-consignments*'];
  for (const call of calls) await page.route(call, (route) => route.abort());
  // The event stream loads everything again when it starts, which would be before or after the press of the button.
  await page.route('**/api/live/**', (route) => route.abort());
  await page.goto('/dashboard?role=supplier');
  const parts = [
    ['Revenue by month', 'Failed to fetch the sums of your deals'],
    ['Machines for rent', 'Failed to fetch your machines'],
    ['Your auctions', 'Failed to fetch the auctions'],
  ] as const;
  for (const [name, text] of parts)
    await expect(main(page).getByRole('region', { name }).getByText(text)).toBeVisible();
  for (const call of calls) await page.unroute(call);
  for (const [name, text] of parts) {
    const part = main(page).getByRole('region', { name });
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part.getByText(text)).toBeHidden();
  }
});
