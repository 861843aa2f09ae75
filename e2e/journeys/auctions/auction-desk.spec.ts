// Follows a machine from the consignment to the handover, with one screen each for seller, operator and buyer.
import type { Page } from '@playwright/test';
import { expect, logIn, test, waitForHydration } from '../../fixtures.ts';
import { main, openTrackedPage, phone, setLotEnd, submitBid } from '../../steps/bidding-steps.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { deskItem, openDeskItem } from '../../steps/desk-steps.ts';
import { consignmentForm, postToApi } from '../../steps/lot-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const choices = ['manufacturer', 'category', 'condition', 'type', 'auctionDuration'];
const lotRow = (page: Page, title: string) => main(page).getByRole('row').filter({ hasText: title });
const dialog = (page: Page) => page.getByRole('dialog');

test('[PU-029] [AU-066] [AU-067] [AU-068] [AU-069] [DA-013] [DA-014] [DA-015] [DA-044] [DA-045] takes a machine from consignment through approval, sale and payment to handover', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const model = `D6-${Date.now() % 1e6}`;
  const title = `Komatsu ${model} 2019`;
  const [supplier, buyer] = [await registerCompany(stack), await registerCompany(stack)];
  const seller = await openTrackedPage(browser, stack, supplier, '/auction/consign');
  await expect(main(seller).locator('form [name=contactEmail]')).not.toHaveValue('');
  for (const [name, value] of Object.entries({ ...consignmentForm(model), reservePrice: '1500' })) {
    const input = main(seller).locator(`form [name="${name}"]`);
    if (choices.includes(name)) await input.selectOption(value);
    else await input.fill(value);
  }
  await main(seller).locator('form button[type=submit]').click();
  await expect(seller).toHaveURL(/\/auctions$/);

  await seller.goto('/dashboard?role=supplier&tab=auctions');
  await expect(main(seller).getByRole('tab', { name: 'Consignments & Bids' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(seller).getByRole('tab', { name: /^My / })).toHaveText([
    'My Listings',
    'My Consignments',
    'My Bids',
  ]);
  const row = main(seller).getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('pending');
  await expectNoFaults(seller);
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(seller).toHaveURL(/\/consignments\/[\da-f-]{36}$/);
  const id = seller.url().split('/').at(-1) ?? '';
  await expect(main(seller)).toContainText('We’re reviewing it and will set the dates.');
  await expect(main(seller)).toContainText('$1,500');
  await expect(main(seller).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expectNoFaults(seller);

  const admin = await logIn(stack, 'admin');
  const desk = await openTrackedPage(browser, stack, { ...admin, role: 'supplier' }, '/admin/lots');
  // The operator decides beside the evidence.
  await openDeskItem(desk, title);
  await expect(desk).toHaveURL(new RegExp(`/admin/lots\\?open=${id}$`));
  await expect(deskItem(desk).getByRole('region', { name: 'The machine' })).toContainText(
    consignmentForm(model).description ?? '',
  );
  await expectNoFaults(desk);
  await deskItem(desk).getByRole('link', { name: title }).click();
  await expect(desk).toHaveURL(new RegExp(`/admin/lots/${id}$`));
  await expect(main(desk).getByRole('button', { name: /^Approve/ })).toBeVisible();
  await expectNoFaults(desk);
  await desk.goBack();
  await deskItem(desk)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(dialog(desk)).toContainText('Seller’s reserve: $1,500.');
  await expect(dialog(desk).locator('[name=startPrice]')).toHaveValue('100');
  await expect(dialog(desk).getByLabel('Start (Gulf time)')).toHaveAttribute('name', 'startDate');
  const start = await dialog(desk).locator('[name=startDate]').inputValue();
  const end = await dialog(desk).locator('[name=endDate]').inputValue();
  expect(Date.parse(`${end}Z`) - Date.parse(`${start}Z`)).toBe(7 * 86_400_000);
  await expectNoFaults(desk);
  await dialog(desk).locator('[name=endDate]').fill(start);
  await dialog(desk).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(desk).getByText('End must be after the start')).toBeVisible();
  await dialog(desk).locator('[name=endDate]').fill(end);
  await dialog(desk).locator('[name=startDate]').fill('2020-01-01T09:00');
  await dialog(desk).locator('[name=startPrice]').fill('1000');
  await dialog(desk).getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Auction scheduled')).toBeVisible();
  await expect(lotRow(desk, title)).toHaveCount(0);
  // The page of the seller updates without a reload: bidding has started.
  await expect(main(seller)).toContainText('The auction is live.');

  const bidder = await openTrackedPage(browser, stack, buyer, `/auction/bid/${id}`, phone);
  await waitForHydration(bidder);
  await submitBid(bidder, 1_000, 2_000);
  await expect(main(bidder).getByText('You are the highest bidder.')).toBeVisible();
  await setLotEnd(stack, id, 2);
  await main(bidder).getByRole('link', { name: 'View Results' }).click();
  await main(bidder).getByRole('link', { name: 'Open your bid' }).click();
  await expect(bidder).toHaveURL(/\/bids\/[\da-f-]{36}$/);
  const ownBid = bidder.url();
  await expect(main(bidder)).toContainText('You have won');
  await expect(main(bidder)).toContainText('Waiting for payment');
  await expect(main(bidder).getByRole('region', { name: 'The seller' })).toContainText('Salim Rashid');
  await expectNoFaults(bidder);
  await expect(main(seller)).toContainText('Sold for $1,500.');
  await expect(main(seller).getByRole('region', { name: 'The buyer' })).toContainText('Huda Qasim');

  await desk.goto('/admin/settlements');
  await (await openDeskItem(desk, title)).getByRole('button', { name: /^Confirm payment/ }).click();
  await dialog(desk).getByRole('button', { name: 'Confirm payment', exact: true }).click();
  await expect(desk.getByText('Payment confirmed')).toBeVisible();
  await expect(main(bidder)).toContainText('Your payment is confirmed.');
  await desk.goto('/admin/settlements?state=paid');
  const settlement = await openDeskItem(desk, title);
  await expectNoFaults(desk);
  await settlement.getByRole('button', { name: /^Confirm handover/ }).click();
  await dialog(desk).getByRole('button', { name: 'Handed over', exact: true }).click();
  await expect(desk.getByText('Sale completed', { exact: true })).toBeVisible();
  await expect(main(bidder)).toContainText('The machine is yours. The sale is complete.');
  await expect(main(seller)).toContainText('The sale is complete.');

  await bidder.goto('/dashboard?role=supplier&tab=auctions&list=bids');
  await expect(main(bidder).getByRole('row').filter({ hasText: title })).toContainText('You have won');
  await main(bidder).getByRole('link', { name: title, exact: true }).click();
  await expect(bidder).toHaveURL(ownBid);
});

test('[AU-068] shows the documented word for every status of a consignment, in its colour', async ({
  browser,
  stack,
}) => {
  const page = await openTrackedPage(browser, stack, await registerCompany(stack), '/dashboard');
  const words = ['pending', 'active', 'ended', 'cancelled', 'Rejected'];
  const row = {
    model: 'PC1',
    image: null,
    type: 'Online',
    currentBid: null,
    totalBids: 0,
    outcome: null,
    startDate: null,
    endDate: null,
    timeLeft: '',
    country: 'ae',
    now: '2026-01-02T08:00:00.000Z',
    createdAt: '2026-01-01T08:00:00.000Z',
  };
  const data = words.map((status, at) => ({ ...row, _id: `${at}`, title: `Machine ${at}`, status }));
  await page.route('**/api/auth/my-consignments*', (route) => route.fulfill({ json: { data, total: 5, pages: 1 } }));
  await page.goto('/dashboard?role=supplier&tab=auctions');
  const badges = main(page).getByRole('table').locator('[data-tone]');
  await expect(badges).toHaveText(words);
  const colours = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).backgroundColor));
  const [pending, active, ended, cancelled, rejected] = colours;
  expect(new Set(colours).size).toBe(3);
  expect([pending === active, ended === cancelled, cancelled === rejected]).toEqual([false, true, true]);

  // A lot that has its dates is scheduled, and one with an outcome says how it ended.
  const startDate = '2026-01-05T08:00:00.000Z';
  const decided = [
    { status: 'pending', startDate },
    { status: 'ended', startDate, outcome: 'sold' },
    { status: 'ended', startDate, outcome: 'passed' },
    { status: 'ended', startDate, outcome: 'cancelled' },
  ].map((lot, at) => ({ ...row, ...lot, _id: `${at}`, title: `Machine ${at}` }));
  await page.route('**/api/auth/my-consignments*', (route) =>
    route.fulfill({ json: { data: decided, total: 4, pages: 1 } }),
  );
  await page.reload();
  await expect(badges).toHaveText(['Scheduled', 'Sold', 'Passed', 'Cancelled']);
});

