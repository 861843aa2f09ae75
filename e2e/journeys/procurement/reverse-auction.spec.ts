// Tests reverse auctions with a buyer and two suppliers, each on their own screen. An offer of one supplier changes the rank of the other, without
// a reload and without a name.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectSameDocument, openTrackedPage } from '../../steps/bidding-steps.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { dialog, main } from '../../steps/deal-steps.ts';
import { addColleague } from '../../steps/message-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';
import { callApi } from '../../steps/rental-steps.ts';
import {
  auctionPath,
  button,
  createReverseAuction,
  makeOffer,
  offerThroughApi,
  rank,
  setAuctionEnd,
  startReverseAuction,
  threeCompanies,
} from '../../steps/reverse-steps.ts';
import { answerRfq, passDeadline, publishRfq } from '../../steps/rfq-steps.ts';

/** Suppliers follow an auction on a phone. */
const phone = { width: 390, height: 844 };
const gulfMinute = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000 + 4 * 3_600_000).toISOString().slice(0, 16);
const idOf = (page: Page) => /auctions\/([\w-]{36})$/.exec(page.url())?.[1] ?? '';

test('[PR-001] [PR-008] [PR-009] takes an auction from the form to an accepted order, and shows each supplier only its own rank', async ({
  browser,
  stack,
}) => {
  test.setTimeout(300_000);
  const companies = await threeCompanies(stack);
  const { buyer, khalij, rimal, names } = companies;

  // The empty list says so, and the form shows its errors.
  const buyerPage = await openTrackedPage(browser, stack, buyer, '/procurement/auctions');
  await expect(main(buyerPage).getByText('No reverse auctions yet.')).toBeVisible();
  await main(buyerPage).getByRole('link', { name: 'New reverse auction' }).first().click();
  await button(buyerPage, 'Schedule auction').click();
  await expect(main(buyerPage).getByLabel('Title')).toBeFocused();
  await expect(main(buyerPage).getByText('Invite at least two suppliers')).toBeVisible();
  await main(buyerPage).getByLabel('Title').fill('Cranes for the port road');
  await main(buyerPage).getByLabel('Maximum price').fill('1,000,000');
  const line = main(buyerPage).getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Category').fill('Cranes');
  await line.getByLabel('Quantity').fill('2');
  await line.getByLabel('Delivery location').fill('Duqm');
  await line.getByLabel('Specification').fill('Mobile crane, 60 t');
  await main(buyerPage).getByLabel('Start (Dubai time)').fill(gulfMinute(5));
  await main(buyerPage).getByLabel('End (Dubai time)').fill(gulfMinute(6));
  for (const name of names) {
    await main(buyerPage).getByLabel('Find suppliers').fill(name);
    await button(buyerPage, `Invite ${name}`).click();
    await expect(button(buyerPage, `Remove ${name}`)).toBeVisible();
  }
  await button(buyerPage, 'Schedule auction').click();
  await expect(main(buyerPage).getByLabel('End (Dubai time)')).toBeFocused();
  await expect(main(buyerPage).getByText('run for 5 minutes to 7 days')).toBeVisible();
  await main(buyerPage).getByLabel('End (Dubai time)').fill(gulfMinute(65));
  await button(buyerPage, 'Schedule auction').click();
  await expect(dialog(buyerPage)).toContainText('Invited suppliers: 2');
  await expect(dialog(buyerPage)).toContainText('Maximum first offer: AED 1,000,000');
  await dialog(buyerPage).getByRole('button', { name: 'Schedule auction' }).click();
  await expect(buyerPage).toHaveURL(/\/procurement\/auctions\/[\w-]{36}$/);
  const id = idOf(buyerPage);
  await expect(main(buyerPage).getByText('Scheduled', { exact: true }).first()).toBeVisible();
  const row = (name: string) => main(buyerPage).getByRole('row').filter({ hasText: name });
  await expect(row(names[0]).first()).toContainText('Not viewed yet');

  // Both suppliers find the auction; before the start no supplier has a rank.
  const khalijPage = await openTrackedPage(browser, stack, khalij, '/procurement/auctions', phone);
  await main(khalijPage).getByRole('link', { name: 'Cranes for the port road', exact: true }).click();
  await khalijPage.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(rank(khalijPage)).toContainText('Not started yet.');
  const rimalPage = await openTrackedPage(browser, stack, rimal, auctionPath(id), phone);
  await expect(rank(rimalPage)).toContainText('AED 1,000,000');
  await buyerPage.reload();
  await expect(row(names[0]).first()).toContainText('Viewed');
  await startReverseAuction(stack, id);
  await expect(button(khalijPage, 'Submit offer')).toBeVisible();
  await expect(button(rimalPage, 'Submit offer')).toBeVisible();
  await expect(main(buyerPage).getByText('Live', { exact: true })).toBeVisible();

  // The page calculates the total immediately, shows it before sending, and gives a receipt.
  await makeOffer(khalijPage, '450,000', 'AED 900,000');
  await expect(rank(khalijPage)).toContainText('You are in first place.');
  await expect(main(khalijPage).locator('#offer')).toContainText('It is ranked 1.');
  await expect(
    main(khalijPage)
      .getByRole('button', { name: /^Copy the hash/ })
      .first(),
  ).toBeVisible();
  await expect(row(names[0]).first()).toContainText('AED 900,000');

  // The page refuses a price that is too high before sending. A lower offer changes the rank of the other, also for screen readers.
  await main(rimalPage).getByLabel('Price per unit').fill('500,000.01');
  await button(rimalPage, 'Submit offer').click();
  await expect(main(rimalPage).locator('#offer')).toContainText('Too high. The maximum is AED 1,000,000.');
  await expect(main(rimalPage).getByLabel('Price per unit')).toBeFocused();
  await makeOffer(rimalPage, '440,000', 'AED 880,000');
  await expect(rank(rimalPage)).toContainText('You are in first place.');
  await expect(rank(khalijPage)).toContainText('Another supplier has a lower offer.');
  await expect(khalijPage.getByText('Your rank is now 2.')).toBeAttached();
  await expect(row(names[1]).first()).toContainText('AED 880,000');

  // All prices can be lowered together; a drop of more than five decrements needs a confirmation.
  await main(khalijPage).getByLabel('Lower all prices by').fill('0.4');
  await expect(main(khalijPage).locator('#offer')).toContainText('Too high');
  await main(khalijPage).getByLabel('Lower all prices by').fill('12.4');
  await expect(main(khalijPage).locator('#offer')).toContainText('AED 788,400');
  await button(khalijPage, 'Submit offer').click();
  await expect(dialog(khalijPage)).toContainText('This is 12.4% below your last offer. Is this correct?');
  await expect(dialog(khalijPage).getByRole('button', { name: 'Back' })).toBeFocused();
  await dialog(khalijPage).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(dialog(khalijPage)).toHaveCount(0);
  await button(khalijPage, '−2.5%').click();
  await expect(main(khalijPage).getByLabel('Price per unit')).toHaveValue('438750');
  await main(khalijPage).getByLabel('Lower all prices by').press('Enter');
  await expect(dialog(khalijPage)).not.toContainText('Is this correct?');
  await dialog(khalijPage).getByRole('button', { name: 'Offer AED 877,500' }).press('Enter');
  await expect(rank(khalijPage)).toContainText('You are in first place.');
  await expect(rank(rimalPage)).toContainText('Another supplier has a lower offer.');
  await expect(row(names[0]).first()).toContainText('2.5%');

  // Neither the page nor the answers of the api contain anything about the other supplier.
  for (const [page, company, other, sums] of [
    [khalijPage, khalij, names[1], ['880,000', '880000', '440000']],
    [rimalPage, rimal, names[0], ['877,500', '877500', '438750', '900,000']],
  ] as const) {
    const answerText = JSON.stringify(await callApi(stack, auctionPath(id), company));
    for (const secret of [other, ...sums]) {
      expect(await page.content()).not.toContain(secret);
      expect(answerText).not.toContain(secret);
    }
  }

  // In overtime, a change of the first rank in the last minutes moves the end for all.
  await setAuctionEnd(stack, id, 60);
  await makeOffer(rimalPage, '430,000', 'AED 860,000');
  await expect(main(rimalPage).locator('#offer')).toContainText('It extended the auction to');
  for (const page of [khalijPage, rimalPage, buyerPage])
    await expect(main(page).getByText(/Extended once/)).toBeVisible();
  await expect(rank(khalijPage).getByRole('timer')).toHaveText(/^(3m 00s|2m \d\ds)$/);
  await expect(row('Extended the auction')).toContainText('AED 860,000');

  // After the end no supplier can offer, and every party can check the log.
  await setAuctionEnd(stack, id, 0);
  for (const page of [khalijPage, rimalPage]) {
    await expect(main(page).getByText('The buyer is deciding. We’ll notify you of the result.')).toBeVisible();
    await expect(button(page, 'Submit offer')).toHaveCount(0);
    await button(page, 'Verify this log in your browser').click();
    await expect(main(page).getByText(/Log verified: .* Your 2 offers in the log match your receipts\./)).toBeVisible();
    await expectSameDocument(page);
  }
  await button(buyerPage, 'Verify this log in your browser').click();
  await expect(main(buyerPage).getByText(/Log verified: .* The hidden details of \d+ entries match/)).toBeVisible();
  await main(khalijPage).getByText('Show full log').click();
  await expect(main(khalijPage).locator('ol code').first()).toBeVisible();
  const log = await main(khalijPage).locator('details').textContent();
  // Whole numbers, because the digits of a time can contain an amount.
  for (const secret of [rimal.userId, '860000', '86000000', '43000000'])
    expect(log).not.toMatch(new RegExp(`\\b${secret}\\b`));

  // An award to the second rank needs a reason, an award to the first needs none.
  await button(buyerPage, `Award to ${names[0]}`).click();
  await dialog(buyerPage).getByRole('button', { name: 'Award', exact: true }).click();
  await expect(dialog(buyerPage).getByText('Give a reason', { exact: true })).toBeVisible();
  await dialog(buyerPage).getByRole('button', { name: 'Back' }).click();
  await button(buyerPage, `Award to ${names[1]}`).click();
  await dialog(buyerPage).getByRole('button', { name: 'Award', exact: true }).click();
  await expect(main(buyerPage).getByRole('link', { name: /^Purchase order PO-/ })).toBeVisible();
  await expect(main(khalijPage).getByText('The order went to another supplier this time.')).toBeVisible();
  await expect(main(rimalPage).getByText('You won.')).toBeVisible();
  await expect(main(khalijPage)).not.toContainText('PO-');
  await main(rimalPage)
    .getByRole('link', { name: /^Purchase order PO-/ })
    .click();
  await expect(main(rimalPage).getByRole('link', { name: /^RA-/ })).toHaveAttribute('href', auctionPath(id));
  await expect(main(rimalPage)).toContainText('AED 860,000');
  await button(rimalPage, 'Accept order').click();
  await dialog(rimalPage).getByRole('button', { name: 'Accept order' }).click();
  await expect(main(rimalPage).locator('header').getByText('Accepted', { exact: true })).toBeVisible();

  // The lists of both sides show the result; another company does not find the auction.
  await buyerPage.goto('/procurement/auctions?state=awarded&search=port');
  await expect(row('Cranes for the port road')).toContainText(/Offers: 4.*AED\s860,000/s);
  await khalijPage.goto('/dashboard?role=supplier&tab=inquiries&list=auctions');
  await expect(main(khalijPage).getByRole('row').filter({ hasText: 'Cranes for the port road' })).toContainText(
    /Rank 2.*Not won/s,
  );
  const strangerPage = await openTrackedPage(browser, stack, await registerCompany(stack), auctionPath(id), phone);
  await expect(strangerPage.getByRole('heading', { level: 1, name: 'Auction not found' })).toBeVisible();
  for (const page of [buyerPage, khalijPage, rimalPage, strangerPage]) await page.context().close();
});

