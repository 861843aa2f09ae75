// Tests the sell page: a visitor offers a machine, the draft appears in the seller's account, and the seller completes and publishes it.
import type { Page } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { openDeskItem } from '../../steps/desk-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { photo, photoTiles, readPhotoOrder } from '../../steps/photos.ts';

const PASSWORD = 'a machine of my own';
const phone = { width: 360, height: 780 };
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const submit = (page: Page) => main(page).locator('form button[type=submit]');
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, place) => from + place);
const labels = (page: Page, name: string) => field(page, name).locator('option').allTextContents();

const offer = {
  title: 'Komatsu PC210 excavator',
  category: 'excavators',
  brand: 'Komatsu',
  model: 'PC210-8',
  year: '2019',
  hours: '6,200',
  condition: 'good',
  price: '64,000',
  location: 'Mussafah, Abu Dhabi',
  description: 'Two owners, new undercarriage last year.',
  contactName: 'Salim Rashid',
  contactPhone: '+971 50 000 0000',
};
const choices = ['category', 'brand', 'condition'];
const anEmail = (name: string) => `${name}-${Date.now()}@rigsouq.test`;

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    if (choices.includes(name)) await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
}

async function openAccount(stack: Stack, email: string): Promise<void> {
  const body = toFormData({
    companyName: 'Rashid Trading',
    companyType: 'llc',
    businessLicense: 'CN-1',
    taxId: 'T-1',
    email,
    password: PASSWORD,
    contactName: 'Salim Rashid',
    phone: '+971 50 000 0000',
    address: 'Plot 12, Mussafah',
    city: 'Abu Dhabi',
    country: 'ae',
    role: 'supplier',
    vendorType: 'dealer',
    description: 'Machines',
    equipmentTypes: '["excavators"]',
    consent: JSON.stringify(consentFor('registration')),
  });
  expect((await fetch(`${stack.apis[0].url}/api/auth/createuser`, { method: 'POST', body })).status).toBe(200);
}

async function logInThroughForm(page: Page, email: string) {
  await page.goto('/login');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

test('[CA-041] [CA-042] [CA-043] shows the form, tips, photo advice and review time, and offers the documented lists', async ({
  page,
}) => {
  await page.goto('/marketplace/sell');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sell Your Equipment');
  await expect(main(page).getByText('Upload up to 20 photos. The first is the main one.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Tips for a quick sale' })).toBeVisible();
  await expect(main(page).getByText('We review every submission within 24 hours.')).toBeVisible();
  expect(await labels(page, 'category')).toEqual([
    'Choose...',
    'Excavators',
    'Loaders',
    'Dozers',
    'Cranes',
    'Trucks',
    'Compactors',
  ]);
  expect(await labels(page, 'brand')).toEqual([
    'Choose...',
    'Caterpillar',
    'Komatsu',
    'Volvo',
    'JCB',
    'Liebherr',
    'Hitachi',
  ]);
  expect(await labels(page, 'condition')).toEqual(['Choose...', 'New', 'Excellent', 'Good', 'Fair', 'Poor']);
  await expect(field(page, 'contactEmail')).toHaveAttribute('type', 'email');

  await submit(page).click();
  await expect(page.getByText('Please fix the form errors before submitting')).toBeVisible();
  await expect(field(page, 'title')).toBeFocused();
  for (const message of ['Title must be at least 3 characters long', 'Brand is required', 'Contact phone is required'])
    await expect(main(page).getByText(message)).toBeVisible();
  await expectNoFaults(page);
});

