// Tests the booking page of a machine: its calendar, its price and its refusals.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import {
  callApi,
  createBooking,
  createRental,
  dateInDays,
  dayButton,
  desktop,
  field,
  fillSite,
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

/** The colour of errors. */
const RED = 'rgb(180, 35, 24)';

test('[DE-019] [DE-046] chooses days by keyboard or mouse, next to taken days but never across them', async ({
  browser,
  stack,
}) => {
  const [supplier, buyer] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier);
  await createBooking(stack, buyer, id, 4, 6);
  const page = await openScreenAs(browser, stack, buyer);
  await page.goto(`/book/${id}`);
  await waitForCalendar(page);
  for (const taken of [4, 5]) await expect(dayButton(page, dateInDays(taken))).toHaveAttribute('data-taken', 'true');
  await expect(dayButton(page, dateInDays(6))).not.toHaveAttribute('data-taken', 'true');

  await dayButton(page, dateInDays(0)).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, dateInDays(2))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'startDate')).toHaveValue(dateInDays(2));
  // A range may end on the first taken day, but it cannot go past it.
  for (const step of [3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(dayButton(page, dateInDays(step))).toBeFocused();
  }
  await expect(dayButton(page, dateInDays(4))).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, dateInDays(5))).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(field(page, 'endDate')).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(field(page, 'endDate')).toHaveValue(dateInDays(4));
  await expect(total(page)).toHaveText('USD\u00a0800');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator('button[data-day]:focus')).toBeVisible();

  // A typed range across taken days is refused with a message before anything is sent.
  await field(page, 'endDate').fill(dateInDays(7));
  await fillSite(page);
  await expect(main(page).getByRole('alert')).toHaveText('Some of these dates are unavailable. Choose other dates.');
  await expect(submitButton(page)).toBeDisabled();
  // The mouse chooses days too.
  await dayButton(page, dateInDays(6)).click();
  await dayButton(page, dateInDays(8)).click();
  await expect(field(page, 'startDate')).toHaveValue(dateInDays(6));
  await expect(field(page, 'endDate')).toHaveValue(dateInDays(8));

  // Another buyer, whose bookings are not sent to this page, was faster: the page says so, marks the days and books nothing.
  const rival = await registerCompany(stack, 'buyer');
  await createBooking(stack, rival, id, 7, 9);
  await submitButton(page).click();
  await expect(main(page).getByText('Some of these dates were just booked.')).toBeVisible();
  await expect(dayButton(page, dateInDays(7))).toHaveAttribute('data-taken', 'true');
  await page.context().close();
});

