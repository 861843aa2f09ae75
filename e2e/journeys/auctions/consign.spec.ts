// Tests the form that consigns a machine to an auction: its fields, its refusals and the result.
import type { Page } from '@playwright/test';
import type { myConsignments, readConsignment } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { expect, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { consignmentForm, getFromApi, gulfDate } from '../../steps/lot-steps.ts';
import { createListing } from '../../steps/message-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { photo, photoTiles } from '../../steps/photos.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const submit = (page: Page) => main(page).locator('form button[type=submit]');
const labels = (page: Page, name: string) => field(page, name).locator('option').allTextContents();
const choices = ['manufacturer', 'category', 'condition', 'type', 'auctionDuration'];
const thisYear = new Date().getUTCFullYear();
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, place) => from + place);

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    if (choices.includes(name)) await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
}

/** Opens the form and waits until it shows the contact of the user, which comes from the server after the login is known. */
async function open(page: Page, path = '/auction/consign') {
  await page.goto(path);
  await expect(field(page, 'contactEmail')).not.toHaveValue('');
}

const myConsignmentsOf = (stack: Stack, token: string) =>
  getFromApi<AnswerOf<typeof myConsignments>>(stack, '/auth/my-consignments?page=1&limit=20', token);

test('[AU-063] asks for a login, and returns to the form after it', async ({ page }) => {
  await page.goto('/auction/consign');
  await expect(page.getByText('Please log in to consign equipment')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').locator('[name=email]').fill('buyer@rigsouq.test');
  await page.getByRole('main').locator('[name=password]').fill('rigsouq-demo');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/auction\/consign$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/ar/auction/consign');
  await expect(page.getByText('يُرجى تسجيل الدخول لعرض معدة في المزاد')).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/login$/);
});

