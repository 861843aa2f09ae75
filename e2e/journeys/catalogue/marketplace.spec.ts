// Tests the search for machines: marketplace, buying, renting and categories; with the mouse, the keyboard, on a phone and without JavaScript.
import type { Locator, Page } from '@playwright/test';
import type { equipmentCategories, searchFacets, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf, Endpoint } from '@rigsouq/contract/endpoint';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';
import { createBooking, createRental, dateInDays, sharedCompanies } from '../../steps/rental-steps.ts';

type Items = AnswerOf<typeof verifiedProducts>;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const count = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('status');
const group = (page: Page, name: string | RegExp) => main(page).getByRole('group', { name });
const LIST = '**/api/auth/verified-products?*';
const UUID = '[0-9a-f-]{36}';

async function ask<E extends Endpoint>(stack: Stack, path: string): Promise<AnswerOf<E>> {
  return (await (await fetch(`${stack.url}/api${path}`)).json()) as AnswerOf<E>;
}
const find = (stack: Stack, query: string) => ask<typeof verifiedProducts>(stack, `/auth/verified-products?${query}`);
const facets = (stack: Stack, query: string) => ask<typeof searchFacets>(stack, `/equipment/facets?${query}`);
const machines = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'machine' : 'machines'}`;

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the address has changed and the list has loaded, which happens after it. */
async function waitForList(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(count(page)).not.toHaveText('Loading...');
}

/** Changes each machine in the lists that the browser requests from now on. */
async function change(page: Page, over: (item: Items[number]) => object) {
  await page.route(LIST, async (route) => {
    const items = (await (await route.fetch()).json()) as Items;
    await route.fulfill({ json: items.map((item) => ({ ...item, ...over(item) })) });
  });
}

test.describe('the marketplace', () => {
  test('[CA-030] [CA-031] [CA-032] [CA-033] lists machines for sale, with filters, counts and a search', async ({
    page,
    stack,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/verified-products') && calls.push(request.url()));
    await open(page, '/marketplace');
    const all = await facets(stack, 'type=sell&verified=true');
    const items = await find(stack, 'type=sell&verified=true');
    await expect(count(page)).toHaveText(machines(all.count));
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).first().getByRole('heading')).toHaveText(items[0]?.title ?? '');

    for (const name of ['Excavators', 'Cranes', 'Bulldozers', 'Loaders', 'Trucks', 'Concrete Mixers', 'Dump Trucks'])
      await expect(group(page, 'Category').getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const name of ['New', 'Used - Functional', 'Used - Non-Functional', 'Refurbished', 'Parts Only'])
      await expect(group(page, 'Condition').getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible();
    const buckets = group(page, /^Price/).getByRole('radio');
    expect(await buckets.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))).toEqual([
      '',
      '0-50000',
      '50000-100000',
      '100000-200000',
      '200000+',
    ]);

    await group(page, 'Category')
      .getByRole('radio', { name: /^Excavators/ })
      .check();
    await waitForList(page, /\/marketplace\?category=excavators$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Excavators for sale');
    const excavators = await facets(stack, 'type=sell&verified=true&category=excavators');
    await expect(count(page)).toHaveText(machines(excavators.count));
    await group(page, /^Price/)
      .getByRole('radio', { name: '$50,000 – $100,000' })
      .check();
    await waitForList(page, /category=excavators&priceRange=50000-100000$/);
    const narrow = await facets(stack, 'type=sell&verified=true&category=excavators&priceRange=50000-100000');
    await expect(count(page)).toHaveText(machines(narrow.count));
    expect(narrow.count).toBeLessThan(excavators.count);
    const lastQuery = new URL(calls.at(-1) ?? '').searchParams;
    expect(Object.fromEntries(lastQuery)).toMatchObject({
      type: 'sell',
      verified: 'true',
      category: 'excavators',
      priceRange: '50000-100000',
    });

    const edge = main(page).getByRole('textbox', { name: 'Lowest price' });
    await edge.fill('٦٠,000');
    await edge.press('Enter');
    await waitForList(page, /category=excavators&priceMin=60000$/);
    await expect(group(page, /^Price/).getByRole('radio', { name: 'Any price' })).toBeChecked();
    await main(page).getByRole('link', { name: 'Clear Filters' }).click();
    await waitForList(page, /\/marketplace$/);
    await expect(edge).toHaveValue('');
    await expect(count(page)).toHaveText(machines(all.count));

    await expect(main(page).getByRole('checkbox', { name: 'Verified suppliers only' })).toBeChecked();
    await group(page, 'Condition')
      .getByRole('radio', { name: /^Used - Functional/ })
      .check();
    await waitForList(page, /\?condition=used-functional$/);
    await main(page).getByRole('searchbox', { name: 'Search equipment' }).fill('loader');
    await main(page).getByRole('searchbox', { name: 'Search equipment' }).press('Enter');
    await waitForList(page, /\?search=loader&condition=used-functional$/);
    const asked = { type: 'sell', verified: 'true', condition: 'used-functional', search: 'loader' };
    expect(Object.fromEntries(new URL(calls.at(-1) ?? '').searchParams)).toMatchObject(asked);
    await expect(count(page)).toHaveText(machines((await facets(stack, new URLSearchParams(asked).toString())).count));
    for (const card of await cards(page).all()) await expect(card).toContainText('Used - Functional');
  });

  test('[CA-034] shows only verified suppliers, unless the filter is switched off', async ({ page, stack }) => {
    const [verified, all] = await Promise.all([facets(stack, 'type=sell&verified=true'), facets(stack, 'type=sell')]);
    expect(all.count).toBeGreaterThan(verified.count);
    await open(page, '/marketplace');
    const only = main(page).getByRole('checkbox', { name: 'Verified suppliers only' });
    await expect(only).toBeChecked();
    for (const card of await cards(page).all()) await expect(card.getByText('Verified', { exact: true })).toBeVisible();
    await only.uncheck();
    await waitForList(page, /\?verified=false$/);
    await expect(count(page)).toHaveText(machines(all.count));
    await main(page).getByRole('link', { name: 'Remove filter: All suppliers' }).click();
    await expect(only).toBeChecked();
    await expect(count(page)).toHaveText(machines(verified.count));
  });

  for (const prefix of ['', '/ar'])
    test(`[CA-035] links a machine to its page and to its seller (${prefix || 'English'})`, async ({ page, stack }) => {
      const [item] = await find(stack, 'type=sell&verified=true');
      await open(page, `${prefix}/marketplace`);
      const links = await cards(page)
        .first()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const own = `${prefix}/equipment/${item?._id}`;
      expect(links).toEqual([own, own, `${prefix}/contact-seller/${item?._id}/${item?.supplier._id}`]);
    });

  test('[CA-035] [CA-029] disables the contact button without a supplier, and shows a drawing without a photo', async ({
    page,
  }) => {
    await change(page, ({ supplier }) => ({ supplier: { ...supplier, _id: '' }, images: [] }));
    await open(page, '/marketplace');
    await group(page, 'Category')
      .getByRole('radio', { name: /^Cranes/ })
      .check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cranes for sale');
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Contact Seller/ }),
    ).toBeDisabled();
    await expect(cards(page).first().getByRole('img', { name: 'No photo yet' })).toBeVisible();
    await expect(cards(page).first().locator('img')).toHaveCount(0);
  });

  test('[CA-029] loads photos from the uploads of the product, the first immediately and later ones lazily', async ({
    page,
  }) => {
    await open(page, '/marketplace');
    const photos = cards(page).locator('img');
    await expect(photos.first()).toHaveAttribute('src', /^\/uploads\/.+-card\.webp$/);
    await expect(photos.first()).toHaveAttribute('alt', /^Photo of /);
    await expect(photos.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(photos.first()).toHaveAttribute('loading', 'eager');
    await expect(photos.nth(5)).toHaveAttribute('loading', 'lazy');
    expect(await photos.first().evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0);
  });

  test('[CA-036] [SH-033] says that it is loading, and what failed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(LIST, async (route) => {
      await held;
      await route.abort();
    });
    await open(page, '/marketplace');
    const cranes = group(page, 'Category').getByRole('radio', { name: /^Cranes/ });
    await cranes.check();
    await expect(count(page)).toHaveText('Loading...');
    release();
    await expect(main(page).getByRole('alert')).toContainText('Error: Failed to fetch equipment');
    await page.unroute(LIST);
    await page.route(LIST, (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'The service is temporarily unavailable. Try again in a moment.', code: 'x' },
      }),
    );
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('alert')).toContainText(
      'Error: The service is temporarily unavailable. Try again in a moment.',
    );
    await page.unroute(LIST);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('[CA-036] shows the list when its counts cannot be loaded', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route('**/api/equipment/facets?*', (route) => route.abort());
    await open(page, '/marketplace');
    await group(page, 'Category')
      .getByRole('radio', { name: /^Cranes/ })
      .check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cranes for sale');
    await expect(cards(page).first()).toBeVisible();
    await expect(count(page)).toHaveText('Equipment');
  });

  test('[CA-037] says that nothing was found, and links back to all machines', async ({ page }) => {
    await open(page, '/marketplace?search=zzzzqqqq');
    await expect(main(page).getByText('No equipment found matching your criteria.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear Filters' }).last().click();
    await waitForList(page, /\/marketplace$/);
    await expect(cards(page)).toHaveCount(24);
  });

  test('[CA-037] offers to include unverified suppliers when only they have a match', async ({ page, stack }) => {
    const hidden = (await find(stack, 'type=sell&limit=60')).find(({ supplier }) => !supplier.isApproved);
    await open(page, `/marketplace?supplier=${hidden?.supplier._id}&verified=true`);
    await expect(cards(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Include unverified suppliers' }).click();
    await expect(cards(page).first()).toContainText(hidden?.supplier.companyName ?? '');
  });

  for (const address of [
    '/marketplace?category=Excavators',
    '/marketplace?category=excavators',
    '/ar/marketplace?category=Excavators',
  ])
    test(`[CA-038] opens the category of ${address}`, async ({ page, stack }) => {
      const { count: found } = await facets(stack, 'type=sell&verified=true&category=excavators');
      await page.goto(address);
      await expect(main(page).locator('input[name=category][value=excavators]')).toBeChecked();
      await expect(count(page)).toContainText(String(found));
    });

  test('refuses an unknown category with a message, and keeps it out of the heading', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/);
    const answer = await page.goto('/marketplace?category=spaceships');
    expect(answer?.status()).toBe(400);
    await expect(main(page).getByRole('alert')).toContainText('Error: Invalid category');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Construction equipment for sale');
  });

  test('[CA-030] keeps all filters in the address, for a colleague and for the Back button', async ({
    page,
    context,
  }) => {
    await open(page, '/marketplace');
    await group(page, 'Country').getByRole('radio', { name: /^UAE/ }).check();
    await waitForList(page, /\?country=ae$/);
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
    await waitForList(page, /\?country=ae&sort=price-high$/);
    await main(page).getByRole('link', { name: 'List view' }).click();
    await waitForList(page, /\?country=ae&sort=price-high&view=list$/);
    await main(page).getByRole('combobox', { name: 'Hours' }).selectOption('10000');
    await waitForList(page, /\?hoursMax=10000&country=ae&sort=price-high&view=list$/);
    const titles = await cards(page).getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThan(1);

    const colleague = await context.newPage();
    await colleague.goto(page.url());
    expect(await cards(colleague).getByRole('heading').allTextContents()).toEqual(titles);
    await expect(group(colleague, 'Country').getByRole('radio', { name: /^UAE/ })).toBeChecked();
    await expect(main(colleague).getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
    await expect(main(colleague).getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', 'true');
    await colleague.close();

    await page.goBack();
    await expect(main(page).getByRole('combobox', { name: 'Hours' })).toHaveValue('');
    await page.goBack();
    await waitForList(page, /\?country=ae$/);
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
    await page.goForward();
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
  });

  test('[CA-030] combines a second choice with a first one that is still loading', async ({ page }) => {
    await open(page, '/marketplace');
    let release = () => {};
    const hold = async () => {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(LIST, async (route) => {
        await held;
        await route.continue();
      });
    };
    await hold();
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
    await main(page).getByRole('link', { name: 'List view' }).click();
    await main(page).getByRole('link', { name: 'For rent', exact: true }).click();
    await group(page, 'Country').getByRole('radio', { name: /^UAE/ }).check();
    release();
    await waitForList(page, /\?country=ae&type=rent&sort=price-high&view=list$/);
    await page.unroute(LIST);
    await hold();
    await group(page, 'Condition').getByRole('radio', { name: /^New/ }).check();
    await main(page).getByRole('link', { name: 'Remove filter: UAE' }).click();
    release();
    await waitForList(page, /\?condition=new&type=rent&sort=price-high&view=list$/);
  });

  test('[CA-030] changes the layout between a grid and a list, without a call to the api', async ({ page }) => {
    await open(page, '/marketplace');
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    const startsNewLine = async () => {
      const [one, two] = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      return one !== two;
    };
    expect(await startsNewLine()).toBe(false);
    await main(page).getByRole('link', { name: 'List view' }).click();
    await waitForList(page, /view=list$/);
    await expect(main(page).getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(24);
    await expect.poll(startsNewLine).toBe(true);
    await main(page).getByRole('link', { name: 'Grid view' }).click();
    await expect.poll(startsNewLine).toBe(false);
    expect(calls).toEqual([]);
  });

  test('[CA-030] loads more machines, and restores the whole list after the Back button', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await open(page, '/marketplace');
    await main(page).getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(48);
    await waitForList(page, /[?&]after=.+&page=2$/);
    await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
    const titles = await cards(page).getByRole('heading').allTextContents();
    await cards(page).nth(30).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/equipment/${UUID}$`));
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles);
    await page.reload();
    await expect(cards(page)).toHaveCount(24);
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles.slice(24));
    await main(page).getByRole('link', { name: 'Back to the first page' }).click();
    await waitForList(page, /\/marketplace$/);
  });

  test('shows the machines of one supplier, for sale and for rent', async ({ page, stack }) => {
    const [item] = await find(stack, 'type=rent');
    const supplier = item?.supplier;
    await open(page, `/marketplace?supplier=${supplier?._id}&type=rent`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Construction equipment for rent');
    await expect(main(page).getByRole('link', { name: `Remove filter: ${supplier?.companyName}` })).toBeVisible();
    for (const card of await cards(page).all()) {
      await expect(card).toContainText(supplier?.companyName ?? '');
      await expect(card).toContainText('/day');
    }
    await main(page).getByRole('link', { name: 'For sale', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?supplier=${supplier?._id}$`));
  });

  test('finds as many machines of another category and brand as the counts say, after a search for a category', async ({
    page,
    stack,
  }) => {
    await open(page, '/marketplace?search=excavator');
    const before = await facets(stack, 'type=sell&verified=true&search=excavator');
    const cranes = before.category.find(({ value }) => value === 'cranes')?.count ?? 0;
    expect(cranes).toBeGreaterThan(0);
    const choice = group(page, 'Category').getByRole('radio', { name: /^Cranes/ });
    await expect(
      group(page, 'Category')
        .locator('label')
        .filter({ hasText: /^Cranes/ }),
    ).toContainText(String(cranes));
    await choice.check();
    await waitForList(page, /\/marketplace\?category=cranes$/);
    await expect(count(page)).toHaveText(machines(cranes));

    await open(page, '/rentals?search=excavator');
    await main(page)
      .getByRole('link', { name: /^Cranes/ })
      .click();
    await waitForList(page, /\/rentals\?category=cranes$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('returns to the results when a filter leaves only a few, and keeps its place otherwise', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/marketplace');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const place = await page.evaluate(() => window.scrollY);
    await group(page, 'Machine').getByLabel('Year from').fill('1990');
    await group(page, 'Machine').getByLabel('Year from').press('Enter');
    await waitForList(page, /yearMin=1990$/);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await group(page, 'Machine').getByLabel('Year from').fill('2098');
    await group(page, 'Machine').getByLabel('Year from').press('Enter');
    await expect(main(page).getByText('No equipment found matching your criteria.')).toBeInViewport();
    await expect(count(page)).toBeInViewport();
  });

  test('compares rentals by their price per day, without the price ranges of sales', async ({ page }) => {
    await open(page, '/marketplace?type=rent');
    await expect(group(page, 'Price per day (US dollars)').getByLabel('Highest price')).toBeVisible();
    await expect(main(page).locator('input[name=priceRange]')).toHaveCount(0);
    await open(page, '/ar/marketplace?type=rent');
    await expect(group(page, 'السعر لليوم (بالدولار الأمريكي)')).toBeVisible();
  });

  test('shows the whole name of a chosen filter', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/marketplace');
    for (const name of ['brand', 'hoursMax']) {
      const cut = await main(page)
        .locator(`select[name=${name}]`)
        .evaluate((select: HTMLSelectElement) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('no canvas');
          context.font = getComputedStyle(select).font;
          // The arrow and the padding take about 40 pixels.
          return context.measureText(select.selectedOptions[0]?.text ?? '').width + 40 > select.clientWidth;
        });
      expect([name, cut]).toEqual([name, false]);
    }
  });

  test('invites a visitor to register for rentals, and shows a member the own bookings', async ({ page, signInAs }) => {
    await open(page, '/rentals');
    await expect(main(page).getByRole('heading', { name: 'New to Rigsouq?' })).toBeVisible();
    await signInAs('buyer');
    await open(page, '/rentals');
    await expect(main(page).getByRole('heading', { name: 'Follow your bookings' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'New to Rigsouq?' })).toBeHidden();
    await main(page).getByRole('link', { name: 'My Bookings' }).click();
    await expect(page.getByRole('tab', { name: /Bookings/, selected: true }).first()).toBeVisible();
  });

  test('says how it understood a search', async ({ page }) => {
    await open(page, '/marketplace?search=excavater');
    await expect(main(page).getByText("Showing results for 'excavator'")).toBeVisible();
    await expect(main(page).getByText('Searching for:')).toContainText('Excavators');
  });
});

for (const { prefix, box } of [
  { prefix: '', box: 'Search equipment' },
  { prefix: '/ar', box: 'البحث عن معدات' },
])
  test(`[SH-002] finds real equipment from the search in the header (${prefix || 'English'})`, async ({
    page,
    stack,
  }) => {
    const { count: found } = await facets(stack, 'type=sell&verified=true&search=komatsu');
    expect(found).toBeGreaterThan(0);
    const search = page.getByRole('banner').getByRole('searchbox', { name: box }).filter({ visible: true });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Pages that start with a search of their own have no second one in the header of a phone.
      await page.goto(`${prefix}/auctions`);
      await search.fill('komatsu');
      if (width === 1440) await search.press('Enter');
      else await page.getByRole('banner').locator('search button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/marketplace\\?search=komatsu$`));
      await expect(count(page)).toContainText(String(found));
      for (const title of await cards(page).getByRole('heading').allTextContents())
        expect(title).toMatch(/komatsu|كوماتسو/i);
    }
  });

