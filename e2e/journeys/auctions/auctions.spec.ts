// Tests the lists of lots: live and upcoming lots, search, filters and the watch list.
import type { Page } from '@playwright/test';
import type { liveAuctions, upcomingAuctions } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { getFromApi } from '../../steps/lot-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

type Live = AnswerOf<typeof liveAuctions>;

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name });
const cards = (page: Page) => main(page).getByRole('article');
const live = (stack: Stack, query = '') => getFromApi<Live>(stack, `/auth/live?${query}`);
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

test.describe('the auctions page', () => {
  test('[AU-001] [AU-002] [AU-007] [AU-010] shows live and upcoming lots, the state of the reserve, and every link', async ({
    page,
    stack,
  }) => {
    await open(page, '/auctions');
    const lots = (await live(stack, 'limit=8')).slice(0, 8);
    const shown = section(page, 'Live auctions').getByRole('article');
    await expect(shown).toHaveCount(lots.length);
    for (const [at, lot] of lots.entries()) {
      const card = shown.nth(at);
      await expect(card.getByRole('heading')).toHaveText(lot.title);
      await expect(card.getByText('Reserve Met', { exact: true })).toHaveCount(lot.reserveMet === true ? 1 : 0);
      await expect(card.getByText('Reserve Not Met', { exact: true })).toHaveCount(lot.reserveMet === false ? 1 : 0);
      await expect(card.getByRole('link', { name: /^Bid Now/ })).toHaveAttribute('href', `/auction/bid/${lot._id}`);
    }
    const upcoming = await getFromApi<AnswerOf<typeof upcomingAuctions>>(stack, '/auth/upcoming?limit=6');
    const rows = section(page, 'Upcoming auctions').getByRole('article');
    await expect(rows).toHaveCount(upcoming.length);
    for (const [at, lot] of upcoming.entries()) {
      await expect(rows.nth(at).getByRole('heading')).toHaveText(lot.title);
      await expect(rows.nth(at).getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        `/auction/bid/${lot._id}`,
      );
      await expect(rows.nth(at).getByRole('time')).toHaveText(/\d{1,2} \w+ 2\d{3}, \d\d:\d\d \w+ time/);
      await expect(rows.nth(at)).toContainText(lot.type);
      const items = rows.nth(at).locator('dl > div').filter({ hasText: 'Items in this sale' });
      await expect(items.locator('dd')).toHaveText(String(lot.items));
      if (lot.estimatedValue) await expect(rows.nth(at)).toContainText(`$${lot.estimatedValue.toLocaleString('en')}`);
    }
    for (const to of ['/browse-live-auctions', '/auction/consign', '/register-to-bid'])
      await expect(main(page).locator(`a[href="${to}"]`).first()).toBeVisible();
    await expectNoFaults(page);
  });

  test('[AU-002] [AU-010] shows on both pages the reserve state that the server answers, whatever the price is', async ({
    page,
    stack,
  }) => {
    const [lot] = await live(stack, 'limit=1');
    const states = [
      { reserveMet: true, currentBid: 100, reserve: 'Reserve Met' },
      { reserveMet: false, currentBid: 9_000_000, reserve: 'Reserve Not Met' },
      { reserveMet: null, currentBid: null, reserve: null },
    ];
    const lots = states.map(({ reserve: _, ...state }, at) => ({ ...lot, ...state, _id: `${at}`, title: `Lot ${at}` }));
    await open(page, '/');
    await page.route('**/api/auth/live?*', (route) => route.fulfill({ json: lots }));
    for (const name of ['Auctions', 'See all live auctions']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      for (const [at, { reserve }] of states.entries()) {
        const card = cards(page).filter({ has: page.getByRole('heading', { name: `Lot ${at}`, exact: true }) });
        await expect(card.getByText(/^Reserve/)).toHaveText(reserve ? [reserve] : []);
      }
      await expect(page).toHaveURL(name === 'Auctions' ? /\/auctions$/ : /\/browse-live-auctions$/);
    }
  });

  test('offers upcoming lots as calendar files, one by one and all together', async ({ page }) => {
    await open(page, '/auctions');
    const one = section(page, 'Upcoming auctions')
      .getByRole('link', { name: /^Add to calendar/ })
      .first();
    const all = section(page, 'Upcoming auctions').getByRole('link', { name: 'Add all to calendar' });
    for (const link of [one, all]) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toContain('text/calendar');
      expect(await answer.text()).toContain('BEGIN:VEVENT');
    }
  });

  test('[AU-003] [AU-011] [AU-012] watches a lot from its card, and stops watching it', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/409|500/);
    await signInAsCompany(context, await registerCompany(stack));
    await open(page, '/auctions');
    const [lot] = await live(stack, 'limit=1');
    const card = cards(page).first();
    const watchRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/watchlist'),
    );
    await card.getByRole('button', { name: /^Watch:/ }).click();
    expect((await watchRequest).postDataJSON()).toEqual({ consignmentId: lot?._id });
    expect((await watchRequest).headers().authorization).toMatch(/^Bearer /);
    await expect(page.getByText('Added to watchlist')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Watching:/ })).toHaveAttribute('aria-pressed', 'true');

    // The lot is still marked after a reload, and on the other page, which uses another call.
    await open(page, '/browse-live-auctions');
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Watching:/ }),
    ).toBeVisible();
    await cards(page)
      .first()
      .getByRole('button', { name: /^Watching:/ })
      .click();
    await expect(page.getByText('Removed from watchlist')).toBeVisible();
    const secondWatchRequest = page.waitForRequest((request) => request.url().endsWith('/api/equipment/watchlist'));
    await cards(page)
      .first()
      .getByRole('button', { name: /^Watch:/ })
      .click();
    expect((await secondWatchRequest).postDataJSON()).toEqual({ consignmentId: lot?._id });

    const refusal = 'Your watch list is full. Remove an auction first.';
    for (const [body, message] of [
      [{ message: refusal, code: 'watch.too_many' }, refusal],
      [{}, 'Failed to add to watchlist'],
    ] as const) {
      await page.route('**/api/equipment/watchlist', (route) => route.fulfill({ status: 409, json: body }));
      await cards(page)
        .nth(1)
        .getByRole('button', { name: /^Watch:/ })
        .click();
      await expect(page.getByText(message).last()).toBeVisible();
      await page.unroute('**/api/equipment/watchlist');
    }
  });

  test('[AU-012] asks a visitor who wants to watch to log in, in both languages', async ({ page }) => {
    await open(page, '/auctions');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Watch:/ })
      .click();
    await expect(page.getByText('Please log in to watch auctions')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await open(page, '/ar/browse-live-auctions');
    await cards(page)
      .first()
      .getByRole('button', { name: /^متابعة:/ })
      .click();
    await expect(page.getByText('يُرجى تسجيل الدخول لمتابعة المزادات')).toBeVisible();
    await expect(page).toHaveURL(/\/ar\/login$/);
  });

  test('[AU-004] [SH-033] [SH-040] says why loading failed, and tries again', async ({ page, expectedErrors }) => {
    expectedErrors.push(/500|503/);
    for (const [path, link] of [
      ['/', 'Auctions'],
      ['/auctions', 'See all live auctions'],
    ] as const)
      for (const [body, message] of [
        [{ message: 'The house is closed' }, 'The house is closed'],
        [{}, 'Failed to load auctions'],
      ] as const) {
        await open(page, path);
        await page.route('**/api/auth/live?*', (route) => route.fulfill({ status: 500, json: body }));
        await page.getByRole('link', { name: link, exact: true }).first().click();
        await expect(main(page).getByRole('alert').getByText(message, { exact: true })).toBeVisible();
        await page.unroute('**/api/auth/live?*');
        await main(page).getByRole('button', { name: 'Try again' }).click();
        await expect(cards(page).first()).toBeVisible();
      }
  });

  test('says when no auctions are live or announced', async ({ page }) => {
    await open(page, '/');
    for (const path of ['live', 'upcoming'])
      await page.route(`**/api/auth/${path}?*`, (route) => route.fulfill({ json: [] }));
    await page.getByRole('banner').getByRole('link', { name: 'Auctions' }).click();
    await expect(main(page).getByText('No auctions are live right now')).toBeVisible();
    await expect(main(page).getByText('No upcoming auctions right now')).toBeVisible();
    await expectNoFaults(page);
  });
});