test('[AU-053] [AU-054] [AU-056] [AU-057] [AU-058] [AU-059] [CA-026] shows the sections, the claims and the documented lists of the form', async ({
  page,
  signInAs,
}) => {
  await signInAs('buyer');
  await open(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Consign Your Equipment');
  for (const title of ['Equipment Information', 'Auction Settings', 'Equipment Photos', 'Contact Information'])
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
  const why = main(page).getByRole('region', { name: 'Why Consign' });
  for (const claim of [
    '95-105% of market value',
    'Full-service inspection, photography, marketing and logistics',
    'Guaranteed payment',
  ])
    await expect(why.getByText(claim)).toBeVisible();
  await expect(submit(page)).toHaveText('Submit for Approval');
  expect(await labels(page, 'manufacturer')).toEqual([
    'Choose...',
    'Caterpillar',
    'Komatsu',
    'Liebherr',
    'Volvo',
    'John Deere',
    'Other',
  ]);
  expect(await labels(page, 'condition')).toEqual(['Choose...', 'Excellent', 'Good', 'Fair', 'Poor', 'Parts Only']);
  expect(await labels(page, 'category')).toEqual([
    'Choose...',
    'Excavators',
    'Bulldozers',
    'Loaders',
    'Cranes',
    'Trucks',
    'Concrete Mixers',
    'Dump Trucks',
    'Other',
    'Generators',
    'Compactors',
    'Forklifts',
    'Aerial Platforms',
    'Concrete Equipment',
    'Attachments',
  ]);
  const values = (name: string) =>
    field(page, name)
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
  expect(await values('auctionDuration')).toEqual(['3-days', '5-days', '7-days', '10-days']);
  expect(await values('type')).toEqual(['Live', 'Online', 'Sealed Bid']);
  await expect(field(page, 'type')).toHaveValue('Online');
  await expectNoFaults(page);
});

test('[AU-055] [AU-056] [AU-060] [AU-061] [AU-062] [AU-064] [AU-065] [AU-066] consigns a machine on a phone, and leaves it pending for the desk', async ({
  page,
  context,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const company = await registerCompany(stack);
  await signInAsCompany(context, company);
  await open(page);
  const typed = consignmentForm('PC300');
  // These fields are required, and no others.
  const { hours: _, type: __, ...needed } = typed;
  const note = main(page)
    .getByRole('status')
    .filter({ hasText: /Still missing:|Nothing is published before then/ });
  const missing = note.getByRole('listitem');
  await expect(missing.filter({ hasText: /^(Manufacturer|Model|Year|Location|Start date)$/ })).toHaveCount(5);
  await fill(page, needed);
  await expect(submit(page)).toBeEnabled();
  await expect(missing).toHaveCount(0);
  await expect(note).toContainText('Nothing is published before then.');
  const labels = { model: 'Model', description: 'Description', contactName: 'Contact name', startDate: 'Start date' };
  for (const [name, label] of Object.entries(labels)) {
    await field(page, name).fill('');
    await expect(submit(page)).toBeDisabled();
    await expect(missing).toHaveText([label]);
    await field(page, name).fill(needed[name as keyof typeof needed]);
    await expect(submit(page)).toBeEnabled();
  }

  for (const year of ['1989', String(thisYear + 1)]) {
    await field(page, 'year').fill(year);
    await submit(page).click();
    await expect(main(page).getByText('Year must be between 1990 and the current year')).toBeVisible();
    await expect(field(page, 'year')).toBeFocused();
  }
  await field(page, 'year').fill('1990');
  await expect(field(page, 'startDate')).toHaveAttribute('min', gulfDate());
  await field(page, 'startDate').fill(gulfDate(-1));
  await submit(page).click();
  await expect(main(page).getByText('The start date must be today or later')).toBeVisible();
  await field(page, 'startDate').fill(gulfDate());

  const input = field(page, 'images');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(main(page).getByText(/is not a supported file type/)).toBeVisible();
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await input.setInputFiles(huge);
  await expect(main(page).getByText(/huge\.png\u2069 exceeds 10MB limit\./)).toBeVisible();
  await input.setInputFiles(numbers(6).map(photo));
  await expect(main(page).getByText('Maximum 5 photos allowed')).toBeVisible();
  await expect(photoTiles(page)).toHaveCount(5);
  await fill(page, { hours: typed.hours, type: 'Sealed Bid', contactEmail: 'yard@rigsouq.test' });
  await expectNoFaults(page);

  const consignRequest = page.waitForRequest('**/api/equipment/consignment');
  await submit(page).click();
  expect((await consignRequest).headers()['content-type']).toMatch(/^multipart\/form-data/);
  expect((await consignRequest).headers().authorization).toMatch(/^Bearer /);
  await expect(page.getByText('Consignment request submitted successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auctions$/);
  const { data } = await myConsignmentsOf(stack, company.token);
  expect(data).toEqual([expect.objectContaining({ title: 'Komatsu PC300 1990', status: 'pending' })]);
  const stored = await getFromApi<AnswerOf<typeof readConsignment>>(
    stack,
    `/equipment/consignment/${data[0]?._id}`,
    company.token,
  );
  expect(stored).toMatchObject({
    manufacturer: 'Komatsu',
    model: 'PC300',
    year: 1990,
    hours: 6_200,
    serialNumber: typed.serialNumber,
    category: typed.category,
    condition: typed.condition,
    location: typed.location,
    description: typed.description,
    reservePrice: 40_000,
    type: 'Sealed Bid',
    auctionDuration: typed.auctionDuration,
    wantedDate: gulfDate(),
    contactName: typed.contactName,
    contactEmail: 'yard@rigsouq.test',
    contactPhone: '+971500000000',
  });
  expect(stored.images).toHaveLength(5);
});

test("[AU-064] [AU-065] shows the server's message or the documented one after a refusal, and keeps the typed values", async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await signInAs('buyer');
  await open(page);
  await fill(page, consignmentForm('PC301'));
  for (const [body, message] of [
    [{ message: 'The yard is full' }, 'The yard is full'],
    [{}, 'Failed to submit consignment'],
  ] as const) {
    let isAnswered = false;
    await page.route('**/api/equipment/consignment', async (route) => {
      await expect.poll(() => isAnswered).toBe(true);
      await route.fulfill({ status: 500, json: body });
    });
    await submit(page).click();
    await expect(submit(page)).toHaveText('Sending...');
    await expect(submit(page)).toBeDisabled();
    isAnswered = true;
    await expect(main(page).getByRole('alert').filter({ hasText: message })).toBeVisible();
    await page.unroute('**/api/equipment/consignment');
  }
  await expect(page).toHaveURL(/\/auction\/consign$/);
  await expect(field(page, 'model')).toHaveValue('PC301');
});

test('[AU-056] fills in the form from a listed machine, and uses its photos', async ({ page, context, stack }) => {
  const company = await registerCompany(stack);
  const listing = { title: 'JCB 3CX backhoe', brand: 'JCB', model: '3CX', category: 'loaders', year: '2020' };
  await createListing(stack, company, listing);
  await signInAsCompany(context, company);
  await open(page);
  await main(page).getByLabel('Consign one of my machines').selectOption({ label: listing.title });
  await expect(main(page).getByText('Details filled in from the listing')).toBeVisible();
  await expect(field(page, 'manufacturer')).toHaveValue('Other');
  await expect(field(page, 'otherMaker')).toHaveValue('JCB');
  await expect(field(page, 'model')).toHaveValue('3CX');
  await expect(field(page, 'model')).toBeDisabled();
  await expect(field(page, 'year')).toHaveValue('2020');
  await expect(submit(page)).toBeDisabled();
  const { serialNumber, condition, reservePrice, auctionDuration, startDate } = consignmentForm('3CX');
  await fill(page, { serialNumber, condition, reservePrice, auctionDuration, startDate });
  await expectNoFaults(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/auctions$/);
  const { data } = await myConsignmentsOf(stack, company.token);
  expect(data).toEqual([expect.objectContaining({ title: 'JCB 3CX 2020', status: 'pending' })]);
  expect(data[0]?.image).toMatch(/^\/uploads\//);
});

test('[SH-041] accepts Arabic digits in the Arabic form', async ({ page, context, stack }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const company = await registerCompany(stack);
  await signInAsCompany(context, company);
  await open(page, '/ar/auction/consign');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('اعرض معدتك للبيع بالمزاد');
  await fill(page, { ...consignmentForm('PC302'), year: '٢٠١٩', reservePrice: '٤٠٬٠٠٠' });
  await expectNoFaults(page);
  await submit(page).click();
  await expect(page.getByText('تم إرسال طلب العرض في المزاد بنجاح')).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/auctions$/);
});
