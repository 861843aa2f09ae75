// Follows an inspection from the request to the report, with one screen for each side.
import type { Page } from '@playwright/test';
import { dayOf } from '@rigsouq/kernel/periods';
import { expect, holdStream, test, waitForHydration } from '../../fixtures.ts';
import { createDealParties, dialog, main, openPageAs, post } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';
import { photo, photoTiles } from '../../steps/photos.ts';

const badge = (page: Page, text: string) => main(page).locator('header').getByText(text, { exact: true });
const actionButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const today = () => dayOf(new Date());

test('[DE-001] [DE-007] sends a visitor who wants to inspect a machine to the login', async ({ page, stack }) => {
  const { machine } = await createDealParties(stack);
  await page.goto(`/equipment/${machine}`);
  await waitForHydration(page);
  await actionButton(page, 'Schedule Inspection').click();
  await expect(page.getByText('Please log in to schedule an inspection.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('keeps the page when a dialog cannot be loaded without a connection, and opens it afterwards', async ({
  browser,
  stack,
}) => {
  const { buyer, machine } = await createDealParties(stack);
  const page = await openPageAs(browser, stack, buyer);
  await page.goto(`/equipment/${machine}`);
  await waitForHydration(page);
  await page.context().setOffline(true);
  await actionButton(page, 'Schedule Inspection').click();
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await actionButton(page, 'Schedule Inspection').click();
  await expect(dialog(page).getByLabel('Preferred date')).toBeVisible();
  // The stylesheets of the dialog, which could not be loaded either, were loaded as well.
  const close = dialog(page).getByRole('button', { name: 'Close' });
  expect((await close.boundingBox())?.width).toBeLessThan(60);
  await close.click();
  await expect(dialog(page)).toBeHidden();
});

test('[DE-002] [DE-012] [DE-013] [DE-014] [DE-015] [DE-037] [DE-044] [DA-011] [DA-014] [DA-015] [DA-049] takes an inspection from the request to the report, shown to both sides without a reload', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine, title } = await createDealParties(stack);
  const [buyerPage, supplierPage] = [
    await openPageAs(browser, stack, buyer),
    await openPageAs(browser, stack, supplier),
  ];
  await supplierPage.goto('/dashboard?role=supplier&tab=inquiries');
  await supplierPage.getByRole('tab', { name: 'Selling Inspections' }).click();
  await expect(supplierPage).toHaveURL(/role=supplier&tab=inquiries&list=inspections/);
  await expect(main(supplierPage).getByText('No inspections found.')).toBeVisible();

  await buyerPage.goto(`/equipment/${machine}`);
  await waitForHydration(buyerPage);
  await actionButton(buyerPage, 'Schedule Inspection').click();
  const [day, time] = [dialog(buyerPage).getByLabel('Preferred date'), dialog(buyerPage).getByLabel('Preferred time')];
  const send = dialog(buyerPage).getByRole('button', { name: 'Schedule Inspection' });
  await expect(day).toHaveAttribute('min', today());
  const incomplete = dialog(buyerPage)
    .getByRole('alert')
    .getByText('Please provide a date and time for the inspection.');
  await send.click();
  await expect(incomplete).toBeVisible();
  await day.fill(today());
  await time.fill('23:30');
  await dialog(buyerPage).getByLabel('Notes (optional)').fill('With our mechanic');
  await buyerPage.route('**/api/equipment/schedule-inspection', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(incomplete).toBeHidden();
  await expect(dialog(buyerPage).getByText('Failed to schedule inspection. Please try again.')).toBeVisible();
  for (const [empty, value] of [
    [time, '23:30'],
    [day, today()],
  ] as const) {
    await empty.fill('');
    await send.click();
    await expect(incomplete).toBeVisible();
    await empty.fill(value);
  }
  const inspectionRequest = buyerPage.waitForRequest('**/api/equipment/schedule-inspection');
  await send.click();
  await expect(buyerPage.getByText('Inspection scheduled successfully!')).toBeVisible();
  expect((await inspectionRequest).method()).toBe('POST');
  expect((await inspectionRequest).headers().authorization).toBe(`Bearer ${buyer.token}`);
  expect((await inspectionRequest).postDataJSON()).toEqual({
    equipmentId: machine,
    preferredDate: today(),
    preferredTime: '23:30',
    notes: 'With our mechanic',
  });
  await expect(dialog(buyerPage)).toBeHidden();
  await actionButton(buyerPage, 'Schedule Inspection').click();
  for (const field of [day, time, dialog(buyerPage).getByLabel('Notes (optional)')])
    await expect(field).toHaveValue('');
  await day.fill(today());
  await time.fill('23:30');
  await send.click();
  await expect(
    dialog(buyerPage).getByText('You already have an open inspection request for this machine.'),
  ).toBeVisible();

  await supplierPage.getByRole('link', { name: `Confirm: ${title}` }).click();
  await expect(supplierPage).toHaveURL(/\/inspections\/[\w-]+$/);
  await expect(badge(supplierPage, 'Requested')).toBeVisible();
  await buyerPage.goto(new URL(supplierPage.url()).pathname);
  await expect(main(buyerPage).getByText('Waiting for the supplier’s reply.')).toBeVisible();

  await actionButton(supplierPage, 'Propose another time').click();
  await dialog(supplierPage).getByLabel('Preferred date').fill(today());
  await dialog(supplierPage).getByLabel('Preferred time').fill('23:45');
  await dialog(supplierPage).getByLabel('Note to the buyer (optional)').fill('The yard opens late');
  await dialog(supplierPage).getByRole('button', { name: 'Propose' }).click();
  await expect(main(buyerPage).getByText('Confirm this time, or propose another one.')).toBeVisible();
  await expect(main(buyerPage).getByText('The yard opens late')).toBeVisible();
  await actionButton(buyerPage, 'Confirm').click();
  await dialog(buyerPage).getByRole('button', { name: 'Confirm' }).click();

  // The inspection is today, so the supplier can write the report.
  await expect(badge(supplierPage, 'Confirmed')).toBeVisible();
  await actionButton(supplierPage, 'Send report').click();
  await expect(main(supplierPage).getByText('Rate every component').first()).toBeVisible();
  for (const radio of await main(supplierPage).getByRole('radio', { name: 'Good' }).all()) await radio.check();
  await main(supplierPage).getByRole('group', { name: 'Hydraulics' }).getByRole('radio', { name: 'Poor' }).check();
  await main(supplierPage).getByLabel('Note: Hydraulics').fill('Boom cylinder leaks');
  await main(supplierPage).getByLabel('Hour meter (optional)').fill('3,412');
  await main(supplierPage)
    .locator('input[name=photos]')
    .setInputFiles([photo(1), photo(2)]);
  await expect(photoTiles(supplierPage)).toHaveCount(2);
  await actionButton(supplierPage, 'Send report').click();

  for (const page of [buyerPage, supplierPage]) {
    await expect(badge(page, 'Completed')).toBeVisible();
    await expect(main(page).getByRole('row').filter({ hasText: 'Hydraulics' })).toContainText(
      'PoorBoom cylinder leaks',
    );
    await expect(main(page).getByText('3,412 hours')).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^Photo \d$/ })).toHaveCount(2);
    await expect(actionButton(page, 'Cancel inspection')).toHaveCount(0);
  }
  const download = buyerPage.waitForEvent('download');
  await actionButton(buyerPage, 'Download PDF').click();
  expect((await download).suggestedFilename()).toMatch(/^inspection-[\w-]+-en\.pdf$/);
  for (const page of [buyerPage, supplierPage]) await page.context().close();
});