test('[CA-024] [CA-044] takes a machine of a visitor with twenty photos from the form to a published listing, on a phone', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone);
  const email = anEmail('seller');
  await page.goto('/marketplace/sell');
  await fill(page, { ...offer, contactEmail: email });
  const input = field(page, 'photos');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(main(page).getByText(/is not a supported file type/)).toBeVisible();
  await input.setInputFiles(numbers(12).map(photo));
  await input.setInputFiles(numbers(9, 13).map(photo));
  await expect(main(page).getByText('Maximum 20 photos allowed')).toBeVisible();
  await expect(photoTiles(page)).toHaveCount(20);
  await expect(input).toBeHidden();
  await expect(photoTiles(page).first()).toContainText('Main photo');

  // The keyboard alone makes the third photo the main one, and the focus stays on it.
  await main(page).getByRole('button', { name: 'Move photo 3 earlier' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'Photo moved to position 1 of 20' })).toBeAttached();
  // Dragging moves the fourth photo to the second place.
  await photoTiles(page).nth(3).dragTo(photoTiles(page).nth(1));
  expect((await readPhotoOrder(page)).slice(0, 5)).toEqual([3, 4, 1, 2, 5]);
  await expectNoFaults(page);

  await submit(page).click();
  await expect(page.getByText('Your equipment has been submitted. We review it within 24 hours.')).toBeVisible({
    timeout: 60_000,
  });
  const thanks = main(page).getByRole('heading', { name: 'Thank you. We have received your equipment.' });
  await expect(thanks).toBeFocused();
  await expect(main(page)).toContainText(email);
  await expect(main(page).getByRole('link', { name: 'Create a supplier account' })).toHaveAttribute(
    'href',
    '/vendoronboarding?role=supplier',
  );
  await expectNoFaults(page);
  const receipt = await stack.inbox.waitFor(email, ({ subject }) => subject === 'We have received your equipment');
  expect(receipt.text).toContain('/vendoronboarding?role=supplier');

  await openAccount(stack, email);
  await logInThroughForm(page, email);
  await page.goto('/dashboard?role=supplier');
  await expect(main(page).getByText('No listings found.')).toBeVisible();
  const verification = await stack.inbox.waitFor(email, ({ text }) => text.includes('/verify-email?token='));
  const link = /\/verify-email\?token=[\w-]+/.exec(verification.text)?.[0] ?? '';
  await page.goto(link);
  await expect(main(page).getByText('Your email is verified.')).toBeVisible();
  await expect(async () => {
    await page.goto('/dashboard?role=supplier');
    await expect(main(page).getByText(offer.title)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const row = main(page).getByRole('row').filter({ hasText: offer.title });
  await expect(row).toContainText('pending');
  await row.getByRole('button', { name: /^Complete/ }).click();

  // Twenty photos exist and ten are shown. The keyboard removes one and adds another.
  await expect(photoTiles(page)).toHaveCount(10);
  const spare = main(page).locator('li[data-spare]');
  await expect(spare).toHaveCount(10);
  await expect(main(page).getByText(/10 of 10 selected\. Remove one above/)).toBeVisible();
  await expect(spare.first().getByRole('button')).toBeDisabled();
  await main(page).getByRole('button', { name: 'Remove photo 10' }).focus();
  await page.keyboard.press('Enter');
  await expect(spare).toHaveCount(11);
  await main(page).getByRole('button', { name: 'Add unused photo 11' }).focus();
  await page.keyboard.press('Enter');
  await expect(photoTiles(page)).toHaveCount(10);
  await expect(main(page).getByRole('heading', { name: 'Unused photos' })).toBeFocused();
  const photoOrder = await readPhotoOrder(page);
  expect(photoOrder).toEqual([3, 4, 1, 2, 5, 6, 7, 8, 9, 20]);
  await expectNoFaults(page);

  await expect(field(page, 'price')).toHaveValue('64000');
  await expect(field(page, 'condition')).toHaveValue('');
  await submit(page).click();
  await expect(main(page).getByText('Invalid condition')).toBeVisible();
  await field(page, 'condition').selectOption('used-functional');
  const specifications = {
    EngineModel: 'SAA6D107E',
    Power: '110 kW',
    BucketCapacity: '0.9 m3',
    OperatingWeight: '21 t',
  };
  for (const [name, value] of Object.entries({ ...specifications, features: 'Rear camera' }))
    await field(page, name).fill(value);
  await submit(page).click();
  await expect(page.getByText('Listing updated')).toBeVisible();
  await expect(row).toContainText('active');
  const found = await page.request.get('/api/auth/verified-products?search=PC210-8&verified=false');
  const [machine] = (await found.json()) as { title: string; images: unknown[]; condition: string }[];
  expect(machine).toMatchObject({ title: offer.title, condition: 'used-functional' });
});

test('[CA-044] works in Arabic from right to left, and tells a buyer about the supplier role', async ({
  page,
  stack,
  signInAs,
}) => {
  await signInAs('buyer');
  await page.setViewportSize(phone);
  await page.goto('/ar/marketplace/sell');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('بِع معداتك');
  await expect(main(page).getByText(/حسابك للشراء فقط/)).toBeVisible();
  await expect(field(page, 'contactEmail')).toHaveValue('buyer@rigsouq.test');
  const email = anEmail('arabic');
  await fill(page, { ...offer, title: 'حفارة كوماتسو', contactEmail: email });
  await field(page, 'photos').setInputFiles(numbers(2).map(photo));
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'شكرًا لك. استلمنا بيانات معدتك.' })).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'إضافة دور المورّد' })).toHaveAttribute(
    'href',
    '/ar/settings/company#roles',
  );
  await expectNoFaults(page);
  const receipt = await stack.inbox.waitFor(email);
  expect(receipt.subject).toBe('استلمنا بيانات معدتك');
  await main(page).getByRole('button', { name: 'بيع معدة أخرى' }).click();
  await expect(field(page, 'title')).toHaveValue('');
  await expect(field(page, 'contactEmail')).toHaveValue(email);
  await expect(photoTiles(page)).toHaveCount(0);
});

test('[PU-025] shows the offer to operators among the leads', async ({ page, stack, signInAs }) => {
  const title = `Liebherr crane ${Date.now()}`;
  const body = toFormData({
    ...offer,
    hours: '',
    price: '64000',
    title,
    category: 'cranes',
    contactEmail: anEmail('lead'),
  });
  expect((await fetch(`${stack.apis[0].url}/api/leads/sell`, { method: 'POST', body })).status).toBe(200);
  await signInAs('admin');
  await page.goto('/admin/leads');
  const card = await openDeskItem(page, title);
  for (const shown of ['Equipment to sell', 'Salim Rashid', 'Cranes · Komatsu · PC210-8 · 2019 · Good', 'Photos: 0'])
    await expect(card).toContainText(shown);
});

test('shows an error when sending fails, and keeps the typed values', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503|ERR_FAILED/);
  await page.goto('/marketplace/sell');
  await fill(page, { ...offer, contactEmail: anEmail('refused') });
  await page.route('**/api/leads/sell', (route) => route.abort());
  await submit(page).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(field(page, 'title')).toHaveValue(offer.title);
  await expect(submit(page)).toBeEnabled();
});
