// Reverse auctions: a buyer and two suppliers, each at an own screen. What one does moves the rank of the other, without a reload and
// without a word of who it was.
import type { Page } from '@playwright/test';
import { expectSameDocument } from './bidding-steps.ts';
import { dialog, main } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { foundCompany } from './own-company.ts';
import { ask } from './rental-steps.ts';
import {
  auctionPath,
  begin,
  button,
  endsIn,
  offer,
  offerByCall,
  rank,
  setAuction,
  threeCompanies,
  watching,
} from './reverse-steps.ts';
import { answer, passDeadline, publish } from './rfq-steps.ts';
import { expectNoFaults, looks } from './sound.ts';
import { colleagueOf } from './talk.ts';

const gulfMinute = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000 + 4 * 3_600_000).toISOString().slice(0, 16);
const idOf = (page: Page) => /auctions\/([\w-]{36})$/.exec(page.url())?.[1] ?? '';

test('[PR-008] [PR-009] from the form to an accepted order: two suppliers bid each other down, and each sees its own rank alone', async ({
  browser,
  stack,
}) => {
  test.setTimeout(300_000);
  const bidding = await threeCompanies(stack);
  const { buyer, khalij, rimal, names } = bidding;

  // A list that says what it is for, and a form that says what is wrong.
  const buying = await watching(browser, stack, buyer, '/procurement/auctions');
  await expect(main(buying).getByText('No reverse auctions yet.')).toBeVisible();
  await main(buying).getByRole('link', { name: 'New reverse auction' }).first().click();
  await button(buying, 'Set the auction').click();
  await expect(main(buying).getByLabel('Title')).toBeFocused();
  await expect(main(buying).getByText('Invite two suppliers or more')).toBeVisible();
  await main(buying).getByLabel('Title').fill('Cranes for the port road');
  await main(buying).getByLabel('The most that you would pay').fill('1,000,000');
  const line = main(buying).getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Category').fill('Cranes');
  await line.getByLabel('Quantity').fill('2');
  await line.getByLabel('Place of delivery').fill('Duqm');
  await line.getByLabel('Specification').fill('Mobile crane, 60 t');
  await main(buying).getByLabel('Start, Gulf time').fill(gulfMinute(5));
  await main(buying).getByLabel('End, Gulf time').fill(gulfMinute(6));
  for (const name of names) {
    await main(buying).getByLabel('Find suppliers').fill(name);
    await button(buying, `Invite ${name}`).click();
    await expect(button(buying, `Remove ${name}`)).toBeVisible();
  }
  await button(buying, 'Set the auction').click();
  await expect(main(buying).getByLabel('End, Gulf time')).toBeFocused();
  await expect(main(buying).getByText('runs from 5 minutes to 7 days')).toBeVisible();
  await main(buying).getByLabel('End, Gulf time').fill(gulfMinute(65));
  await button(buying, 'Set the auction').click();
  await expect(dialog(buying)).toContainText('Invited suppliers: 2');
  await expect(dialog(buying)).toContainText('First offer at most AED 1,000,000');
  await dialog(buying).getByRole('button', { name: 'Set the auction' }).click();
  await expect(buying).toHaveURL(/\/procurement\/auctions\/[\w-]{36}$/);
  const id = idOf(buying);
  await expect(main(buying).getByText('Scheduled')).toBeVisible();
  const row = (name: string) => main(buying).getByRole('row').filter({ hasText: name });
  await expect(row(names[0]).first()).toContainText('Has not read it');

  // Both are told; before the start nobody has a rank.
  const one = await watching(browser, stack, khalij, '/procurement/auctions');
  await main(one).getByRole('link', { name: 'Cranes for the port road', exact: true }).click();
  await one.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(rank(one)).toContainText('It has not begun.');
  const two = await watching(browser, stack, rimal, auctionPath(id));
  await expect(rank(two)).toContainText('AED 1,000,000');
  await buying.reload();
  await expect(row(names[0]).first()).toContainText('Has read it');
  await begin(stack, id);
  await expect(button(one, 'Make this offer')).toBeVisible();
  await expect(button(two, 'Make this offer')).toBeVisible();
  await expect(main(buying).getByText('Live', { exact: true })).toBeVisible();

  // The sum is reckoned at once, named before it is sent, and has a receipt.
  await offer(one, '450,000', 'AED 900,000');
  await expect(rank(one)).toContainText('You are first.');
  await expect(main(one).locator('#offer')).toContainText('It came to rank 1.');
  await expect(
    main(one)
      .getByRole('button', { name: /^Copy the hash/ })
      .first(),
  ).toBeVisible();
  await expect(row(names[0]).first()).toContainText('AED 900,000');

  // Too high is said before it is sent. A lower sum of the other moves the rank, and who listens hears it.
  await main(two).getByLabel('Price each').fill('500,000.01');
  await button(two, 'Make this offer').click();
  await expect(main(two).locator('#offer')).toContainText('Too high: it may come to AED 1,000,000 at most.');
  await expect(main(two).getByLabel('Price each')).toBeFocused();
  await offer(two, '440,000', 'AED 880,000');
  await expect(rank(two)).toContainText('You are first.');
  await expect(rank(one)).toContainText('Somebody offers less.');
  await expect(one.getByText('Your rank is now 2.')).toBeAttached();
  await expect(row(names[1]).first()).toContainText('AED 880,000');

  // All prices lowered at once; a drop of more than five decrements is asked about.
  await main(one).getByLabel('Lower all prices by').fill('0.4');
  await expect(main(one).locator('#offer')).toContainText('Too high');
  await main(one).getByLabel('Lower all prices by').fill('12.4');
  await expect(main(one).locator('#offer')).toContainText('AED 788,400');
  await button(one, 'Make this offer').click();
  await expect(dialog(one)).toContainText('This is 12.4% below your last offer. Is that what you mean?');
  await expect(dialog(one).getByRole('button', { name: 'Back' })).toBeFocused();
  await dialog(one).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(dialog(one)).toHaveCount(0);
  await button(one, '−2.5%').click();
  await expect(main(one).getByLabel('Price each')).toHaveValue('438750');
  await main(one).getByLabel('Lower all prices by').press('Enter');
  await expect(dialog(one)).not.toContainText('Is that what you mean?');
  await dialog(one).getByRole('button', { name: 'Offer AED 877,500' }).press('Enter');
  await expect(rank(one)).toContainText('You are first.');
  await expect(rank(two)).toContainText('Somebody offers less.');
  await expect(row(names[0]).first()).toContainText('2.5%');

  // Neither page holds anything of the other, nor does what it was answered.
  for (const [page, company, other, sums] of [
    [one, khalij, names[1], ['880,000', '880000', '440000']],
    [two, rimal, names[0], ['877,500', '877500', '438750', '900,000']],
  ] as const) {
    const said = JSON.stringify(await ask(stack, auctionPath(id), company));
    for (const word of [other, ...sums]) {
      expect(await page.content()).not.toContain(word);
      expect(said).not.toContain(word);
    }
  }

  // Overtime: another first rank in the last minutes moves the end for everybody.
  await endsIn(stack, id, 60);
  await offer(two, '430,000', 'AED 860,000');
  await expect(main(two).locator('#offer')).toContainText('It moved the end to');
  for (const page of [one, two, buying]) await expect(main(page).getByText(/Extended once/)).toBeVisible();
  await expect(rank(one).getByRole('timer')).toHaveText(/^(3m 00s|2m \d\ds)$/);
  await expect(row('Moved the end')).toContainText('AED 860,000');

  // The end: nobody offers any more, and everybody can check the log.
  await endsIn(stack, id, 0);
  for (const page of [one, two]) {
    await expect(main(page).getByText('The buyer decides now. You are told how it ends.')).toBeVisible();
    await expect(button(page, 'Make this offer')).toHaveCount(0);
    await button(page, 'Check this log in your browser').click();
    await expect(
      main(page).getByText(/The log holds: .* Your 2 offers stand in it as on your receipts\./),
    ).toBeVisible();
    await expectSameDocument(page);
  }
  await button(buying, 'Check this log in your browser').click();
  await expect(main(buying).getByText(/The log holds: .* What is hidden in \d+ of them fits/)).toBeVisible();
  await main(one).getByText('Show the whole log').click();
  await expect(main(one).locator('ol code').first()).toBeVisible();
  const log = await main(one).locator('details').textContent();
  for (const word of [rimal.userId, '860000', '86000000', '43000000']) expect(log).not.toContain(word);

  // The second rank needs a reason, the first none.
  await button(buying, `Award to ${names[0]}`).click();
  await dialog(buying).getByRole('button', { name: 'Award', exact: true }).click();
  await expect(dialog(buying).getByText('Give a reason')).toBeVisible();
  await dialog(buying).getByRole('button', { name: 'Back' }).click();
  await button(buying, `Award to ${names[1]}`).click();
  await dialog(buying).getByRole('button', { name: 'Award', exact: true }).click();
  await expect(main(buying).getByRole('link', { name: /^Purchase order PO-/ })).toBeVisible();
  await expect(main(one).getByText('The order went to another supplier this time.')).toBeVisible();
  await expect(main(two).getByText('You have won.')).toBeVisible();
  await expect(main(one)).not.toContainText('PO-');
  await main(two)
    .getByRole('link', { name: /^Purchase order PO-/ })
    .click();
  await expect(main(two).getByRole('link', { name: /^RA-/ })).toHaveAttribute('href', auctionPath(id));
  await expect(main(two)).toContainText('AED 860,000');
  await button(two, 'Accept the order').click();
  await dialog(two).getByRole('button', { name: 'Accept the order' }).click();
  await expect(main(two).locator('header').getByText('Accepted', { exact: true })).toBeVisible();

  // The lists of both tell how it ended; a stranger finds nothing.
  await buying.goto('/procurement/auctions?state=awarded&search=port');
  await expect(row('Cranes for the port road')).toContainText(/Offers: 4.*AED\s860,000/s);
  await one.goto('/dashboard?role=supplier&tab=inquiries&list=auctions');
  await expect(main(one).getByRole('row').filter({ hasText: 'Cranes for the port road' })).toContainText(
    /Rank 2.*Not won/s,
  );
  const strange = await watching(browser, stack, await foundCompany(stack), auctionPath(id));
  await expect(strange.getByRole('heading', { level: 1, name: 'Auction not found' })).toBeVisible();
  for (const page of [buying, one, two, strange]) await page.context().close();
});

