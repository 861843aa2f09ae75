// Tests the pages of the settings: one navigation, one editor for each fact, and what each page saves.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const pages = ['company', 'team', 'security', 'notifications', 'licences', 'data'];

test('opens from the header and leads to each page by keyboard', async ({ page, signInAs }) => {
  await signInAs('both');
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).first().click();
  await expect(page).toHaveURL(/\/settings\/company$/);
  const links = main(page).getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links).toHaveText(['Company', 'Team', 'Security', 'Notifications', 'Licences', 'Your data']);
  await links.first().focus();
  for (const name of pages.slice(1)) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/settings/${name}$`));
    await expect(links.nth(pages.indexOf(name))).toHaveAttribute('aria-current', 'page');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('saves what a supplier says about its business, the own name and documents, each alone', async ({
  page,
  stack,
}) => {
  await signInAsCompany(page.context(), await registerCompany(stack, 'supplier'));
  await page.goto('/settings/company');
  const business = region(page, 'Your business');
  await business.getByRole('button', { name: 'Save' }).click();
  await expect(business.getByText('Supplier Type is required.')).toBeVisible();
  await expect(business.locator('[name=supplierType]')).toBeFocused();
  await business.locator('[name=supplierType]').selectOption({ label: 'Rental Company' });
  await business.locator('[name=businessEmail]').fill('rent@own.test');
  await business.locator('[name=YearInbusiness]').selectOption('5-10');
  await business.locator('[name=typicalInventorySize]').selectOption('50-200');
  await business.locator('[name=establishedYear]').fill('2004');
  await business.locator('[name=brandsRepresented]').fill('Demag');
  await business.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  await page.reload();
  await expect(business.locator('[name=establishedYear]')).toHaveValue('2004');

  await page.goto('/settings/security');
  const you = region(page, 'Your details');
  await you.locator('[name=Fullname]').fill('Layla Own');
  await you.locator('[name=Role]').selectOption({ label: 'Manager' });
  await you.locator('[name=jobTitle]').fill('Fleet manager');
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  await page.reload();
  await expect(you.locator('[name=Fullname]')).toHaveValue('Layla Own');

  await page.goto('/settings/licences');
  const documents = region(page, 'Documents');
  await expect(documents.getByText('No documents yet.')).toBeVisible();
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await documents
    .locator('input[type=file]')
    .setInputFiles([pdf('iso.pdf'), { ...pdf('notes.docx'), mimeType: 'application/msword' }]);
  await expect(documents.getByRole('alert')).toContainText('notes.docx');
  await expect(documents.getByRole('button', { name: 'Open iso.pdf' })).toBeVisible();
});

test('asks for the supplier role only what is missing', async ({ page, stack }) => {
  await signInAsCompany(page.context(), await registerCompany(stack, 'buyer'));
  await page.goto('/settings/company');
  const profile = region(page, 'Company profile');
  await profile.locator('[name=taxId]').fill('');
  await profile.locator('[name=vendorType]').selectOption('');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await region(page, 'Roles').getByRole('button', { name: 'Add the supplier role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the supplier role' });
  await expect(dialog.locator('input, select, textarea')).toHaveCount(2);
  await dialog.getByLabel('Tax ID').fill('T-5');
  await dialog.getByLabel('Vendor type').selectOption({ label: 'Rental' });
  await dialog.getByRole('button', { name: 'Add the supplier role' }).click();
  await expect(page.getByText('Supplier role added')).toBeVisible();
  await expect(region(page, 'Your business')).toBeVisible();
});

test('shows three sessions first and the others on request', async ({ page, stack }) => {
  const company = await registerCompany(stack, 'buyer');
  await signInAsCompany(page.context(), company);
  const session = (id: number) => ({
    _id: `018f0000-0000-7000-8000-00000000000${id}`,
    current: id === 1,
    userAgent: 'Mozilla/5.0 Chrome/140.0',
    address: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-01T08:00:00.000Z',
  });
  await page.route('**/api/auth/sessions', (route) =>
    route.fulfill({ json: { sessions: [1, 2, 3, 4, 5].map(session) } }),
  );
  await page.goto('/settings/security');
  const sessions = region(page, 'Your sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Show all 5 sessions' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(5);
});

for (const { prefix, size } of screenVariants)
  test(`has no accessibility fault and fits the screen (${prefix || 'English'}, ${size.width} px)`, async ({
    page,
    signInAs,
  }) => {
    test.slow();
    await signInAs('both');
    await page.setViewportSize(size);
    for (const name of pages) {
      await page.goto(`${prefix}/settings/${name}`);
      await expect(main(page).getByRole('region').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoFaults(page);
    }
  });