test.describe('the live auctions page', () => {
  test('[AU-008] [AU-009] finds lots by word, category and order, and keeps all three in the address', async ({
    page,
    stack,
  }) => {
    await open(page, '/browse-live-auctions');
    const category = main(page).getByLabel('Category');
    expect(await category.locator('option').allTextContents()).toEqual([
      'All categories',
      'Excavators',
      'Cranes',
      'Bulldozers',
      'Loaders',
      'Trucks',
      'Concrete Mixers',
      'Dump Trucks',
      'Other',
    ]);
    const order = main(page).getByLabel('Sort by');
    expect(
      await order.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(['ending-soon', 'price-low', 'price-high', 'most-bids']);

    const [first] = await live(stack);
    const search = main(page).getByRole('textbox', { name: 'Search' });
    await search.fill(first?.title ?? '');
    await page.keyboard.press('Enter');
    await expect(async () =>
      expect(await titles(page)).toEqual(
        (await live(stack, `search=${encodeURIComponent(first?.title ?? '')}`)).map(({ title }) => title),
      ),
    ).toPass();
    expect(await titles(page)).toContain(first?.title);

    await open(page, '/browse-live-auctions');
    await category.selectOption('Cranes');
    await expect(page).toHaveURL(/\?category=cranes$/);
    await expect(async () =>
      expect(await titles(page)).toEqual((await live(stack, 'category=Cranes')).map(({ title }) => title)),
    ).toPass();
    await order.selectOption('price-high');
    await expect(page).toHaveURL(/\?category=cranes&sortBy=price-high$/);
    await expect(async () =>
      expect(await titles(page)).toEqual(
        (await live(stack, 'category=Cranes&sortBy=price-high')).map(({ title }) => title),
      ),
    ).toPass();

    await search.fill('no such machine');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('No live auctions match your filters')).toBeVisible();
    await expect(page).toHaveURL(/search=no\+such\+machine/);
    await expectNoFaults(page);
    await main(page).getByRole('link', { name: 'Clear Filters' }).last().click();
    await expect(page).toHaveURL(/\/browse-live-auctions\?sortBy=price-high$/);
    await expect(cards(page).first()).toBeVisible();

    // The address can be sent to a colleague: it opens with the same filters.
    await open(page, '/browse-live-auctions?category=cranes&sortBy=most-bids');
    await expect(category).toHaveValue('cranes');
    await expect(order).toHaveValue('most-bids');
  });

  test('[AU-008] loads more lots, and opens a later page on its own', async ({ page, stack }) => {
    const all = [...(await live(stack)), ...(await live(stack, 'page=2'))];
    expect(all.length).toBeGreaterThan(12);
    await open(page, '/browse-live-auctions');
    await expect(cards(page)).toHaveCount(12);
    for (const [at, { _id, title }] of all.slice(0, 2).entries()) {
      const card = cards(page).nth(at);
      const bid = card.getByRole('link', { name: `Bid Now: ${title}` });
      await expect(bid).toHaveAttribute('href', `/auction/bid/${_id}`);
      await expect(card.getByRole('button', { name: /^Watch:/ })).toBeVisible();
    }
    await main(page).getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(Math.min(24, all.length));
    await expect(cards(page).nth(12).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(/\?page=2$/);
    if (all.length < 24) await expect(main(page).getByRole('link', { name: 'Load More' })).toHaveCount(0);

    await page.context().clearCookies();
    await page.goto('about:blank');
    await open(page, '/browse-live-auctions?page=2');
    await expect(cards(page)).toHaveCount(all.length - 12);
    await main(page).getByRole('link', { name: 'Back to the first page' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test("[AU-005] [AU-019] [AU-020] shows the facts of a lot, and counts down by the server's clock, not the visitor's", async ({
    page,
    stack,
  }) => {
    await page.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 3_600_000;
    });
    await open(page, '/browse-live-auctions');
    const lot = (await live(stack)).find(({ type }) => type !== 'Sealed Bid');
    const card = cards(page).filter({ has: page.locator(`a[href="/auction/bid/${lot?._id}"]`) });
    for (const fact of [lot?.title, lot?.location, lot?.userId.companyName, lot?.type])
      await expect(card).toContainText(fact ?? '-');
    await expect(card).toContainText(`$${(lot?.currentBid ?? lot?.minimumBid ?? 0).toLocaleString('en')}`);
    const seconds = async () => {
      const message = (await card.getByRole('timer').textContent()) ?? '';
      const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(message)?.[1] ?? 0);
      return part('d') * 86_400 + part('h') * 3_600 + part('m') * 60 + part('s');
    };
    const left = (Date.parse(lot?.endDate ?? '') - Date.parse(lot?.now ?? '')) / 1_000;
    // The countdown shows seconds only in the last hour, and minutes only in the last day.
    const exact = left < 3_600 ? 10 : left < 86_400 ? 70 : 3_700;
    expect(Math.abs((await seconds()) - left)).toBeLessThan(exact);
  });

  test('shows neither bids nor the reserve of a sealed lot', async ({ page, stack }) => {
    const sealed = [...(await live(stack)), ...(await live(stack, 'page=2'))].find(({ type }) => type === 'Sealed Bid');
    await open(page, '/browse-live-auctions');
    const card = cards(page).filter({ has: page.locator(`a[href="/auction/bid/${sealed?._id}"]`) });
    await expect(card).toContainText('Sealed Bid');
    await expect(card).toContainText('Bids are sealed');
    await expect(card.getByText(/^Reserve/)).toHaveCount(0);
  });

  test('[SH-041] filters lots in Arabic on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/ar/browse-live-auctions');
    await main(page).getByLabel('الفئة').focus();
    await main(page).getByLabel('الفئة').selectOption('excavators');
    await expect(page).toHaveURL(/\/ar\/browse-live-auctions\?category=excavators$/);
    await expect(main(page).getByRole('list', { name: 'عوامل التصفية المختارة' })).toContainText('الحفارات');
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /^زايد الآن/ }),
    ).toHaveAttribute('href', /^\/ar\/auction\/bid\//);
    await expectNoFaults(page);
  });

  test('lists and filters lots without JavaScript', async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const page = await context.newPage();
    await page.goto('/browse-live-auctions');
    await expect(cards(page)).toHaveCount(12);
    await main(page).getByLabel('Category').selectOption('Cranes');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/category=cranes/);
    await expect(cards(page).first()).toBeVisible();
    await context.close();
  });
});
