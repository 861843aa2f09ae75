// An inspection from the wish to the report, with the two sides side by side.
import type { Page } from '@playwright/test';
import { dayOf } from '@rigsouq/kernel/periods';
import { aPair, browserOf, dialog, main, post } from './deals.ts';
import { expect, holdStream, takenOver, test } from './fixtures.ts';
import { photo, tiles } from './photos.ts';
import { expectNoFaults, looks } from './sound.ts';

const _sizes = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
const badge = (page: Page, word: string) => main(page).locator('header').getByText(word, { exact: true });
const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const today = () => dayOf(new Date());

test('[DE-001] [DE-007] a visitor who wants to see a machine is sent to the login', async ({ page, stack }) => {
  const { machine } = await aPair(stack);
  await page.goto(`/equipment/${machine}`);
  await takenOver(page);
  await act(page, 'Schedule Inspection').click();
  await expect(page.getByText('Please log in to schedule an inspection.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('[DE-002] [DE-012] [DE-013] [DE-014] [DE-015] [DE-037] [DE-044] [DA-011] [DA-014] [DA-049] from the wish to the report, and both see it without a reload', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine, title } = await aPair(stack);
  const [buying, selling] = [await browserOf(browser, stack, buyer), await browserOf(browser, stack, supplier)];
  await selling.goto('/dashboard?role=supplier&tab=inquiries');
  await selling.getByRole('tab', { name: 'Selling Inspections' }).click();
  await expect(selling).toHaveURL(/role=supplier&tab=inquiries&list=inspections/);
  await expect(main(selling).getByText('No inspections found.')).toBeVisible();

  await buying.goto(`/equipment/${machine}`);
  await takenOver(buying);
  await act(buying, 'Schedule Inspection').click();
  const [day, time] = [dialog(buying).getByLabel('Preferred date'), dialog(buying).getByLabel('Preferred time')];
  const send = dialog(buying).getByRole('button', { name: 'Schedule Inspection' });
  await expect(day).toHaveAttribute('min', today());
  await send.click();
  await expect(
    dialog(buying).getByRole('alert').getByText('Please provide a date and time for the inspection.'),
  ).toBeVisible();
  await day.fill(today());
  await time.fill('23:30');
  await dialog(buying).getByLabel('Notes (optional)').fill('With our mechanic');
  await send.click();
  await expect(buying.getByText('Inspection scheduled successfully!')).toBeVisible();
  await expect(dialog(buying)).toBeHidden();
  await act(buying, 'Schedule Inspection').click();
  for (const field of [day, time, dialog(buying).getByLabel('Notes (optional)')]) await expect(field).toHaveValue('');
  await day.fill(today());
  await time.fill('23:30');
  await send.click();
  await expect(dialog(buying).getByText('You already have an inspection of this machine under way.')).toBeVisible();

  await selling.getByRole('link', { name: `Confirm: ${title}` }).click();
  await expect(selling).toHaveURL(/\/inspections\/[\w-]+$/);
  await expect(badge(selling, 'Requested')).toBeVisible();
  await buying.goto(new URL(selling.url()).pathname);
  await expect(main(buying).getByText('The supplier is to answer.')).toBeVisible();

  await act(selling, 'Propose another time').click();
  await dialog(selling).getByLabel('Preferred date').fill(today());
  await dialog(selling).getByLabel('Preferred time').fill('23:45');
  await dialog(selling).getByLabel('Note to the buyer (optional)').fill('The yard opens late');
  await dialog(selling).getByRole('button', { name: 'Propose' }).click();
  await expect(main(buying).getByText('Confirm this time, or propose another one.')).toBeVisible();
  await expect(main(buying).getByText('The yard opens late')).toBeVisible();
  await act(buying, 'Confirm').click();
  await dialog(buying).getByRole('button', { name: 'Confirm' }).click();

  // The day has come, so the supplier can write the report.
  await expect(badge(selling, 'Confirmed')).toBeVisible();
  await act(selling, 'Send the report').click();
  await expect(main(selling).getByText('Rate every component').first()).toBeVisible();
  for (const radio of await main(selling).getByRole('radio', { name: 'Good' }).all()) await radio.check();
  await main(selling).getByRole('group', { name: 'Hydraulics' }).getByRole('radio', { name: 'Poor' }).check();
  await main(selling).getByLabel('Note: Hydraulics').fill('Boom cylinder leaks');
  await main(selling).getByLabel('Hour meter (optional)').fill('3,412');
  await main(selling)
    .locator('input[name=photos]')
    .setInputFiles([photo(1), photo(2)]);
  await expect(tiles(selling)).toHaveCount(2);
  await act(selling, 'Send the report').click();

  for (const page of [buying, selling]) {
    await expect(badge(page, 'Completed')).toBeVisible();
    await expect(main(page).getByRole('row').filter({ hasText: 'Hydraulics' })).toContainText(
      'PoorBoom cylinder leaks',
    );
    await expect(main(page).getByText('3,412 hours')).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^Photo \d$/ })).toHaveCount(2);
    await expect(act(page, 'Cancel inspection')).toHaveCount(0);
  }
  const saving = buying.waitForEvent('download');
  await act(buying, 'Download PDF').click();
  expect((await saving).suggestedFilename()).toMatch(/^inspection-[\w-]+-en\.pdf$/);
  for (const page of [buying, selling]) await page.context().close();
});

