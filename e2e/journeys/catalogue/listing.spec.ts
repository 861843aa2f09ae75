// Tests how a supplier lists a machine on a phone, and sees, changes and ends its listings.
import type { BrowserContext, Page } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect, holdStream, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { createPng, photo, photoTiles, readPhotoOrder } from '../../steps/photos.ts';

const MB = 1024 * 1024;
const phone = { width: 360, height: 780 };
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const submit = (page: Page) => main(page).locator('form button[type=submit]');
const rows = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.locator('td') });
const choose = (page: Page, chosen: { name: string; mimeType: string; buffer: Buffer }[]) =>
  field(page, 'images').setInputFiles(chosen);

const machine = {
  title: 'Caterpillar 320 excavator',
  category: 'excavators',
  condition: 'used-functional',
  year: '2021',
  hours: '3400',
  brand: 'Caterpillar',
  model: '320',
  serialNumber: 'CAT0320-77',
  location: 'Jebel Ali, Dubai',
  country: 'ae',
  price: '85,000',
  currency: 'USD',
  EngineModel: 'C4.4',
  Power: '121 kW',
  BucketCapacity: '1.19 m3',
  OperatingWeight: '22 t',
  features: 'Air conditioning, Rear camera',
  description: 'One owner, serviced on time, ready to work.',
};

/** Registers a company for the test and logs it in. */
async function joinAsSupplier(stack: Stack, context: BrowserContext): Promise<string> {
  const company = await registerCompany(stack);
  await signInAsCompany(context, company);
  return company.token;
}

