// Tests what people do on a phone on site: find a machine, see it without scrolling, and hit what they aim at.
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';
import { dateInDays } from '../../steps/rental-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Returns the controls that are smaller than a finger needs. Links within a text are as high as its lines. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isControl = (element: Element) => {
      if (element.tagName !== 'A') return true;
      const { borderTopWidth, backgroundColor } = getComputedStyle(element);
      return borderTopWidth !== '0px' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    };
    return [...document.querySelectorAll('a, button, select, summary, [role=tab], search')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isControl(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.height < 43.5 || box.width < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`);
  });
}

/** Returns the prices that stand on two lines. */
function findBrokenPrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      for (const { 0: price, index } of node.data.matchAll(/(?:(?:SAR|AED|USD|QAR|KWD|BHD|OMR)\s?|\$)[\d,.]*\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + price.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(price);
      }
    return broken;
  });
}

for (const prefix of ['', '/ar'])
  for (const path of ['/marketplace', '/marketplace/buy', '/rentals', '/rentals?location=Dammam&category=excavators'])
    test(`shows the first machine of ${prefix}${path} without scrolling, below one search`, async ({ page }) => {
      await open(page, prefix + path);
      const first = await cards(page).first().boundingBox();
      expect((first?.y ?? 740) + (first?.height ?? 0)).toBeLessThanOrEqual(740);
      const searches = page.getByRole('searchbox').filter({ visible: true });
      const summaries = main(page).getByRole('button', { name: /Any dates|أي تواريخ/ });
      expect((await searches.count()) + (await summaries.count())).toBe(1);
    });

for (const prefix of ['', '/ar'])
  test(`has targets for a finger, and no broken price (${prefix || 'English'})`, async ({ page }) => {
    await open(page, `${prefix}/rentals`);
    const rental = await cards(page).first().getByRole('link').first().getAttribute('href');
    await open(page, `${prefix}/marketplace`);
    const ids = await cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')?.split('/').at(-1)));
    const machine = rental?.replace('/ar', '').split('?')[0]?.split('/').at(-1) ?? '';
    const paths = ['/', '/marketplace', '/rentals', `/equipment/${machine}`, `/book/${machine}`, '/auctions'];
    for (const path of [...paths, '/browse-live-auctions', `/compare?ids=${ids.join(',')}`]) {
      await open(page, prefix + path);
      expect([path, await findSmallTargets(page)]).toEqual([path, []]);
      expect([path, await findBrokenPrices(page)]).toEqual([path, []]);
    }
  });

test('[CA-050] finds a machine for rent by place and dates, and books the days that its calendar shows', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Rent', exact: true }).click();
  await main(page)
    .getByRole('button', { name: /Anywhere · Any dates/ })
    .click();
  const sheet = page.getByRole('region', { name: 'Filters' });
  await sheet.getByLabel('Location').selectOption('Dammam');
  await sheet.getByLabel('Category').selectOption('excavators');
  await sheet.getByLabel('From date').fill(dateInDays(7));
  await sheet.getByLabel('To date').fill(dateInDays(9));
  await sheet.getByLabel('To date').blur();
  await sheet.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(main(page).getByRole('button', { name: /^Excavators Dammam · / })).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText('Dammam');
  expect(await findAxeViolations(page)).toEqual([]);

  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  const availability = main(page).getByRole('region', { name: 'Availability', exact: true });
  await availability.scrollIntoViewIfNeeded();
  const free = availability.locator('[data-day][aria-disabled=false]');
  await expect(free.first()).toBeVisible();
  const [start, end] = await free.evaluateAll((days) =>
    days.slice(0, 2).map((day) => day.getAttribute('data-day') ?? ''),
  );
  await availability.locator(`[data-day="${start}"]`).click();
  await availability.locator(`[data-day="${end}"]`).click();
  await availability.getByRole('link', { name: 'Book these dates' }).click();
  await expect(page.locator('input[name=startDate]')).toHaveValue(start ?? '');
  await expect(page.locator('input[name=endDate]')).toHaveValue(end ?? '');
});

test('shows what is on the market now on the home page, also before its code is loaded', async ({ page, browser }) => {
  await open(page, '/');
  for (const name of ['Auctions ending soon', 'New on the market'])
    await expect(main(page).getByRole('region', { name }).getByRole('article').first()).toBeVisible();
  await main(page).getByRole('searchbox').fill('komatsu');
  await main(page).getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?search=komatsu$/);
  await open(page, '/');
  await main(page)
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await expect(main(page).getByRole('button', { name: /^Compare: /, pressed: true })).toHaveCount(1);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page2 = await plain.newPage();
  await page2.goto(page.url());
  await expect(main(page2).getByRole('region', { name: 'New on the market' }).getByRole('article')).toHaveCount(4);
  await plain.close();
});

test('compares two machines side by side, with the winning values marked', async ({ page }) => {
  await open(page, '/marketplace?category=excavators');
  const ids = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')?.split('/').at(-1)));
  await open(page, `/compare?ids=${ids.join(',')}`);
  const heads = main(page).getByRole('columnheader');
  for (const head of await heads.all()) {
    const box = await head.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await expect(head.getByRole('link', { name: /^Contact Seller: / })).toBeVisible();
  }
  await expect(heads).toHaveCount(2);
  const year = main(page).getByRole('row', { name: /^Year/ });
  const plain = await year
    .getByRole('cell')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(plain).size).toBe(2);
  expect(await findAxeViolations(page)).toEqual([]);
});
