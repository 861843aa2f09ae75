// Tests bidding with several bidders at the same time: each sees the other's bid without a reload.
import type { Page } from '@playwright/test';
import type { liveAuctions } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import {
  bidButton,
  expectSameDocument,
  field,
  main,
  openTrackedPage,
  phone,
  readLot,
  runSql,
  setLotEnd,
  status,
  submitBid,
} from '../../steps/bidding-steps.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { aLot, getFromApi } from '../../steps/lot-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const texts = {
  en: {
    at: '',
    status: 'Auction Status',
    winning: 'You are winning',
    belowReserve: 'Highest bid, but below the reserve',
    outbid: 'You have been outbid',
    placed: 'Bid placed successfully',
    beaten: 'Your bid was accepted, but another bidder has a higher maximum or set the same one first.',
    chart: /^Price over the course of the auction/,
    bidder: (number: number) => `Bidder ${number}`,
  },
  ar: {
    at: '/ar',
    status: 'حالة المزاد',
    winning: 'أنت في الصدارة',
    belowReserve: 'مزايدتك الأعلى، لكنها دون السعر الاحتياطي',
    outbid: 'زايد عليك غيرك',
    placed: 'قُدّمت المزايدة بنجاح',
    beaten: 'سُجّلت مزايدتك، لكن لدى غيرك حدًّا أعلى منها، أو مساويًا أسبق.',
    chart: /^السعر على مدى المزاد/,
    bidder: (number: number) => `المزايد ${number}`,
  },
} as const;

const receipt = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Log entry' });

for (const language of ['en', 'ar'] as const) {
  const text = texts[language];
  test(`[AU-015] [AU-016] [AU-025] [AU-026] [AU-027] [AU-028] shows two bidders live who is outbid, beaten by an earlier equal maximum, or winning (${language})`, async ({
    browser,
    stack,
  }) => {
    const lot = await aLot(stack, { startPrice: 1_000, reservePrice: 1_500 });
    const [one, two] = [await registerCompany(stack), await registerCompany(stack, 'buyer')];
    const path = `${text.at}/auction/bid/${lot.id}`;
    const first = await openTrackedPage(browser, stack, one, path);
    const second = await openTrackedPage(browser, stack, two, path, phone);
    await waitForHydration(first);
    await waitForHydration(second);

    await submitBid(first, 1_000);
    await expect(main(first).getByText(text.placed)).toBeVisible();
    await expect(status(first, text.status)).toContainText(text.belowReserve);
    await expect(status(second, text.status)).toContainText('$1,000');
    const row = main(second)
      .getByRole('row')
      .filter({ has: second.getByRole('cell', { name: text.bidder(1), exact: true }) });
    const [bid] = (await readLot(stack, lot.id)).recentBids;
    await expect(row.locator('time')).toHaveAttribute('datetime', bid?.time ?? '');
    await expect(row.locator('time')).toHaveText(/\d\d:\d\d:\d\d/);
    await expect(row.getByRole('cell').last()).toHaveText('$1,000');

    await submitBid(second, 1_100, 5_000);
    await expect(status(second, text.status)).toContainText(text.winning);
    await expect(status(first, text.status)).toContainText(text.outbid);
    // The maximum reaches the reserve, so the price rises to the reserve (R42).
    await expect(status(first, text.status)).toContainText('$1,500');
    await expect(main(first).getByRole('status').filter({ hasText: text.outbid }).first()).toContainText('$1,500');

    await submitBid(first, 1_700, 5_000);
    await expect(main(first).getByText(text.beaten)).toBeVisible();
    await expect(first.getByRole('alert').filter({ hasText: text.outbid })).toBeVisible();
    for (const page of [first, second]) await expect(status(page, text.status)).toContainText('$5,000');
    await expect(status(second, text.status)).toContainText(text.winning);

    await submitBid(first, 5_250, 9_000);
    await expect(status(first, text.status)).toContainText(text.winning);
    await expect(status(second, text.status)).toContainText(text.outbid);
    for (const page of [first, second]) {
      await expect(status(page, text.status)).toContainText('$5,250');
      await expect(main(page).getByRole('img', { name: text.chart }).locator('circle')).toHaveCount(4);
      await expectSameDocument(page);
      await expectNoFaults(page);
    }
    // A bidder must not see the maximum of another bidder.
    await expect(main(second)).not.toContainText('$9,000');
  });
}