test('[DE-044] [DE-037] is called off and refused, in Arabic, and is not found by others', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine } = await aPair(stack);
  const asked = { equipmentId: machine, preferredDate: today(), preferredTime: '23:30' };
  const first = (await post(stack, buyer, '/equipment/schedule-inspection', asked)) as { _id: string };
  const [buying, selling] = [await browserOf(browser, stack, buyer), await browserOf(browser, stack, supplier)];
  await selling.goto(`/ar/inspections/${first._id}`);
  await expect(badge(selling, 'بانتظار الرد')).toBeVisible();
  await buying.goto(`/ar/inspections/${first._id}`);
  await act(buying, 'إلغاء المعاينة').click();
  await dialog(buying).getByRole('button', { name: 'إلغاء المعاينة' }).click();
  for (const page of [buying, selling]) await expect(badge(page, 'ملغى')).toBeVisible();

  const second = (await post(stack, buyer, '/equipment/schedule-inspection', asked)) as { _id: string };
  await buying.goto(`/ar/inspections/${second._id}`);
  await expect(badge(buying, 'بانتظار الرد')).toBeVisible();
  await selling.goto(`/ar/inspections/${second._id}`);
  await act(selling, 'رفض').click();
  await dialog(selling).getByRole('button', { name: 'رفض', exact: true }).click();
  for (const page of [buying, selling]) {
    await expect(badge(page, 'مرفوض')).toBeVisible();
    await page.context().close();
  }
  const strange = await browserOf(browser, stack, (await aPair(stack)).buyer);
  await strange.goto(`/inspections/${second._id}`);
  await expect(strange.getByRole('heading', { level: 1, name: 'Inspection not found' })).toBeVisible();
  await strange.context().close();
});

test('[DA-049] [DA-050] [DA-055] [DA-056] [DA-057] [DE-012] lists, dialog and report are usable by all, on a phone and at a desk, in both languages', async ({
  browser,
  stack,
}) => {
  // Six screens, each looked at whole.
  test.slow();
  const { buyer, supplier, machine, title } = await aPair(stack);
  const buying = await browserOf(browser, stack, buyer);
  const beginStream = await holdStream(buying);
  await buying.route('**/api/auth/my-requested-inspections*', (route) => route.abort());
  await buying.goto('/dashboard?role=buyer&tab=inquiries&list=inspections');
  await expect(buying.getByRole('tab', { name: 'My Inspections' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(buying).getByText('Failed to fetch inspections')).toBeVisible();
  await buying.unroute('**/api/auth/my-requested-inspections*');
  await main(buying).getByRole('button', { name: 'Try again' }).click();
  await expect(main(buying).getByText('No inspections found.')).toBeVisible();
  beginStream();

  const asked = { equipmentId: machine, preferredDate: today(), preferredTime: '23:30' };
  const { _id } = (await post(stack, buyer, '/equipment/schedule-inspection', asked)) as { _id: string };
  await expect(main(buying).getByRole('row').filter({ hasText: title })).toContainText('Requested');
  const answer = await fetch(`${stack.apis[0].url}/api/inspections/${_id}`, {
    headers: { authorization: `Bearer ${supplier.token}` },
  });
  const { meetsAt } = (await answer.json()) as { meetsAt: string };
  await post(stack, supplier, `/inspections/${_id}/confirm`, { meetsAt });
  const selling = await browserOf(browser, stack, supplier);
  for (const { prefix, size } of looks) {
    await selling.setViewportSize(size);
    await selling.goto(`${prefix}/dashboard?role=supplier&tab=inquiries&list=inspections`);
    await expect(main(selling).getByRole('row').nth(1)).toBeVisible();
    await expectNoFaults(selling);
    await selling.goto(`${prefix}/inspections/${_id}`);
    await expect(main(selling).getByRole('radio').first()).toBeVisible();
    await expectNoFaults(selling);
    await buying.setViewportSize(size);
    await buying.goto(`${prefix}/equipment/${machine}`);
    await takenOver(buying);
    await act(buying, prefix ? 'جدولة معاينة' : 'Schedule Inspection').click();
    await expect(dialog(buying)).toBeVisible();
    await buying.waitForTimeout(200);
    await expectNoFaults(buying);
  }
  for (const page of [buying, selling]) await page.context().close();
});
