// Tests trust between companies: reviews that are published together, licences with an expiry date, and reports about listings.
import type { Page } from '@playwright/test';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { createDealParties, type DealParties, dialog, main, openPageAs, post } from '../../steps/deal-steps.ts';
import { openDeskItem } from '../../steps/desk-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1440, height: 900 };

async function anAcceptedQuote(stack: Stack, { buyer, supplier, machine }: DealParties): Promise<string> {
  const quote = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
  const price = { price: 80_000, currency: 'USD' };
  const validUntil = daysLater(dayOf(new Date()), 7);
  await post(stack, supplier, `/quotes/${quote._id}/quote`, { ...price, validUntil });
  await post(stack, buyer, `/quotes/${quote._id}/accept`, price);
  return quote._id;
}

test('publishes the reviews of both sides of a deal together', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  const pair = await createDealParties(stack);
  const quote = await anAcceptedQuote(stack, pair);
  const [buyer, supplier] = [
    await openPageAs(browser, stack, pair.buyer),
    await openPageAs(browser, stack, pair.supplier),
  ];
  const panel = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Reviews', exact: true }) });
  await buyer.goto(`/quotes/${quote}`);
  await expect(panel(buyer)).toContainText('No reviews yet.');
  await panel(buyer).getByRole('button', { name: 'Save review' }).click();
  await expect(panel(buyer)).toContainText('Choose one to five stars');
  await panel(buyer).getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await panel(buyer).getByLabel('Review text').fill('Honest about the hours, and quick with the papers.');
  await buyer.setViewportSize(phone);
  await expectNoFaults(buyer);
  await panel(buyer).getByRole('button', { name: 'Save review' }).click();
  await expect(panel(buyer)).toContainText('Not published yet. Only your company can see it.');

  await supplier.goto(`/ar/quotes/${quote}`);
  const supplierPanel = supplier.locator('section', {
    has: supplier.getByRole('heading', { name: 'التقييمات', exact: true }),
  });
  await expect(supplierPanel).toContainText('اكتب تقييمك ليُنشر الاثنان');
  await expect(main(supplier)).not.toContainText('Honest about the hours');
  await supplierPanel.getByRole('radio', { name: '5 من 5 نجوم' }).check({ force: true });
  await supplierPanel.getByLabel('كلماتك').fill('Paid on the day.');
  await expectNoFaults(supplier);
  await supplierPanel.getByRole('button', { name: 'حفظ تقييمك' }).click();
  await expect(supplierPanel).toContainText('Honest about the hours');
  await supplierPanel.getByLabel('ردك').fill('Thank you, come again.');
  await supplierPanel.getByRole('button', { name: 'نشر ردك' }).click();
  await expect(supplierPanel).toContainText('Thank you, come again.');

  // The buyer's page shows the review without a reload, and the profile shows it too.
  await expect(panel(buyer)).toContainText('Paid on the day.');
  await expect(panel(buyer).getByRole('button', { name: 'Edit your review' })).toHaveCount(0);
  await buyer.goto(`/supplier-profile/${pair.supplier.userId}?tab=reviews`);
  await expect(main(buyer)).toContainText('Honest about the hours, and quick with the papers.');
  await expect(main(buyer)).toContainText('Thank you, come again.');
  await expectNoFaults(buyer);
  await buyer.setViewportSize(desktop);
  await buyer.goto(`/ar/buyer/${pair.buyer.userId}?tab=reviews`);
  await expect(main(buyer)).toContainText('Paid on the day.');
  await expectNoFaults(buyer);
});

test('lets a company report a machine, and an operator take it down', async ({ browser, page, stack, signInAs }) => {
  test.setTimeout(120_000);
  const { buyer, machine, title } = await createDealParties(stack);
  await page.goto(`/equipment/${machine}`);
  await waitForHydration(page);
  await main(page)
    .getByRole('link', { name: `Report: ${title}` })
    .click();
  await expect(page).toHaveURL(/\/login$/);

  const reporter = await openPageAs(browser, stack, buyer);
  await reporter.setViewportSize(phone);
  await reporter.goto(`/equipment/${machine}`);
  await main(reporter)
    .getByRole('button', { name: `Report: ${title}` })
    .click();
  await dialog(reporter).getByRole('button', { name: 'Submit report' }).click();
  await expect(dialog(reporter)).toContainText('Choose a reason');
  await dialog(reporter).getByLabel('What is wrong?').selectOption('not-theirs');
  await dialog(reporter).getByLabel('More details (optional)').fill('This is our machine, on our yard.');
  await expectNoFaults(reporter);
  await dialog(reporter).getByRole('button', { name: 'Submit report' }).click();
  await expect(reporter.getByText('Thank you. We’ll review it.')).toBeVisible();

  await signInAs('admin');
  await page.goto('/admin/reports');
  const card = await openDeskItem(page, title);
  await expect(card.getByRole('region', { name: 'The machine' })).toBeVisible();
  await expect(card).toContainText('Not authorised to offer it');
  await expect(card).toContainText('This is our machine, on our yard.');
  await expectNoFaults(page);
  await card.getByRole('button', { name: /^Take it down/ }).click();
  await dialog(page).getByLabel('Reason').fill('It is not yours to offer.');
  await dialog(page).getByRole('button', { name: 'Take it down', exact: true }).click();
  await expect(page.getByText('Decision saved')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto('/ar/admin/reports?state=closed');
  await expect(main(page).getByRole('row').filter({ hasText: title })).toContainText('محجوب');
  const answer = await fetch(`${stack.apis[0].url}/api/equipment/${machine}`);
  expect(answer.status).toBe(404);
});

test('lets a supplier send a licence with its last day, and an operator approve it', async ({
  browser,
  page,
  stack,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const { supplier } = await createDealParties(stack);
  const owner = await openPageAs(browser, stack, supplier);
  await owner.goto('/settings/licences');
  const panel = owner.getByRole('region', { name: 'Your licence' });
  await expect(panel).toContainText('You have not uploaded a licence');
  await panel.getByRole('button', { name: 'Upload a licence' }).click();
  await dialog(owner)
    .getByLabel('Expiry date')
    .fill(daysLater(dayOf(new Date()), 200));
  await dialog(owner)
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await expectNoFaults(owner);
  await dialog(owner).getByRole('button', { name: 'Upload licence' }).click();
  await expect(panel).toContainText('Under review.');

  await signInAs('admin');
  await page.goto('/admin/licences');
  const card = await openDeskItem(page, 'licence.pdf');
  await expect(card.getByRole('region', { name: 'Company details' })).toBeVisible();
  await expectNoFaults(page);
  // The badge needs a document that the operator has opened.
  const opened = page.waitForResponse((answer) => answer.url().includes('/admin/papers/') && answer.status() === 200);
  await card.getByRole('button', { name: /^Open document/ }).click();
  await opened;
  await card.getByRole('button', { name: /^Approve/ }).click();
  await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Licence approved')).toBeVisible();
  await expect(panel).toContainText('Approved, valid until');
});