test('[PR-008] a request goes to a reverse auction with its answers as first offers, and back when it is called off', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const { buyer, khalij, rimal, names } = await threeCompanies(stack);
  const third = await foundCompany(stack, 'supplier', 'Wadi Plant');
  const rfq = await publish(stack, buyer, [khalij, rimal, third]);
  const priced = (first: number, second: number, currency = 'AED') => [
    { line: 1, price: first, currency, leadDays: 20 },
    { line: 2, price: second, currency, leadDays: 10 },
  ];
  await answer(stack, khalij, rfq, priced(900_000, 300_000));
  await answer(stack, rimal, rfq, priced(950_000, 310_000));
  await answer(stack, third, rfq, priced(1, 1).slice(0, 1));
  await passDeadline(stack, rfq);

  const buying = await watching(browser, stack, buyer, `/procurement/rfq/${rfq}/compare`);
  await main(buying).getByRole('link', { name: 'Take it to a reverse auction' }).click();
  const seats = main(buying).getByRole('list', { name: 'Invited suppliers' }).getByRole('listitem');
  await expect(seats).toHaveText([/AED\s2,100,000/, /AED\s2,190,000/, /Wadi Plant.*Not every line/]);
  await button(buying, 'Set the auction').click();
  await dialog(buying).getByRole('button', { name: 'Set the auction' }).click();
  await expect(buying).toHaveURL(/\/procurement\/auctions\/[\w-]{36}$/);
  const id = idOf(buying);
  await begin(stack, id);

  // Each has a rank from the start, and goes below its own answer.
  const selling = await watching(browser, stack, rimal, `/procurement/rfq/${rfq}`);
  await main(selling).getByRole('link', { name: 'Go to the auction' }).click();
  await expect(rank(selling)).toContainText('Somebody offers less.');
  await expect(rank(selling)).toContainText('AED 2,190,000');
  expect(await selling.content()).not.toContain(names[0]);
  await main(selling).getByLabel('Lower all prices by').fill('5');
  await button(selling, 'Make this offer').click();
  await dialog(selling).getByRole('button', { name: 'Offer AED 2,080,500' }).click();
  await expect(rank(selling)).toContainText('You are first.');
  await expect(main(buying).getByRole('row').filter({ hasText: names[1] }).first()).toContainText('AED 2,080,500');

  // Called off: the request can be awarded by comparison again.
  await buying.goto('/procurement/rfq?state=auction');
  await expect(main(buying).getByRole('row').filter({ hasText: 'Plant for the port road' })).toContainText(
    'In a reverse auction',
  );
  await buying.goto(`/procurement/rfq/${rfq}/compare`);
  await main(buying).getByRole('link', { name: 'Go to the auction' }).click();
  await button(buying, 'Call the auction off').click();
  await dialog(buying).getByRole('button', { name: 'Call the auction off' }).click();
  await expect(dialog(buying).getByText('Give a reason')).toBeVisible();
  await dialog(buying).getByLabel('Reason').fill('The plans have changed');
  await dialog(buying).getByRole('button', { name: 'Call the auction off' }).click();
  await expect(main(selling).getByText('The buyer has called it off.')).toBeVisible();
  await expect(main(selling).getByText('The plans have changed')).toBeVisible();
  await buying.goto(`/procurement/rfq/${rfq}/compare`);
  await expect(button(buying, 'Choose the best')).toBeVisible();
  await expect(main(buying).getByRole('link', { name: 'Take it to a reverse auction' })).toBeVisible();
  for (const page of [buying, selling]) await page.context().close();
});

