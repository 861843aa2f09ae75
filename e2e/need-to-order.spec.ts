// What a contractor's buying office does all day, from a need on the dashboard to an order that its supplier has accepted: a buyer, a colleague
// who approves, and four suppliers, each at an own screen.
import type { Page } from '@playwright/test';
import { inArabic } from './conformance-world.ts';
import { browserOf, dialog, main } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { foundCompany } from './own-company.ts';
import { inDays } from './rental-steps.ts';
import { passDeadline } from './rfq-steps.ts';
import { expectNoFaults } from './sound.ts';
import { colleagueOf } from './talk.ts';

const offers = [
  ['Khalij Hire', '480,000', 14],
  ['Rimal Machines', '455,500', 14],
  ['Najd Plant', '470,000', 14],
  ['Batinah Lifting', '461,250', 14],
] as const;

for (const language of ['en', 'ar'] as const)
  test(`[PR-001] [PR-005] [PR-006] from a need to an accepted order, with an approver and four suppliers (${language})`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(150_000);
    const say = (text: string, values: Record<string, string> = {}) =>
      (language === 'ar' ? inArabic(text) : text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    const at = (path: string) => (language === 'ar' ? `/ar${path}` : path);
    const button = (page: Page, text: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: say(text, values), exact: true });
    const field = (page: Page, text: string) => main(page).getByLabel(say(text));

    const buyer = await foundCompany(stack, 'buyer', 'Sahil Roads');
    const approver = await colleagueOf(stack, buyer, 'manager');
    const named = offers.map(([name, price, days]) => ({ name: `${name} ${Date.now()}`, price, days }));
    const sellers = await Promise.all(
      named.map(async (one) => ({ ...one, company: await foundCompany(stack, 'supplier', one.name) })),
    );

    // Above this limit two have to agree.
    const buying = await browserOf(browser, stack, buyer);
    await buying.goto(at('/procurement/orders'));
    const limit = main(buying).getByRole('region', { name: say('Approval of awards') });
    await limit.getByLabel(say('Limit in US dollars')).fill('100,000');
    await limit.getByRole('button', { name: say('Save') }).click();
    await expect(buying.getByText(say('The limit has been saved'))).toBeVisible();

    // A need becomes a request with its line.
    await buying.goto(at('/dashboard?role=buyer&tab=procurement&list=needs'));
    await field(buying, 'Category').fill(say('Excavators'));
    await field(buying, 'Quantity').fill('4');
    await button(buying, 'Create need').click();
    await main(buying)
      .getByRole('link', { name: say('Request quotations: {{name}}', { name: say('Excavators') }) })
      .click();
    await field(buying, 'Title').fill('Excavators for the coast road');
    await button(buying, 'Go on').click();
    const line = main(buying).getByRole('group', { name: say('Line {{number}}', { number: '1' }), exact: true });
    await expect(line.getByLabel(say('Quantity'))).toHaveValue('4');
    await line.getByLabel(say('Specification')).fill('Crawler excavator, 22 t, with quick coupler');
    await line.getByLabel(say('Place of delivery')).fill('Duqm');
    await field(buying, 'Answers until').fill(inDays(10));
    for (const { name } of named) {
      await field(buying, 'Find suppliers').fill(name);
      await button(buying, 'Invite {{name}}', { name }).click();
      await expect(button(buying, 'Remove {{name}}', { name })).toBeVisible();
    }
    await button(buying, 'Publish').click();
    await dialog(buying)
      .getByRole('button', { name: say('Publish') })
      .click();
    await expect(buying).toHaveURL(/\/procurement\/rfq\/[\w-]{36}$/);
    const id = /rfq\/([\w-]{36})$/.exec(buying.url())?.[1] ?? '';

    // Four sealed answers; the buyer sees how many, and no price.
    const selling: Page[] = [];
    for (const { company, price, days } of sellers) {
      const page = await browserOf(browser, stack, company);
      selling.push(page);
      await page.goto(at('/procurement/rfq'));
      await main(page).getByRole('link', { name: 'Excavators for the coast road', exact: true }).click();
      const offer = main(page).getByRole('group', { name: say('Offer for line {{line}}', { line: '1' }) });
      await offer.getByLabel(say('Price each')).fill(price);
      await offer.getByLabel(say('Lead days')).fill(String(days));
      await button(page, 'Send the sealed answer').click();
      await expect(page.getByText(say('Your answer has been received'))).toBeVisible();
    }
    await expect(main(buying)).toContainText(say('Answers: {{number}}', { number: '4' }));
    for (const { price } of sellers) expect(await buying.content()).not.toContain(price);

    // Opened by the clock, compared, proposed.
    await passDeadline(stack, id);
    await main(buying)
      .getByRole('link', { name: say('Compare the answers') })
      .click();
    const table = main(buying).getByRole('table');
    for (const { name } of named) await expect(table).toContainText(name);
    await button(buying, 'Choose the best').click();
    await expectNoFaults(buying);
    await button(buying, 'Review and award').click();
    await dialog(buying)
      .getByRole('button', { name: say('Ask for approval') })
      .click();
    await expect(
      main(buying).getByText(say('You have proposed it. It waits for another owner or manager of your company.')),
    ).toBeVisible();

    // The second member approves, and the lowest has the order: 4 × 455,500 with 5 per cent.
    const deciding = await browserOf(browser, stack, approver);
    await deciding.goto(at(`/procurement/rfq/${id}/compare`));
    await button(deciding, 'Approve').click();
    await dialog(deciding)
      .getByRole('button', { name: say('Approve and order') })
      .click();
    await expect(
      main(deciding).getByText(say('You have proposed it. It waits for another owner or manager of your company.')),
    ).toHaveCount(0);
    const [, winner] = selling as [Page, Page];
    await winner.goto(at('/procurement/orders'));
    await expect(main(winner).getByRole('row').nth(1)).toContainText('1,913,100');
    await main(winner).getByRole('row').nth(1).getByRole('link').first().click();
    await button(winner, 'Accept the order').click();
    await dialog(winner)
      .getByRole('button', { name: say('Accept the order') })
      .click();
    await expect(main(winner).locator('header').getByText(say('Accepted'), { exact: true })).toBeVisible();
    await expectNoFaults(winner);
    await buying.goto(at('/procurement/orders'));
    await expect(main(buying).getByRole('row').nth(1)).toContainText(say('Accepted'));

    // The others learn that it went elsewhere, and nothing of where.
    for (const page of selling.filter((one) => one !== winner)) {
      await page.goto(at(`/procurement/rfq/${id}`));
      await expect(main(page)).toContainText('Excavators for the coast road');
      for (const told of ['455,500', '455500', 'Rimal Machines']) expect(await page.content()).not.toContain(told);
      await page.goto(at('/procurement/orders'));
      await expect(main(page).getByText(say('No orders yet.'))).toBeVisible();
    }
    for (const page of [buying, deciding, ...selling]) await page.context().close();
  });
