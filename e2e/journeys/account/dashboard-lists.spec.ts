// Tests what all lists of the dashboard have in common: loading, failing, the badge of each row, and the pages.
import type { Page } from '@playwright/test';
import { expect, holdStream, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { main } from '../../steps/deal-steps.ts';

type List = {
  name: string;
  /** The query of the dashboard that opens the list. */
  at: string;
  call: string;
  fallback: string;
  /** Whether the server answers all rows at once, which the page splits. */
  whole?: true;
};

const data = 'Failed to fetch data';
const quotes = 'Failed to fetch quotes';
const inspections = 'Failed to fetch inspections';
const bookings = 'Failed to fetch bookings';

const lists: Record<'buyer' | 'supplier', List[]> = {
  buyer: [
    { name: 'Needs', at: 'tab=procurement&list=needs', call: 'auth/get-needs/*', fallback: data },
    { name: 'Projects', at: 'tab=procurement&list=projects', call: 'auth/get-projects/*', fallback: data },
    { name: 'My Quotes', at: 'tab=inquiries&list=quotes', call: 'auth/my-requested-quotes', fallback: quotes },
    {
      name: 'My Inspections',
      at: 'tab=inquiries&list=inspections',
      call: 'auth/my-requested-inspections',
      fallback: inspections,
    },
    { name: 'My Bookings', at: 'tab=bookings', call: 'auth/my-bookings', fallback: bookings },
  ],
  supplier: [
    { name: 'My Listings', at: 'tab=listings', call: 'auth/seller', fallback: data, whole: true },
    {
      name: 'My Consignments',
      at: 'tab=auctions&list=consignments',
      call: 'auth/my-consignments',
      fallback: 'Failed to fetch consignments',
    },
    { name: 'My Bids', at: 'tab=auctions&list=bids', call: 'auth/my-bids', fallback: 'Failed to fetch bids' },
    { name: 'Selling Quotes', at: 'tab=inquiries&list=quotes', call: 'auth/my-selling-quotes', fallback: quotes },
    {
      name: 'Selling Inspections',
      at: 'tab=inquiries&list=inspections',
      call: 'auth/my-selling-inspections',
      fallback: inspections,
    },
    { name: 'Equipment Bookings', at: 'tab=bookings', call: 'auth/my-equipment-bookings', fallback: bookings },
  ],
};

/** The number of placeholders of a loading list. The placeholder of a loading tab has another number. */
const PLACEHOLDERS = 5;
const serverMessage = 'The yard office is closed.';

type Viewer = { view: 'buyer' | 'supplier'; token: string; userId: string };

/** Returns an answer with two pages, made from the real rows, so that every list has a second page. */
async function answerOfTwoPages(stack: Stack, { token, userId }: Viewer, { call, whole }: List): Promise<object> {
  const path = `/api/${call.replace('*', userId)}`;
  const answer = await fetch(`${stack.apis[0].url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const real = await answer.json();
  if (!whole) return { ...real, total: 21, pages: 2 };
  return Array.from({ length: 21 }, (_, n) => ({
    ...real[n % real.length],
    _id: `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  }));
}

async function checkList(page: Page, stack: Stack, viewer: Viewer, list: List): Promise<void> {
  const pattern = `**/api/${list.call}${list.whole ? '' : '?*'}`;
  const panel = main(page).getByRole('region', { name: list.name, exact: true });
  const rows = panel.locator('tbody tr');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let failure: object = { message: serverMessage, code: 'yard.closed' };
  await page.route(pattern, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: failure });
  });
  const address = `/dashboard?role=${viewer.view}&${list.at}`;
  await page.goto(address);
  const loading = main(page).getByRole('status', { name: 'Loading...' }).locator(':scope > *');
  await expect(loading).toHaveCount(PLACEHOLDERS);
  release();

  // The message stands in place of the list, in red.
  const note = main(page).getByRole('tabpanel').last().getByRole('alert');
  await expect(note).toContainText(serverMessage, { timeout: 20_000 });
  await expect(panel).toHaveCount(0);
  await expect(loading).toHaveCount(0);
  const colour = await note.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  failure = {};
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toContainText(list.fallback, { timeout: 20_000 });

  await page.unroute(pattern);
  const json = await answerOfTwoPages(stack, viewer, list);
  await page.route(pattern, (route) => route.fulfill({ json }));
  const firstPage = page.waitForRequest(pattern);
  await note.getByRole('button', { name: 'Try again' }).click();
  const pager = panel.getByRole('navigation');
  const [previous, next] = [
    pager.getByRole('button', { name: 'Previous' }),
    pager.getByRole('button', { name: 'Next' }),
  ];
  await expect(pager).toContainText('Page 1 of 2');
  if (list.whole) await expect(rows).toHaveCount(20);
  else expect(queryOf(await firstPage)).toBe('page=1&limit=20');
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) await expect(row.locator('td').nth(4).locator('[data-tone]')).toHaveText(/\w/);
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();

  const secondPage = page.waitForRequest(pattern);
  if (list.whole) secondPage.catch(() => undefined);
  await next.click();
  await expect(pager).toContainText('Page 2 of 2');
  if (list.whole) await expect(rows).toHaveCount(1);
  else expect(queryOf(await secondPage)).toBe('page=2&limit=20');
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();

  // A page that does not exist is not opened.
  await page.goto(`${address}&page=0`);
  await expect(pager).toContainText('Page 1 of 2');
  await page.goto(`${address}&page=99`);
  await expect(pager).toContainText('Page 2 of 2');
  await page.unroute(pattern);
}

