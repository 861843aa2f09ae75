// Tests the supplier lists of a buyer: find a supplier, put it on a list, add notes and documents. The supplier never sees them.
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { dialog, main } from '../../steps/deal-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const tabs = (page: Page) => main(page).getByRole('navigation', { name: 'Lists' }).getByRole('link');
const pdf = {
  name: 'insurance 2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('[PR-001] [PR-007] lets a buyer find a supplier, put it on a list with notes and a document, and take it off again', async ({
  page,
  context,
  stack,
}) => {
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/procurement/suppliers');
  await expect(main(page).getByText('Your lists are empty.')).toBeVisible();
  await expectNoFaults(page);

  await button(page, 'Add a supplier').click();
  await dialog(page).getByLabel('Search all suppliers').fill('wadi crane');
  await dialog(page).getByLabel('Add to list').selectOption('preferred');
  // The search may also find companies of other journeys.
  const match = dialog(page).getByRole('listitem').filter({ hasText: 'Wadi Crane Hire (Demo)' });
  await expect(match).toHaveCount(1);
  await expectNoFaults(page);
  await button(page, 'Add Wadi Crane Hire (Demo)').click();
  await expect(match).toContainText('Preferred');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Wadi Crane Hire')).toContainText(/Riyadh, Saudi Arabia.*Preferred.*Cranes.*No record yet/s);
  await expect(tabs(page)).toHaveText(['All1', 'Approved0', 'Preferred1', 'Blocked0']);

  await row(page, 'Wadi Crane Hire').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wadi Crane Hire (Demo)');
  await expect(main(page).getByText('No score yet')).toBeVisible();
  await main(page).getByLabel('Tags').fill('tower cranes, north');
  await main(page).getByLabel('Note').fill('Ask for the lift plan first.');
  await button(page, 'Save').click();
  await expect(page.getByText('Supplier saved')).toBeVisible();

  await button(page, 'Add a document').click();
  await button(page, 'Save document').click();
  await expect(dialog(page).getByText('Choose a document type')).toBeVisible();
  await dialog(page).getByLabel('Document type').selectOption('insurance');
  await dialog(page).getByLabel('Expiry date (optional)').fill(inDays(20));
  await button(page, 'Save document').click();
  await expect(dialog(page).getByText('Choose a file first')).toBeVisible();
  await dialog(page).locator('input[type=file]').setInputFiles(pdf);
  await button(page, 'Save document').click();
  await expect(page.getByText('Document saved')).toBeVisible();
  const document = row(page, 'insurance 2026.pdf');
  await expect(document).toContainText(/Insurance.*Expires on/s);
  const address = await document.getByRole('link').getAttribute('href');
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');
  await expectNoFaults(page);

  // The filters stand in the address.
  await main(page).getByRole('link', { name: 'Your suppliers' }).click();
  await expect(row(page, 'Wadi Crane Hire')).toContainText(/tower cranes.*Expiring: 1/s);
  await main(page).getByLabel('Tag').selectOption('north');
  await expect(page).toHaveURL(/\?tag=north$/);
  await main(page).getByLabel('Company, city or brand').fill('nobody');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(main(page).getByText('No matching suppliers.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Remove filter: nobody' }).click();
  await expect(row(page, 'Wadi Crane Hire')).toBeVisible();

  await row(page, 'Wadi Crane Hire').getByRole('link').click();
  await button(page, 'Remove from your lists').click();
  await expect(dialog(page)).toContainText('cannot be undone');
  await button(page, 'Remove').click();
  await expect(page.getByText('Supplier removed from your lists')).toBeVisible();
  await expect(button(page, 'Add to my suppliers')).toBeVisible();
});

test('[PR-007] shows lists and scorecards in Arabic, on a phone and with the keyboard', async ({ page, signInAs }) => {
  await signInAs('buyer');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/procurement/suppliers?standing=preferred');
  const marsa = row(page, 'Marsa Heavy Equipment');
  await expect(marsa).toContainText('مفضّلة');
  await expect(marsa).toContainText('قاربت الانتهاء: 1');
  await expectNoFaults(page);
  await marsa.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marsa Heavy Equipment (Demo)');
  await expect(main(page).getByText('من 100', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('radio', { name: /مفضّلة/ })).toBeChecked();
  await page.getByText('كيف يُحتسب التقييم').click();
  await expectNoFaults(page);
});

test('[PR-007] tells a supplier that the lists are for buyers, and never sends it the notes of buyers', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  const { userId } = await signInAs('supplier');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/') && response.ok()) answers.push(await response.text().catch(() => ''));
  });
  await page.goto('/procurement/suppliers');
  await expect(main(page).getByText('Supplier lists are for buyers.')).toBeVisible();
  await expectNoFaults(page);
  await page.goto(`/procurement/suppliers/${userId}`);
  await expect(main(page).getByText('Supplier lists are for buyers.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(main(page).locator('dl').first()).toContainText('Total Listings');
  expect(answers.join()).not.toMatch(/framework agreement|service history before/);
});

test('[PR-001] returns a visitor to the lists after the login', async ({ page }) => {
  await page.goto('/procurement/suppliers?standing=blocked');
  await expect(page).toHaveURL(/\/login$/);
  await waitForHydration(page);
  await page.getByLabel('Email').fill('buyer@rigsouq.test');
  await page.getByLabel('Password', { exact: true }).fill('rigsouq-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/procurement\/suppliers\?standing=blocked$/);
  await expect(row(page, 'Dhow Trucks')).toContainText('Blocked');
});