test('[DE-044] [DE-037] cancels and rejects inspections in Arabic, and hides them from other companies', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine } = await createDealParties(stack);
  const inspection = { equipmentId: machine, preferredDate: today(), preferredTime: '23:30' };
  const first = (await post(stack, buyer, '/equipment/schedule-inspection', inspection)) as { _id: string };
  const [buyerPage, supplierPage] = [
    await openPageAs(browser, stack, buyer),
    await openPageAs(browser, stack, supplier),
  ];
  await supplierPage.goto(`/ar/inspections/${first._id}`);
  await expect(badge(supplierPage, 'بانتظار الرد')).toBeVisible();
  await buyerPage.goto(`/ar/inspections/${first._id}`);
  await actionButton(buyerPage, 'إلغاء المعاينة').click();
  await dialog(buyerPage).getByRole('button', { name: 'إلغاء المعاينة' }).click();
  for (const page of [buyerPage, supplierPage]) await expect(badge(page, 'تم الإلغاء')).toBeVisible();

  const second = (await post(stack, buyer, '/equipment/schedule-inspection', inspection)) as { _id: string };
  await buyerPage.goto(`/ar/inspections/${second._id}`);
  await expect(badge(buyerPage, 'بانتظار الرد')).toBeVisible();
  await supplierPage.goto(`/ar/inspections/${second._id}`);
  await actionButton(supplierPage, 'رفض').click();
  await dialog(supplierPage).getByRole('button', { name: 'رفض', exact: true }).click();
  for (const page of [buyerPage, supplierPage]) {
    await expect(badge(page, 'تم الرفض')).toBeVisible();
    await page.context().close();
  }
  const strangerPage = await openPageAs(browser, stack, (await createDealParties(stack)).buyer);
  await strangerPage.goto(`/inspections/${second._id}`);
  await expect(strangerPage.getByRole('heading', { level: 1, name: 'Inspection not found' })).toBeVisible();
  await strangerPage.context().close();
});

