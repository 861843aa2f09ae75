// Tests the supplier network and the buyer network: search, profiles of companies, and failures of the server.
import type { Page } from '@playwright/test';
import type { buyerNetwork, buyerProfile, sellerNetwork, sellerProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf, Endpoint } from '@rigsouq/contract/endpoint';
import { expect, test, waitForHydration } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { registerCompany } from '../steps/company-steps.ts';
import { findAxeViolations } from '../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const alert = (page: Page) => main(page).getByRole('alert');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true });
const unknownId = '00000000-0000-4000-8000-000000000000';
const places = { UAE: 'ae', 'Saudi Arabia': 'sa', Qatar: 'qa', Kuwait: 'kw', Oman: 'om', Bahrain: 'bh' };

async function ask<E extends Endpoint>(stack: Stack, path: string): Promise<AnswerOf<E>> {
  return (await (await fetch(`${stack.url}/api${path}`)).json()) as AnswerOf<E>;
}

async function supplierNamed(stack: Stack, name: string) {
  const search = encodeURIComponent(name);
  const { topSuppliers } = await ask<typeof sellerNetwork>(stack, `/auth/seller-network?search=${search}`);
  return topSuppliers.find(({ companyName }) => companyName === `${name} (Demo)`)?._id ?? '';
}

async function findSupplierNames(stack: Stack, query: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const path = `/auth/seller-network?limit=6&page=${page}&${query}`;
    const { topSuppliers } = await ask<typeof sellerNetwork>(stack, path);
    names.push(...topSuppliers.map(({ companyName }) => companyName ?? ''));
    if (topSuppliers.length < 6) return names;
  }
}

/** Expects the names that the api returns for the search, and at least one. */
async function expectSuppliers(page: Page, stack: Stack, query: string) {
  const names = (await findSupplierNames(stack, query)).slice(0, 6);
  expect(names.length).toBeGreaterThan(0);
  await expect(cards(page).getByRole('heading')).toHaveText(names);
}

async function buyerNamed(stack: Stack, name: string) {
  const { featuredBuyers } = await ask<typeof buyerNetwork>(stack, `/auth/buyer-network?search=${name}`);
  return featuredBuyers[0]?._id ?? '';
}

/** Returns what a card shows for the amount that a company sold or spent in a year. */
function yearOf(amount: number | null): string {
  const dollars = { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 } as const;
  expect(amount).toBeGreaterThanOrEqual(10_000);
  return `${new Intl.NumberFormat('en-US', dollars).format(amount ?? 0)}Orders, rentals and auctions of 12 months`;
}

/** Follows a footer link on a hydrated page, so that the browser itself requests the data of the next page. */
async function openByFooter(page: Page, footerLink: string) {
  await page.goto('/login');
  await expect(main(page).locator('button[type=submit]')).toBeEnabled();
  await page.getByRole('contentinfo').getByRole('link', { name: footerLink }).click();
}

async function refuse(page: Page, pattern: string, message?: string, status: 429 | 503 = 503) {
  const code = status === 503 ? 'server.starting' : 'request.too_many';
  await page.route(pattern, (route) => (message ? route.fulfill({ status, json: { message, code } }) : route.abort()));
}