const queryOf = (request: { url(): string }) => new URL(request.url()).searchParams.toString();

for (const view of ['buyer', 'supplier'] as const)
  test(`[DA-018] [DA-019] [DA-020] [DA-054] [DA-055] [SH-033] loads every list of the ${view} view in pages of 20 rows with badges, or says why it failed`, async ({
    page,
    signInAs,
    stack,
    expectedErrors,
  }) => {
    test.setTimeout(300_000);
    expectedErrors.push(/500/);
    const viewer = { view, ...(await signInAs(view)) };
    await holdStream(page);
    for (const list of lists[view]) await test.step(list.call, () => checkList(page, stack, viewer, list));
  });

const cards = (page: Page) => main(page).locator('dl').first().locator('div');

test('[DA-006] shows each statistic of the buyer view under its own label', async ({ page, signInAs }) => {
  await signInAs('buyer');
  const json = { totalInquiriesSent: 11, totalInquiriesReceived: 22, unreadMessages: 33 };
  await page.route('**/api/stats/stats*', (route) => route.fulfill({ json }));
  await page.goto('/dashboard?role=buyer');
  await expect(cards(page)).toHaveText(['Inquiries Sent11', 'Inquiries Received22', 'Unread Messages33']);
});

test('[DA-012] shows each statistic of the supplier view under its own label', async ({ page, signInAs }) => {
  await signInAs('supplier');
  const json = { totalListings: 11, activeListings: 22, totalViews: 33, totalInquiries: 44 };
  await page.route('**/api/stats/stats*', (route) => route.fulfill({ json }));
  await page.goto('/dashboard?role=supplier');
  await expect(cards(page)).toHaveText(['Total Listings11', 'Active Listings22', 'Total Views33', 'Total Inquiries44']);
});

const machineLists: Record<'buyer' | 'supplier', readonly string[]> = {
  buyer: ['My Quotes', 'My Inspections', 'My Bookings'],
  supplier: ['My Bids', 'Selling Quotes', 'Selling Inspections', 'Equipment Bookings'],
};

/** Replaces the fields of all rows of an answer, wherever they are in it. */
const withFields = (json: string, values: Record<string, unknown>) =>
  Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replaceAll(
        new RegExp(`"${name}":("[^"]*"|null|true|false|\\d+)`, 'g'),
        `"${name}":${JSON.stringify(value)}`,
      ),
    json,
  );

for (const view of ['buyer', 'supplier'] as const)
  test(`shows the day of each deal of the ${view} view in the country of its machine`, async ({
    page,
    signInAs,
    stack,
  }) => {
    const { token } = await signInAs(view);
    await holdStream(page);
    for (const { name, at, call } of lists[view].filter((list) => machineLists[view].includes(list.name))) {
      const answer = await fetch(`${stack.apis[0].url}/api/${call}?page=1&limit=20`, {
        headers: { authorization: `Bearer ${token}` },
      });
      // It is half past midnight on the 17th in Dubai, and half past eleven on the 16th in Riyadh.
      const body = withFields(await answer.text(), { createdAt: '2026-11-16T20:30:00.000Z', country: 'sa' });
      await page.route(`**/api/${call}?*`, (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto(`/dashboard?role=${view}&${at}`);
      const row = main(page).getByRole('region', { name, exact: true }).locator('tbody tr').first();
      await expect(row.locator('td').nth(3), name).toHaveText('16 Nov 2026');
    }
  });

test('shows in My Bids that the highest bid is below the reserve, or that it was the highest', async ({
  page,
  signInAs,
  stack,
}) => {
  const { token } = await signInAs('supplier');
  await holdStream(page);
  const answer = await fetch(`${stack.apis[0].url}/api/auth/my-bids?page=1&limit=20`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const json = await answer.text();
  const row = main(page).getByRole('region', { name: 'My Bids', exact: true }).locator('tbody tr').first();
  let body = withFields(json, { position: 'leading', reserveMet: false, status: 'active', currentBid: 5_000 });
  await page.route('**/api/auth/my-bids?*', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/dashboard?role=supplier&tab=auctions&list=bids');
  await expect(row).toContainText('Highest bid, but below the reserve');
  await expect(row).toContainText('Current bid $5,000');
  body = withFields(json, { position: 'lost', reserveMet: false, status: 'ended', currentBid: 5_000 });
  await page.reload();
  await expect(row).toContainText('You did not win');
  await expect(row).toContainText('Highest bid $5,000');
});
