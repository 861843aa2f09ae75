// Tests the marketing numbers: an operator changes one in the console, pages show it, and the default comes back.
import { expect, test } from '../../fixtures.ts';
import { dialog, main } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

test('shows a marketing number that an operator changed, in both languages, until its default is restored', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/admin/marketing-numbers');
  await expect(main(page).getByText('No number has been changed. The pages show the defaults.')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(8);

  const row = main(page).getByRole('listitem').filter({ hasText: 'Annual sales' });
  await row.getByRole('button', { name: 'Edit: Explore Supplier Network, Annual sales' }).click();
  const field = dialog(page).getByLabel('On the page');
  await expect(field).toHaveValue('$3.2B');
  await field.fill('a lot');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Enter a number such as 45, 10,000+, 180K+ or $3.2B');
  await expect(field).toBeFocused();
  await field.fill('$4B+');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('On the page$4B+');
  await expect(row).toContainText('Default$3.2B');
  await expect(row).toContainText('Changed by');
  for (const { size, prefix } of screenVariants) {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/admin/marketing-numbers`);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(8);
    await expectNoFaults(page);
  }

  // Pages are cached by their search, so a new search shows the number immediately.
  const search = crypto.randomUUID();
  for (const [prefix, figure] of [
    ['', '$4B+'],
    ['/ar', 'أكثر من 4 مليارات دولار'],
  ] as const) {
    await page.goto(`${prefix}/explore-network?search=${search}`);
    await expect(main(page).locator('dl').first()).toContainText(figure);
    await expect(main(page).locator('dl').first()).toContainText('4,800+');
  }

  await page.goto('/admin/marketing-numbers');
  await row.getByRole('button', { name: 'Restore default: Explore Supplier Network, Annual sales' }).click();
  await expect(row).toContainText('On the page$3.2B');
  await expect(main(page).getByText('No number has been changed. The pages show the defaults.')).toBeVisible();
  await page.goto(`/explore-network?search=${crypto.randomUUID()}`);
  await expect(main(page).locator('dl').first()).toContainText('$3.2B');
});

test('says that the marketing numbers cannot be loaded, and tries again', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await signInAs('admin');
  await page.route('**/api/admin/marketing-numbers', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/marketing-numbers');
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch the marketing numbers');
  await page.unroute('**/api/admin/marketing-numbers');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(8);
});