test('[PR-008] moves a request to a reverse auction with its answers as first offers, and back when it is called off', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const { buyer, khalij, rimal, names } = await threeCompanies(stack);
  const third = await registerCompany(stack, 'supplier', 'Wadi Plant');
  const rfq = await publishRfq(stack, buyer, [khalij, rimal, third]);
  const priced = (first: number, second: number, currency = 'AED') => [
    { line: 1, price: first, currency, leadDays: 20 },
    { line: 2, price: second, currency, leadDays: 10 },
  ];
  await answerRfq(stack, khalij, rfq, priced(900_000, 300_000));
  await answerRfq(stack, rimal, rfq, priced(950_000, 310_000));
  await answerRfq(stack, third, rfq, priced(1, 1).slice(0, 1));
  await passDeadline(stack, rfq);

  const buyerPage = await openTrackedPage(browser, stack, buyer, `/procurement/rfq/${rfq}/compare`);
  await main(buyerPage).getByRole('link', { name: 'Start a reverse auction' }).click();
  const invitedSuppliers = main(buyerPage).getByRole('list', { name: 'Invited suppliers' }).getByRole('listitem');
  await expect(invitedSuppliers).toHaveText([
    /AED\s2,100,000/,
    /AED\s2,190,000/,
    /Wadi Plant.*Not invited: did not offer every line/,
  ]);
  await button(buyerPage, 'Schedule auction').click();
  await dialog(buyerPage).getByRole('button', { name: 'Schedule auction' }).click();
  await expect(buyerPage).toHaveURL(/\/procurement\/auctions\/[\w-]{36}$/);
  const id = idOf(buyerPage);
  await startReverseAuction(stack, id);

  // Each supplier has a rank from the start, and offers less than its own answer.
  const supplierPage = await openTrackedPage(browser, stack, rimal, `/procurement/rfq/${rfq}`, phone);
  await main(supplierPage).getByRole('link', { name: 'Go to auction' }).click();
  await expect(rank(supplierPage)).toContainText('Another supplier has a lower offer.');
  await expect(rank(supplierPage)).toContainText('AED 2,190,000');
  expect(await supplierPage.content()).not.toContain(names[0]);
  await main(supplierPage).getByLabel('Lower all prices by').fill('5');
  await button(supplierPage, 'Submit offer').click();
  await dialog(supplierPage).getByRole('button', { name: 'Offer AED 2,080,500' }).click();
  await expect(rank(supplierPage)).toContainText('You are in first place.');
  await expect(main(buyerPage).getByRole('row').filter({ hasText: names[1] }).first()).toContainText('AED 2,080,500');

  // After the auction is called off, the request can be awarded by comparison again.
  await buyerPage.goto('/procurement/rfq?state=auction');
  await expect(main(buyerPage).getByRole('row').filter({ hasText: 'Plant for the port road' })).toContainText(
    'In a reverse auction',
  );
  await buyerPage.goto(`/procurement/rfq/${rfq}/compare`);
  await main(buyerPage).getByRole('link', { name: 'Go to auction' }).click();
  await button(buyerPage, 'Cancel auction').click();
  await dialog(buyerPage).getByRole('button', { name: 'Cancel auction' }).click();
  await expect(dialog(buyerPage).getByText('Give a reason', { exact: true })).toBeVisible();
  await dialog(buyerPage).getByLabel('Reason').fill('The plans have changed');
  await dialog(buyerPage).getByRole('button', { name: 'Cancel auction' }).click();
  await expect(main(supplierPage).getByText('The buyer cancelled the auction.')).toBeVisible();
  await expect(main(supplierPage).getByText('The plans have changed')).toBeVisible();
  await buyerPage.goto(`/procurement/rfq/${rfq}/compare`);
  await expect(button(buyerPage, 'Select best offers')).toBeVisible();
  await expect(main(buyerPage).getByRole('link', { name: 'Start a reverse auction' })).toBeVisible();
  for (const page of [buyerPage, supplierPage]) await page.context().close();
});

