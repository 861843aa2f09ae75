// From the opening of sealed answers to an order that was delivered, with everybody at their own screen.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listOrders } from '@rigsouq/contract/orders';
import type { listRfqs } from '@rigsouq/contract/rfqs';
import { browserOf, dialog, main } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { foundCompany } from './own-company.ts';
import { ask } from './rental-steps.ts';
import { answer, passDeadline, publish } from './rfq-steps.ts';
import { expectNoFaults, looks } from './sound.ts';
import { colleagueOf } from './talk.ts';

test('[PR-005] [PR-006] answers are compared and awarded, a second member approves, and the order is accepted and delivered', async ({
  browser,
  stack,
}) => {
  test.slow();
  const [buyer, north, south] = await Promise.all([
    foundCompany(stack, 'buyer', 'Sahil Roads'),
    foundCompany(stack, 'supplier', 'North Plant'),
    foundCompany(stack, 'supplier', 'South Plant'),
  ]);
  const manager = await colleagueOf(stack, buyer, 'manager');
  const id = await publish(stack, buyer, [north, south]);
  await answer(stack, north, id, [
    { line: 1, price: 900_000, currency: 'AED', leadDays: 20 },
    { line: 2, price: 300_000, currency: 'AED', leadDays: 10 },
  ]);
  await answer(stack, south, id, [
    { line: 2, price: 80_000, currency: 'USD', leadDays: 40 },
    { line: 2, option: 2, price: 9_000, currency: 'USD', leadDays: 5, mode: 'rent' },
  ]);

  // The owner sets the limit above which two have to agree.
  const buying = await browserOf(browser, stack, buyer);
  await buying.goto('/procurement/orders');
  await expect(main(buying).getByText('No orders yet.')).toBeVisible();
  const limit = main(buying).getByRole('region', { name: 'Approval of awards' });
  await limit.getByLabel('Limit in US dollars').fill('a lot');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(limit.getByText('The limit is a whole number of US dollars')).toBeVisible();
  await limit.getByLabel('Limit in US dollars').fill('100,000');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(buying.getByText('The limit has been saved')).toBeVisible();

  // Sealed, and open without a reload.
  await buying.goto(`/procurement/rfq/${id}/compare`);
  await expect(main(buying).getByRole('heading', { name: 'The answers are sealed' })).toBeVisible();
  await expect(main(buying)).not.toContainText('North Plant');
  await passDeadline(stack, id);
  const table = main(buying).getByRole('table');
  const [crane, excavators] = [
    table.getByRole('row').filter({ hasText: 'Mobile crane' }),
    table.getByRole('row').filter({ hasText: 'Crawler excavator' }),
  ];
  await expect(crane).toContainText('No offer');
  await expect(excavators).toContainText('Offered as USD 80,000');
  await expect(excavators).toContainText('Rent instead of sale');
  await expect(table.getByRole('row').last()).toContainText('AED 2,100,000');
  await expect(table.getByRole('row').last()).toContainText('Not every line');

  // Price alone makes South the best of the excavators (USD 80,000 is below AED 300,000), lead time alone North.
  const best = (company: string) =>
    excavators
      .getByRole('cell')
      .nth(company === 'North Plant' ? 0 : 1)
      .getByText('Best');
  const weigh = async (name: string) => {
    await main(buying).getByRole('slider', { name }).press('End');
    await main(buying).getByRole('button', { name: 'Give points anew' }).click();
  };
  await weigh('Lead time');
  await expect(best('North Plant')).toBeVisible();
  await weigh('Price');
  await expect(best('South Plant')).toBeVisible();

  const choice = main(buying).getByRole('region', { name: 'Your choice' });
  await choice.getByRole('button', { name: 'Choose the best' }).click();
  await expect(choice).toContainText('2 of 2 lines chosen');
  await expect(choice).toContainText('Above $100,000 in 24 hours: a second member must approve.');
  await main(buying).getByLabel('Split line 2').check();
  await excavators.getByLabel(/^Pieces from North Plant/).fill('3');
  await expect(choice).toContainText('Too many pieces in line 2');
  await excavators
    .getByLabel(/^Pieces from South Plant, line 2/)
    .first()
    .fill('1');
  await expect(excavators).toContainText('4 of 4 chosen');
  await choice.getByRole('button', { name: 'Review and award' }).click();
  await dialog(buying).getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog(buying).getByText('Give a reason')).toBeVisible();
  await dialog(buying).getByLabel('Reason').fill('Three at once for the first phase');
  await dialog(buying).getByRole('button', { name: 'Ask for approval' }).click();
  await expect(main(buying).getByText('You have proposed it.')).toBeVisible();
  await expect(main(buying).getByRole('button', { name: 'Approve' })).toHaveCount(0);

  // The second member rejects with a reason, and approves what is proposed anew; the first sees both without a reload.
  const deciding = await browserOf(browser, stack, manager);
  await deciding.goto(`/procurement/rfq/${id}/compare`);
  await expect(main(deciding).getByText('Three at once for the first phase')).toBeVisible();
  await main(deciding).getByRole('button', { name: 'Reject' }).click();
  await dialog(deciding).getByRole('button', { name: 'Reject' }).click();
  await expect(dialog(deciding).getByText('Give a reason')).toBeVisible();
  await dialog(deciding).getByLabel('Reason').fill('All four from one hand');
  await dialog(deciding).getByRole('button', { name: 'Reject' }).click();
  await expect(main(buying).getByText('All four from one hand')).toBeVisible();
  await main(buying).getByLabel('Split line 2').uncheck();
  await excavators.getByRole('radio', { name: /^North Plant/ }).check();
  await choice.getByRole('button', { name: 'Review and award' }).click();
  await dialog(buying).getByLabel('Reason').fill('From one hand');
  await dialog(buying).getByRole('button', { name: 'Ask for approval' }).click();
  await main(deciding).getByRole('button', { name: 'Approve' }).click();
  await dialog(deciding).getByRole('button', { name: 'Approve and order' }).click();
  await expect(main(buying).getByRole('link', { name: /^Purchase order PO-/ })).toHaveCount(1);
  await deciding.context().close();

  // The order, from both sides: 900,000 + 4 × 300,000, with 5 per cent.
  const selling = await browserOf(browser, stack, north);
  await selling.goto('/procurement/orders');
  await expect(main(selling).getByRole('row').nth(1)).toContainText('AED 2,205,000');
  await main(selling)
    .getByRole('link', { name: /^Answer: PO-/ })
    .click();
  await expect(main(selling)).toContainText('VAT 5%, UAE');
  await main(buying)
    .getByRole('link', { name: /^Purchase order PO-/ })
    .click();
  await expect(main(buying).getByRole('button', { name: 'Take the order back' })).toBeVisible();
  await main(selling).getByRole('button', { name: 'Accept the order' }).click();
  await dialog(selling).getByRole('button', { name: 'Accept the order' }).click();
  await expect(main(buying).getByRole('button', { name: 'Take the order back' })).toHaveCount(0);
  await main(buying).getByRole('button', { name: 'Note delivery' }).click();
  await dialog(buying).getByRole('button', { name: 'Note delivery' }).click();
  await expect(main(selling).getByText('The buyer has received everything and closes the order.')).toBeVisible();
  const paper = selling.waitForEvent('download');
  await main(selling).getByRole('button', { name: 'PDF in English' }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  await main(buying).getByRole('button', { name: 'Close the order' }).click();
  await dialog(buying).getByRole('button', { name: 'Close the order' }).click();
  await expect(main(selling).locator('header').getByText('Closed', { exact: true })).toBeVisible();

  // The loser sees nothing of it.
  const losing = await browserOf(browser, stack, south);
  for (const path of [`/procurement/rfq/${id}/compare`, new URL(selling.url()).pathname]) {
    await losing.goto(path);
    await expect(losing.getByRole('heading', { level: 1, name: /not found$/ })).toBeVisible();
  }
  for (const page of [buying, selling, losing]) await page.context().close();
});