async function tabTo(page: Page, wanted: Locator) {
  for (let steps = 0; steps < 120; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('element not reachable with the Tab key');
}

test('[CA-030] lets a visitor search, filter and open a result with the keyboard alone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await open(page, '/marketplace');
  await tabTo(page, main(page).getByRole('searchbox', { name: 'Search equipment' }));
  await page.keyboard.type('loader');
  await page.keyboard.press('Enter');
  await waitForList(page, /\?search=loader$/);
  await expect(cards(page).first()).toBeVisible();
  const anyCondition = group(page, 'Condition').getByRole('radio', { name: 'Any condition' });
  await page.reload();
  await waitForHydration(page);
  await tabTo(page, anyCondition);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await waitForList(page, /\?search=loader&condition=used-functional$/);
  await expect(group(page, 'Condition').getByRole('radio', { name: 'Used - Functional' })).toBeFocused();
  await expect(count(page)).not.toHaveText('Loading...');
  const first = cards(page).first().getByRole('heading').getByRole('link');
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/equipment/${UUID}$`));
});

for (const { prefix, filters, show } of [
  { prefix: '', filters: 'Filters', show: /^Show \d+ results?$/ },
  { prefix: '/ar', filters: 'التصفية', show: /^عرض .*نتي?[ج]/ },
])
  test(`[CA-030] shows the filters in a drawer on a phone (${prefix || 'English'})`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${prefix}/marketplace`);
    const cranes = main(page).locator('input[name=category][value=cranes]');
    await expect(cranes).toBeHidden();
    await main(page).getByRole('button', { name: filters }).click();
    await cranes.check();
    const { count: found } = await facets(stack, 'type=sell&verified=true&category=cranes');
    const done = main(page).getByRole('button', { name: show });
    await expect(done).toContainText(String(found));
    expect(await findAxeViolations(page)).toEqual([]);
    await done.click();
    await expect(cranes).toBeHidden();
    await waitForList(page, /category=cranes$/);
    await expect(count(page)).toContainText(String(found));
  });