test('[AU-013] [AU-014] [AU-015] [AU-016] [AU-017] [AU-018] shows the machine and the auction status on the page of a lot', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const lot = await aLot(stack);
  await page.goto(`/auction/bid/${lot.id}`);
  await expect(page).toHaveTitle(`Place Your Bid: ${lot.title} | Rigsouq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place Your Bid');
  await expect(page.getByRole('heading', { level: 2, name: lot.title })).toBeVisible();
  const facts = main(page).getByRole('region', { name: 'The machine' });
  const factOf = (label: string) =>
    facts
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  for (const [label, fact] of [
    ['Seller', 'Qasr Plant'],
    ['Condition', 'Good'],
    ['Year', '2019'],
    ['Hours', '6,200 hours'],
    ['Total bids', '0'],
  ] as const)
    await expect(factOf(label)).toHaveText(fact);
  await expect(status(page).getByText('Active', { exact: true })).toBeVisible();
  for (const label of ['Time left', 'Ends', 'Bids', 'Reserve', 'Minimum next bid'])
    await expect(status(page).getByText(label, { exact: true })).toBeVisible();
  await expect(status(page)).toContainText(/\d{1,2} \w+ 2\d{3}, \d\d:\d\d \w+ time/);
  await expect(main(page)).toContainText('No bids yet.');
  await expectNoFaults(page);

  await runSql(
    stack,
    `update machines set hours = null where id = (select machine_id from consignments where id = '${lot.id}')`,
  );
  await page.reload();
  await expect(factOf('Hours')).toHaveText('N/A');
  await expect(factOf('Total bids')).toHaveText('0');
  const live = await getFromApi<AnswerOf<typeof liveAuctions>>(stack, '/auth/live?limit=60');
  const busy = live.find(({ totalBids, image }) => totalBids && image);
  await page.goto(`/auction/bid/${busy?._id}`);
  await expect(factOf('Total bids')).toHaveText(String(busy?.totalBids));
  const statisticOf = (label: string) =>
    status(page)
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  await expect(statisticOf('Current highest bid')).toHaveText(`$${busy?.currentBid?.toLocaleString('en')}`);
  await expect(statisticOf('Bids')).toHaveText(new RegExp(`^${busy?.totalBids}(?!\\d)`));
  await expect(statisticOf('Time left').getByRole('timer')).toHaveText(/\d+[dhms]/);
  await expect(statisticOf('Ends').locator('time')).toHaveAttribute('datetime', busy?.endDate ?? '');
  await expect(
    main(page)
      .getByRole('img', { name: busy?.title ?? '' })
      .first(),
  ).toBeVisible();

  await page.goto('/auction/bid/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auction not found');
});

test('[AU-013] [AU-017] shows that a lot is loading when opened from another page, and says when loading failed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const calls = /\/api\/equipment\/auction\/[\da-f-]{36}$/;
  for (const [json, message] of [
    [{ message: 'The house is closed' }, 'The house is closed'],
    [{}, 'Failed to load auction details'],
  ] as const) {
    await page.goto('/auctions');
    await waitForHydration(page);
    let isAnswered = false;
    const requestStarted = new Promise<string>((resolve) => {
      void page.route(calls, async (route) => {
        resolve(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
        await expect.poll(() => isAnswered).toBe(true);
        await route.fulfill({ status: 500, json });
      });
    });
    const link = main(page)
      .getByRole('link', { name: /^Bid Now/ })
      .first();
    const id = (await link.getAttribute('href'))?.split('/').at(-1);
    await link.click();
    expect(await requestStarted).toBe(`GET /api/equipment/auction/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place Your Bid');
    await expect(main(page).getByText('Loading...')).toBeVisible();
    isAnswered = true;
    await expect(main(page).getByRole('alert')).toContainText(message);
    await page.unroute(calls);
  }
});