test('[DE-021] [DE-024] keeps the three decimals of KWD, and asks again when the price has changed', async ({
  browser,
  stack,
}) => {
  const [supplier, buyer] = await sharedCompanies(stack);
  const over = {
    currency: 'KWD',
    hourlyRate: '1.505',
    dailyRate: '12.345',
    weeklyRate: '70.005',
    title: `Kuwait crane ${Date.now() % 1e6}`,
  };
  const id = await createRental(stack, supplier, over);
  const page = await openScreenAs(browser, stack, buyer);
  await page.goto(`/rentals?search=${encodeURIComponent(over.title)}`);
  await page.goto(`/equipment/${id}`);
  await expect(main(page)).toContainText('KWD\u00a012.345');
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/book/${id}$`));
  await waitForCalendar(page);
  await expect(field(page, 'rentalPeriod').locator('option')).toHaveText(['Hourly', 'Daily', 'Weekly']);
  await field(page, 'startDate').fill(dateInDays(2));
  await field(page, 'endDate').fill(dateInDays(5));
  // Hours are cheaper here, so they are offered first.
  await expect(total(page)).toHaveText('KWD\u00a036.120');
  await field(page, 'rentalPeriod').selectOption('daily');
  await expect(total(page)).toHaveText('KWD\u00a037.035');
  await fillSite(page);

  const statement = `update listings set daily_minor = 12350 where id = '${id}'`;
  await promisify(execFile)('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', stack.databaseUrl, '-c', statement]);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/equipment/book')) keys.push(request.headers()['idempotency-key']);
  });
  await submitButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText('The new total is KWD\u00a037.050.');
  await expect(total(page)).toHaveText('KWD\u00a037.050');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/bookings\//);
  await expect(main(page)).toContainText('KWD\u00a037.050');
  await expect(main(page)).toContainText('3 days × KWD\u00a012.350');
  expect(keys).toHaveLength(2);
  expect(keys.every((key) => key && key.length >= 16)).toBe(true);
  expect(keys[0]).not.toBe(keys[1]);
  const stored = await callApi<{ totalCost: number; rate: number }>(
    stack,
    `/bookings/${page.url().split('/').at(-1)}`,
    buyer,
  );
  expect([stored.totalCost, stored.rate]).toEqual([37.05, 12.35]);
  await page.context().close();
});

test('[DE-022] [DE-021] creates one booking when the same form is sent again after a lost answer', async ({
  browser,
  stack,
}) => {
  const [supplier, buyer] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier);
  const page = await openScreenAs(browser, stack, buyer);
  await page.goto(`/book/${id}`);
  await waitForCalendar(page);
  await field(page, 'startDate').fill(dateInDays(2));
  await field(page, 'endDate').fill(dateInDays(5));
  await fillSite(page);
  const failure = main(page).getByRole('alert');
  const refusal = {
    message: 'The service is temporarily unavailable. Try again in a moment.',
    code: 'server.starting',
  };
  await page.route('**/api/equipment/book', (route) => route.fulfill({ status: 503, json: refusal }), { times: 1 });
  await submitButton(page).click();
  await expect(failure).toHaveText(refusal.message);
  await expect(failure).toHaveCSS('color', RED);
  await page.route('**/api/equipment/book', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(page).click();
  await expect(failure).toHaveText('Failed to create booking');
  await page.unroute('**/api/equipment/book');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/bookings\//);
  const { bookings } = await callApi<{ bookings: { equipment: { _id: string } }[] }>(
    stack,
    '/auth/my-bookings?limit=50',
    buyer,
  );
  expect(bookings.filter(({ equipment }) => equipment._id === id)).toHaveLength(1);
  await page.context().close();
});

test('sends a visitor to the login with a notice, and restores the form afterwards', async ({ page, stack }) => {
  const [supplier] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier);
  await page.goto(`/book/${id}`);
  await waitForCalendar(page);
  await field(page, 'startDate').fill(dateInDays(2));
  await field(page, 'endDate').fill(dateInDays(3));
  await fillSite(page);
  await submitButton(page).click();
  await expect(page.getByText('Please log in to book equipment')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('buyer@rigsouq.test');
  await page.getByLabel('Password', { exact: true }).fill('rigsouq-demo');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${id}$`));
  await expect(field(page, 'startDate')).toHaveValue(dateInDays(2));
  await expect(field(page, 'projectType')).toHaveValue('excavation');
  await expect(submitButton(page)).toBeEnabled();
});