/** Lists the machine through the api. */
async function createListing(stack: Stack, token: string, over: Record<string, string> = {}): Promise<string> {
  const { EngineModel, Power, BucketCapacity, OperatingWeight, features, price, ...rest } = machine;
  const specifications = { EngineModel, Power, BucketCapacity, OperatingWeight };
  const body = { type: 'sell', ...rest, price: '85000', specifications, features: features.split(', '), ...over };
  const images = [1, 2, 3].map((place) => new File([new Uint8Array(createPng(place))], `${place}.png`));
  const answer = await fetch(`${stack.apis[0].url}/api/equipment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: toFormData(body, { images }),
  });
  expect(answer.status, price).toBe(200);
  return ((await answer.json()) as { _id: string })._id;
}

const choices = ['category', 'condition', 'country', 'currency'];

async function fill(page: Page, over: Partial<typeof machine> = {}) {
  for (const [name, value] of Object.entries({ ...machine, ...over }))
    if (choices.includes(name)) await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
}

test.describe('the listing form on a phone', () => {
  test.use({ viewport: phone });

  test('[CA-002] [CA-007] [CA-018] [CA-019] [CA-020] [DA-012] [DA-013] [DA-043] [DA-057] publishes a machine with ten photos', async ({
    page,
    context,
    stack,
  }) => {
    await joinAsSupplier(stack, context);
    await page.goto('/dashboard?role=supplier');
    const tabs = page.getByRole('tab');
    await expect(tabs.nth(0)).toHaveText('My Listings');
    await expect(tabs.nth(1)).toHaveText('Add Equipment');
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(main(page).getByText('No listings found.')).toBeVisible();
    const card = (label: string) => main(page).locator('dl > div').filter({ hasText: label });
    for (const label of ['Total Listings', 'Active Listings', 'Total Views', 'Total Inquiries'])
      await expect(card(label).locator('dd')).toHaveText('0');
    await expectNoFaults(page);

    await main(page).getByRole('link', { name: 'Add Equipment' }).first().click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    // The country of the company and its currency are chosen at first.
    await expect(field(page, 'country')).toHaveValue('ae');
    await expect(field(page, 'currency')).toHaveValue('AED');
    await fill(page);
    await page.reload();
    await expect(main(page).getByText('We kept what you entered. Choose your photos again.')).toBeVisible();
    for (const [name, value] of Object.entries(machine)) await expect(field(page, name)).toHaveValue(value);

    await choose(page, [1, 2, 3, 4, 5, 6].map(photo));
    await choose(page, [7, 8, 9, 10, 11].map(photo));
    await expect(main(page).getByText('Maximum 10 images allowed')).toBeVisible();
    await expect(photoTiles(page)).toHaveCount(10);
    await expect(field(page, 'images')).toBeHidden();
    await expect(photoTiles(page).first()).toContainText('Main photo');

    // The keyboard alone makes the third photo the main one, and the focus stays on it.
    await main(page).getByRole('button', { name: 'Move photo 3 earlier' }).focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('status').filter({ hasText: 'Photo moved to position 2 of 10' })).toBeAttached();
    await expect(main(page).getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('button', { name: 'Move photo 1 later' })).toBeFocused();
    expect(await readPhotoOrder(page)).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
    await main(page).getByRole('button', { name: 'Remove photo 10' }).click();
    await expect(field(page, 'images')).toBeFocused();
    await choose(page, [photo(12)]);
    await expectNoFaults(page);

    let body = '';
    await page.route('**/api/equipment', async (route) => {
      const request = route.request();
      body = request.postDataBuffer()?.toString('latin1') ?? '';
      expect([request.method(), new URL(request.url()).pathname]).toEqual(['POST', '/api/equipment']);
      expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      await expect(submit(page)).toHaveText('Adding...');
      await expect(submit(page)).toBeDisabled();
      await route.continue();
    });
    await submit(page).click();
    await expect(page.getByText('Equipment added successfully')).toBeVisible();
    const specifications = ['EngineModel', 'Power', 'BucketCapacity', 'OperatingWeight'];
    const plain = Object.keys(machine).filter((name) => name !== 'features' && !specifications.includes(name));
    const keyed = ['features[0]', 'features[1]', ...specifications.map((key) => `specifications[${key}]`)];
    for (const name of ['type', ...keyed]) expect(body).toContain(`name="${name}"`);
    const sent: Record<string, string> = { ...machine, price: '85000' };
    for (const name of plain) expect(body).toContain(`name="${name}"\r\n\r\n${sent[name]}\r\n`);
    expect(body.split('name="images"')).toHaveLength(11);
    await expect(page).toHaveURL(/\/dashboard\?role=supplier$/);
    await expect(rows(page)).toHaveCount(1);
    const row = rows(page).first();
    for (const shown of [machine.title, 'For sale', 'USD\u00a085,000', 'active'])
      await expect(row).toContainText(shown);
    await expect(row.locator('[data-label=Views]')).toHaveText('0 views in 30 days0');
    await expect(row.locator('[data-label=Inquiries]')).toHaveText('0');
    await expect(row.locator('img')).toHaveAttribute('src', /^\/uploads\//);
    await expect(card('Total Listings').locator('dd')).toHaveText('1');

    const published = main(page).getByRole('region', { name: 'Your listing is live' });
    await expect(published).toBeFocused();
    await expect(published).toBeInViewport();
    await expect(published).toContainText(machine.title);
    const address = await published.getByRole('link', { name: 'View the listing' }).getAttribute('href');
    expect(address).toMatch(/^\/equipment\/[\da-f-]{36}$/);
    await expect(published.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${machine.title} ${stack.url}${address}`)}`,
    );
    await expectNoFaults(page);
    await published.getByRole('button', { name: 'Close' }).click();
    await expect(published).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(published).toHaveCount(0);

    await tabs.nth(1).click();
    await expect(field(page, 'title')).toHaveValue('');
  });

  test('[CA-018] [SH-002] lists a machine with ten photos, finds it in both languages, changes it and marks it as sold', async ({
    page,
    context,
    stack,
  }) => {
    await joinAsSupplier(stack, context);
    // The number always has five digits, because the search text below is cut from the end of the title.
    const title = `Komatsu PC210 Zubara ${10_000 + (Date.now() % 90_000)}`;
    await page.goto('/dashboard?role=supplier&tab=add-equipment');
    await fill(page, { title, brand: 'Komatsu', model: 'PC210' });
    await choose(
      page,
      Array.from({ length: 10 }, (_, place) => photo(place + 1)),
    );
    await expect(photoTiles(page)).toHaveCount(10);
    await submit(page).click();
    await expect(rows(page).first()).toContainText(title);

    // The search uses the only box on the screen. The company is not verified yet, so only a search with all suppliers shows its machines.
    const cards = main(page).getByRole('article');
    for (const [prefix, search] of [
      ['', title.replace('Komatsu', 'komatsuu')],
      ['/ar', `حفارة كوماتسو ${title.slice(-13)}`],
    ] as const) {
      await page.goto(`${prefix}/marketplace?verified=false`);
      const box = page.getByRole('searchbox').filter({ visible: true });
      await box.fill(search);
      await box.press('Enter');
      await expect(page).toHaveURL(/search=/);
      await page.goto(`${page.url()}&verified=false`);
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText(title);
      await expectNoFaults(page);
    }
    await cards.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).locator('img[src*="/uploads/"]')).not.toHaveCount(0);

    await page.goto('/dashboard?role=supplier');
    await rows(page).first().getByRole('button', { name: /^Edit/ }).click();
    await field(page, 'price').fill('79000');
    await submit(page).click();
    await expect(rows(page).first()).toContainText('USD\u00a079,000');
    await rows(page).first().getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(/\/equipment\/[\da-f-]{36}$/);
    await expect(main(page)).toContainText('USD\u00a079,000');

    await page.goBack();
    await rows(page)
      .first()
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Mark as sold' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await expect(rows(page).first().getByText('sold', { exact: true })).toBeVisible();
    await rows(page).first().getByRole('link', { name: title, exact: true }).click();
    await expect(main(page).getByText('This machine has been sold.')).toBeVisible();
    await page.goto(`/marketplace?verified=false&search=${encodeURIComponent(title.slice(-13))}&sort=price-low`);
    await expect(main(page).getByText('No equipment found matching your criteria.')).toBeVisible();
  });

  test('[CA-001] [CA-003] [CA-004] [CA-005] [CA-006] switches between sale and rent, and offers the documented lists', async ({
    page,
    context,
    stack,
  }) => {
    await joinAsSupplier(stack, context);
    // Without a country in the profile the form starts with the documented currency.
    await page.route('**/api/users/profile', async (route) => {
      const { user } = await (await route.fetch()).json();
      await route.fulfill({ json: { user: { ...user, country: '' } } });
    });
    await page.goto('/dashboard?role=supplier&tab=add-equipment');
    const labels = (name: string) => field(page, name).locator('option').allTextContents();
    await expect(main(page).getByRole('radio', { name: 'For sale' })).toBeChecked();
    const types = main(page).getByRole('radiogroup', { name: 'Type' }).getByRole('radio');
    expect(await types.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'sell',
      'rent',
    ]);
    for (const name of ['condition', 'price', 'year']) await expect(field(page, name)).toBeVisible();
    for (const label of ['Engine model', 'Power', 'Bucket capacity', 'Operating weight'])
      await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
    const options = (name: string) =>
      field(page, name)
        .locator('option')
        .evaluateAll((all) => all.map((one) => [one.textContent, (one as HTMLOptionElement).value]));
    expect((await options('condition')).slice(1)).toEqual([
      ['New', 'new'],
      ['Used - Functional', 'used-functional'],
      ['Used - Non-Functional', 'used-non-functional'],
      ['Refurbished', 'refurbished'],
      ['Parts Only', 'parts-only'],
    ]);
    const documentedCategories = [
      ['Excavators', 'excavators'],
      ['Cranes', 'cranes'],
      ['Bulldozers', 'bulldozers'],
      ['Loaders', 'loaders'],
      ['Trucks', 'trucks'],
      ['Concrete Mixers', 'concrete-mixers'],
      ['Dump Trucks', 'dump-trucks'],
    ];
    expect((await options('category')).slice(1, 8)).toEqual(documentedCategories);
    expect((await labels('currency')).map((label) => label.slice(0, 3))).toEqual(
      'USD EUR GBP CAD AED SAR QAR KWD BHD OMR'.split(' '),
    );
    await expect(field(page, 'currency')).toHaveValue('USD');
    const rates = ['hourlyRate', 'dailyRate', 'weeklyRate'];
    for (const name of rates) await expect(field(page, name)).toBeHidden();
    await main(page).getByText('For rent', { exact: true }).click();
    for (const name of ['condition', 'price', 'year']) await expect(field(page, name)).toBeHidden();
    for (const name of rates) await expect(field(page, name)).toBeVisible();
    expect((await options('category')).slice(1, 8)).toEqual(documentedCategories);
    await page.reload();
    await expect(main(page).getByRole('radio', { name: 'For rent' })).toBeChecked();
  });

  test('[CA-016] [CA-017] [CA-019] [CA-024] shows errors at the fields, and focuses the first of them', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/400|500/);
    await joinAsSupplier(stack, context);
    await page.goto('/dashboard?role=supplier&tab=add-equipment');
    const notice = page.getByText('Please fix the form errors before submitting');
    await submit(page).click();
    await expect(notice).toBeVisible();
    await expect(field(page, 'images')).toBeFocused();
    for (const message of [
      'At least one image is required',
      'Title must be at least 3 characters long',
      'Invalid category',
      'Invalid condition',
      'Year must be between 1900 and next year',
      'Location must be at least 3 characters long',
      'Price must be a positive number',
      'At least one feature is required',
      'Description must be at least 10 characters long',
    ])
      await expect(main(page).getByText(message)).toBeVisible();
    await expect(main(page).getByText('All specification fields are required')).toHaveCount(4);
    await expectNoFaults(page);

    await choose(page, [
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
      { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * MB + 1) },
      photo(1),
    ]);
    await expect(main(page).getByText(/notes\.txt.* is not a supported file type \(JPG, PNG, WebP\)/)).toBeVisible();
    await expect(main(page).getByText(/big\.png.* exceeds 10MB limit\./)).toBeVisible();
    await expect(photoTiles(page)).toHaveCount(1);
    await fill(page, { price: 'a lot' });
    await submit(page).click();
    await expect(field(page, 'price')).toBeFocused();

    await main(page).getByText('For rent', { exact: true }).click();
    await submit(page).click();
    await expect(main(page).getByText('Hourly rate is required for rental listings')).toBeVisible();
    await expect(field(page, 'hourlyRate')).toBeFocused();

    // A refusal shows the message of the server, or the documented one.
    for (const name of ['hourlyRate', 'dailyRate', 'weeklyRate']) await field(page, name).fill('60.123');
    await submit(page).click();
    await expect(main(page).getByText('The price has too many decimals for its currency.')).toBeVisible();
    await page.route('**/api/equipment', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await submit(page).click();
    await expect(main(page).getByText('Failed to add equipment')).toBeVisible();
    await expect(photoTiles(page)).toHaveCount(1);
  });
});

test.describe('the listings of a supplier', () => {
  test('[DA-018] [DA-021] lets a supplier change a listing, also rent it out, withdraw it, put it back and mark it as sold', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    const token = await joinAsSupplier(stack, context);
    await createListing(stack, token);
    await page.goto('/dashboard?role=supplier');
    const more = (place = 0) =>
      rows(page)
        .nth(place)
        .getByRole('button', { name: /^More for/ });
    const item = (name: string) => page.getByRole('menuitem', { name });
    const dialog = page.getByRole('dialog');

    await rows(page).first().getByRole('button', { name: 'Edit: Caterpillar 320 excavator' }).click();
    await expect(page).toHaveURL(/\/equipment\/[\da-f-]{36}\/edit$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit listing');
    const { price, ...otherFields } = machine;
    for (const [name, value] of Object.entries({ ...otherFields, price: '85000' }))
      await expect(field(page, name), price).toHaveValue(value);
    await choose(page, [photo(7)]);
    await main(page).getByRole('button', { name: 'Remove photo 1' }).click();
    await main(page).getByRole('button', { name: 'Move photo 3 earlier' }).press('Space');
    await main(page).getByRole('button', { name: 'Move photo 2 earlier' }).press('Space');
    expect(await readPhotoOrder(page)).toEqual([7, 2, 3]);
    await expectNoFaults(page);
    await field(page, 'title').fill('CAT 320, one owner');
    await field(page, 'price').fill('80000.50');
    await submit(page).click();
    await expect(page.getByText('Listing updated')).toBeVisible();
    await expect(rows(page).first()).toContainText('CAT 320, one owner');
    await expect(rows(page).first()).toContainText('USD\u00a080,000.50');
    await rows(page).first().getByRole('button', { name: /^Edit/ }).click();
    await expect(photoTiles(page)).toHaveCount(3);
    expect(await readPhotoOrder(page)).toEqual([7, 2, 3]);
    await expect(field(page, 'serialNumber')).toHaveValue(machine.serialNumber);
    await main(page).getByRole('link', { name: 'Cancel' }).click();

    await more().click();
    await item('Offer also for rent').click();
    await expect(dialog.getByRole('heading', { name: 'Offer also for rent' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Offer' }).click();
    await expect(dialog.getByText('Hourly rate is required for rental listings')).toBeVisible();
    for (const [label, rate] of Object.entries({ 'Hourly rate': '60', 'Daily rate': '400', 'Weekly rate': '2200' }))
      await dialog.getByLabel(label).fill(rate);
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Offer' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('USD\u00a0400 / day');
    await expect(rows(page).first()).toContainText('For rent');

    // Saving the rental must not clear the fields that only a sale has.
    await rows(page).first().getByRole('button', { name: /^Edit/ }).click();
    await expect(field(page, 'dailyRate')).toHaveValue('400');
    await expect(field(page, 'year')).toBeHidden();
    await submit(page).click();
    await expect(page.getByText('Listing updated')).toBeVisible();
    await rows(page).nth(1).getByRole('button', { name: /^Edit/ }).click();
    await expect(field(page, 'year')).toHaveValue('2021');
    await expect(field(page, 'condition')).toHaveValue('used-functional');
    await page.goBack();

    const badge = (place: number, text: string) => rows(page).nth(place).getByText(text, { exact: true });
    await more(0).click();
    await expect(page.getByRole('menuitem', { name: 'Mark as sold' })).toHaveCount(0);
    await item('Withdraw').click();
    await expect(dialog).toContainText('Withdraw');
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(badge(0, 'active')).toBeVisible();
    await more(0).click();
    await item('Withdraw').click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Listing withdrawn')).toBeVisible();
    await expect(badge(0, 'ended')).toHaveCSS('color', 'rgb(132, 26, 18)');
    await rows(page)
      .first()
      .getByRole('button', { name: /^Relist/ })
      .click();
    await expect(page.getByText('Listing is live again')).toBeVisible();
    await expect(badge(0, 'active')).toBeVisible();

    await more(1).click();
    await item('Mark as sold').click();
    await expect(dialog).toContainText('This cannot be undone.');
    await dialog.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(badge(1, 'sold')).toBeVisible();
    await expect(badge(0, 'ended')).toBeVisible();
    await expect(rows(page).nth(1).getByRole('button')).toHaveCount(0);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Relist/ })
      .click();
    await expect(page.getByText('This machine has been sold.')).toBeVisible();
  });

  test('[DA-019] [DA-020] shows twenty listings per page', async ({ page, context, stack }) => {
    await joinAsSupplier(stack, context);
    const can = { change: true, delete: false, withdraw: true, relist: false, sell: true, offer: null };
    const values = { type: 'sell', price: 1, currency: 'USD', dailyRate: null, views: 0, inquiries: 0, image: null };
    const many = Array.from({ length: 41 }, (_, place) => ({
      ...values,
      _id: `018f0000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      title: `Machine ${place + 1}`,
      status: 'active',
      statusReason: null,
      createdAt: '2026-11-15T00:00:00.000Z',
      can,
    }));
    await page.route('**/api/auth/seller', (route) => route.fulfill({ json: many }));
    await page.goto('/dashboard?role=supplier');
    const pages = main(page).getByRole('navigation', { name: 'Pages of your listings' });
    const [previous, next] = [
      pages.getByRole('button', { name: 'Previous' }),
      pages.getByRole('button', { name: 'Next' }),
    ];
    await expect(rows(page)).toHaveCount(20);
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(pages).toContainText('Page 2 of 3');
    await expect(rows(page).first()).toContainText('Machine 21');
    await next.click();
    await expect(rows(page)).toHaveCount(1);
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(rows(page).first()).toContainText('Machine 21');
  });

  test('[DA-015] [DA-016] [DA-017] [DA-054] says why the listings or a listing cannot be loaded', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/404|500|503/);
    const token = await joinAsSupplier(stack, context);
    const id = await createListing(stack, token);
    await holdStream(page);
    await page.route('**/api/auth/seller', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await page.goto('/dashboard?role=supplier');
    await expect(main(page).getByText('Failed to fetch data')).toBeVisible();
    await page.unroute('**/api/auth/seller');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    const link = rows(page).first().getByRole('link', { name: machine.title });
    await expect(link).toHaveAttribute('href', `/equipment/${id}`);
    await page.route(`**/api/equipment/${id}`, (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await link.click();
    await expect(page.getByText('Failed to fetch equipment details')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.unroute(`**/api/equipment/${id}`);
    for (const [status, refusal] of [
      [503, { message: 'This listing is being checked.', code: 'equipment.checked' }],
      [404, { message: 'Equipment not found', code: 'listing.unknown' }],
    ] as const) {
      await page.route(`**/api/equipment/${id}`, (route) => route.fulfill({ status, json: refusal }));
      await link.click();
      await expect(page.getByText(refusal.message)).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard/);
      await page.unroute(`**/api/equipment/${id}`);
    }
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/equipment/${id}$`));
  });

  test("has no edit page for another account's listing or an unknown one", async ({
    page,
    context,
    stack,
    browser,
    expectedErrors,
  }) => {
    expectedErrors.push(/400|404/);
    const owner = await browser.newContext();
    const theirs = await createListing(stack, await joinAsSupplier(stack, owner));
    await owner.close();
    await joinAsSupplier(stack, context);
    for (const id of [theirs, '018f0000-0000-7000-8000-000000000000', 'nonsense']) {
      await page.goto(`/equipment/${id}/edit`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    }
  });
});

test('[CA-019] [DA-057] lists and changes a machine in Arabic, without an accessibility fault on any screen', async ({
  page,
  context,
  stack,
}) => {
  await joinAsSupplier(stack, context);
  await page.setViewportSize(phone);
  await page.goto('/ar/dashboard?role=supplier');
  await expect(main(page).getByText('لا توجد إعلانات.')).toBeVisible();
  await main(page).getByRole('link', { name: 'إضافة معدة' }).first().click();
  await submit(page).click();
  await expect(main(page).getByText('يجب', { exact: false }).first()).toBeVisible();
  await fill(page, { title: 'حفارة كاتربيلر', price: '٨٥٬٠٠٠', year: '٢٠٢١', features: 'تكييف، كاميرا خلفية' });
  await choose(page, [1, 2].map(photo));
  await main(page).getByRole('button', { name: 'تقديم الصورة 2' }).press('Enter');
  await expectNoFaults(page);
  await submit(page).click();
  await expect(page.getByText('تمت إضافة المعدة بنجاح')).toBeVisible();
  const published = main(page).getByRole('region', { name: 'إعلانك منشور الآن' });
  await expect(published.getByRole('link', { name: 'عرض الإعلان' })).toHaveAttribute('href', /^\/ar\/equipment\//);
  const row = rows(page).first();
  await expect(row).toContainText('85,000');
  await expect(row).toContainText('للبيع');

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page);
  }
  await row.getByRole('button', { name: /^المزيد/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^تعديل/ }).click();
  await expect(page).toHaveURL(/\/ar\/equipment\/.*\/edit$/);
  await expect(field(page, 'features')).toHaveValue('تكييف، كاميرا خلفية');
  await expectNoFaults(page);
  await submit(page).click();
  await expect(page.getByText('تم تحديث الإعلان')).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/dashboard\?role=supplier$/);
});

test('checks a table of machines, imports it as drafts, and publishes a draft with its photo', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/400|409/);
  await joinAsSupplier(stack, context);
  await page.setViewportSize(phone);
  await page.goto('/dashboard?role=supplier&tab=add-equipment');
  await main(page).getByRole('link', { name: 'Import from CSV' }).click();
  await expect(page).toHaveURL(/\/equipment\/import$/);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download the template' }).click();
  const template = await (await (await download).createReadStream()).toArray();
  const [head = '', line = ''] = Buffer.concat(template).toString('utf8').split('\r\n');
  const table = [head, line, line.replace('310000', 'a lot'), line.replace('sell', 'lease')].join('\n');
  const file = { name: 'machines.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  const input = main(page).locator('input[name=file]');

  await input.setInputFiles({ ...file, buffer: Buffer.from('name\nx') });
  await expect(main(page).getByText('The first row must contain the column names from the template.')).toBeVisible();
  await input.setInputFiles(file);
  await expect(main(page).getByText('1 of 3 rows are valid.')).toBeVisible();
  const faults = main(page).getByRole('listitem');
  await expect(faults.nth(0)).toContainText('Line 3');
  await expect(faults.nth(0)).toContainText('Price must be a positive number');
  await expect(faults.nth(1)).toContainText('Type must be "sell" or "rent"');
  await expectNoFaults(page);

  // A refused file hides the button of the file before it. The checked table is still there after a reload.
  await input.setInputFiles({ ...file, buffer: Buffer.from('name\nx') });
  await expect(main(page).getByText('The first row must contain the column names from the template.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Import 1 rows' })).toHaveCount(0);
  await page.reload();
  await main(page).getByRole('button', { name: 'Import 1 rows' }).click();
  await expect(main(page).getByText('1 of 1 rows imported.')).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  await input.setInputFiles(file);
  await expect(main(page).getByText('This file has already been imported.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Complete your drafts' }).click();
  await expect(rows(page).first()).toContainText('pending');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Complete/ })
    .click();
  await choose(page, [photo(1)]);
  await submit(page).click();
  await expect(rows(page).first()).toContainText('active');
  await main(page).getByRole('link', { name: 'Add another' }).click();
  await expect(page.getByRole('tab', { name: 'Add Equipment' })).toHaveAttribute('aria-selected', 'true');
});

test('publishes no machine of a supplier with an unverified email, and sends the verification link again', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  const company = await registerCompany(stack, 'supplier', 'Qasr Plant', { verified: false });
  await signInAsCompany(context, company);
  await page.goto('/dashboard?role=supplier&tab=add-equipment');
  await fill(page);
  await choose(page, [photo(1)]);
  await submit(page).click();
  const refusal = 'Verify your email first: open the link in the email we sent you, or send the link again.';
  await expect(main(page).getByText(refusal)).toBeVisible();
  const offer = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Send the link again' }) });
  await expect(offer).toContainText(refusal);
  await expectNoFaults(page);
  await offer.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Link sent')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(field(page, 'title')).toHaveValue(machine.title);
});