test.describe('the buying page', () => {
  test('[CA-039] filters the real catalogue by its selects', async ({ page, stack }) => {
    await open(page, '/marketplace/buy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Construction Equipment');
    await expect(count(page)).toHaveText(machines((await facets(stack, 'type=sell')).count));
    const choose = (name: string, value: string) => main(page).getByRole('combobox', { name }).selectOption(value);
    await choose('Category', 'loaders');
    await waitForList(page, /\/marketplace\/buy\?category=loaders$/);
    await choose('Condition', 'used-functional');
    await choose('Country', 'sa');
    await waitForList(page, /\?category=loaders&condition=used-functional&country=sa$/);
    const { count: found, brand } = await facets(
      stack,
      'type=sell&category=loaders&condition=used-functional&country=sa',
    );
    await expect(count(page)).toHaveText(machines(found));
    await choose('Brand', brand[0]?.value ?? '');
    await expect(count(page)).toHaveText(machines(brand[0]?.count ?? 0));
    for (const card of await cards(page).all()) await expect(card).toContainText('Used - Functional');
  });

  test('[CA-040] has a slider from 0 to 1,000,000 in steps of 5,000, and four sort orders', async ({ page, stack }) => {
    await open(page, '/marketplace/buy');
    const lowest = main(page).getByRole('slider', { name: 'Lowest price' });
    const highest = main(page).getByRole('slider', { name: 'Highest price' });
    for (const slider of [lowest, highest])
      expect(await slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step])).toEqual([
        '0',
        '1000000',
        '5000',
      ]);
    const sort = main(page).getByRole('combobox', { name: 'Sort by' });
    expect(
      await sort.evaluate((select: HTMLSelectElement) => [...select.options].map((option) => option.value)),
    ).toEqual(['price-low', 'price-high', 'year-newest', 'year-oldest']);

    await lowest.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByText('$10,000 – $1,000,000+')).toBeVisible();
    await waitForList(page, /\?priceMin=10000$/);
    await expect(lowest).toBeFocused();
    await expect(count(page)).toHaveText(machines((await facets(stack, 'type=sell&priceMin=10000')).count));
    await highest.fill('100000');
    await waitForList(page, /\?priceMin=10000&priceMax=100000$/);
    await expect(count(page)).toHaveText(
      machines((await facets(stack, 'type=sell&priceMin=10000&priceMax=100000')).count),
    );
    await sort.selectOption('price-high');
    await waitForList(page, /sort=price-high$/);
    const [mostExpensive] = await find(stack, 'type=sell&priceMin=10000&priceMax=100000&sort=price-high');
    await expect(cards(page).first().getByRole('heading')).toHaveText(mostExpensive?.title ?? '');
    await page.goBack();
    await page.goBack();
    await expect(highest).toHaveValue('1000000');
  });
});