test('[DA-014] [DA-055] [DA-057] opens both lists of the section, and says when a list is empty or cannot be read', async ({
  browser,
  stack,
}) => {
  const page = await openTrackedPage(
    browser,
    stack,
    await registerCompany(stack),
    '/dashboard?role=supplier&tab=auctions',
  );
  await expect(main(page).getByText('No consignments found.')).toBeVisible();
  const lists = main(page).getByRole('tablist', { name: 'Consignments & Bids' }).getByRole('tab');
  await expect(lists).toHaveText(['My Consignments', 'My Bids']);
  await lists.filter({ hasText: 'My Bids' }).click();
  await expect(main(page).getByText('No bids found.')).toBeVisible();
  await expect(main(page).getByRole('tab', { name: 'Consignments & Bids' })).toHaveAttribute('aria-selected', 'true');
  await expectNoFaults(page);
  await page.route('**/api/auth/my-bids*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch bids');
});

test('[PU-025] [PU-029] [AU-066] [AU-042] [AU-073] rejects a consignment with a reason, and raises the limit of a bidder', async ({
  browser,
  stack,
}) => {
  const company = await registerCompany(stack);
  const admin = await logIn(stack, 'admin');
  const desk = await openTrackedPage(browser, stack, { ...admin, role: 'supplier' }, '/admin/lots');
  const waiting = main(desk).getByRole('table').getByRole('link').first();
  const title = (await waiting.textContent()) ?? '';
  await waiting.click();
  await deskItem(desk)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await dialog(desk).getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog(desk).getByRole('alert')).toContainText('Give a reason of at least 3 characters');
  await dialog(desk).getByRole('textbox').fill('The serial number is of another machine.');
  await dialog(desk).getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(desk.getByText('Consignment rejected')).toBeVisible();
  await desk.goto('/admin/lots?state=rejected');
  await expect(await openDeskItem(desk, title)).toContainText('The serial number is of another machine.');

  await desk.goto('/ar/admin/bidders');
  await expectNoFaults(desk);
  await desk.goto('/admin/bidders');
  const first = await openDeskItem(desk, 'both@rigsouq.test');
  await first.getByRole('button', { name: /^Approve/ }).click();
  await dialog(desk).locator('[name=limit]').fill('300000');
  await dialog(desk).getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Bidding limit raised')).toBeVisible();
  await desk.goto('/admin/bidders?state=approved');
  await expect(await openDeskItem(desk, 'both@rigsouq.test')).toContainText('$300,000');
  expect(
    (await postToApi(stack, '/admin/lots/00000000-0000-4000-8000-000000000000/reject', company.token, { reason: 'no' }))
      .status,
  ).toBe(403);
});