test.describe('the supplier network', () => {
  test('[PE-051] [PE-055] links to the suppliers, the registration and the contact page', async ({ page, stack }) => {
    await page.goto('/supplier-network');
    for (const path of ['/explore-network', '/become-supplier', '/contact-us'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(main(page).locator('a[href^="/vendoronboarding"]').first()).toBeVisible();
    const { topSuppliers, stats } = await ask<typeof sellerNetwork>(stack, '/supplier-network');
    await expect(cards(page)).toHaveCount(topSuppliers.length);
    for (const { _id, companyName } of topSuppliers)
      await expect(main(page).locator(`h3 a[href="/supplier/${_id}"]`)).toHaveText(companyName ?? '');
    await expect(main(page).getByRole('region', { name: 'The supplier network in figures' })).toContainText(
      String(stats.activeSuppliers),
    );
  });

  for (const prefix of ['', '/ar'])
    test(`[PE-052] redirects the short address of a supplier to the profile (${prefix || 'English'})`, async ({
      page,
      stack,
    }) => {
      const id = await supplierNamed(stack, 'Marsa Heavy Equipment');
      await page.goto(`${prefix}/supplier/${id}`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/supplier-profile/${id}$`));
      await page.goto(`${prefix}/supplier-network`);
      await cards(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/supplier-profile/[0-9a-f-]{36}$`));
    });

  test('[PE-055] shows the message of the server, or says that loading failed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await refuse(page, '**/api/supplier-network');
    await page.goto('/buyer-network');
    const openNetwork = async () => {
      await page.locator('summary').click();
      await page.locator('details').getByRole('link', { name: 'Supplier Network' }).click();
    };
    await openNetwork();
    await expect(alert(page)).toContainText('Failed to load supplier network data');
    await expect(cards(page)).toHaveCount(0);
    await page.unroute('**/api/supplier-network');
    await refuse(page, '**/api/supplier-network', 'The service is temporarily unavailable. Try again in a moment.');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toContainText('The service is temporarily unavailable. Try again in a moment.');
    await page.unroute('**/api/supplier-network');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

  test('[PE-055] says that loading failed on the page that the server sends', async ({ stack, request }) => {
    // The web server calls this api, and gets no answer while it stands still. The search keeps the page apart from the cached one.
    const [{ pid }] = stack.apis;
    process.kill(pid, 'SIGSTOP');
    try {
      const answer = await request.get('/supplier-network?search=unanswered');
      expect(answer.status()).toBe(503);
      expect(await answer.text()).toContain('Failed to load supplier network data');
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});

test.describe('the search for suppliers', () => {
  test('[PE-057] shows the documented statistics and the cards', async ({ page }) => {
    await page.goto('/explore-network');
    const statistics = main(page).getByRole('region', { name: 'The supplier network in figures' });
    await expect(statistics).toHaveText('Active suppliers4,800+Countries45Annual sales$3.2BEquipment units180K+');
    await expect(cards(page)).toHaveCount(6);
    await expect(main(page).getByRole('status')).toHaveText('Suppliers shown: 6');
  });

  test('[PE-059] links each card to its company, and the page to the registration and the contact page', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.goto('/explore-network');
    const first = cards(page).first();
    await expect(first.getByRole('link', { name: /^View Profile/ })).toHaveAttribute(
      'href',
      /^\/supplier-profile\/.{36}$/,
    );
    const profile = await first.getByRole('link', { name: /^View Profile/ }).getAttribute('href');
    const id = profile?.split('/').at(-1);
    await expect(first.getByRole('link', { name: /^Contact/ })).toHaveAttribute('href', `/contact-us/${id}`);
    await expect(main(page).getByRole('link', { name: 'Become a Supplier' })).toHaveAttribute(
      'href',
      /^\/vendoronboarding(\?|$)/,
    );
    await expect(main(page).getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact-us');
    const name = await first.getByRole('heading').textContent();
    await waitForHydration(page);
    await first.getByRole('link', { name: /^Contact/ }).click();
    await expect(page).toHaveURL(/\/contact-us\/.{36}$/);
    expect(await page.evaluate(() => window.history.state.usr?.supplier)).toMatchObject({ _id: id, companyName: name });
  });

  test('[PE-060] [PE-061] [PE-063] [PE-058] filters by type and place, and keeps the filters in the address', async ({
    page,
    stack,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/auth/seller-network') && calls.push(request.url()));
    await page.goto('/explore-network');
    const group = (name: string) => main(page).getByRole('group', { name });
    expect(await group('Type').getByRole('radio').count()).toBe(6);
    for (const type of ['Authorized Dealer', 'Independent Dealer', 'Rental Company', 'Manufacturer', 'Corporation'])
      await expect(group('Type').getByRole('radio', { name: type })).toBeVisible();
    for (const [place, code] of Object.entries(places)) {
      await expect(group('Location').getByRole('radio', { name: place })).toBeVisible();
      await expect(group('Location').getByRole('radio', { name: place })).toHaveAttribute('value', code);
    }

    await group('Type').getByRole('radio', { name: 'Rental Company' }).check();
    await expect(page).toHaveURL(/\?companyType=rental-company$/);
    await expectSuppliers(page, stack, 'companyType=rental-company');
    await group('Location').getByRole('radio', { name: 'Saudi Arabia' }).check();
    await expect(page).toHaveURL(/\?companyType=rental-company&country=sa$/);
    await expectSuppliers(page, stack, 'companyType=rental-company&country=sa');
    expect(calls.at(-1)).toMatch(/limit=6/);

    await main(page).getByRole('link', { name: 'Remove filter: Rental Company' }).click();
    await expect(page).toHaveURL(/\?country=sa$/);
    await expect(group('Type').getByRole('radio', { name: 'All types' })).toBeChecked();
    await expect(cards(page).first()).toContainText('Saudi Arabia');
    await page.goBack();
    await expect(group('Type').getByRole('radio', { name: 'Rental Company' })).toBeChecked();
    await expectSuppliers(page, stack, 'companyType=rental-company&country=sa');

    await main(page).getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL(/\/explore-network$/);
    await expect(group('Type').getByRole('radio', { name: 'All types' })).toBeChecked();
    await main(page).getByRole('searchbox', { name: 'Search suppliers' }).fill('khor lift');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?search=khor\+lift$/);
    await expectSuppliers(page, stack, 'search=khor+lift');
    await expect(cards(page).getByRole('heading').filter({ hasText: 'Khor Lifting (Demo)' })).toHaveCount(1);
  });

  test('[PE-063] loads more until the last page, and restores the list after the Back button', async ({
    page,
    stack,
  }) => {
    // The test needs a country with more than one page of suppliers, whose last page is not full.
    const countries = ['sa', 'ae', 'qa', 'kw', 'om', 'bh'];
    const lists = await Promise.all(countries.map((country) => findSupplierNames(stack, `country=${country}`)));
    const at = lists.findIndex(({ length }) => length > 8 && length % 6 > 0);
    const all = lists[at] ?? [];
    await page.goto(`/explore-network?country=${countries[at]}`);
    const more = main(page).getByRole('link', { name: 'Load More' });
    await expect(more).toHaveAttribute('href', `/explore-network?country=${countries[at]}&page=2`);
    for (let shown = 12; shown - 6 < all.length; shown += 6) {
      await more.click();
      await expect(cards(page)).toHaveCount(Math.min(shown, all.length));
      await expect(
        cards(page)
          .nth(shown - 6)
          .getByRole('link')
          .first(),
      ).toBeFocused();
    }
    const last = Math.ceil(all.length / 6);
    await expect(page).toHaveURL(new RegExp(`&page=${last}$`));
    await expect(more).toHaveCount(0);
    await expect(main(page).getByRole('status')).toHaveText(`Suppliers shown: ${all.length}`);
    await cards(page)
      .nth(7)
      .getByRole('link', { name: /^View Profile/ })
      .click();
    await expect(main(page).getByRole('tab').first()).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(all.length);

    await page.reload();
    await expect(cards(page)).toHaveCount(all.length % 6);
    await main(page).getByRole('link', { name: 'Previous page' }).click();
    await expect(cards(page)).toHaveCount(6);
  });

  test('[PE-062] says that nothing was found, and what failed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.goto('/explore-network?search=zzzz');
    await expect(main(page).getByText('No suppliers found.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear all filters' }).click();
    await expect(cards(page)).toHaveCount(6);

    await refuse(page, '**/api/auth/seller-network*', 'Something went wrong. Please try again later.');
    await main(page).getByRole('radio', { name: 'Qatar' }).check();
    await expect(alert(page)).toContainText('Something went wrong. Please try again later.');
    await expect(cards(page)).toHaveCount(0);
    await page.unroute('**/api/auth/seller-network*');
    await refuse(page, '**/api/auth/seller-network*');
    await main(page).getByRole('radio', { name: 'Oman' }).check();
    await expect(alert(page)).toContainText('Failed to load suppliers');
    await page.unroute('**/api/auth/seller-network*');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toContainText('Oman');
  });

  test('shows that it is loading until the answer arrives', async ({ page, stack }) => {
    await page.goto('/explore-network');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/seller-network*', async (route) => {
      await held;
      await route.continue();
    });
    await main(page).getByRole('radio', { name: 'Qatar' }).check();
    await expect(main(page).getByRole('status', { name: 'Loading...' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    answer();
    await expectSuppliers(page, stack, 'country=qa');
    await expect(main(page).getByRole('radio', { name: 'Qatar' })).toBeFocused();
  });

  test('works without JavaScript: lists the suppliers and searches with a plain form', async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const page = await context.newPage();
    await page.goto('/explore-network');
    await expect(cards(page)).toHaveCount(6);
    await main(page).getByRole('searchbox', { name: 'Search suppliers' }).fill('pearl plant sales');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expectSuppliers(page, stack, 'search=pearl+plant+sales');
    await expect(cards(page).first()).toContainText('Pearl');
    await page.goto('/ar/explore-network');
    await main(page).locator('a[rel=next]').click();
    await expect(page).toHaveURL(/\/ar\/explore-network\?page=2$/);
    await expect(cards(page).first()).toBeVisible();
    await cards(page).first().getByRole('link').first().click();
    await main(page).getByRole('tab').nth(3).click();
    await expect(page).toHaveURL(/\?tab=contact$/);
    await context.close();
  });

  test('has its filters in a drawer on a phone, which opens and closes with the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/explore-network');
    const choice = main(page).getByRole('radio', { name: 'Kuwait' });
    await expect(choice).toBeHidden();
    await main(page).getByRole('button', { name: 'Filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(choice).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await choice.check();
    await expect(page).toHaveURL(/\?country=kw$/);
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(main(page).getByRole('link', { name: 'Remove filter: Kuwait' })).toBeVisible();
  });
});

test.describe("a supplier's profile", () => {
  test('[PE-064] [PE-065] [PE-066] [PE-077] has a header, statistics and tabs', async ({ page, stack }) => {
    const id = await supplierNamed(stack, 'Marsa Heavy Equipment');
    await page.goto(`/supplier-profile/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marsa Heavy Equipment (Demo)');
    await expect(main(page).getByText('Verified Supplier')).toBeVisible();
    for (const text of ['Independent Dealer · Dammam, Saudi Arabia', 'Inventory units: 10'])
      await expect(main(page).getByText(text)).toBeVisible();
    for (const value of [/^Rating: \d(\.\d)?$/, /^Years active: \d+$/])
      await expect(main(page).getByRole('listitem').filter({ hasText: value })).toBeVisible();
    const statistics = main(page).getByRole('region', { name: 'Supplier statistics' });
    for (const label of ['Annual Sales', 'Inventory Units', 'Years Active', 'Customer Rating'])
      await expect(statistics.getByText(label, { exact: true })).toBeVisible();
    const profile = await ask<typeof sellerProfile>(stack, `/auth/sellerprofile/${id}`);
    await expect(statistics).toHaveText(
      `Annual Sales${yearOf(profile.sales)}Inventory Units${profile.inventory}Years Active${profile.yearsActive}` +
        `Customer Rating${profile.rating}Reviews: ${profile.totalReviews}`,
    );
    await expect(main(page).getByRole('link', { name: 'Send Message' })).toHaveAttribute('href', `/contact-us/${id}`);
    await expect(main(page).getByRole('tab')).toHaveText([
      'Overview',
      'Inventory',
      'Specialties',
      'Contact',
      'Reviews',
    ]);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');

    await main(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\?tab=contact$/);
    await expect(tab(page, 'Contact')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Contact').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Specialties')).toBeFocused();
    await expect(page).toHaveURL(/\?tab=specialties$/);
    await expect(main(page).getByRole('tabpanel')).toContainText('Bulldozers');

    const unverified = await supplierNamed(stack, 'Khor Lifting');
    await page.goto(`/supplier-profile/${unverified}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khor Lifting (Demo)');
    await expect(main(page).getByText('Verified Supplier')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Send Message' })).toHaveAttribute(
      'href',
      `/contact-us/${unverified}`,
    );
    await expect(main(page).getByRole('link', { name: 'Contact', exact: true })).toBeVisible();

    // The cards show the records of the marketplace, not what the supplier says about itself.
    const records = { sales: 4_200_000, inventory: 12, yearsActive: 4, rating: 4.5, totalReviews: 7 };
    await page.route(`**/api/auth/sellerprofile/${id}`, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, ...records, establishedYear: 1998 } });
    });
    await page.goto('/explore-network?search=marsa+heavy+equipment');
    await waitForHydration(page);
    await cards(page)
      .first()
      .getByRole('link', { name: /^View Profile/ })
      .click();
    await expect(statistics).toHaveText(
      'Annual Sales$4.2MOrders, rentals and auctions of 12 monthsInventory Units12Years Active4' +
        'Customer Rating4.5Reviews: 7',
    );
  });

  test('[PE-067] lists the machines that are really on offer, and says when there are none', async ({
    page,
    stack,
  }) => {
    const id = await supplierNamed(stack, 'Marsa Heavy Equipment');
    await page.goto(`/supplier-profile/${id}?tab=inventory`);
    const quantities = await main(page).getByRole('row').locator('td:nth-of-type(1)').allTextContents();
    expect(quantities.reduce((sum, quantity) => sum + Number(quantity), 0)).toBe(10);
    const cranes = { category: 'cranes', quantity: 12, fromPrice: 85_000, currency: 'USD' };
    let inventoryItems: (typeof cranes)[] = [];
    await page.route(`**/api/auth/sellerprofile/${id}`, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, inventoryItems } });
    });
    const open = async () => {
      await page.goto('/explore-network?search=marsa+heavy+equipment');
      await waitForHydration(page);
      await cards(page)
        .first()
        .getByRole('link', { name: /^View Profile/ })
        .click();
      await tab(page, 'Inventory').click();
    };
    await open();
    await expect(main(page).getByRole('tabpanel')).toHaveText('This supplier has not listed any machines yet.');
    inventoryItems = [cranes];
    await open();
    await expect(main(page).getByRole('row').last()).toHaveText(/Cranes\s*12\s*\$85K/);
  });

  test('[PE-068] [PE-075] [PE-076] shows how to contact the supplier, and the documented texts for missing values', async ({
    page,
    stack,
    signInAs,
  }) => {
    const incomplete = await supplierNamed(stack, 'Batinah Rental');
    let changes: object = {
      companyName: null,
      companyType: null,
      city: null,
      country: null,
      description: null,
      website: null,
      sales: null,
      inventory: 0,
      rating: 0,
      totalReviews: 0,
      yearsActive: 0,
      isApproved: false,
      verified: false,
    };
    await page.route(`**/api/auth/sellerprofile/${incomplete}`, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, ...changes } });
    });
    const openIncomplete = async () => {
      await page.goto('/explore-network?search=batinah+rental+sohar');
      await cards(page)
        .first()
        .getByRole('link', { name: /^View Profile/ })
        .click();
    };
    await openIncomplete();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown Company');
    await expect(main(page).getByText(/Unknown Type · Unknown City, Unknown Country/)).toBeVisible();
    await expect(main(page).getByText('Verified Supplier')).toHaveCount(0);
    // What is not known is said in words, because a zero or 'N/A' looks like a judgement.
    for (const text of ['No machines listed yet', 'New on Rigsouq'])
      await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Supplier statistics' })).toHaveText(
      'Annual SalesFewer than three deals in a yearInventory UnitsNo machines listed yetYears ActiveNew on Rigsouq' +
        'Customer RatingNo reviews yet',
    );
    const panel = main(page).getByRole('tabpanel');
    for (const text of ['No description available.', 'Not provided']) await expect(panel).toContainText(text);
    // The documented text is the supplier's own statement; nothing has been measured yet (R84).
    await expect(panel).toContainText(/Response time, as the supplier says\s*Usually responds within 2 hours/);
    await expect(panel).toContainText(/Response time, measured by Rigsouq\s*Not enough answers yet/);

    // Each text stands for its own value only.
    const known = { companyType: 'independent-dealer', city: 'Sohar', country: 'om' };
    for (const [missing, line] of [
      [{ companyType: null }, 'Unknown Type · Sohar, Oman'],
      [{ city: null }, 'Independent Dealer · Unknown City, Oman'],
      [{ country: null }, 'Independent Dealer · Sohar, Unknown Country'],
    ] as const) {
      changes = { ...known, ...missing };
      await openIncomplete();
      await expect(main(page).getByText(line, { exact: true })).toBeVisible();
    }

    const id = await supplierNamed(stack, 'Marsa Heavy Equipment');
    await page.goto(`/supplier-profile/${id}?tab=contact`);
    for (const text of ['example.com', 'Dammam, Saudi Arabia']) await expect(panel).toContainText(text);
    await expect(panel).toContainText('Mon-Fri8:00 AM-6:00 PM GSTSat9:00 AM-2:00 PM GSTSunClosed');
    await expect(panel.getByRole('link', { name: 'Log in to see phone and email' })).toBeVisible();
    await expect(panel).not.toContainText('@');

    await signInAs('buyer');
    await page.goto(`/supplier-profile/${id}?tab=contact`);
    await expect(panel.getByRole('link', { name: '+971 50 000 0001' })).toHaveAttribute('href', 'tel:+971500000001');
    await expect(panel.getByRole('link', { name: 'sales.supplier@rigsouq.test' })).toBeVisible();
  });

  test('[PE-069] [PE-070] [PE-072] says with the documented texts that it does not exist or failed to load', async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/404|Failed to load resource/);
    const buyer = await buyerNamed(stack, 'sahra');
    for (const id of [unknownId, 'abc', buyer]) {
      const answer = await page.goto(`/supplier-profile/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier Not Found');
    }
    await main(page).getByRole('link', { name: 'Back to Supplier Network' }).click();
    await expect(page).toHaveURL(/\/supplier-network$/);

    await page.route('**/api/auth/sellerprofile/*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, role: ['buyer'] } });
    });
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier Not Found');
    await page.unroute('**/api/auth/sellerprofile/*');
    await refuse(page, '**/api/auth/sellerprofile/*');
    await openByFooter(page, 'Explore suppliers');
    await cards(page).first().getByRole('link').first().click();
    await expect(alert(page)).toContainText('Failed to load supplier profile');
    await page.unroute('**/api/auth/sellerprofile/*');
    for (const [status, message] of [
      [503, 'The service is temporarily unavailable. Try again in a moment.'],
      [429, 'Too many attempts. Wait a moment and try again.'],
    ] as const) {
      await refuse(page, '**/api/auth/sellerprofile/*', message, status);
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(alert(page)).toContainText(message);
      await page.unroute('**/api/auth/sellerprofile/*');
    }
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('tab').first()).toBeVisible();
  });
});

test.describe('the buyer network', () => {
  test('[PE-078] links to the registration, the buyers, the contact page and the own profile', async ({ page }) => {
    await page.goto('/buyer-network');
    for (const path of ['/explore-buyers', '/buyer-contact', '/buyer-profile'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(main(page).locator('a[href^="/vendoronboarding"]').first()).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('[PE-063] [PE-083] loads more buyers until the last page, and keeps the filters in each call', async ({
    page,
    stack,
  }) => {
    for (let number = 1; number <= 8; number++) await registerCompany(stack, 'buyer', `Lahbab Roads ${number}`);
    const calls: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/auth/buyer-network') calls.push(searchParams);
    });
    await page.goto('/explore-buyers?search=lahbab');
    await expect(cards(page)).toHaveCount(6);
    await main(page).getByRole('radio', { name: 'UAE' }).check();
    await expect(page).toHaveURL(/\?search=lahbab&country=ae$/);
    const more = main(page).getByRole('link', { name: 'Load More' });
    await expect(more).toHaveAttribute('href', '/explore-buyers?search=lahbab&country=ae&page=2');
    await more.click();
    await expect(cards(page)).toHaveCount(8);
    await expect(more).toHaveCount(0);
    expect(Object.fromEntries(calls.at(-1) ?? [])).toMatchObject({
      search: 'lahbab',
      country: 'ae',
      page: '2',
      limit: '6',
    });
    await main(page).getByRole('radio', { name: 'Mining Company' }).check();
    await expect(main(page).getByText('No buyers found.')).toBeVisible();
    expect(calls.at(-1)?.get('companyType')).toBe('mining-company');
  });

  test('[PE-077] [PE-081] [PE-082] [PE-083] [PE-088] [PE-061] lists and filters buyers, and says what failed', async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const { stats } = await ask<typeof buyerNetwork>(stack, '/auth/buyer-network');
    await page.goto('/explore-buyers');
    await expect(main(page).getByRole('region', { name: 'The buyer network in figures' })).toContainText(
      String(stats.activeBuyers),
    );
    await expect(cards(page)).toHaveCount(Math.min(6, stats.activeBuyers));
    const radios = main(page).getByRole('group', { name: 'Type' }).getByRole('radio');
    await expect(radios).toHaveCount(5);
    for (const type of ['General Contractor', 'Rental Company', 'Infrastructure Developer', 'Mining Company'])
      await expect(main(page).getByRole('radio', { name: type })).toBeVisible();
    for (const [place, code] of Object.entries(places)) {
      await expect(main(page).getByRole('radio', { name: place })).toBeVisible();
      await expect(main(page).getByRole('radio', { name: place })).toHaveAttribute('value', code);
    }
    await main(page).getByRole('radio', { name: 'Infrastructure Developer' }).check();
    await expect(cards(page)).toHaveCount(2);
    const oryx = cards(page).filter({ hasText: 'Oryx Infrastructure' });
    await expect(oryx.getByText('Verified')).toHaveCount(0);
    const id = await buyerNamed(stack, 'oryx');
    await expect(oryx.getByRole('link', { name: /^View Profile/ })).toHaveAttribute('href', `/buyer/${id}`);
    const connect = oryx.getByRole('link', { name: /^Connect/ });
    await expect(connect).toHaveAttribute('href', `/buyer-contact/${id}`);
    await connect.click();
    await expect(page).toHaveURL(/\/buyer-contact\//);
    expect(await page.evaluate(() => window.history.state.usr?.buyer?.companyName)).toContain('Oryx');

    await refuse(page, '**/api/auth/buyer-network*');
    await openByFooter(page, 'Explore buyers');
    await expect(alert(page)).toContainText('Failed to load buyers');
    await page.unroute('**/api/auth/buyer-network*');
    await refuse(page, '**/api/auth/buyer-network*', 'Something went wrong. Please try again later.');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toContainText('Something went wrong. Please try again later.');
    await page.unroute('**/api/auth/buyer-network*');
    await page.goto('/explore-buyers?search=zzzz');
    await expect(main(page).getByText('No buyers found.')).toBeVisible();
  });
});

test.describe("a buyer's profile", () => {
  test('[PE-077] [PE-089] [PE-090] [PE-091] [PE-095] shows needs, projects and statistics from its records', async ({
    page,
    stack,
  }) => {
    const id = await buyerNamed(stack, 'sahra');
    await page.goto(`/buyer/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sahra Contracting (Demo)');
    await expect(main(page).getByText('Verified Buyer')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Send Message' })).toHaveAttribute(
      'href',
      `/buyer-contact/${id}`,
    );
    await expect(main(page).getByRole('tab')).toHaveText([
      'Overview',
      'Current Needs',
      'Projects',
      'Contact',
      'Reviews',
    ]);
    const statistics = main(page).getByRole('region', { name: 'Buyer statistics' });
    const profile = await ask<typeof buyerProfile>(stack, `/auth/buyerprofile/${id}`);
    expect(profile).toMatchObject({ currentNeeds: 3, projects: 3 });
    await expect(statistics).toHaveText(
      `Annual Spending${yearOf(profile.spending)}Current Needs3Projects3Years Active${profile.yearsActive}`,
    );
    await tab(page, 'Current Needs').click();
    const panel = main(page).getByRole('tabpanel');
    await expect(panel.getByRole('listitem').first()).toHaveText(/Excavators\s*UrgencyHigh\s*Quantity4/);
    await expect(panel.getByRole('listitem').nth(1)).toHaveText(/Cranes\s*UrgencyMedium\s*Quantity1/);
    await expect(panel.getByRole('listitem').nth(2)).toHaveText(/Generators\s*UrgencyLow\s*Quantity6/);
    await expect(panel).not.toContainText('$');
    await tab(page, 'Projects').click();
    await expect(panel.getByRole('listitem').first()).toContainText(
      /Creek embankment, lot 2\s*Active\s*Duration14 months\s*Excavators\s*Dump Trucks\s*Cranes/,
    );
    await expect(panel).toContainText(/School campus in Mirdif\s*Pending\s*Duration9 months/);
    await expect(panel).toContainText(/Warehouse row in Jebel Ali\s*Completed\s*Duration7 months/);

    await page.goto(`/buyer/${await buyerNamed(stack, 'oryx')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oryx Infrastructure (Demo)');
    await expect(main(page).getByText('Verified Buyer')).toHaveCount(0);

    // A company without any records has no sample values.
    const { userId } = await registerCompany(stack, 'buyer');
    await page.goto(`/buyer/${userId}`);
    await expect(statistics).toHaveText(
      'Annual SpendingFewer than three deals in a yearCurrent NeedsNo open needsProjectsNo projects listed' +
        'Years ActiveNew on Rigsouq',
    );
  });

  test('[PE-096] [PE-089] [PE-091] shows budgets to a supplier who is logged in, and shows and hides the phone', async ({
    page,
    stack,
    signInAs,
  }) => {
    await signInAs('supplier');
    await page.goto(`/buyer/${await buyerNamed(stack, 'sahra')}?tab=needs`);
    const panel = main(page).getByRole('tabpanel');
    await expect(panel.getByRole('listitem').first()).toContainText('Budget$320K');
    await expect(panel.getByRole('listitem').nth(1)).toContainText('BudgetOpen budget');
    await main(page).getByRole('button', { name: 'Show phone' }).click();
    await expect(main(page).getByRole('link', { name: '+971 50 000 0000' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Hide phone' }).click();
    await expect(main(page).getByRole('link', { name: '+971 50 000 0000' })).toHaveCount(0);
  });

  test('[PE-092] [PE-093] [PE-097] [PE-098] says with the documented texts that it does not exist or failed to load', async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/404|Failed to load resource/);
    for (const id of [unknownId, 'abc', await supplierNamed(stack, 'Marsa Heavy Equipment')]) {
      const answer = await page.goto(`/buyer/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buyer Not Found');
      const back = main(page).getByRole('link', { name: 'Back to Buyer Network' });
      await expect(back).toHaveAttribute('href', '/explore-buyers');
    }
    await page.goto('/buyer');
    await expect(main(page)).toContainText('No buyer ID provided');
    await main(page).getByRole('link', { name: 'Back to Buyer Network' }).click();
    await expect(page).toHaveURL(/\/explore-buyers$/);

    await page.route('**/api/auth/buyerprofile/*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, role: ['supplier'] } });
    });
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buyer Not Found');
    await page.unroute('**/api/auth/buyerprofile/*');
    await refuse(page, '**/api/auth/buyerprofile/*');
    await openByFooter(page, 'Explore buyers');
    await cards(page).first().getByRole('link').first().click();
    await expect(alert(page)).toContainText('Failed to load buyer profile');
    await page.unroute('**/api/auth/buyerprofile/*');
    await refuse(page, '**/api/auth/buyerprofile/*', 'The service is temporarily unavailable. Try again in a moment.');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toContainText('The service is temporarily unavailable. Try again in a moment.');
  });

  test('[PE-054] shows a buyer the own profile with an edit link, and sends visitors to the login', async ({
    page,
    context,
    signInAs,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.goto('/buyer-profile');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/ar/buyer-profile');
    await expect(page).toHaveURL(/\/ar\/login$/);
    await signInAs('buyer');
    const own = await context.newPage();
    await own.goto('/buyer-profile');
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Sahra Contracting (Demo)');
    await expect(main(own).getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/settings/company');
    await own.close();
  });

  test('[PE-054] sends a supplier without the buyer role to the login', async ({ page, signInAs, expectedErrors }) => {
    expectedErrors.push(/404/);
    await signInAs('supplier');
    await page.goto('/buyer-profile');
    await expect(page).toHaveURL(/\/login$/);
  });
});
