// Tests the watch list: the state of each lot, the choice of notifications, and live updates of bids.
import type { Page } from '@playwright/test';
import type { readWatchlist } from '@rigsouq/contract/auctions/calls';
import type { myBids } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, holdStream, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { setLotEnd } from '../../steps/bidding-steps.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { aLot, getFromApi, postToApi } from '../../steps/lot-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

type Watched = AnswerOf<typeof readWatchlist>;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const LIST = '**/api/auth/watchlist';

async function watch(stack: Stack, { token }: OwnCompany, consignmentId: string) {
  expect((await postToApi(stack, '/watchlist', token, { consignmentId })).status).toBe(200);
}

const lot = (status: string, over: object = {}) => ({
  id: crypto.randomUUID(),
  title: `Machine that is ${status}`,
  image: null,
  condition: 'good',
  type: 'Online',
  status,
  currentBid: 41_500,
  minimumBid: 42_000,
  finalPrice: null,
  totalBids: 7,
  startDate: '2026-01-01T08:00:00.000Z',
  watched: true,
  position: null,
  timeLeft: '2h 0m',
  endDate: '2026-01-02T10:00:00.000Z',
  now: '2026-01-02T08:00:00.000Z',
  ...over,
});

test('[AU-045] [AU-047] [AU-048] [AU-049] [AU-050] shows the badge, the amounts and the links of every state', async ({
  page,
  signInAs,
}) => {
  await signInAs('buyer');
  const ended = { finalPrice: 43_000, endDate: '2026-01-02T07:00:00.000Z', timeLeft: 'Ended' };
  const lots = [
    lot('active'),
    lot('ending-soon', { watched: false, position: 'outbid' }),
    lot('ended', ended),
    lot('upcoming'),
    lot('paused'),
    lot('ended', { ...ended, watched: false, position: 'won' }),
    lot('ended', { ...ended, watched: false, position: 'lost' }),
  ];
  await page.route(LIST, (route) => route.fulfill({ json: lots }));
  await page.goto('/auction/watch');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('My Watch List');
  const card = (at: number) => cards(page).nth(at);
  const colour = (at: number, text: string) =>
    card(at)
      .getByText(text, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  await expect(card(0).getByText('Active', { exact: true })).toBeVisible();
  await expect(card(1).getByText('Ending Soon', { exact: true })).toBeVisible();
  await expect(card(2).getByText('Ended', { exact: true }).first()).toBeVisible();
  await expect(card(4).getByText('Unknown', { exact: true })).toBeVisible();
  const colours = [await colour(0, 'Active'), await colour(1, 'Ending Soon'), await colour(2, 'Ended')];
  expect(new Set(colours).size).toBe(3);

  for (const at of [0, 1]) {
    await expect(card(at)).toContainText('Current bid$41,500');
    await expect(card(at)).toContainText('Bids7');
    await expect(card(at).getByRole('timer')).toHaveText(/1h 59m|2h 0m/);
    for (const name of [/^Bid Now/, /^Details/])
      await expect(card(at).getByRole('link', { name })).toHaveAttribute('href', `/auction/bid/${lots[at]?.id}`);
  }
  for (const at of [2, 5, 6]) {
    await expect(card(at)).toContainText('Final price$43,000');
    await expect(card(at).getByRole('link', { name: /^View Results/ })).toHaveAttribute(
      'href',
      `/auction/results/${lots[at]?.id}`,
    );
  }
  for (const at of [2, 3, 4, 5, 6]) await expect(card(at).getByRole('link', { name: /^Bid Now/ })).toHaveCount(0);
  await expectNoFaults(page);
});

test('[AU-046] lets a member choose notifications with three checkboxes, and keeps the choice', async ({
  page,
  context,
  stack,
}) => {
  const company = await registerCompany(stack, 'buyer');
  await signInAsCompany(context, company);
  await page.goto('/auction/watch');
  const checkbox = (name: string) => main(page).getByRole('checkbox', { name });
  await expect(checkbox('Ending soon')).toBeChecked();
  await expect(checkbox('Outbid')).toBeChecked();
  await expect(checkbox('New bids')).not.toBeChecked();
  await checkbox('New bids').check();
  await checkbox('Ending soon').uncheck();
  await expect(async () =>
    expect(await getFromApi(stack, '/auth/watchlist/choices', company.token)).toEqual({
      endingSoon: false,
      outbid: true,
      newBids: true,
    }),
  ).toPass();
  await page.reload();
  await expect(checkbox('New bids')).toBeChecked();
  await expect(checkbox('Ending soon')).not.toBeChecked();
});

test('[AU-045] [AU-051] [AU-052] updates a watched lot with the bids, removes it, and shows an empty list', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const [watcher, bidder] = [await registerCompany(stack, 'buyer'), await registerCompany(stack, 'buyer')];
  const own = await aLot(stack);
  await watch(stack, watcher, own.id);
  await signInAsCompany(context, watcher);
  await page.goto('/auction/watch');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(own.title);
  await expect(cards(page)).toContainText('Starting bid$1,000');

  const bid = await postToApi(stack, '/equipment/bid', bidder.token, {
    consent: consentFor('bid'),
    consignmentId: own.id,
    bidAmount: 1_200,
  });
  expect(bid.status).toBe(200);
  await expect(cards(page)).toContainText('Current bid$1,200', { timeout: 70_000 });

  const remove = main(page).getByRole('button', { name: `Remove ${own.title} from the watch list` });
  for (const [body, message] of [
    [{ message: 'Not today' }, 'Not today'],
    [{}, 'Failed to remove from watchlist'],
  ] as const) {
    await page.route('**/api/equipment/watchlist/*', (route) => route.fulfill({ status: 500, json: body }));
    await remove.click();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute('**/api/equipment/watchlist/*');
  }
  const removeRequest = page.waitForRequest((request) => request.method() === 'DELETE');
  await remove.click();
  expect((await removeRequest).url()).toContain(`/api/equipment/watchlist/${own.id}`);
  await expect(page.getByText('Removed from watchlist')).toBeVisible();
  await expect(main(page).getByText('No items in your watch list')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'Browse Auctions' })).toHaveAttribute('href', '/auctions');
  expect(await getFromApi<Watched>(stack, '/auth/watchlist', watcher.token)).toEqual([]);

  // The list is as empty when the page is opened.
  await page.reload();
  await expect(main(page).getByText('No items in your watch list')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Browse Auctions' })).toHaveAttribute('href', '/auctions');
  await expectNoFaults(page);
});

