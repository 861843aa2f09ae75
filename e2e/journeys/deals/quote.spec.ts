// Follows a quote from the request to the answer, with one screen for each side.
import type { Page } from '@playwright/test';
import { expect, holdStream, test, waitForHydration } from '../../fixtures.ts';
import { createDealParties, dialog, main, openPageAs, post } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

const badge = (page: Page, text: string) => main(page).locator('header').getByText(text, { exact: true });
const actionButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const inFiveDays = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

test('[DE-001] [DE-006] sends a visitor who requests a quote to the login', async ({ page, stack }) => {
  const { machine } = await createDealParties(stack);
  await page.goto(`/equipment/${machine}`);
  await waitForHydration(page);
  await actionButton(page, 'Request Quote').click();
  await expect(page.getByText('Please log in to request a quote.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

for (const width of [360, 1440])
  test(`shows a notice below the buttons of the header (${width} px)`, async ({ page, stack }) => {
    const { machine } = await createDealParties(stack);
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/equipment/${machine}`);
    await waitForHydration(page);
    await actionButton(page, 'Request Quote').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Please log in' });
    await expect(notice).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

test('returns a visitor who registers for a quote to the machine', async ({ page, stack }) => {
  const { machine } = await createDealParties(stack);
  const field = (name: string) => main(page).locator(`form [name="${name}"]`);
  const submitButton = main(page).locator('form button[type=submit]');
  await page.goto(`/ar/equipment/${machine}`);
  await waitForHydration(page);
  await actionButton(page, 'طلب عرض سعر').click();
  await expect(page).toHaveURL(/\/ar\/login$/);
  await main(page).locator('a[href="/ar/vendoronboarding"]').click();
  await expect(submitButton).toBeEnabled();
  // Choosing the role changes the address, but the page still remembers the machine.
  for (const role of ['supplier', 'buyer']) await main(page).locator(`input[value=${role}]`).check();
  const person = { contactName: 'Amal Haddad', phone: '+971500001234', address: 'Plot 12', city: 'Dubai' };
  const login = { email: `visitor-${machine.slice(-8)}@example.com`, password: 'a machine of my own' };
  for (const [name, value] of Object.entries({ ...person, ...login })) await field(name).fill(value);
  await field('country').selectOption('ae');
  await submitButton.click();
  await field('terms').check();
  await submitButton.click();
  await expect(page).toHaveURL(/\/ar\/login$/);
  await expect(field('email')).toHaveValue(login.email);
  await field('password').fill(login.password);
  await submitButton.click();
  await expect(page).toHaveURL(new RegExp(`/ar/equipment/${machine}$`));
  await actionButton(page, 'طلب عرض سعر').click();
  await main(page).getByRole('link', { name: 'فتح طلب عرض السعر' }).click();
  await expect(main(page).getByText('لم يردّ المورّد بعد.')).toBeVisible();
});

test('[DE-002] [DE-010] [DE-011] [DE-037] [DE-042] [DE-043] [DA-011] [DA-014] [DA-015] [DA-048] takes a quote from the request to the acceptance, shown to both sides without a reload', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine, title } = await createDealParties(stack);
  const [buyerPage, supplierPage] = [
    await openPageAs(browser, stack, buyer),
    await openPageAs(browser, stack, supplier),
  ];
  await supplierPage.goto('/dashboard?role=supplier&tab=inquiries');
  await expect(supplierPage.getByRole('tab', { name: 'Selling Quotes' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(supplierPage).getByText('No quotes found.')).toBeVisible();

  await buyerPage.goto('/dashboard?role=buyer&tab=inquiries');
  await expect(buyerPage.getByRole('tab', { name: /Quotes|Inspections/ })).toHaveText(['My Quotes', 'My Inspections']);
  await buyerPage.getByRole('tab', { name: 'My Inspections' }).click();
  await expect(main(buyerPage).getByText('No inspections found.')).toBeVisible();
  await buyerPage.goto(`/equipment/${machine}`);
  await waitForHydration(buyerPage);
  await buyerPage.route('**/api/equipment/request-quote', (route) => route.abort(), { times: 1 });
  await actionButton(buyerPage, 'Request Quote').click();
  await expect(buyerPage.getByText('Failed to request quote. Please try again.')).toBeVisible();
  const quoteRequest = buyerPage.waitForRequest('**/api/equipment/request-quote');
  await actionButton(buyerPage, 'Request Quote').click();
  await expect(buyerPage.getByText('Quote request sent successfully!')).toBeVisible();
  expect((await quoteRequest).method()).toBe('POST');
  expect((await quoteRequest).headers().authorization).toBe(`Bearer ${buyer.token}`);
  expect((await quoteRequest).postDataJSON()).toEqual({ equipmentId: machine });
  await actionButton(buyerPage, 'Request Quote').click();
  await expect(buyerPage.getByText('You have already requested a quote for this machine.')).toBeVisible();
  await buyerPage.reload();
  await expect(main(buyerPage).getByRole('link', { name: 'Open your quote request' })).toHaveAttribute(
    'href',
    /\/quotes\/[\w-]+$/,
  );

  // The request appears in the list that was empty, without a reload.
  await supplierPage.getByRole('link', { name: `Send quote: ${title}` }).click();
  await expect(supplierPage).toHaveURL(/\/quotes\/[\w-]+$/);
  await expect(badge(supplierPage, 'Requested')).toBeVisible();
  await buyerPage.goto(new URL(supplierPage.url()).pathname);
  await expect(main(buyerPage).getByText('The supplier has not replied yet.')).toBeVisible();
  await expect(actionButton(buyerPage, 'Accept')).toHaveCount(0);

  const answer = async (price: string) => {
    await dialog(supplierPage).getByLabel('Price', { exact: true }).fill(price);
    await dialog(supplierPage).getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog(supplierPage)).toBeHidden();
  };
  await actionButton(supplierPage, 'Send quote').click();
  await dialog(supplierPage).getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog(supplierPage).getByText('Price must be a positive number')).toBeVisible();
  await dialog(supplierPage).getByLabel('Note to the buyer (optional)').fill('Delivered to Duqm');
  await dialog(supplierPage).getByLabel('Currency').selectOption('AED');
  await dialog(supplierPage).getByLabel('Valid until').fill(inFiveDays());
  const sentQuote = supplierPage.waitForRequest('**/api/quotes/*/quote');
  await answer('80,000');
  const given = { price: '80000', currency: 'AED', validUntil: inFiveDays(), note: 'Delivered to Duqm' };
  expect((await sentQuote).postDataJSON()).toEqual(given);
  await expect(badge(buyerPage, 'Quoted')).toBeVisible();
  await expect(main(buyerPage).getByText('AED 80,000').first()).toBeVisible();
  await expect(main(buyerPage).getByText('Delivered to Duqm').first()).toBeVisible();

  // The buyer accepts exactly the price on the screen: if it changes while the dialog is open, the dialog asks again.
  await actionButton(buyerPage, 'Accept').click();
  await expect(dialog(buyerPage).getByText('Accept AED 80,000?')).toBeVisible();
  await buyerPage.route(
    '**/api/quotes/*/accept',
    async (route) => {
      await post(stack, supplier, `${new URL(buyerPage.url()).pathname}/quote`, {
        price: 79_000,
        currency: 'AED',
        note: 'Our last price',
        validUntil: inFiveDays(),
      });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog(buyerPage).getByRole('button', { name: 'Accept AED 80,000' }).click();
  await expect(dialog(buyerPage).getByText('Accept AED 79,000?')).toBeVisible();
  await expect(dialog(buyerPage).getByText('The price has changed. Check the new price and try again.')).toBeVisible();

  // The connection breaks after the server has accepted the quote: the quote is accepted, and the page shows it.
  await buyerPage.route(
    '**/api/quotes/*/accept',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog(buyerPage).getByRole('button', { name: 'Accept AED 79,000' }).click();
  await expect(badge(supplierPage, 'Accepted')).toBeVisible();
  await expect(badge(buyerPage, 'Accepted')).toBeVisible();
  await expect(dialog(buyerPage)).toBeHidden();
  for (const page of [buyerPage, supplierPage]) {
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Price accepted' })).toHaveCount(1);
    await expect(actionButton(page, 'Accept')).toHaveCount(0);
  }
  // The two sides settle the rest themselves: the page says so to each, and how to contact the other.
  await expect(
    main(buyerPage).getByText(/^Agreed\. Arrange payment, documents and delivery directly with the supplier/),
  ).toBeVisible();
  await expect(main(supplierPage).getByText(/then mark the machine as sold in My Listings\.$/)).toBeVisible();
  for (const page of [buyerPage, supplierPage]) await expect(main(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(main(buyerPage).getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    `/messages/${machine}?with=${supplier.userId}`,
  );
  for (const page of [buyerPage, supplierPage]) await page.context().close();
});

test('[DE-042] [DE-043] declines and rejects quotes in Arabic', async ({ browser, stack }) => {
  for (const [decline, text] of [
    [true, 'تم الاعتذار عن الطلب'],
    [false, 'رُفض السعر'],
  ] as const) {
    const { buyer, supplier, machine } = await createDealParties(stack);
    const { _id } = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
    const validUntil = inFiveDays();
    if (!decline) await post(stack, supplier, `/quotes/${_id}/quote`, { price: 70_000, currency: 'AED', validUntil });
    const [actorPage, otherPage] = await Promise.all([
      openPageAs(browser, stack, decline ? supplier : buyer),
      openPageAs(browser, stack, decline ? buyer : supplier),
    ]);
    await otherPage.goto(`/ar/quotes/${_id}`);
    await expect(badge(otherPage, decline ? 'بانتظار الرد' : 'تم التسعير')).toBeVisible();
    await actorPage.goto(`/ar/quotes/${_id}`);
    await actionButton(actorPage, decline ? 'اعتذار' : 'رفض').click();
    await dialog(actorPage).getByRole('textbox').fill('بيعت هذا الصباح');
    await dialog(actorPage)
      .getByRole('button', { name: decline ? 'اعتذار' : 'رفض', exact: true })
      .click();
    for (const page of [actorPage, otherPage]) {
      await expect(badge(page, 'تم الرفض')).toBeVisible();
      await expect(main(page).getByRole('listitem').filter({ hasText: text })).toContainText('بيعت هذا الصباح');
      await page.context().close();
    }
  }
});

test('[DE-037] does not find a quote of other companies, or an unknown one', async ({ browser, stack }) => {
  const { buyer, machine } = await createDealParties(stack);
  const { _id } = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
  const page = await openPageAs(browser, stack, (await createDealParties(stack)).buyer);
  for (const id of [_id, 'nonsense']) {
    await page.goto(`/quotes/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Quote not found' })).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.context().close();
});

test('[DA-048] [DA-050] [DA-055] [DA-056] [DA-057] [DA-058] says when a list of quotes is empty or cannot be read', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine, title } = await createDealParties(stack);
  const page = await openPageAs(browser, stack, buyer);
  await holdStream(page);
  await page.route('**/api/auth/my-requested-quotes*', (route) => route.abort());
  await page.goto('/dashboard?role=buyer&tab=inquiries');
  await expect(page.getByRole('tab', { name: 'My Quotes' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByText('Failed to fetch quotes')).toBeVisible();
  await page.unroute('**/api/auth/my-requested-quotes*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('No quotes found.')).toBeVisible();
  await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine });
  await page.context().close();

  const supplierPage = await openPageAs(browser, stack, supplier);
  const listRequest = supplierPage.waitForRequest(/my-selling-quotes\?/);
  await supplierPage.goto('/dashboard?role=supplier&tab=inquiries');
  expect(new URL((await listRequest).url()).searchParams.get('limit')).toBe('20');
  const row = main(supplierPage).getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('For sale');
  await expect(row).toContainText('Qasr Plant');
  await expect(row).toContainText('Requested');
  await expect(row).toContainText('N/A');
  await expect(main(supplierPage).getByRole('button', { name: 'Next' })).toBeDisabled();
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(supplierPage).toHaveURL(new RegExp(`/equipment/${machine}$`));
  await supplierPage.context().close();
});

test('[DE-037] has no accessibility fault in lists, page and dialog, on a phone and on a desktop, in both languages', async ({
  browser,
  stack,
}) => {
  // The test runs axe on six screens, which takes long.
  test.slow();
  const { buyer, supplier, machine } = await createDealParties(stack);
  const { _id } = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
  const page = await openPageAs(browser, stack, supplier);
  for (const { prefix, size } of screenVariants) {
    const send = prefix ? 'إرسال عرض السعر' : 'Send quote';
    await page.setViewportSize(size);
    await page.goto(`${prefix}/dashboard?role=supplier&tab=inquiries`);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    await expectNoFaults(page);
    await page.goto(`${prefix}/quotes/${_id}`);
    await expect(actionButton(page, send)).toBeVisible();
    await expectNoFaults(page);
    await actionButton(page, send).click();
    await expect(dialog(page)).toBeVisible();
    await page.waitForTimeout(200);
    await expectNoFaults(page);
  }
  await page.context().close();
});