test('[AU-021] [AU-022] [AU-023] [AU-024] asks for the minimum bid and the terms, and sends whole dollars', async ({
  browser,
  stack,
}) => {
  const lot = await aLot(stack, { startPrice: 1_500 });
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  await waitForHydration(page);
  await expect(field(page, 'bidAmount')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'bidAmount')).toHaveAttribute('min', '1500');
  await expect(bidButton(page)).toBeDisabled();
  await field(page, 'bidAmount').fill('1499');
  await field(page, 'bidAmount').blur();
  await expect(main(page).getByText('Bid must be at least $1500')).toBeVisible();
  await field(page, 'terms').check();
  await expect(bidButton(page)).toBeDisabled();
  await field(page, 'bidAmount').clear();
  await expect(main(page).getByText('Bid must be at least $1500')).toBeVisible();
  await expect(bidButton(page)).toBeDisabled();
  await field(page, 'bidAmount').pressSequentially('١٥٠٠');
  await expect(main(page).getByText('Your bid: $1,500.')).toBeVisible();
  await expect(bidButton(page)).toBeEnabled();
  await field(page, 'terms').uncheck();
  await expect(main(page).getByText('Please agree to the terms and conditions')).toBeVisible();
  await expect(bidButton(page)).toBeDisabled();
  await main(page).getByRole('button', { name: '$1,600', exact: true }).click();
  await expect(field(page, 'bidAmount')).toHaveValue('1600');
  await field(page, 'maxBid').fill('1000');
  await field(page, 'terms').check();
  await expect(main(page).getByText('The maximum is lower than the bid.')).toBeVisible();
  await expect(bidButton(page)).toBeDisabled();
  await field(page, 'maxBid').fill('2000');
  await expect(main(page).getByText('Your bid: $1,600, up to $2,000.')).toBeVisible();

  // When an answer is lost, the page sends the same bid again with the same key, and it counts once.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/equipment/bid', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    expect(route.request().postDataJSON()).toEqual({
      consent: consentFor('bid'),
      consignmentId: lot.id,
      bidAmount: 1_600,
      maxBid: 2_000,
    });
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await bidButton(page).click();
  await expect(main(page).getByText('Bid placed successfully')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect((await readLot(stack, lot.id)).totalBids).toBe(1);
});

test('[AU-021] asks for the terms after a valid amount was typed or chosen, although their box was never ticked', async ({
  page,
  stack,
}) => {
  const lot = await aLot(stack, { startPrice: 1_500 });
  const request = main(page).getByText('Please agree to the terms and conditions');
  const enterAmount = [
    async () => {
      await field(page, 'bidAmount').fill('1500');
      await field(page, 'bidAmount').blur();
    },
    () => main(page).getByRole('button', { name: '$1,600', exact: true }).click(),
  ];
  for (const enter of enterAmount) {
    await page.goto(`/auction/bid/${lot.id}`);
    await waitForHydration(page);
    await expect(request).toHaveCount(0);
    await enter();
    await expect(request).toBeVisible();
    await expect(bidButton(page)).toBeDisabled();
  }
});

test('[AU-025] [AU-041] says why a bid is refused, with the amounts', async ({ browser, stack }) => {
  const lot = await aLot(stack, { startPrice: 1_000 });
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  await waitForHydration(page);
  await submitBid(page, 25_001);
  await expect(main(page).getByRole('alert')).toContainText('This bid exceeds your bidding limit.');
  await expect(main(page).getByRole('alert')).toContainText('You have $25,000 of your $25,000 limit available.');
  await expect(main(page).getByRole('alert').getByRole('link', { name: 'Raise your limit' })).toHaveAttribute(
    'href',
    '/register-to-bid',
  );
  // The refusal concerns the bid that was sent, so it disappears when the amount is changed.
  await field(page, 'bidAmount').fill('20000');
  await expect(main(page).getByRole('alert')).toBeHidden();
  await page.route('**/api/equipment/bid', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'bid.too_low', message: 'The bid is lower than the minimum bid.', facts: { minimumBid: 1_700 } },
    }),
  );
  await submitBid(page, 1_600);
  await expect(main(page).getByRole('alert')).toContainText('Bid must be at least $1700');
  await page.route('**/api/equipment/bid', (route) => route.fulfill({ status: 500, json: {} }));
  await submitBid(page, 1_700);
  await expect(main(page).getByRole('alert')).toContainText('Failed to place bid');
});

test('shows a leading bid in green only once it meets the reserve', async ({ browser, stack }) => {
  const lot = await aLot(stack, { startPrice: 1_000, reservePrice: 3_000 });
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  await waitForHydration(page);
  await submitBid(page, 2_000);
  await expect(receipt(page)).toContainText('Highest bid, but below the reserve.');
  await expect(receipt(page)).not.toHaveAttribute('data-good');
  await submitBid(page, 3_000);
  await expect(receipt(page)).toContainText('You are the highest bidder.');
  await expect(receipt(page)).toHaveAttribute('data-good');
});

