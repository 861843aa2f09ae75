// Follows a rental from the choice of days to the return, with one screen for each company, and tests the lists of bookings.

import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, holdStream, test } from '../../fixtures.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { photo } from '../../steps/photos.ts';
import {
  callApi,
  createBooking,
  createRental,
  dateInDays,
  field,
  main,
  moveBookingBack,
  openScreenAs,
  phone,
  sharedCompanies,
  submitButton,
  total,
  UNKNOWN_ID,
  waitForCalendar,
} from '../../steps/rental-steps.ts';

test('[DE-016] [DE-017] [DE-018] [DE-019] [DE-021] [DE-022] [DE-037] [DE-038] [DE-040] [DA-015] [DA-046] [DA-047] takes a rental from the choice of days to the return, shown on both screens', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const [supplier, buyer] = await sharedCompanies(stack);
  const title = `Liebherr LTM 1060 crane ${Date.now() % 1e6}`;
  const id = await createRental(stack, supplier, { title });
  const supplierPage = await openScreenAs(browser, stack, supplier);
  const page = await openScreenAs(browser, stack, buyer, phone);
  await supplierPage.goto('/dashboard?role=supplier&tab=bookings');
  await expect(supplierPage.getByRole('tab', { name: 'Equipment Bookings' })).toHaveAttribute('aria-selected', 'true');

  await page.goto(`/book/${id}`);
  await expect(page).toHaveTitle('Book Equipment | Rigsouq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Equipment');
  const rates = main(page).getByRole('region', { name: title }).locator('dl > div');
  await expect(rates).toHaveText([
    'Per hourUSD\u00a060One day counts as 8 hours',
    'Per dayUSD\u00a0400',
    'Per weekUSD\u00a02,200',
  ]);
  await waitForCalendar(page);
  const valuesOf = (name: string) =>
    field(page, name)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await valuesOf('rentalPeriod')).toEqual(['hourly', 'daily', 'weekly']);
  expect(await valuesOf('projectType')).toEqual(['', 'construction', 'excavation', 'demolition', 'landscaping']);
  await expect(field(page, 'projectType').locator('option')).toHaveText([
    'Choose...',
    'Construction',
    'Excavation',
    'Demolition',
    'Landscaping',
  ]);
  await expect(field(page, 'startDate')).toHaveAttribute('min', dateInDays(0));
  await expect(field(page, 'endDate')).toHaveAttribute('min', dateInDays(0));
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'startDate').fill(dateInDays(3));
  await expect(field(page, 'endDate')).toHaveAttribute('min', dateInDays(3));
  await field(page, 'endDate').fill(dateInDays(11));
  await expect(total(page)).toHaveText('USD\u00a02,600');
  await expect(main(page)).toContainText('1 week × USD\u00a02,200 + 1 day × USD\u00a0400');
  await page.reload();
  await waitForCalendar(page);
  await expect(total(page)).toHaveText('USD\u00a02,600');
  await field(page, 'rentalPeriod').selectOption('weekly');
  await expect(total(page)).toHaveText('USD\u00a04,400');
  await expect(main(page)).toContainText('2 weeks × USD\u00a02,200');
  await field(page, 'rentalPeriod').selectOption('hourly');
  await expect(total(page)).toHaveText('USD\u00a03,840');
  await field(page, 'rentalPeriod').selectOption('daily');
  await field(page, 'deliveryAddress').fill('Plot 12, Jebel Ali');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'projectType').selectOption('excavation');
  await field(page, 'specialRequirements').fill('With an operator');
  await expect(submitButton(page)).toHaveText('Confirm Booking');
  for (const [name, value] of [
    ['startDate', dateInDays(3)],
    ['endDate', dateInDays(11)],
    ['deliveryAddress', 'Plot 12, Jebel Ali'],
  ] as const) {
    await expect(submitButton(page)).toBeEnabled();
    await field(page, name).fill('');
    await expect(submitButton(page)).toBeDisabled();
    await field(page, name).fill(value);
  }
  await page.route(
    '**/api/equipment/book',
    async (route) => {
      await expect(submitButton(page)).toBeDisabled();
      await route.continue();
    },
    { times: 1 },
  );
  const bookingRequest = page.waitForRequest('**/api/equipment/book');
  await submitButton(page).click();
  await expect(page.getByText('Booking created successfully')).toBeVisible();
  const request = await bookingRequest;
  expect([request.method(), request.headers()['content-type']]).toEqual(['POST', 'application/json']);
  expect(request.headers().authorization).toBe(`Bearer ${buyer.token}`);
  expect(request.postDataJSON()).toEqual({
    equipment: id,
    rentalPeriod: 'daily',
    startDate: dateInDays(3),
    endDate: dateInDays(11),
    deliveryAddress: 'Plot 12, Jebel Ali',
    projectType: 'excavation',
    specialRequirements: 'With an operator',
    totalCost: 3_200,
    consent: consentFor('booking'),
  });
  await expect(page).toHaveURL(/\/bookings\/[\da-f-]{36}$/);
  const booking = page.url().split('/').at(-1) ?? '';
  await expect(main(page)).toContainText('USD\u00a03,200');
  await expect(main(page)).toContainText('8 days × USD\u00a0400');
  await expect(main(page)).toContainText('With an operator');
  await expect(main(page).getByText('Requested', { exact: true }).first()).toBeVisible();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /\(in 4[78] hours\)/ }),
  ).toContainText(/\d\d:\d\d \w+ time/);
  await expect(main(page).getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    new RegExp(`/messages/${id}\\?with=`),
  );

  // The booking appears in the supplier's list without a reload, and the list links to its page.
  const row = main(supplierPage).getByRole('row').filter({ hasText: title });
  await expect(row.first()).toContainText('Daily');
  await row
    .first()
    .getByRole('link', { name: /^Respond/ })
    .click();
  await expect(supplierPage).toHaveURL(new RegExp(`/bookings/${booking}$`));
  await expect(main(supplierPage).getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await expect(main(supplierPage).getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await main(supplierPage).getByRole('button', { name: 'Confirm', exact: true }).click();
  await supplierPage.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(supplierPage.getByText('Booking confirmed').first()).toBeVisible();
  await expect(main(page).getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(main(page)).toContainText('The rental starts on');

  // The first day comes, and both pages show it.
  await moveBookingBack(stack, booking, 3);
  for (const one of [page, supplierPage])
    await expect(main(one).getByText('Active', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(main(page).getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await main(supplierPage)
    .locator('input[type=file]')
    .first()
    .setInputFiles([photo(1), photo(2)]);
  await main(supplierPage).getByRole('button', { name: 'Add photos' }).click();
  const before = main(supplierPage).getByRole('region', { name: 'Condition before' });
  await expect(before.getByRole('button').locator('img')).toHaveCount(2);
  await before.getByRole('button', { name: 'Photo 1', exact: true }).click();
  await expect(supplierPage.getByRole('dialog')).toBeVisible();
  await supplierPage.keyboard.press('Escape');

  await main(page).getByRole('button', { name: 'Off-hire' }).click();
  await expect(page.getByRole('dialog')).toContainText('USD\u00a0400');
  await page.getByRole('dialog').getByRole('button', { name: 'Off-hire' }).click();
  await expect(main(page)).toContainText('1 day × USD\u00a0400');
  await expect(main(supplierPage)).toContainText('The buyer no longer needs the machine.');
  await main(supplierPage).getByRole('button', { name: 'Mark as returned' }).click();
  await supplierPage.getByRole('dialog').getByRole('button', { name: 'Mark as returned' }).click();
  for (const one of [page, supplierPage])
    await expect(main(one).getByText('Completed', { exact: true }).first()).toBeVisible();
  await expectNoFaults(page);
  await expectNoFaults(supplierPage);

  await page.goto('/ar/dashboard?role=buyer&tab=bookings');
  await expect(page.getByRole('tab', { name: 'حجوزاتي' })).toHaveAttribute('aria-selected', 'true');
  await main(page)
    .getByRole('link', { name: new RegExp(`: ${title}$`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/ar/bookings/${booking}$`));
  await expect(main(page)).toContainText('الإيجار');
  await expectNoFaults(page);
  await page.context().close();
  await supplierPage.context().close();
});

test('[DE-039] [DE-041] cancels a booking before its start, lapses an unanswered one, and marks a late one as overdue', async ({
  browser,
  stack,
}) => {
  const [supplier, buyer] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier);
  const page = await openScreenAs(browser, stack, buyer);
  const cancelled = await createBooking(stack, buyer, id, 4, 6);
  await page.goto(`/bookings/${cancelled}`);
  await main(page).getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').locator('textarea').fill('The slab is poured later');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(main(page).getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(main(page)).toContainText('The slab is poured later');

  const lapsed = await createBooking(stack, buyer, id, 10, 12);
  await moveBookingBack(stack, lapsed, 2);
  await page.goto(`/bookings/${lapsed}`);
  await expect(main(page)).toContainText('The request was not answered within 48 hours and has expired.');

  const late = await createBooking(stack, buyer, id, 0, 1);
  await callApi(stack, `/bookings/${late}/confirm`, supplier, { note: '' });
  await moveBookingBack(stack, late, 3);
  await page.goto(`/bookings/${late}`);
  await expect(
    main(page).getByRole('status').filter({ hasText: 'Overdue: the machine was due back on' }),
  ).toBeVisible();
  await page.context().close();
});

test('[DA-055] [DA-056] [DA-057] [DA-058] says when a list of bookings is empty or cannot be read, and reads it again', async ({
  browser,
  stack,
}) => {
  const newBuyer = await registerCompany(stack, 'buyer');
  const page = await openScreenAs(browser, stack, newBuyer);
  await page.goto('/dashboard?role=buyer&tab=bookings');
  await expect(main(page).getByText('No bookings found.')).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  await holdStream(page);
  await page.route('**/api/auth/my-bookings*', (route) => route.abort());
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch bookings');
  await page.unroute('**/api/auth/my-bookings*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('No bookings found.')).toBeVisible();
  await page.goto(`/bookings/${UNKNOWN_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
  await page.context().close();
  const otherSupplierPage = await openScreenAs(browser, stack, await registerCompany(stack));
  await otherSupplierPage.goto('/dashboard?role=supplier&tab=bookings');
  await expect(main(otherSupplierPage).getByText('No bookings found.')).toBeVisible({ timeout: 30_000 });
  await otherSupplierPage.context().close();
});

test('shows a supplier the utilisation of the machines, and offers the bookings as a calendar', async ({
  page,
  context,
  signInAs,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await signInAs('supplier');
  await page.goto('/dashboard?role=supplier&tab=bookings');
  const utilisation = main(page).getByRole('region', { name: 'Utilisation' });
  await expect(utilisation.getByRole('rowheader').first()).toBeVisible();
  const month = dateInDays(0).slice(0, 7);
  const from = `${Number(month.slice(5)) > 4 ? month.slice(0, 4) : Number(month.slice(0, 4)) - 1}-${String(((Number(month.slice(5)) + 7) % 12) + 1).padStart(2, '0')}`;
  const { machines } = await callApi<{ machines: { months: { rented: number }[] }[] }>(
    stack,
    `/auth/utilisation?from=${from}`,
    { token },
  );
  const at = machines.findIndex(({ months }) => months.some(({ rented }) => rented > 0));
  expect(at).toBeGreaterThanOrEqual(0);
  const shown = machines[at]?.months.map(({ rented }) => String(rented)) ?? [];
  await expect(
    utilisation
      .getByRole('row')
      .nth(at + 1)
      .locator('td > span[aria-hidden]:nth-child(2)'),
  ).toHaveText(shown);
  await utilisation.getByRole('button', { name: 'Earlier' }).click();
  await expectNoFaults(page);

  const feed = main(page).getByRole('region', { name: 'Sync bookings to your calendar' });
  await feed.getByRole('button', { name: 'Create calendar link' }).click();
  const address = feed.getByLabel('Calendar link');
  await expect(address).toHaveValue(/\/api\/calendars\/.*\.ics$/);
  const first = await address.inputValue();
  await feed.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Calendar link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect((await (await fetch(first)).text()).startsWith('BEGIN:VCALENDAR')).toBe(true);
  await feed.getByRole('button', { name: 'Reset link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset link' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await fetch(first)).status).toBe(404);
  await feed.getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(feed.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
});
