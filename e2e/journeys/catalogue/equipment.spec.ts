// Tests the page of a machine: photos, price, supplier contact, and the comparison with other machines.
import type { Page } from '@playwright/test';
import type { readEquipment, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { createPng } from '../../steps/photos.ts';

type Listing = AnswerOf<typeof verifiedProducts>[number];

const unknownId = '00000000-0000-4000-8000-000000000000';
const phone = { width: 360, height: 740 };
const main = (page: Page) => page.getByRole('main');
const photos = (page: Page) => main(page).getByRole('region', { name: 'Photos', exact: true });
const slides = (page: Page) => photos(page).locator('button:has(img[srcset])');
const panel = (page: Page) => main(page).getByRole('region', { name: 'Price and details' });
const bar = (page: Page) => main(page).getByRole('region', { name: 'Machines to compare' });

async function findListings(stack: Stack, query: string): Promise<Listing[]> {
  return (await (await fetch(`${stack.url}/api/auth/verified-products?${query}`)).json()) as Listing[];
}

async function findListing(stack: Stack, query = 'type=sell&category=excavators&verified=true'): Promise<Listing> {
  const [listing] = await findListings(stack, `${query}&limit=1`);
  if (!listing) throw new Error(`the demo has no listing for ${query}`);
  return listing;
}

const form = {
  type: 'sell',
  title: 'Caterpillar 320 excavator',
  category: 'excavators',
  condition: 'used-functional',
  year: '2021',
  hours: '3400',
  location: 'Jebel Ali, Dubai',
  country: 'ae',
  price: '85000',
  currency: 'USD',
  specifications: { EngineModel: 'C4.4', Power: '121 kW', BucketCapacity: '1.19 m3', OperatingWeight: '22 t' },
  features: ['Air conditioning', 'Rear camera'],
  description: 'One owner, serviced on time, ready to work.',
};

let sharedSeller: Promise<OwnCompany> | undefined;
function seller(stack: Stack): Promise<OwnCompany> {
  sharedSeller ??= registerCompany(stack);
  return sharedSeller;
}

async function createListing(stack: Stack, over: Partial<typeof form> = {}, pictures = 3): Promise<string> {
  const { token } = await seller(stack);
  const images = Array.from({ length: pictures }, (_, n) => new File([new Uint8Array(createPng(n + 1))], `${n}.png`));
  const answer = await fetch(`${stack.apis[0].url}/api/equipment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: toFormData({ ...form, ...over }, { images }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { _id: string })._id;
}

/** Opens the machine from a hydrated page, so that the browser itself requests it from the api. */
async function openInApp(page: Page, id: string) {
  await page.goto('/login');
  await expect(main(page).locator('button[type=submit]')).toBeEnabled();
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/equipment/${id}`);
}

test.describe('the page of a machine', () => {
  test('[CA-052] [CA-054] is rendered on the server with photos, price, facts and tabs', async ({
    page,
    request,
    stack,
  }) => {
    const { _id } = await findListing(stack);
    const machine = (await (await fetch(`${stack.url}/api/equipment/${_id}`)).json()) as AnswerOf<typeof readEquipment>;
    const html = await (await request.get(`/equipment/${_id}`)).text();
    for (const part of [machine.title, machine.description.slice(0, 40), 'og:image', `/equipment/${_id}"`])
      expect(html).toContain(part);

    await page.goto(`/equipment/${_id}`);
    await expect(page).toHaveTitle(`${machine.title} for sale in ${machine.location} | Rigsouq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(machine.title);
    await expect(slides(page)).toHaveCount(machine.images.length);
    await expect(panel(page)).toContainText(machine.price?.toLocaleString('en') ?? '');
    for (const [term, value] of [
      ['Year', String(machine.year)],
      ['Hours', `${machine.hours?.toLocaleString('en')} hours`],
      ['Location', machine.location],
    ] as const)
      await expect(panel(page).locator('dl > div', { hasText: term })).toContainText(value);
    await expect(panel(page).locator('dl > div', { hasText: 'Views' })).toContainText(/\d/);

    const tabs = main(page).getByRole('tab');
    await expect(tabs).toHaveText(['Description', 'Specifications', 'Features']);
    await expect(main(page).getByRole('tabpanel')).toHaveText(machine.description);
    await waitForHydration(page);
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?tab=specifications$/);
    await expect(
      main(page)
        .getByRole('tabpanel')
        .getByRole('row', { name: /^Power/ }),
    ).toContainText(machine.specifications.Power ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('tabpanel').getByRole('listitem')).toHaveText(machine.features);
  });

  for (const prefix of ['', '/ar'])
    test(`[CA-058] [CA-047] has a breadcrumb and a short address (${prefix || 'English'})`, async ({ page, stack }) => {
      const { _id, category } = await findListing(stack);
      await page.goto(`${prefix}/buy/${_id}`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/equipment/${_id}$`));
      const trail = main(page).getByRole('navigation').getByRole('link');
      await expect(trail.nth(0)).toHaveAttribute('href', prefix || '/');
      await expect(trail.nth(1)).toHaveAttribute('href', `${prefix}/marketplace?category=${category}`);
    });

  test('[CA-054] moves through the photos by keyboard, thumbnail and swipe, and opens them in full size', async ({
    page,
    stack,
  }) => {
    const id = await createListing(stack);
    await page.goto(`/equipment/${id}`);
    await waitForHydration(page);
    const count = photos(page).getByText(/^\d \/ 3$/);
    const thumbs = photos(page).getByRole('listitem').getByRole('button');
    await expect(count).toHaveText('1 / 3');
    await slides(page).nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText('2 / 3');
    await expect(slides(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(count).toHaveText('3 / 3');
    await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText('3 / 3');
    await page.keyboard.press('Home');
    await expect(count).toHaveText('1 / 3');
    await thumbs.nth(1).click();
    await expect(count).toHaveText('2 / 3');
    // A swipe uses the native scrolling of the browser.
    await slides(page)
      .nth(0)
      .evaluate((slide) => slide.parentElement?.scrollTo({ left: 9_999 }));
    await expect(count).toHaveText('3 / 3');

    await slides(page).nth(2).focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: 'Full-size photos' });
    await expect(large.getByRole('status')).toHaveText('Photo 3 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(large.getByRole('status')).toHaveText('Photo 2 of 3');
    await expectNoFaults(page);
    const scale = () =>
      large.locator('img').evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a.toFixed(1));
    await large.locator('img').click();
    expect(await scale()).toBe('2.0');
    await large.locator('img').click();
    expect(await scale()).toBe('1.0');
    await large.locator('img').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(scale).not.toBe('1.0');
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press('Tab');
      // The focus may leave the dialog only to the browser itself, which shows as body.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
    }
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(count).toHaveText('2 / 3');
  });

  test('follows the reading direction with the arrow keys in Arabic', async ({ page, stack }) => {
    const id = await createListing(stack);
    await page.goto(`/ar/equipment/${id}`);
    await waitForHydration(page);
    const first = main(page).locator('button:has(img[srcset])').nth(0);
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(main(page).getByText('2 / 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByText('1 / 3')).toBeVisible();
  });

  test('swipes with one finger, and zooms with two', async ({ browser, stack }) => {
    const id = await createListing(stack);
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`${stack.url}/equipment/${id}`);
    await waitForHydration(page);
    await slides(page).nth(0).tap();
    const large = page.getByRole('dialog');
    const frame = large.locator('div').first();
    const touch = (points: [type: string, id: number, x: number, y: number][]) =>
      frame.evaluate((element, events) => {
        element.setPointerCapture = () => undefined;
        for (const [type, pointerId, clientX, clientY] of events)
          element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true }));
      }, points);
    await touch([
      ['pointerdown', 1, 300, 300],
      ['pointermove', 1, 200, 305],
      ['pointerup', 1, 150, 305],
    ]);
    await expect(large.getByRole('status')).toHaveText('Photo 2 of 3');
    await touch([
      ['pointerdown', 1, 150, 300],
      ['pointerdown', 2, 200, 300],
    ]);
    await touch([['pointermove', 2, 300, 300]]);
    const scale = await large.locator('img').evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
    expect(scale).toBeCloseTo(3, 1);
    await context.close();
  });

  test('[CA-053] [PE-071] says that it is loading when opened from another page, and does not find an unknown machine', async ({
    page,
    request,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const { _id, title, supplier } = await findListing(stack);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/equipment/${_id}`, async (route) => {
      await held;
      await route.continue();
    });
    await openInApp(page, _id);
    await expect(main(page).getByRole('status')).toHaveText('Loading...');
    const profileRequest = page.waitForRequest(`**/api/auth/profile/${supplier._id}`);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await profileRequest;

    for (const id of [unknownId, 'no-id-at-all']) {
      expect((await request.get(`/equipment/${id}`)).status()).toBe(404);
      await page.goto(`/equipment/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment not found');
    }
    await expect(main(page).getByRole('link', { name: 'See all equipment' })).toHaveAttribute('href', '/marketplace');
  });

  test("[CA-052] shows the server's message when loading failed, or the documented one", async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const { _id } = await findListing(stack);
    const refusal = {
      message: 'The service is temporarily unavailable. Try again in a moment.',
      code: 'server.starting',
    };
    await page.route(`**/api/equipment/${_id}`, (route) => route.fulfill({ status: 503, json: refusal }));
    await openInApp(page, _id);
    await expect(main(page).getByRole('alert')).toContainText(refusal.message);
    await page.unroute(`**/api/equipment/${_id}`);
    await page.route(`**/api/equipment/${_id}`, (route) => route.abort());
    await openInApp(page, _id);
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch equipment');
  });

  test('[CA-029] shows a drawing when there is no photo, and shows the machine when other calls fail', async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const { _id, title } = await findListing(stack);
    await page.route(`**/api/equipment/${_id}`, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, images: [] } });
    });
    for (const part of ['comparables', 'exchange-rates', 'verified-products', 'auth/profile'])
      await page.route(`**/api/**${part}**`, (route) => route.abort());
    await openInApp(page, _id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByRole('img', { name: 'No photo yet' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Similar machines' })).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'Price comparison' })).toHaveCount(0);
    await expect(panel(page).getByRole('combobox')).toHaveCount(0);
  });

  test('counts every view, also of a cached page', async ({ page, stack }) => {
    const { _id } = await findListing(stack, 'type=rent&category=cranes');
    const views = async () =>
      ((await (await fetch(`${stack.url}/api/equipment/${_id}`)).json()) as AnswerOf<typeof readEquipment>).views;
    const before = await views();
    const viewCalls: number[] = [];
    page.on('response', (answer) => answer.url().endsWith(`/${_id}/view`) && viewCalls.push(answer.status()));
    for (let view = 1; view <= 3; view++) {
      await page.goto(`/equipment/${_id}`);
      await expect.poll(() => viewCalls.length).toBe(view);
    }
    await waitForHydration(page);
    await main(page).getByRole('tab', { name: 'Features' }).click();
    await expect(page).toHaveURL(/tab=features/);
    expect(viewCalls).toEqual([200, 200, 200]);
    await expect.poll(views, { timeout: 20_000 }).toBe(before + 3);
  });

  test('does not shift its layout while it loads', async ({ page, stack }) => {
    const { _id } = await findListing(stack);
    await page.addInitScript(() => {
      localStorage.setItem('currency', '"KWD"');
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((seen) => {
        for (const entry of seen.getEntries())
          (window as unknown as { shifts: number[] }).shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/equipment/${_id}`, { waitUntil: 'networkidle' });
      await expect(panel(page).getByText('≈ KWD')).toBeVisible();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    }
  });
});

test.describe('the details of a machine', () => {
  test('[CA-055] stores a favourite on the device, without a call to the api', async ({ page, stack }) => {
    const { _id } = await findListing(stack);
    const waitForView = () => page.waitForResponse((answer) => answer.url().endsWith('/view'));
    await Promise.all([waitForView(), page.goto(`/equipment/${_id}`)]);
    const favourite = main(page).getByRole('button', { name: 'Favourite' });
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    expect(calls).toEqual([]);
    await Promise.all([waitForView(), page.reload()]);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    calls.length = 0;
    await favourite.press('Space');
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    expect(calls).toEqual([]);
  });

  test('[CA-056] shows the supplier, and the Verified badge only for a verified one', async ({ page, stack }) => {
    const card = main(page).getByRole('region', { name: 'Supplier', exact: true });
    for (const type of ['sell', 'rent']) {
      const approved = await findListing(stack, `type=${type}&verified=true`);
      await page.goto(`/equipment/${approved._id}`);
      await expect(card.getByText('Verified', { exact: true })).toBeVisible();
      const { companyName, _id } = approved.supplier;
      await expect(card.getByRole('link', { name: companyName ?? '' })).toHaveAttribute(
        'href',
        `/supplier-profile/${_id}`,
      );
    }
    const unapproved = (await findListings(stack, 'limit=60')).find(({ supplier }) => !supplier.isApproved);
    await page.goto(`/equipment/${unapproved?._id}`);
    await expect(card).toBeVisible();
    await expect(card.getByText('Verified', { exact: true })).toHaveCount(0);
  });

  test('[CA-057] shows and hides phone and email separately for users who are logged in', async ({
    page,
    stack,
    signInAs,
  }) => {
    const { _id } = await findListing(stack);
    await page.goto(`/equipment/${_id}`);
    const card = main(page).getByRole('region', { name: 'Supplier', exact: true });
    await expect(card.getByRole('link', { name: 'Log in to see phone and email' })).toHaveAttribute('href', '/login');
    await expect(card.getByRole('button')).toHaveCount(0);

    await signInAs('buyer');
    await page.goto(`/equipment/${_id}`);
    await card.getByRole('button', { name: 'Show phone' }).click();
    await expect(card.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(card.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(card.locator('a[href^="mailto:"]')).toHaveCount(0);
    await card.getByRole('button', { name: 'Show email' }).click();
    await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
    await card.getByRole('button', { name: 'Hide phone' }).click();
    await expect(card.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
    await card.getByRole('button', { name: 'Hide email' }).click();
    await expect(card.locator('a[href^="mailto:"]')).toHaveCount(0);
    for (const name of ['Show phone', 'Show email']) await expect(card.getByRole('button', { name })).toBeVisible();
  });

  test('[CA-059] gives the documented advice', async ({ page, stack }) => {
    await page.goto(`/equipment/${(await findListing(stack))._id}`);
    await expect(main(page).getByRole('region', { name: 'Safety tips' }).getByRole('listitem')).toHaveText([
      'Inspect in person',
      'Verify credentials',
      'Use secure payment',
      'Request maintenance records',
      'Consider third-party inspection',
    ]);
  });

  test('links to the seller, and to the booking of a rental machine', async ({ page, stack }) => {
    const { _id, supplier } = await findListing(stack);
    await page.goto(`/equipment/${_id}`);
    const hrefs = () =>
      panel(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs()).toEqual(['#price-check', `/contact-seller/${_id}/${supplier._id}`, `/messages/${_id}`]);
    const rent = await findListing(stack, 'type=rent');
    await page.goto(`/ar/equipment/${rent._id}`);
    const links = main(page)
      .locator('section')
      .filter({ has: page.locator('select') })
      .getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/ar/book/${rent._id}`,
      `/ar/messages/${rent._id}`,
    ]);
    await expect(main(page).locator('select')).toBeVisible();
  });

  test('keeps a useful page for a sold or withdrawn machine, without a control that does nothing', async ({
    page,
    stack,
  }) => {
    const { token } = await seller(stack);
    for (const [action, text] of [
      ['sold', 'Sold'],
      ['withdraw', 'Offer ended'],
    ] as const) {
      const id = await createListing(stack);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${stack.apis[0].url}/api/equipment/${id}/${action}`, { method: 'POST', headers });
      expect(answer.status).toBe(200);
      expect((await page.goto(`/equipment/${id}`))?.status()).toBe(200);
      await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
      await expect(panel(page).getByRole('link')).toHaveText(['See similar machines']);
      await expect(main(page).getByRole('heading', { name: 'Similar machines' })).toBeVisible();
      await expect(main(page).getByRole('article')).toHaveCount(6);
      await expect(main(page).locator(`article a[href="/equipment/${id}"]`)).toHaveCount(0);
    }
  });

  test('offers the edit link to the supplier of the machine', async ({ page, stack, context }) => {
    const id = await createListing(stack);
    await signInAsCompany(context, await seller(stack));
    await page.goto(`/equipment/${id}`);
    await expect(panel(page).getByRole('link')).toHaveText([/ comparable machines/, 'Edit listing']);
    await expect(panel(page).getByRole('link').last()).toHaveAttribute('href', `/equipment/${id}/edit`);
  });

  test('shows a draft only to its own account', async ({ page, stack, context, expectedErrors }) => {
    expectedErrors.push(/404/);
    const { _id } = await findListing(stack);
    const machine = (await (await fetch(`${stack.url}/api/equipment/${_id}`)).json()) as AnswerOf<typeof readEquipment>;
    const own = await seller(stack);
    const supplier = { ...machine.supplier, _id: own.userId };
    const draft = { ...machine, _id: unknownId, status: 'pending', title: 'Not yet published', supplier };
    await page.route(`**/api/equipment/${unknownId}`, (route) => route.fulfill({ json: draft }));
    await page.route(`**/api/equipment/${unknownId}/view`, (route) => route.fulfill({ json: { message: 'Counted' } }));
    await page.goto(`/equipment/${unknownId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment not found');
    await page.evaluate(() => sessionStorage.clear());
    await signInAsCompany(context, own);
    await page.goto(`/equipment/${unknownId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet published');
    await expect(panel(page).getByText('Draft', { exact: true })).toBeVisible();
    await expect(panel(page).getByRole('link')).toHaveText(['Edit listing']);
  });

  test("shows an approximate price in the visitor's currency, and keeps the choice", async ({ page, stack }) => {
    const id = await createListing(stack, { price: '100000' });
    await page.goto(`/equipment/${id}`);
    await waitForHydration(page);
    await panel(page).getByLabel('Convert to').selectOption('SAR');
    // The stored rate is 0.266667 dollars.
    await expect(panel(page).getByText('≈ SAR 375,000')).toBeVisible();
    await page.goto(`/ar/equipment/${(await findListing(stack, 'type=rent&currency=AED'))._id}`);
    await expect(
      main(page)
        .getByText(/^≈ .*SAR/)
        .first(),
    ).toBeVisible();
  });

  test('compares the price with comparable machines, as a chart and as a table', async ({ page, stack }) => {
    const { _id } = await findListing(stack, 'type=sell&category=excavators&yearMin=2014&yearMax=2024');
    await page.goto(`/equipment/${_id}`);
    const check = main(page).getByRole('region', { name: 'Price comparison' });
    await expect(check.getByText(/This machine is priced .*median of comparable machines\.$/)).toBeVisible();
    const dots = await check.locator('svg circle').count();
    expect(dots).toBeGreaterThan(3);
    const rows = check.getByRole('row');
    await expect(rows.first()).toBeHidden();
    await check.getByText('Show as a table').click();
    await expect(rows.first()).toBeVisible();
    await waitForHydration(page);
    await rows.nth(1).getByRole('link').click();
    await expect(page).not.toHaveURL(new RegExp(_id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const incomparable = await createListing(stack, { category: 'attachments', year: '1931' });
    await page.goto(`/equipment/${incomparable}`);
    await expect(check).toContainText('Not enough comparable machines are listed');
    await expect(check.locator('svg')).toHaveCount(0);
  });

  test('shares a machine by link or by WhatsApp', async ({ page, stack, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { _id, title } = await findListing(stack);
    await page.goto(`/equipment/${_id}`);
    await waitForHydration(page);
    await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share);
    await main(page).getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const url = `${stack.url}/equipment/${_id}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expect(main(page).getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    );
  });

  test('keeps the main action at the bottom edge on a phone', async ({ page, stack }) => {
    await page.setViewportSize(phone);
    const { _id, supplier } = await findListing(stack);
    await page.goto(`/equipment/${_id}`);
    const action = main(page).locator(`a[href="/contact-seller/${_id}/${supplier._id}"]:visible`);
    await expect(action).toHaveCount(1);
    for (const place of [0, 900, 1800]) {
      await page.evaluate((y) => window.scrollTo(0, y), place);
      await expect(action).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await action.boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
});

test('shows hostile input as text, and keeps the layout of the page', async ({ page, stack }) => {
  const script = '<script>window.hurt = 1</script>';
  const image = '"><img src=x onerror="window.hurt = 1">';
  const bidiText = '\u202eturned\u202d around\u2066';
  const longWord = 'W'.repeat(70);
  const id = await createListing(stack, {
    title: `${script}${image} ${bidiText} ${longWord}`.slice(0, 200),
    location: `${image} ${longWord}`,
    description: `${script}\n${image}\n${bidiText}\n${longWord.repeat(20)}`,
    specifications: { EngineModel: script, Power: image, BucketCapacity: bidiText, OperatingWeight: longWord },
    features: [script, image, bidiText, longWord],
  });
  for (const prefix of ['', '/ar'])
    for (const tab of ['', '?tab=specifications', '?tab=features'])
      for (const size of [phone, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size);
        await page.goto(`${prefix}/equipment/${id}${tab}`);
        await waitForHydration(page);
        expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        await expect(page.getByRole('heading', { level: 1 })).toContainText(script);
        await expect(main(page).getByRole('tabpanel')).toContainText(script);
      }
  await page.getByRole('button', { name: /^مقارنة: <script>/ }).click();
  await page.setViewportSize(phone);
  await page.goto(`/compare?ids=${id}`);
  await expect(main(page).getByRole('columnheader')).toContainText(script);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('the comparison of machines', () => {
  test('lets a visitor choose up to four machines on the device, and links to them from the bar', async ({
    page,
    stack,
  }) => {
    const five = await findListings(stack, 'type=sell&category=cranes&limit=5');
    for (const [index, { _id }] of five.entries()) {
      await page.goto(`/equipment/${_id}`);
      await waitForHydration(page);
      const toggle = main(page)
        .locator('header')
        .getByRole('button', { name: /^Compare: / });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', String(index < 4));
      await expect(bar(page).getByRole('listitem')).toHaveCount(Math.min(index + 1, 4));
      if (index === 0) await expect(bar(page)).toContainText('Choose one more to compare');
    }
    await expect(page.getByText('You can compare up to four machines')).toBeVisible();
    await bar(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(bar(page).getByRole('listitem')).toHaveCount(3);
    await bar(page).getByRole('link', { name: 'Compare 3 of 4' }).click();
    await expect(page).toHaveURL(
      `/compare?ids=${five
        .slice(1, 4)
        .map(({ _id }) => _id)
        .join(',')}`,
    );
    await expect(main(page).getByRole('columnheader')).toHaveCount(3);
  });

  test('keeps its machines in the address, marks differences and best values, and removes machines', async ({
    page,
    request,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const year = { year: '2019', hours: '100', price: '50000' };
    const [cheap, young] = [
      await createListing(stack, year),
      await createListing(stack, { year: '2022', hours: '900', price: '90000' }),
    ];
    const path = `/compare?ids=${cheap},${young},${unknownId}`;
    const html = await (await request.get(path)).text();
    expect(html).toContain('Lowest price');
    await page.goto(path);
    await waitForHydration(page);
    await expect(main(page).getByText('No longer available: 1')).toBeVisible();
    const row = (name: RegExp) => main(page).getByRole('row', { name });
    await expect(
      row(/^In US dollars/)
        .getByRole('cell')
        .nth(0),
    ).toContainText('Lowest price');
    await expect(row(/^Year/).getByRole('cell').nth(1)).toContainText('Newest');
    await expect(
      row(/^Hours/)
        .getByRole('cell')
        .nth(0),
    ).toContainText('Fewest hours');
    await expect(row(/^Year/).getByRole('rowheader')).toContainText('Differs');
    await expect(row(/^Category/).getByRole('rowheader')).not.toContainText('Differs');
    await main(page).getByLabel('Show differences only').check();
    await expect(row(/^Category/)).toHaveCount(0);
    await expect(row(/^Year/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Add more machines' })).toHaveAttribute('href', '/marketplace');

    await main(page)
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page).toHaveURL(`/compare?ids=${young}`);
    await expect(main(page).getByRole('columnheader')).toHaveCount(1);
    await main(page)
      .getByRole('link', { name: /^Remove / })
      .click();
    await expect(main(page).getByText('No machines to compare yet')).toBeVisible();
  });

  test('keeps the names of the rows visible on a phone', async ({ page, stack }) => {
    await page.setViewportSize(phone);
    const four = await findListings(stack, 'type=sell&category=excavators&limit=4');
    await page.goto(`/compare?ids=${four.map(({ _id }) => _id).join(',')}`);
    const table = main(page).getByRole('region', { name: 'Comparison' });
    const name = table.getByRole('rowheader', { name: /^Year/ });
    const before = await name.boundingBox();
    await table.focus();
    await table.evaluate((box) => box.scrollTo({ left: 400 }));
    await expect(table.getByRole('columnheader').nth(3)).toBeInViewport();
    expect((await name.boundingBox())?.x).toBe(before?.x);
  });

  test('says when the machines cannot be loaded, and tries again', async ({ page, stack, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const { _id } = await findListing(stack);
    await page.goto('/compare');
    await waitForHydration(page);
    await page.route('**/api/equipment/**', (route) => route.abort());
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/compare?ids=${_id}`);
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch equipment');
    await page.unroute('**/api/equipment/**');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('columnheader')).toHaveCount(1);
  });
});

test("[PE-067] shows the machines in a supplier's inventory, and links to all of them", async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const { supplier } = await findListing(stack);
  const all = await findListings(stack, `supplier=${supplier._id}&limit=60`);
  await page.goto(`/supplier-profile/${supplier._id}`);
  await expect(main(page).getByText(`Inventory units: ${new Set(all.map(({ _id }) => _id)).size}`)).toBeVisible();
  await waitForHydration(page);
  await page.route('**/api/auth/verified-products**', (route) => route.abort());
  await main(page).getByRole('tab', { name: 'Inventory' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to load the listings');
  await page.unroute('**/api/auth/verified-products**');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(Math.min(all.length, 6));
  await expect(main(page).getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/equipment\/[0-9a-f-]{36}$/,
  );
  await expect(main(page).getByRole('link', { name: 'View All Listings' })).toHaveAttribute(
    'href',
    `/marketplace?supplier=${supplier._id}`,
  );
});
