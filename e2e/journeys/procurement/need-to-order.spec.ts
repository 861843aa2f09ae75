// Follows a purchase of a contractor from a need on the dashboard to an order that the supplier has accepted, with a buyer, a colleague who
// approves and four suppliers, each on their own screen.
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { inArabic } from '../../steps/conformance-data.ts';
import { dialog, main, openPageAs } from '../../steps/deal-steps.ts';
import { addColleague } from '../../steps/message-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { dateInDays } from '../../steps/rental-steps.ts';
import { passDeadline } from '../../steps/rfq-steps.ts';

const offers = [
  ['Khalij Hire', '480,000', 14],
  ['Rimal Machines', '455,500', 14],
  ['Najd Plant', '470,000', 14],
  ['Batinah Lifting', '461,250', 14],
] as const;

for (const language of ['en', 'ar'] as const)
  test(`[PR-001] [PR-005] [PR-006] takes a need to an accepted order, with an approver and four suppliers (${language})`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(150_000);
    const translate = (text: string, values: Record<string, string> = {}) =>
      (language === 'ar' ? inArabic(text) : text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    const at = (path: string) => (language === 'ar' ? `/ar${path}` : path);
    const button = (page: Page, text: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: translate(text, values), exact: true });
    const field = (page: Page, text: string) => main(page).getByLabel(translate(text));

    const buyer = await registerCompany(stack, 'buyer', 'Sahil Roads');
    const approver = await addColleague(stack, buyer, 'manager');
    const suppliers = offers.map(([name, price, days]) => ({ name: `${name} ${Date.now()}`, price, days }));
    const sellers = await Promise.all(
      suppliers.map(async (one) => ({ ...one, company: await registerCompany(stack, 'supplier', one.name) })),
    );

    // Above this limit a second member must approve.
    const buyerPage = await openPageAs(browser, stack, buyer);
    await buyerPage.goto(at('/settings/team'));
    const limit = main(buyerPage).getByRole('region', { name: translate('Award approval') });
    await limit.getByLabel(translate('Approval limit (USD)')).fill('100,000');
    await limit.getByRole('button', { name: translate('Save') }).click();
    await expect(buyerPage.getByText(translate('Limit saved'))).toBeVisible();

    // A need becomes a request with its line.
    await buyerPage.goto(at('/dashboard?role=buyer&tab=procurement&list=needs'));
    await field(buyerPage, 'Category').fill(translate('Excavators'));
    await field(buyerPage, 'Quantity').fill('4');
    await button(buyerPage, 'Create need').click();
    await main(buyerPage)
      .getByRole('link', { name: translate('Request quotations: {{name}}', { name: translate('Excavators') }) })
      .click();
    await field(buyerPage, 'Title').fill('Excavators for the coast road');
    await button(buyerPage, 'Continue').click();
    const line = main(buyerPage).getByRole('group', {
      name: translate('Line {{number}}', { number: '1' }),
      exact: true,
    });
    await expect(line.getByLabel(translate('Quantity'))).toHaveValue('4');
    await line.getByLabel(translate('Specification')).fill('Crawler excavator, 22 t, with quick coupler');
    await line.getByLabel(translate('Delivery location')).fill('Duqm');
    await field(buyerPage, 'Response deadline').fill(dateInDays(10));
    for (const { name } of suppliers) {
      await field(buyerPage, 'Find suppliers').fill(name);
      await button(buyerPage, 'Invite {{name}}', { name }).click();
      await expect(button(buyerPage, 'Remove {{name}}', { name })).toBeVisible();
    }
    await button(buyerPage, 'Publish').click();
    await dialog(buyerPage)
      .getByRole('button', { name: translate('Publish') })
      .click();
    await expect(buyerPage).toHaveURL(/\/procurement\/rfq\/[\w-]{36}$/);
    const id = /rfq\/([\w-]{36})$/.exec(buyerPage.url())?.[1] ?? '';

    // Four suppliers send sealed answers; the buyer sees how many, but no price.
    const supplierPages: Page[] = [];
    for (const { company, price, days } of sellers) {
      const page = await openPageAs(browser, stack, company);
      supplierPages.push(page);
      await page.goto(at('/procurement/rfq'));
      await main(page).getByRole('link', { name: 'Excavators for the coast road', exact: true }).click();
      const offer = main(page).getByRole('group', { name: translate('Offer for line {{line}}', { line: '1' }) });
      await offer.getByLabel(translate('Price per unit')).fill(price);
      await offer.getByLabel(translate('Lead time (days)')).fill(String(days));
      await button(page, 'Submit sealed response').click();
      await expect(page.getByText(translate('Response received'))).toBeVisible();
    }
    await expect(main(buyerPage)).toContainText(translate('Responses: {{number}}', { number: '4' }));
    for (const { price } of sellers) expect(await buyerPage.content()).not.toContain(price);

    // The scheduler opens the answers; the buyer compares them and proposes an award.
    await passDeadline(stack, id);
    await main(buyerPage)
      .getByRole('link', { name: translate('Compare offers') })
      .click();
    const table = main(buyerPage).getByRole('table');
    for (const { name } of suppliers) await expect(table).toContainText(name);
    await button(buyerPage, 'Select best offers').click();
    await expectNoFaults(buyerPage);
    await button(buyerPage, 'Review and award').click();
    await dialog(buyerPage)
      .getByRole('button', { name: translate('Request approval') })
      .click();
    await expect(
      main(buyerPage).getByText(
        translate('You proposed this award. Another owner or manager in your company must approve it.'),
      ),
    ).toBeVisible();

    // The second member approves, and the lowest offer gets the order: 4 × 455,500 plus 5 per cent VAT.
    const approverPage = await openPageAs(browser, stack, approver);
    await approverPage.goto(at(`/procurement/rfq/${id}/compare`));
    await button(approverPage, 'Approve').click();
    await dialog(approverPage)
      .getByRole('button', { name: translate('Approve and order') })
      .click();
    await expect(
      main(approverPage).getByText(
        translate('You proposed this award. Another owner or manager in your company must approve it.'),
      ),
    ).toHaveCount(0);
    const [, winnerPage] = supplierPages as [Page, Page];
    await winnerPage.goto(at('/procurement/orders'));
    await expect(main(winnerPage).getByRole('row').nth(1)).toContainText('1,913,100');
    await main(winnerPage).getByRole('row').nth(1).getByRole('link').first().click();
    await button(winnerPage, 'Accept order').click();
    await dialog(winnerPage)
      .getByRole('button', { name: translate('Accept order') })
      .click();
    await expect(main(winnerPage).locator('header').getByText(translate('Accepted'), { exact: true })).toBeVisible();
    await expectNoFaults(winnerPage);
    await buyerPage.goto(at('/procurement/orders'));
    await expect(main(buyerPage).getByRole('row').nth(1)).toContainText(translate('Accepted'));

    // The other suppliers see neither the winning price nor the winner.
    for (const page of supplierPages.filter((one) => one !== winnerPage)) {
      await page.goto(at(`/procurement/rfq/${id}`));
      await expect(main(page)).toContainText('Excavators for the coast road');
      for (const secret of ['455,500', '455500', 'Rimal Machines']) expect(await page.content()).not.toContain(secret);
      await page.goto(at('/procurement/orders'));
      await expect(main(page).getByText(translate('No orders yet.'))).toBeVisible();
    }
    for (const page of [buyerPage, approverPage, ...supplierPages]) await page.context().close();
  });