test('[PR-008] [PR-009] in Arabic: offers, ranks, and an award that a second member approves', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const bidding = await threeCompanies(stack);
  const { buyer, khalij, rimal, names } = bidding;
  const manager = await colleagueOf(stack, buyer, 'manager');
  await fetch(`${stack.apis[0].url}/api/procurement/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ approvalLimit: 100_000 }),
  });
  const id = await setAuction(stack, bidding);
  await begin(stack, id);
  const one = await watching(browser, stack, khalij, `/ar${auctionPath(id)}`);
  await expect(one.locator('html')).toHaveAttribute('dir', 'rtl');
  await main(one).getByLabel('سعر الوحدة').fill('٤٥٠٬٠٠٠');
  await expect(main(one).locator('#offer')).toContainText('900,000 AED');
  await button(one, 'تقديم هذا العرض').click();
  await dialog(one)
    .getByRole('button', { name: /عرض.*900,000 AED/ })
    .press('Enter');
  await expect(rank(one, 'ترتيبك')).toContainText('أنت في المرتبة الأولى.');
  await offerByCall(stack, rimal, id, 440_000);
  await expect(rank(one, 'ترتيبك')).toContainText('هناك من يعرض أقل.');
  await expect(one.getByText('ترتيبك الآن 2.')).toBeAttached();
  await main(one).getByLabel('خفض كل الأسعار بنسبة').fill('٣');
  await button(one, 'تقديم هذا العرض').click();
  await expect(dialog(one)).toContainText('هل هذا ما تقصده؟');
  await dialog(one)
    .getByRole('button', { name: /عرض.*873,000 AED/ })
    .click();
  await expect(rank(one, 'ترتيبك')).toContainText('أنت في المرتبة الأولى.');
  expect(await one.content()).not.toContain(names[1]);

  const buying = await watching(browser, stack, buyer, `/ar${auctionPath(id)}`);
  await endsIn(stack, id, 0);
  await button(buying, `الترسية على ${names[0]}`).click();
  await dialog(buying).getByRole('button', { name: 'ترسية', exact: true }).click();
  await expect(main(buying).getByText('سحب المقترح')).toBeVisible();

  // Taken back by who proposed it, proposed anew, and approved by the second member.
  await button(buying, 'سحب المقترح').click();
  await dialog(buying).getByLabel('السبب').fill('نراجع الكميات');
  await dialog(buying).getByRole('button', { name: 'سحب المقترح' }).click();
  await button(buying, `الترسية على ${names[0]}`).click();
  await dialog(buying).getByRole('button', { name: 'ترسية', exact: true }).click();
  const deciding = await watching(browser, stack, manager, `/ar${auctionPath(id)}`);
  await button(deciding, 'اعتماد').click();
  await dialog(deciding).getByRole('button', { name: 'اعتماد وإصدار الأوامر' }).click();
  await expect(main(buying).getByRole('link', { name: /PO-/ })).toBeVisible();
  await expect(main(one).getByText('رست عليك.')).toBeVisible();
  for (const page of [one, buying, deciding]) await page.context().close();
});

test('[PR-008] [SH-041] the pages of reverse auctions are usable by all, on a phone, in Arabic and in English', async ({
  page,
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  await page.goto('/procurement/auctions');
  await expect(page).toHaveURL(/\/login$/);
  const bidding = await threeCompanies(stack);
  const { buyer, khalij, rimal } = bidding;
  const [live, ended] = [await setAuction(stack, bidding), await setAuction(stack, bidding)];
  await Promise.all([begin(stack, live), begin(stack, ended)]);
  const buying = await watching(browser, stack, buyer, '/procurement/auctions');
  const selling = await watching(browser, stack, khalij, '/procurement/auctions');
  await expect(main(selling).getByText('Live').or(main(selling).getByText('No offer yet')).first()).toBeVisible();
  for (const id of [live, ended]) {
    await expect.poll(() => state(id)).toBe('live');
    await offerByCall(stack, khalij, id, 450_000);
    await offerByCall(stack, rimal, id, 440_000);
  }
  await endsIn(stack, ended, 0);
  await expect.poll(() => state(ended)).toBe('ended');

  const seen = [
    [buying, ['/procurement/auctions', '/procurement/auctions/new', auctionPath(live), auctionPath(ended)]],
    [selling, ['/procurement/auctions', auctionPath(live), auctionPath(ended)]],
  ] as const;
  for (const [own, paths] of seen) {
    for (const path of paths)
      for (const { prefix, size } of looks) {
        await own.setViewportSize(size);
        await own.goto(prefix + path);
        await expect(main(own).locator('form, table, ul').first()).toBeVisible();
        await expect(main(own).locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoFaults(own);
      }
    await own.context().close();
  }

  async function state(id: string): Promise<string> {
    return (await ask<{ state: string }>(stack, auctionPath(id), buyer)).state;
  }
});