test('says what the member can bid here, and repeats it when a bid is refused', async ({ browser, stack }) => {
  const [lot, other] = [await aLot(stack, { startPrice: 1_000 }), await aLot(stack, { startPrice: 1_000 })];
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${other.id}`);
  await waitForHydration(page);
  await submitBid(page, 2_000);
  await expect(receipt(page)).toContainText('Highest bid, but below the reserve.');
  await page.goto(`/auction/bid/${lot.id}`);
  await waitForHydration(page);
  await submitBid(page, 3_000);
  await expect(receipt(page)).toContainText('Highest bid, but below the reserve.');
  await expect(main(page)).toContainText('Committed in other auctions: $2,000. Available here: $23,000.');
  await submitBid(page, 23_001);
  await expect(main(page).getByRole('alert')).toContainText('You have $23,000 of your $25,000 limit available.');
});

test('warns before a bid when the minimum is above the limit of the member', async ({ browser, stack }) => {
  const lot = await aLot(stack, { startPrice: 25_100 });
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  await expect(main(page)).toContainText('The minimum bid is higher than what is available to you here.');
  await expect(main(page).getByRole('link', { name: 'Raise your limit' })).toHaveAttribute('href', '/register-to-bid');
});

test('does not send a bid later that could not be sent without a connection', async ({ browser, stack }) => {
  const lot = await aLot(stack, { startPrice: 1_000 });
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  await waitForHydration(page);
  await field(page, 'bidAmount').fill('900');
  await field(page, 'bidAmount').blur();
  await page.context().setOffline(true);
  await submitBid(page, 1_000);
  await expect(main(page).getByRole('alert').filter({ hasText: 'Failed to place bid' })).toBeVisible({
    timeout: 15_000,
  });
  await page.context().setOffline(false);
  await page.goto(`/auction/bid/${lot.id}`);
  expect((await readLot(stack, lot.id)).totalBids).toBe(0);
});

test('[AU-013] places a bid with the keyboard alone', async ({ browser, stack }) => {
  const lot = await aLot(stack, { startPrice: 1_000 });
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  await waitForHydration(page);
  await expect(field(page, 'bidAmount')).toBeEditable();
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if (await field(page, 'bidAmount').evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.type('1000');
  for (const _ of ['1', '2', '3', 'maximum']) await page.keyboard.press('Tab');
  await page.keyboard.type('1200');
  for (const _ of ['terms', 'auction terms', 'agreement']) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(bidButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText('Highest bid, but below the reserve.');
  await expect(receipt(page)).toBeFocused();
});

test("[AU-020] counts down correctly when the visitor's clock is an hour wrong", async ({ browser, stack }) => {
  const lot = await aLot(stack, { endsInMinutes: 30 });
  const context = await browser.newContext({ baseURL: stack.url });
  await context.addInitScript(() => {
    const RealDate = Date;
    const hourAhead = () => RealDate.now() + 3_600_000;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) => (args.length > 0 ? Reflect.construct(target, args) : new target(hourAhead())),
      get: (target, name) => (name === 'now' ? hourAhead : Reflect.get(target, name)),
    });
  });
  const page = await context.newPage();
  await page.goto(`/auction/bid/${lot.id}`);
  await expect(status(page).getByRole('timer')).toHaveText(/^29m \d\ds$/);
  const before = await status(page).getByRole('timer').textContent();
  await expect(status(page).getByRole('timer')).not.toHaveText(before ?? '');
});

test('[AU-032] [AU-033] [AU-034] [AU-035] extends a lot after a bid near its end, by at most one hour', async ({
  browser,
  stack,
}) => {
  const lot = await aLot(stack, { startPrice: 1_000, endsInMinutes: 2 });
  const [one, two] = [await registerCompany(stack), await registerCompany(stack)];
  const first = await openTrackedPage(browser, stack, one, `/auction/bid/${lot.id}`);
  const second = await openTrackedPage(browser, stack, two, `/auction/bid/${lot.id}`);
  await waitForHydration(first);
  await expect(status(second).getByRole('timer')).toHaveText(/^1m \d\ds$/);
  await submitBid(first, 1_000);
  await expect(main(first).getByText('It extended the auction to')).toBeVisible();
  for (const page of [first, second]) {
    await expect(status(page)).toContainText('Extended once');
    await expect(status(page).getByRole('timer')).toHaveText(/^(5m 00|4m \d\d)s$/);
  }

  // The lot is moved to the state after almost an hour of extensions.
  await runSql(
    stack,
    `update lots set starts_at = now() - interval '3 hours', first_ends_at = now() - interval '58 minutes', ends_at = now() + interval '1 minute' where id = '${lot.id}'`,
  );
  await submitBid(second, 1_100);
  await expect(status(first)).toContainText('Extended 2 times');
  await expect(status(first).getByRole('timer')).toHaveText(/^(2m 00|1m \d\d)s$/);
  const capped = await readLot(stack, lot.id);
  expect(Date.parse(capped.endDate ?? '') - Date.parse(capped.firstEndDate ?? '')).toBe(3_600_000);
  await submitBid(first, 1_200);
  await expect(status(second)).toContainText('$1,200');
  const after = await readLot(stack, lot.id);
  expect([after.endDate, after.extensions]).toEqual([capped.endDate, 2]);
  await expectSameDocument(first);

  await setLotEnd(stack, lot.id, 2);
  await expect(main(first).getByRole('link', { name: 'View Results' })).toBeVisible();
  await expect(main(first).locator('form#bid')).toHaveCount(0);
});

test('[AU-036] [AU-037] hides sealed bids until the end, lets a bidder change theirs, and shows the result at the end', async ({
  browser,
  stack,
}) => {
  const lot = await aLot(stack, { type: 'Sealed Bid', startPrice: 1_000, reservePrice: 2_000 });
  const [one, two] = [await registerCompany(stack), await registerCompany(stack)];
  const first = await openTrackedPage(browser, stack, one, `/auction/bid/${lot.id}`);
  const second = await openTrackedPage(browser, stack, two, `/auction/bid/${lot.id}`, phone);
  await waitForHydration(first);
  await expect(field(first, 'maxBid')).toHaveCount(0);
  await submitBid(first, 5_000);
  await expect(
    main(first).getByText('Your sealed bid is saved. You can change it until the auction ends.'),
  ).toBeVisible();
  await expect(status(first)).toContainText('Sealed bid submitted');
  await submitBid(first, 6_000);
  await expect(status(first)).toContainText('$6,000');
  await waitForHydration(second);
  await submitBid(second, 5_500);
  await expect(status(second)).toContainText('$5,500');
  for (const [page, other] of [
    [first, '5,500'],
    [second, '6,000'],
  ] as const) {
    await expect(status(page)).toContainText('Sealed until the end');
    await expect(main(page)).toContainText('Bids are sealed until the auction ends.');
    await expect(main(page)).not.toContainText(other);
    await expectNoFaults(page);
  }
  const seen = JSON.stringify(await readLot(stack, lot.id));
  for (const amount of ['5000', '5500', '6000']) expect(seen).not.toContain(amount);

  await setLotEnd(stack, lot.id, 2);
  await expect(status(first)).toContainText('You have won');
  await expect(status(second)).toContainText('You did not win');
  await expect(status(second)).toContainText('$6,000');
  await expectSameDocument(second);
});

test('[AU-038] offers no maximum in a Live auction, where everyone sees the bids', async ({ browser, stack }) => {
  const lot = await aLot(stack, { type: 'Live', startPrice: 1_000 });
  const bidder = await openTrackedPage(browser, stack, await registerCompany(stack), `/auction/bid/${lot.id}`);
  const visitor = await openTrackedPage(browser, stack, null, `/auction/bid/${lot.id}`);
  await waitForHydration(bidder);
  await expect(field(bidder, 'bidAmount')).toBeVisible();
  await expect(field(bidder, 'maxBid')).toHaveCount(0);
  await submitBid(bidder, 1_000);
  await expect(status(bidder)).toContainText('Highest bid, but below the reserve');
  await expect(status(bidder)).not.toContainText('Your maximum');
  await expect(status(visitor)).toContainText('$1,000');
  await expect(main(visitor).getByRole('cell', { name: 'Bidder 1' })).toBeVisible();
});

test('[AU-040] refuses bids by the seller and without a login, and shows no form for an upcoming lot', async ({
  browser,
  stack,
}) => {
  const lot = await aLot(stack);
  const own = await openTrackedPage(browser, stack, lot.seller, `/auction/bid/${lot.id}`);
  await expect(main(own).getByRole('link', { name: 'Open your consignment' })).toHaveAttribute(
    'href',
    `/consignments/${lot.id}`,
  );
  await expect(main(own).locator('form#bid')).toHaveCount(0);

  const visitor = await openTrackedPage(browser, stack, null, `/auction/bid/${lot.id}`, phone);
  await waitForHydration(visitor);
  await main(visitor).getByRole('link', { name: 'Bid Now' }).click();
  await expect(field(visitor, 'bidAmount')).toBeFocused();
  await submitBid(visitor, 1_000);
  await expect(visitor.getByRole('alert').getByText('Please log in to bid')).toBeVisible();
  await expect(visitor).toHaveURL(/\/login$/);

  const upcoming = await aLot(stack, { startsInMinutes: 120 });
  const early = await openTrackedPage(browser, stack, null, `/auction/bid/${upcoming.id}`);
  await expect(status(early)).toContainText('Starts in');
  await expect(main(early).locator('form#bid')).toHaveCount(0);
  const calendar = main(early).getByRole('link', { name: 'Add to calendar' });
  const file = await early.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await expectNoFaults(early);
});