test('[DA-049] [DA-050] [DA-055] [DA-056] [DA-057] [DE-012] has no accessibility fault in lists, dialog and report, on a phone and on a desktop, in both languages', async ({
  browser,
  stack,
}) => {
  // The test runs axe on six screens, which takes long.
  test.slow();
  const { buyer, supplier, machine, title } = await createDealParties(stack);
  const buyerPage = await openPageAs(browser, stack, buyer);
  const startStream = await holdStream(buyerPage);
  await buyerPage.route('**/api/auth/my-requested-inspections*', (route) => route.abort());
  await buyerPage.goto('/dashboard?role=buyer&tab=inquiries&list=inspections');
  await expect(buyerPage.getByRole('tab', { name: 'My Inspections' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(buyerPage).getByText('Failed to fetch inspections')).toBeVisible();
  await buyerPage.unroute('**/api/auth/my-requested-inspections*');
  await main(buyerPage).getByRole('button', { name: 'Try again' }).click();
  await expect(main(buyerPage).getByText('No inspections found.')).toBeVisible();
  startStream();

  const inspection = { equipmentId: machine, preferredDate: today(), preferredTime: '23:30' };
  const { _id } = (await post(stack, buyer, '/equipment/schedule-inspection', inspection)) as { _id: string };
  await expect(main(buyerPage).getByRole('row').filter({ hasText: title })).toContainText('Requested');
  const answer = await fetch(`${stack.apis[0].url}/api/inspections/${_id}`, {
    headers: { authorization: `Bearer ${supplier.token}` },
  });
  const { meetsAt } = (await answer.json()) as { meetsAt: string };
  await post(stack, supplier, `/inspections/${_id}/confirm`, { meetsAt });
  const supplierPage = await openPageAs(browser, stack, supplier);
  for (const { prefix, size } of screenVariants) {
    await supplierPage.setViewportSize(size);
    await supplierPage.goto(`${prefix}/dashboard?role=supplier&tab=inquiries&list=inspections`);
    await expect(main(supplierPage).getByRole('row').nth(1)).toBeVisible();
    await expectNoFaults(supplierPage);
    await supplierPage.goto(`${prefix}/inspections/${_id}`);
    await expect(main(supplierPage).getByRole('radio').first()).toBeVisible();
    await expectNoFaults(supplierPage);
    await buyerPage.setViewportSize(size);
    await buyerPage.goto(`${prefix}/equipment/${machine}`);
    await waitForHydration(buyerPage);
    await actionButton(buyerPage, prefix ? 'حجز موعد معاينة' : 'Schedule Inspection').click();
    await expect(dialog(buyerPage)).toBeVisible();
    await buyerPage.waitForTimeout(200);
    await expectNoFaults(buyerPage);
  }
  for (const page of [buyerPage, supplierPage]) await page.context().close();
});