test('[PR-008] [PR-009] shows offers, ranks and an award with approval in Arabic', async ({ browser, stack }) => {
  test.setTimeout(240_000);
  const companies = await threeCompanies(stack);
  const { buyer, khalij, rimal, names } = companies;
  const manager = await addColleague(stack, buyer, 'manager');
  await fetch(`${stack.apis[0].url}/api/procurement/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ approvalLimit: 100_000 }),
  });
  const id = await createReverseAuction(stack, companies);
  await startReverseAuction(stack, id);
  const khalijPage = await openTrackedPage(browser, stack, khalij, `/ar${auctionPath(id)}`, phone);
  await expect(khalijPage.locator('html')).toHaveAttribute('dir', 'rtl');
  await main(khalijPage).getByLabel('سعر الوحدة').fill('٤٥٠٬٠٠٠');
  await expect(main(khalijPage).locator('#offer')).toContainText('900,000 AED');
  await button(khalijPage, 'تقديم هذا العرض').click();
  await dialog(khalijPage)
    .getByRole('button', { name: /عرض.*900,000 AED/ })
    .press('Enter');
  await expect(rank(khalijPage, 'ترتيبك')).toContainText('أنت في المرتبة الأولى.');
  await offerThroughApi(stack, rimal, id, 440_000);
  await expect(rank(khalijPage, 'ترتيبك')).toContainText('هناك من يعرض أقل.');
  await expect(khalijPage.getByText('ترتيبك الآن 2.')).toBeAttached();
  await main(khalijPage).getByLabel('خفض كل الأسعار بنسبة').fill('٣');
  await button(khalijPage, 'تقديم هذا العرض').click();
  await expect(dialog(khalijPage)).toContainText('هل هذا ما تقصده؟');
  await dialog(khalijPage)
    .getByRole('button', { name: /عرض.*873,000 AED/ })
    .click();
  await expect(rank(khalijPage, 'ترتيبك')).toContainText('أنت في المرتبة الأولى.');
  expect(await khalijPage.content()).not.toContain(names[1]);

  const buyerPage = await openTrackedPage(browser, stack, buyer, `/ar${auctionPath(id)}`);
  await setAuctionEnd(stack, id, 0);
  await button(buyerPage, `الترسية على ${names[0]}`).click();
  await dialog(buyerPage).getByRole('button', { name: 'ترسية', exact: true }).click();
  await expect(main(buyerPage).getByText('سحب المقترح')).toBeVisible();

  // The buyer withdraws the proposal and proposes it again, and the second member approves it.
  await button(buyerPage, 'سحب المقترح').click();
  await dialog(buyerPage).getByLabel('السبب').fill('نراجع الكميات');
  await dialog(buyerPage).getByRole('button', { name: 'سحب المقترح' }).click();
  await button(buyerPage, `الترسية على ${names[0]}`).click();
  await dialog(buyerPage).getByRole('button', { name: 'ترسية', exact: true }).click();
  const managerPage = await openTrackedPage(browser, stack, manager, `/ar${auctionPath(id)}`);
  await button(managerPage, 'اعتماد').click();
  await dialog(managerPage).getByRole('button', { name: 'اعتماد وإصدار الأوامر' }).click();
  await expect(main(buyerPage).getByRole('link', { name: /PO-/ })).toBeVisible();
  await expect(main(khalijPage).getByText('تمت الترسية عليك.')).toBeVisible();
  for (const page of [khalijPage, buyerPage, managerPage]) await page.context().close();
});

test('[PR-008] [SH-041] has no accessibility fault on the pages of reverse auctions, in Arabic and in English', async ({
  page,
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  await page.goto('/procurement/auctions');
  await expect(page).toHaveURL(/\/login$/);
  const companies = await threeCompanies(stack);
  const { buyer, khalij, rimal } = companies;
  const [live, ended] = [await createReverseAuction(stack, companies), await createReverseAuction(stack, companies)];
  await Promise.all([startReverseAuction(stack, live), startReverseAuction(stack, ended)]);
  const buyerPage = await openTrackedPage(browser, stack, buyer, '/procurement/auctions');
  const supplierPage = await openTrackedPage(browser, stack, khalij, '/procurement/auctions', phone);
  await expect(
    main(supplierPage).getByText('Live').or(main(supplierPage).getByText('No offer yet')).first(),
  ).toBeVisible();
  for (const id of [live, ended]) {
    await expect.poll(() => state(id)).toBe('live');
    await offerThroughApi(stack, khalij, id, 450_000);
    await offerThroughApi(stack, rimal, id, 440_000);
  }
  await setAuctionEnd(stack, ended, 0);
  await expect.poll(() => state(ended)).toBe('ended');

  const pagesByUser = [
    [buyerPage, ['/procurement/auctions', '/procurement/auctions/new', auctionPath(live), auctionPath(ended)]],
    [supplierPage, ['/procurement/auctions', auctionPath(live), auctionPath(ended)]],
  ] as const;
  for (const [userPage, paths] of pagesByUser) {
    for (const path of paths)
      for (const { prefix, size } of screenVariants) {
        await userPage.setViewportSize(size);
        await userPage.goto(prefix + path);
        await expect(main(userPage).locator('form, table, ul').first()).toBeVisible();
        await expect(main(userPage).locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoFaults(userPage);
      }
    await userPage.context().close();
  }

  async function state(id: string): Promise<string> {
    return (await callApi<{ state: string }>(stack, auctionPath(id), buyer)).state;
  }
});
