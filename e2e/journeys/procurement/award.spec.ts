// Follows a request from the opening of sealed answers to a delivered order, with one screen for each party.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listOrders } from '@rigsouq/contract/orders/calls';
import type { listRfqs } from '@rigsouq/contract/rfqs/calls';
import { expect, test } from '../../fixtures.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { dialog, main, openPageAs } from '../../steps/deal-steps.ts';
import { addColleague } from '../../steps/message-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';
import { callApi } from '../../steps/rental-steps.ts';
import { answerRfq, passDeadline, publishRfq } from '../../steps/rfq-steps.ts';

test('[PR-005] [PR-006] takes a request from compared answers through an approved award to a delivered order', async ({
  browser,
  stack,
}) => {
  test.slow();
  const [buyer, north, south] = await Promise.all([
    registerCompany(stack, 'buyer', 'Sahil Roads'),
    registerCompany(stack, 'supplier', 'North Plant'),
    registerCompany(stack, 'supplier', 'South Plant'),
  ]);
  const manager = await addColleague(stack, buyer, 'manager');
  const id = await publishRfq(stack, buyer, [north, south]);
  await answerRfq(stack, north, id, [
    { line: 1, price: 900_000, currency: 'AED', leadDays: 20 },
    { line: 2, price: 300_000, currency: 'AED', leadDays: 10 },
  ]);
  await answerRfq(stack, south, id, [
    { line: 2, price: 80_000, currency: 'USD', leadDays: 40 },
    { line: 2, option: 2, price: 9_000, currency: 'USD', leadDays: 5, mode: 'rent' },
  ]);

  // The owner sets the limit above which a second member must approve.
  const buyerPage = await openPageAs(browser, stack, buyer);
  await buyerPage.goto('/procurement/orders');
  await expect(main(buyerPage).getByText('No orders yet.')).toBeVisible();
  await buyerPage.goto('/settings/team');
  const limit = main(buyerPage).getByRole('region', { name: 'Award approval' });
  await limit.getByLabel('Approval limit (USD)').fill('a lot');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(limit.getByText('Limit must be a whole number of US dollars')).toBeVisible();
  await limit.getByLabel('Approval limit (USD)').fill('100,000');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(buyerPage.getByText('Limit saved')).toBeVisible();

  // The answers are sealed first, and open without a reload.
  await buyerPage.goto(`/procurement/rfq/${id}/compare`);
  await expect(main(buyerPage).getByRole('heading', { name: 'Responses are sealed' })).toBeVisible();
  await expect(main(buyerPage)).not.toContainText('North Plant');
  await passDeadline(stack, id);
  const table = main(buyerPage).getByRole('table');
  const [crane, excavators] = [
    table.getByRole('row').filter({ hasText: 'Mobile crane' }),
    table.getByRole('row').filter({ hasText: 'Crawler excavator' }),
  ];
  await expect(crane).toContainText('No offer');
  await expect(excavators).toContainText('Original offer: USD 80,000');
  await expect(excavators).toContainText('Rental instead of purchase');
  await expect(table.getByRole('row').last()).toContainText('AED 2,100,000');
  await expect(table.getByRole('row').last()).toContainText('Partial offer');
  // A phone shows the offers of one line at a time.
  await buyerPage.setViewportSize({ width: 360, height: 800 });
  const cards = main(buyerPage).getByRole('region', { name: 'Compare responses' });
  await expect(cards).toContainText(/Mobile crane.*North Plant.*AED\s900,000/s);
  await expect(cards).not.toContainText('South Plant');
  await cards.getByRole('button', { name: 'Next' }).click();
  await expect(cards).toContainText('Crawler excavator');
  for (const offer of ['AED 300,000', 'Original offer: USD 80,000', 'Original offer: USD 9,000'])
    await expect(cards.getByRole('listitem').filter({ hasText: offer })).toHaveCount(1);
  await expect(cards).not.toContainText('900,000');
  await buyerPage.setViewportSize({ width: 1440, height: 900 });

  // Price alone makes South the best of the excavators (USD 80,000 is below AED 300,000), and lead time alone makes North the best.
  const best = (company: string) =>
    excavators
      .getByRole('cell')
      .nth(company === 'North Plant' ? 0 : 1)
      .getByText('Best');
  const raiseWeight = async (name: string) => {
    await main(buyerPage).getByRole('slider', { name }).press('End');
    await main(buyerPage).getByRole('button', { name: 'Recalculate scores' }).click();
  };
  await raiseWeight('Lead time');
  await expect(best('North Plant')).toBeVisible();
  await raiseWeight('Price');
  await expect(best('South Plant')).toBeVisible();

  const choice = main(buyerPage).getByRole('region', { name: 'Your selection' });
  await choice.getByRole('button', { name: 'Select best offers' }).click();
  await expect(choice).toContainText('2 of 2 lines selected');
  await expect(choice).toContainText('Above $100,000 in 24 hours: a second team member must approve.');
  await main(buyerPage).getByLabel('Split line 2').check();
  await excavators.getByLabel(/^Quantity from North Plant/).fill('3');
  await expect(choice).toContainText('Quantity too high in line 2');
  await excavators
    .getByLabel(/^Quantity from South Plant, line 2/)
    .first()
    .fill('1');
  await expect(excavators).toContainText('4 of 4 selected');
  await choice.getByRole('button', { name: 'Review and award' }).click();
  await dialog(buyerPage).getByRole('button', { name: 'Request approval' }).click();
  await expect(dialog(buyerPage).getByText('Give a reason', { exact: true })).toBeVisible();
  await dialog(buyerPage).getByLabel('Reason').fill('Three at once for the first phase');
  await dialog(buyerPage).getByRole('button', { name: 'Request approval' }).click();
  await expect(main(buyerPage).getByText('You proposed this award.')).toBeVisible();
  await expect(main(buyerPage).getByRole('button', { name: 'Approve' })).toHaveCount(0);

  // The second member rejects with a reason, and approves the next proposal; the first member sees both without a reload.
  const managerPage = await openPageAs(browser, stack, manager);
  await managerPage.goto(`/procurement/rfq/${id}/compare`);
  await expect(main(managerPage).getByText('Three at once for the first phase')).toBeVisible();
  await main(managerPage).getByRole('button', { name: 'Reject' }).click();
  await dialog(managerPage).getByRole('button', { name: 'Reject' }).click();
  await expect(dialog(managerPage).getByText('Give a reason', { exact: true })).toBeVisible();
  await dialog(managerPage).getByLabel('Reason').fill('All four from one hand');
  await dialog(managerPage).getByRole('button', { name: 'Reject' }).click();
  await expect(main(buyerPage).getByText('All four from one hand')).toBeVisible();
  await main(buyerPage).getByLabel('Split line 2').uncheck();
  await excavators.getByRole('radio', { name: /^North Plant/ }).check();
  await choice.getByRole('button', { name: 'Review and award' }).click();
  await dialog(buyerPage).getByLabel('Reason').fill('From one hand');
  await dialog(buyerPage).getByRole('button', { name: 'Request approval' }).click();
  await main(managerPage).getByRole('button', { name: 'Approve' }).click();
  await dialog(managerPage).getByRole('button', { name: 'Approve and order' }).click();
  await expect(main(buyerPage).getByRole('link', { name: /^Purchase order PO-/ })).toHaveCount(1);
  await managerPage.context().close();

  // Both sides see the order: 900,000 + 4 × 300,000, plus 5 per cent VAT.
  const supplierPage = await openPageAs(browser, stack, north);
  await supplierPage.goto('/procurement/orders');
  await expect(main(supplierPage).getByRole('row').nth(1)).toContainText('AED 2,205,000');
  await main(supplierPage)
    .getByRole('link', { name: /^Respond: PO-/ })
    .click();
  await expect(main(supplierPage)).toContainText('VAT 5%, UAE');
  await main(buyerPage)
    .getByRole('link', { name: /^Purchase order PO-/ })
    .click();
  await expect(main(buyerPage).getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await main(supplierPage).getByRole('button', { name: 'Accept order' }).click();
  await dialog(supplierPage).getByRole('button', { name: 'Accept order' }).click();
  await expect(main(buyerPage).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await main(buyerPage).getByRole('button', { name: 'Confirm delivery' }).click();
  await dialog(buyerPage).getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(
    main(supplierPage).getByText('The buyer has confirmed delivery and will close the order.'),
  ).toBeVisible();
  const download = supplierPage.waitForEvent('download');
  await main(supplierPage).getByRole('button', { name: 'PDF in English' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await main(buyerPage).getByRole('button', { name: 'Close order' }).click();
  await dialog(buyerPage).getByRole('button', { name: 'Close order' }).click();
  await expect(main(supplierPage).locator('header').getByText('Closed', { exact: true })).toBeVisible();

  // The supplier who lost sees neither the comparison nor the order.
  const loserPage = await openPageAs(browser, stack, south);
  for (const path of [`/procurement/rfq/${id}/compare`, new URL(supplierPage.url()).pathname]) {
    await loserPage.goto(path);
    await expect(loserPage.getByRole('heading', { level: 1, name: /not found$/ })).toBeVisible();
  }
  for (const page of [buyerPage, supplierPage, loserPage]) await page.context().close();
});

test('[PR-005] [PR-006] [SH-041] has no accessibility fault on its screens, on a phone and on a desktop, in Arabic and in English', async ({
  page,
  stack,
  signInAs,
}) => {
  test.slow();
  const buyer = await signInAs('buyer');
  const { rfqs } = await callApi<AnswerOf<typeof listRfqs>>(stack, '/procurement/rfqs?limit=50', buyer);
  const { orders } = await callApi<AnswerOf<typeof listOrders>>(stack, '/procurement/orders', buyer);
  const at = (state: string) => `/procurement/rfq/${rfqs.find((rfq) => rfq.state === state)?._id}/compare`;
  const screens = [
    [at('open'), /^(Responses are sealed|العروض مختومة)$/],
    [at('technical'), /^(Qualified|مستوفٍ)$/],
    [at('opened'), /^(Select best offers|اختيار الأفضل)$/],
    [at('awarded'), /^(Awarded|تمت الترسية)$/],
    ['/settings/team', /^(Approval limit \(USD\)|سقف الاعتماد بالدولار الأمريكي)$/],
    [`/procurement/orders/${orders[0]?._id}`, /^(Parties|الطرفان)$/],
  ] as const;
  for (const { size, prefix } of screenVariants)
    for (const [path, text] of screens) {
      await page.setViewportSize(size);
      await page.goto(prefix + path);
      await expect(main(page).getByText(text).first()).toBeVisible();
      await expectNoFaults(page);
    }
});

test('shows the times of the comparison in the time zone of the country of delivery', async ({ browser, stack }) => {
  const [buyer, supplier] = [await registerCompany(stack, 'buyer'), await registerCompany(stack, 'supplier')];
  const id = await publishRfq(stack, buyer, [supplier], 'sa');
  await answerRfq(stack, supplier, id, [{ line: 1, price: 900_000, currency: 'AED', leadDays: 20 }]);
  const page = await openPageAs(browser, stack, buyer);
  await page.goto(`/procurement/rfq/${id}/compare`);
  await expect(main(page)).toContainText(/They all open at: .* Riyadh time/);
  await passDeadline(stack, id);
  await expect(main(page)).toContainText(/Opened \d.* Riyadh time/);
  await main(page).getByText('Opened responses').click();
  await expect(main(page)).toContainText(/Received \d.* Riyadh time/);
  await page.context().close();
});