test.describe('the rentals page', () => {
  const search = (page: Page, name: string) => main(page).getByRole('textbox', { name });

  test('[CA-045] [CA-046] [CA-048] [CA-049] shows a search, the categories, and machines to book', async ({
    page,
    stack,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/verified-products') && calls.push(request.url()));
    await open(page, '/rentals');
    await expect(search(page, 'Search')).toBeVisible();
    const categoryCounts = await ask<typeof equipmentCategories>(stack, '/equipment/categories?type=rent');
    expect(categoryCounts[0]).toEqual({ name: 'Excavators', icon: 'excavators', count: expect.any(Number) });
    const grid = main(page).getByRole('region', { name: 'Categories' });
    await expect(grid.getByRole('link')).toHaveCount(categoryCounts.length);
    for (const { name, count: number } of categoryCounts)
      await expect(grid).toContainText(`${name}${machines(number)}`);
    const [item] = await find(stack, 'type=rent');
    const card = cards(page).first();
    await expect(card.getByText('Available', { exact: true })).toBeVisible();
    await expect(card).toContainText('/day');
    await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute('href', `/book/${item?._id}`);
    await expect(main(page).locator('a[href="/register"]')).toBeVisible();
    await expect(main(page).locator('a[href="/marketplace"]')).toBeVisible();

    await grid.getByRole('link', { name: /^Cranes/ }).click();
    await waitForList(page, /\/rentals\?category=cranes$/);
    expect(new URL(calls.at(-1) ?? '').searchParams.get('type')).toBe('rent');
    await main(page).getByRole('combobox', { name: 'Type' }).selectOption('sell');
    await waitForList(page, /type=sell$/);
    await expect(card.getByText('For Sale', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', new RegExp(`^/buy/${UUID}$`));
  });

  test('[CA-050] filters by text, place, category and kind of offer', async ({ page, stack }) => {
    await open(page, '/rentals');
    const choose = (name: string, value: string) => main(page).getByRole('combobox', { name }).selectOption(value);
    const place = main(page).getByRole('combobox', { name: 'Location' });
    expect(
      await place.evaluate((select: HTMLSelectElement) => [...select.options].slice(0, 4).map(({ value }) => value)),
    ).toEqual(['', 'Dubai', 'Abu Dhabi', 'Sharjah']);
    await choose('Location', 'Dubai');
    await waitForList(page, /\?location=Dubai$/);
    await expect(count(page)).toHaveText(machines((await facets(stack, 'type=rent&location=Dubai')).count));
    for (const card of await cards(page).all()) await expect(card).toContainText('Dubai');
    await choose('Category', 'excavators');
    await search(page, 'Search').fill('excavator');
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await waitForList(page, /\?search=excavator&category=excavators&location=Dubai$/);
    await choose('Type', 'sell');
    const { count: found } = await facets(stack, 'type=sell&search=excavator&category=excavators&location=Dubai');
    await expect(count(page)).toHaveText(machines(found));
  });

  test('[CA-050] leaves out machines that are reserved on the requested days', async ({ page, stack }) => {
    const [supplier, buyer] = await sharedCompanies(stack);
    await createBooking(stack, buyer, await createRental(stack, supplier), 30, 34);
    await open(page, '/rentals');
    const { count: all } = await facets(stack, 'type=rent');
    const [from, until] = [dateInDays(31), dateInDays(33)];
    await main(page).getByLabel('From date').fill(from);
    await main(page).getByLabel('To date').fill(until);
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await waitForList(page, new RegExp(`\\?freeFrom=${from}&freeUntil=${until}$`));
    const { count: free } = await facets(stack, `type=rent&freeFrom=${from}&freeUntil=${until}`);
    expect(free).toBeLessThan(all);
    await expect(count(page)).toHaveText(machines(free));
    await main(page)
      .getByRole('link', { name: /^Remove filter: Available until/ })
      .click();
    await waitForList(page, new RegExp(`\\?freeFrom=${from}$`));
  });

  test('[CA-048] [CA-051] says with the documented texts when there is nothing to show and when loading failed', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.goto('/rentals?search=zzzzqqqq');
    await expect(main(page).getByText('No equipment available')).toBeVisible();

    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()));
    await open(page, '/login');
    await page.route('**/api/equipment/categories*', (route) => route.abort());
    await page.route(LIST, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rent equipment' }).click();
    await expect(main(page).getByText('No categories available')).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveText(/^Failed to fetch equipment/);
    expect(logged.join()).toContain('Failed to load categories');
    await page.unroute(LIST);
    await page.route(LIST, (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'The service is temporarily unavailable. Try again in a moment.', code: 'x' },
      }),
    );
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('alert')).toHaveText(
      /^The service is temporarily unavailable\. Try again in a moment\./,
    );
    await page.unroute('**/api/equipment/categories*');
    await page.route('**/api/equipment/categories*', (route) => route.fulfill({ json: [] }));
    await page.unroute(LIST);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(main(page).getByText('No categories available')).toBeVisible();
  });
});