test('shows a lot that the account bids on with its position, without a remove button', async ({
  page,
  context,
  stack,
}) => {
  const bidder = await registerCompany(stack, 'buyer');
  const own = await aLot(stack);
  const bid = { consent: consentFor('bid'), consignmentId: own.id, bidAmount: 1_500 };
  expect((await postToApi(stack, '/equipment/bid', bidder.token, bid)).status).toBe(200);
  await signInAsCompany(context, bidder);
  await page.goto('/auction/watch');
  await expect(cards(page)).toContainText('Highest bid, but below the reserve');
  await expect(cards(page).getByRole('button')).toHaveCount(0);

  // The page of the bid says the same, and names the highest bid once the lot has ended without a sale.
  const bids = await getFromApi<AnswerOf<typeof myBids>>(stack, '/auth/my-bids', bidder.token);
  await page.goto(`/bids/${bids.data[0]?._id}`);
  await expect(main(page)).toContainText('Highest bid, but below the reserve');
  await expect(main(page).getByText('Current highest bid', { exact: true })).toBeVisible();
  await setLotEnd(stack, own.id, 0);
  await expect(main(page)).toContainText('You did not win');
  await expect(main(page).getByText('Highest bid', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Current highest bid')).toHaveCount(0);
});

test('[AU-047] says why loading failed, and tries again', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/500/);
  await signInAs('buyer');
  await holdStream(page);
  for (const [body, message] of [
    [{ message: 'The house is closed' }, 'The house is closed'],
    [{}, 'Failed to load watchlist'],
  ] as const) {
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: body }));
    await page.goto('/auction/watch');
    await expect(main(page).getByRole('alert')).toContainText(message);
    await page.unroute(LIST);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('asks a visitor to log in, and shows the whole list in Arabic on a phone', async ({ page, context, stack }) => {
  await page.goto('/auction/watch');
  await expect(page.getByText('Please log in to watch auctions')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const company = await registerCompany(stack, 'buyer');
  const own = await aLot(stack, { type: 'Sealed Bid' });
  await watch(stack, company, own.id);
  const other = await context.browser()?.newContext({ baseURL: stack.url, viewport: { width: 360, height: 780 } });
  if (!other) throw new Error('the context has no browser');
  await signInAsCompany(other, company);
  const phone = await other.newPage();
  await phone.goto('/ar/auction/watch');
  await expect(cards(phone)).toContainText('عطاء مختوم');
  await expect(cards(phone)).toContainText('سرّية');
  await expect(cards(phone).getByRole('link', { name: /^زايد الآن/ })).toHaveAttribute(
    'href',
    `/ar/auction/bid/${own.id}`,
  );
  await expectNoFaults(phone);
  await other.close();
});
