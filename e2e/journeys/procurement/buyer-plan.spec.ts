// Tests the free trial of e-procurement, from the button to the plan that an operator activates (R82).
import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../../fixtures.ts';
import { runSql } from '../../steps/bidding-steps.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { dialog, main, openPageAs, post } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';
import { publishRfq } from '../../steps/rfq-steps.ts';

const plan = (page: Page) =>
  main(page).getByRole('region', { name: /^(E-procurement plan|باقة المشتريات الإلكترونية)$/ });

test('keeps the dashboard when the plan and the first steps cannot be loaded, and does not ask again and again', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const asked: string[] = [];
  for (const path of ['procurement/plan', 'stats/first-steps'])
    await page.route(`**/api/${path}*`, (route) => {
      asked.push(path);
      return route.fulfill({ status: 500, json: {} });
    });
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/dashboard?role=buyer');
  await expect(main(page).getByText('Failed to fetch your plan')).toBeVisible();
  await expect(main(page).getByRole('tab').first()).toBeVisible();
  await page.waitForTimeout(1_000);
  // Each failed read is repeated once.
  expect(asked.length).toBeLessThanOrEqual(4);
  await page.unroute('**/api/procurement/plan*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(plan(page).getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
});

test('starts the trial, asks for a plan after its end and publishes again once an operator has activated it', async ({
  page,
  context,
  browser,
  stack,
}) => {
  test.setTimeout(180_000);
  const buyer = await registerCompany(stack, 'buyer', `Plan Buyer ${Date.now()}`);
  const supplier = await registerCompany(stack, 'supplier', 'Khalij Hire');
  await signInAsCompany(context, buyer);
  await page.goto('/dashboard?role=buyer');
  await plan(page).getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(plan(page)).toContainText('Free trial: days left 30');
  await expect(page.getByText('Your free trial has started')).toBeVisible();
  const open = await publishRfq(stack, buyer, [supplier]);

  await runSql(stack, `update buyer_plans set ends_at = clock_timestamp() where account_id = '${buyer.userId}'`);
  for (const { size, prefix } of screenVariants) {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/dashboard?role=buyer`);
    await expect(plan(page)).toContainText(prefix ? 'انتهت تجربتك المجانية' : 'Your free trial has ended');
    await expectNoFaults(page);
  }
  await page.goto(`/procurement/rfq/${open}`);
  await expect(main(page).getByRole('heading', { name: 'Plant for the port road' })).toBeVisible();

  // A new request can be drafted; its publication leads to the plan.
  const { _id: draft } = (await post(stack, buyer, '/procurement/rfqs', {
    title: 'Second request',
    currency: 'AED',
    country: 'ae',
    audience: 'open',
    deadline: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    lines: [
      { line: 1, quantity: 1, specification: 'Mobile crane, 60 t', category: 'cranes', mode: 'buy', place: 'Duqm' },
    ],
  })) as { _id: string };
  await page.goto(`/procurement/rfq/${draft}/edit`);
  await main(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('New requests and reverse auctions need a plan.');
  await dialog(page).getByRole('link', { name: 'Ask for a plan' }).click();
  await plan(page).getByRole('button', { name: 'Ask for a plan' }).click();
  await expect(plan(page)).toContainText('You asked for a plan on');

  const operator = await openPageAs(browser, stack, { ...(await logIn(stack, 'admin')), role: 'buyer' });
  await operator.goto('/admin?kind=plan');
  const row = main(operator)
    .getByRole('list', { name: 'Work queue' })
    .getByRole('listitem')
    .filter({ hasText: 'Plan Buyer' });
  await row.getByRole('link').click();
  await row.getByRole('button', { name: /^Activate plan/ }).click();
  await dialog(operator).getByRole('button', { name: 'Activate plan' }).click();
  await expect(operator.getByText('Plan activated')).toBeVisible();
  await operator.goto(`/admin/companies/${buyer.userId}`);
  await expect(main(operator).getByText(/^Plan until /)).toBeVisible();
  await expectNoFaults(operator);

  // The dashboard of the buyer shows the plan without a reload.
  await expect(plan(page)).toContainText('E-procurement plan: days left 365');
  await page.goto(`/procurement/rfq/${draft}/edit`);
  await main(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/procurement/rfq/${draft}$`));

  await main(operator).getByRole('button', { name: 'End plan...' }).click();
  await dialog(operator).getByLabel('Reason').fill('Ended by agreement');
  await dialog(operator).getByRole('button', { name: 'End plan', exact: true }).click();
  await expect(main(operator).getByText(/^Plan ended on /)).toBeVisible();
  await operator.context().close();
});