test.describe('a category page', () => {
  const categories = {
    excavators: 'excavators',
    cranes: 'cranes',
    bulldozers: 'bulldozers',
    loaders: 'loaders',
    trucks: 'dump-trucks',
    'concrete-mixers': 'concrete-mixers',
  };

  for (const [slug, code] of Object.entries(categories))
    test(`[CA-060] [CA-061] lists the real catalogue on /categories/${slug}`, async ({ page, stack }) => {
      const items = await find(stack, `type=sell&category=${code}`);
      await page.goto(`/categories/${slug}`);
      await expect(cards(page)).toHaveCount(items.length);
      const titles = await cards(page).getByRole('heading').allTextContents();
      expect(titles).toEqual(items.map(({ title }) => title));
      if (slug === 'trucks') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dump Trucks');
    });

  test('[CA-060] redirects dump trucks to their page, and does not find an unknown category', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    for (const prefix of ['', '/ar']) {
      await page.goto(`${prefix}/categories/dump-trucks`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/categories/trucks$`));
    }
    expect((await page.goto('/categories/spaceships'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  });

  test('[CA-063] [CA-064] shows price, rating, views and age of a machine, and its links', async ({ page, stack }) => {
    const [item] = await find(stack, 'type=sell&category=excavators');
    if (!item) throw new Error('the demo has no excavators');
    await page.goto('/categories/excavators');
    const card = cards(page).first();
    const dollars = Math.round(item.priceUsd ?? 0).toLocaleString('en');
    const days = Math.floor((Date.now() - Date.parse(item.createdAt)) / 86_400_000);
    for (const text of [`$${dollars}`, String(item.year), `${item.hours?.toLocaleString('en')} hours`, item.location])
      await expect(card).toContainText(text);
    await expect(card.getByText(`$${dollars}`, { exact: true })).toBeVisible();
    await expect(card).toContainText(`Listed ${days} day${days === 1 ? '' : 's'} ago`);
    await expect(card.locator('img').first()).toBeVisible();
    await expect(card).toContainText(item.reviews > 0 ? `Supplier ${item.rating} (${item.reviews})` : 'Not rated yet');
    for (const name of ['Supplier rating', 'Views']) await expect(card.getByRole('img', { name })).toBeVisible();
    await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', `/equipment/${item._id}`);
    await expect(card.getByRole('link', { name: /^Contact Seller/ })).toHaveAttribute(
      'href',
      `/contact-seller/${item._id}/${item.supplier._id}`,
    );
    await page.goto('/ar/categories/excavators');
    await expect(card).toContainText(/عُرضت قبل/);
  });

  test('[CA-063] shows the price in dollars, the condition, the views and the rating of each machine, in a grid and in a list', async ({
    page,
  }) => {
    const price = { price: 367_250, currency: 'AED', priceUsd: 100_000 };
    await change(page, () => ({ ...price, condition: 'refurbished', views: 1234, rating: 4.5, reviews: 3 }));
    await open(page, '/categories/excavators');
    const card = cards(page).first();
    const fact = (name: string) =>
      card
        .locator('dl > div')
        .filter({ has: page.getByRole('img', { name, exact: true }) })
        .locator('dd');
    await expect(fact('Listed')).toHaveText(/^Listed \d+ days? ago$/);
    // The browser requests the list itself when the order changes.
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await waitForList(page, /sort=price-low$/);
    for (const layout of ['List view', 'Grid view']) {
      const link = main(page).getByRole('link', { name: layout });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(card.getByText('$100,000', { exact: true })).toBeVisible();
      await expect(card.getByText('Refurbished', { exact: true })).toBeVisible();
      await expect(fact('Views')).toHaveText('1,234');
      await expect(fact('Supplier rating')).toHaveText('Supplier 4.5 (3)');
      await expect(fact('Listed')).toHaveText(/^Listed \d+ days? ago$/);
    }
  });

  test('[CA-062] shows conditions in the documented colours', async ({ page }) => {
    const colours: Record<string, [red: number, green: number, blue: number]> = {
      New: [232, 245, 238],
      'Used - Functional': [234, 242, 254],
      Refurbished: [244, 235, 255],
      'Parts Only': [242, 244, 247],
      'Used - Non-Functional': [242, 244, 247],
    };
    for (const [name, colour] of Object.entries(colours)) {
      await page.goto(`/categories/excavators?condition=${encodeURIComponent(name)}`);
      await expect(cards(page).first().getByText(name, { exact: true })).toHaveCSS(
        'background-color',
        `rgb(${colour.join(', ')})`,
      );
    }
  });
});

test.describe('the marketplace without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CA-030] filters with a plain form, and loads more with a plain link', async ({ page }) => {
    await page.goto('/marketplace');
    await group(page, 'Category')
      .getByRole('radio', { name: /^Loaders/ })
      .check();
    await main(page).getByRole('checkbox', { name: 'Verified suppliers only' }).uncheck();
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loaders for sale');
    await expect(main(page).getByRole('checkbox', { name: 'Verified suppliers only' })).not.toBeChecked();
    const before = await cards(page).getByRole('heading').allTextContents();
    await main(page).getByRole('link', { name: 'Load More' }).click();
    await expect(main(page).getByRole('link', { name: 'Back to the first page' })).toBeVisible();
    expect(await cards(page).getByRole('heading').allTextContents()).not.toEqual(before);
  });
});

/** Returns the sum of the layout shifts since the page was requested. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

for (const width of [360, 768, 1440])
  test(`does not shift the layout while a page loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/marketplace', '/marketplace/buy', '/rentals', '/categories/cranes', '/ar/marketplace']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // The font of the other script loads last: Arabic pages contain many Latin titles, and English ones a few Arabic words. Those move within their
      // line, which counts less than 0.0001 for a word; a line that moves counts at least ten times as much.
      const limit = path.startsWith('/ar') ? 0.01 : 0.0001;
      const shifts: number[] = [];
      do {
        // The reload has the fonts in the cache, because the test checks shifts by photos and scripts.
        await page.reload({ waitUntil: 'networkidle' });
        shifts.push(await layoutShift(page));
        // A fault of the page shifts every time. A slow browser may once draw a half-read row, so the smallest of three values counts.
      } while (Math.min(...shifts) > limit && shifts.length < 3);
      expect(Math.min(...shifts), `${path} ${shifts.join()}`).toBeLessThanOrEqual(limit);
    }
  });