test('[PR-005] [PR-006] [SH-041] the screens are usable by all, on a phone and at a desk, in Arabic and in English', async ({
  page,
  stack,
  signedIn,
}) => {
  test.slow();
  const buyer = await signedIn('buyer');
  const { rfqs } = await ask<AnswerOf<typeof listRfqs>>(stack, '/procurement/rfqs?limit=50', buyer);
  const { orders } = await ask<AnswerOf<typeof listOrders>>(stack, '/procurement/orders', buyer);
  const at = (state: string) => `/procurement/rfq/${rfqs.find((rfq) => rfq.state === state)?._id}/compare`;
  const screens = [
    [at('open'), /^(The answers are sealed|الردود مختومة)$/],
    [at('technical'), /^(Good enough|مستوفٍ)$/],
    [at('opened'), /^(Choose the best|اختيار الأفضل)$/],
    [at('awarded'), /^(Awarded|تمت الترسية)$/],
    ['/procurement/orders', /^(Limit in US dollars|السقف بالدولار الأمريكي)$/],
    [`/procurement/orders/${orders[0]?._id}`, /^(Parties|الطرفان)$/],
  ] as const;
  for (const { size, prefix } of looks)
    for (const [path, sign] of screens) {
      await page.setViewportSize(size);
      await page.goto(prefix + path);
      await expect(main(page).getByText(sign).first()).toBeVisible();
      await expectNoFaults(page);
    }
});