test('[PE-071] reads the profile of the supplier, and says how fast the supplier answers', async ({ page, stack }) => {
  const [supplier] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier);
  const machine = main(page).getByRole('region').filter({ hasText: 'Grove crane' });
  await page.goto(`/book/${id}`);
  await expect(machine).toContainText('By its own statement: Usually responds within 2 hours');

  await page.goto('/rentals');
  await waitForHydration(page);
  const profileRead = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return request.method() === 'GET' && pathname === `/api/auth/profile/${supplier.userId}`;
  });
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/book/${id}`);
  await profileRead;
  await expect(machine).toContainText('By its own statement: Usually responds within 2 hours');
});

test('[DE-020] refuses to book a machine for sale, and does not find an unknown one', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const [supplier] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier, {
    type: 'sell',
    price: '85000',
    hourlyRate: '',
    dailyRate: '',
    weeklyRate: '',
  });
  await page.goto(`/book/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This equipment is not available for rent');
  await page.goto(`/book/${UNKNOWN_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment not found');
});

test('[DE-045] offers later days of a rented machine, and shares one calendar between its two offers', async ({
  page,
  stack,
}) => {
  const [supplier, buyer] = await sharedCompanies(stack);
  const title = `Terex crane Hajar ${Date.now() % 1e6}`;
  const id = await createRental(stack, supplier, { title });
  const sale = await callApi<{ _id: string }>(stack, `/equipment/${id}/offer`, supplier, {
    type: 'sell',
    price: 90_000,
    currency: 'USD',
  });
  const booking = await createBooking(stack, buyer, id, 0, 3);
  await callApi(stack, `/bookings/${booking}/confirm`, supplier, { note: '' });
  await moveBookingBack(stack, booking, 0);
  await expect
    .poll(async () => ((await (await fetch(`${stack.url}/api/equipment/${id}`)).json()) as { status: string }).status)
    .toBe('rented');
  await page.goto(`/rentals?search=${encodeURIComponent(title)}&verified=false`);
  await page.goto(`/equipment/${id}`);
  await expect(main(page)).toContainText('You can book it for later dates.');
  await expect(main(page).getByRole('link', { name: 'Book Now' }).first()).toHaveAttribute('href', `/book/${id}`);
  await page.goto(`/book/${id}`);
  await waitForCalendar(page);
  await expect(dayButton(page, dateInDays(2))).toHaveAttribute('data-taken', 'true');
  await expect(dayButton(page, dateInDays(3))).toHaveAttribute('aria-disabled', 'false');
  const taken = (offer: string) =>
    fetch(`${stack.url}/api/equipment/${offer}/taken?from=${dateInDays(0)}&until=${dateInDays(9)}`).then((answer) =>
      answer.json(),
    );
  expect(await taken(sale._id)).toEqual(await taken(id));
});

test('shows each amount in one line on a phone', async ({ page, stack }) => {
  const [supplier] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier, {
    hourlyRate: 1_750,
    dailyRate: 14_000,
    weeklyRate: 84_000,
    currency: 'SAR',
  });
  await page.setViewportSize(phone);
  await page.goto(`/book/${id}`);
  await waitForCalendar(page);
  const lines = await main(page)
    .getByRole('region', { name: /^Grove crane/ })
    .locator('dd bdi')
    .evaluateAll((amounts) => amounts.map((amount) => amount.getClientRects().length));
  expect(lines).toEqual([1, 1, 1]);
});

test('says beside the hourly rate how many hours one day counts', async ({ page, stack }) => {
  const [supplier] = await sharedCompanies(stack);
  const id = await createRental(stack, supplier);
  const machine = main(page).getByRole('region', { name: /^Grove crane/ });
  const rate = (label: string) => machine.locator('dl > div').filter({ hasText: label });
  await page.goto(`/book/${id}`);
  await expect(rate('Per hour')).toContainText('One day counts as 8 hours');
  await expect(rate('Per day')).not.toContainText('One day');
  await page.goto(`/ar/book/${id}`);
  await expect(machine.getByText('يُحتسب اليوم 8 ساعات')).toBeVisible();
});

for (const prefix of ['', '/ar'])
  for (const viewport of [phone, desktop])
    test(`[DE-016] has no accessibility fault on the booking page (${prefix || 'English'}, ${viewport.width} px)`, async ({
      page,
      stack,
    }) => {
      const [supplier, buyer] = await sharedCompanies(stack);
      const id = await createRental(stack, supplier);
      await createBooking(stack, buyer, id, 4, 6);
      await page.setViewportSize(viewport);
      await page.goto(`${prefix}/book/${id}`);
      await waitForCalendar(page);
      await dayButton(page, dateInDays(1)).click();
      await dayButton(page, dateInDays(3)).click();
      await expect(total(page)).toContainText('800');
      // The whole card is sticky on a desktop, and its part with the total on a phone.
      const summary = main(page).getByRole('region', { name: prefix ? 'ملخص الحجز' : 'Booking summary' });
      const sticky = viewport === desktop ? summary : summary.locator('> div').filter({ has: page.locator('output') });
      await expect(sticky).toHaveCSS('position', 'sticky');
      await page.evaluate(() => window.scrollTo(0, 500));
      await expect(total(page)).toBeInViewport();
      await expectNoFaults(page);
    });
