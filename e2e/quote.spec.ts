// A quote from the question to the answer, with the two sides side by side.
import type { Page } from '@playwright/test';
import { aPair, browserOf, dialog, main, post } from './deals.ts';
import { expect, holdStream, takenOver, test } from './fixtures.ts';
import { expectNoFaults, looks } from './sound.ts';

const _sizes = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
const badge = (page: Page, word: string) => main(page).locator('header').getByText(word, { exact: true });
const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('[DE-001] [DE-006] a visitor who asks for a quote is sent to the login', async ({ page, stack }) => {
  const { machine } = await aPair(stack);
  await page.goto(`/equipment/${machine}`);
  await takenOver(page);
  await act(page, 'Request Quote').click();
  await expect(page.getByText('Please log in to request a quote.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a visitor who opens an account to ask for a quote comes back to the machine', async ({ page, stack }) => {
  const { machine } = await aPair(stack);
  const field = (name: string) => main(page).locator(`form [name="${name}"]`);
  const go = main(page).locator('form button[type=submit]');
  await page.goto(`/ar/equipment/${machine}`);
  await takenOver(page);
  await act(page, 'طلب عرض سعر').click();
  await expect(page).toHaveURL(/\/ar\/login$/);
  await main(page).locator('a[href="/ar/vendoronboarding"]').click();
  await expect(go).toBeEnabled();
  // The choice of the role changes the address; what was wanted stays.
  for (const role of ['supplier', 'buyer']) await main(page).locator(`input[value=${role}]`).check();
  const person = { contactName: 'Amal Haddad', phone: '+971500001234', address: 'Plot 12', city: 'Dubai' };
  const login = { email: `visitor-${machine.slice(-8)}@example.com`, password: 'a machine of my own' };
  for (const [name, value] of Object.entries({ ...person, ...login })) await field(name).fill(value);
  await field('country').selectOption('ae');
  await go.click();
  await field('terms').check();
  await go.click();
  await expect(page).toHaveURL(/\/ar\/login$/);
  await expect(field('email')).toHaveValue(login.email);
  await field('password').fill(login.password);
  await go.click();
  await expect(page).toHaveURL(new RegExp(`/ar/equipment/${machine}$`));
  await act(page, 'طلب عرض سعر').click();
  await main(page).getByRole('link', { name: 'فتح طلب عرض السعر' }).click();
  await expect(main(page).getByText('لم يردّ المورد بعد.')).toBeVisible();
});

test('[DE-002] [DE-010] [DE-011] [DE-037] [DE-042] [DE-043] [DA-011] [DA-014] [DA-048] goes to and fro, and both see it without a reload', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine, title } = await aPair(stack);
  const [buying, selling] = [await browserOf(browser, stack, buyer), await browserOf(browser, stack, supplier)];
  await selling.goto('/dashboard?role=supplier&tab=inquiries');
  await expect(selling.getByRole('tab', { name: 'Selling Quotes' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(selling).getByText('No quotes found.')).toBeVisible();

  await buying.goto('/dashboard?role=buyer&tab=inquiries');
  await expect(buying.getByRole('tab', { name: /Quotes|Inspections/ })).toHaveText(['My Quotes', 'My Inspections']);
  await buying.goto(`/equipment/${machine}`);
  await takenOver(buying);
  await act(buying, 'Request Quote').click();
  await expect(buying.getByText('Quote request sent successfully!')).toBeVisible();
  await act(buying, 'Request Quote').click();
  await expect(buying.getByText('You have already asked for a quote for this machine.')).toBeVisible();

  // It arrives in the list that was empty.
  await selling.getByRole('link', { name: `Send quote: ${title}` }).click();
  await expect(selling).toHaveURL(/\/quotes\/[\w-]+$/);
  await expect(badge(selling, 'Requested')).toBeVisible();
  await buying.goto(new URL(selling.url()).pathname);
  await expect(main(buying).getByText('The supplier has not answered yet.')).toBeVisible();
  await expect(act(buying, 'Accept')).toHaveCount(0);

  const answer = async (price: string) => {
    await dialog(selling).getByLabel('Price', { exact: true }).fill(price);
    await dialog(selling).getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog(selling)).toBeHidden();
  };
  await act(selling, 'Send quote').click();
  await dialog(selling).getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog(selling).getByText('Price must be a positive number')).toBeVisible();
  await dialog(selling).getByLabel('Note to the buyer (optional)').fill('Delivered to Duqm');
  await answer('80,000');
  await expect(badge(buying, 'Quoted')).toBeVisible();
  await expect(main(buying).getByText('USD 80,000').first()).toBeVisible();
  await expect(main(buying).getByText('Delivered to Duqm').first()).toBeVisible();

  // What the buyer accepts is what the screen shows: a price that changes under the question is asked about anew.
  await act(buying, 'Accept').click();
  await expect(dialog(buying).getByText('Accept USD 80,000?')).toBeVisible();
  await buying.route(
    '**/api/quotes/*/accept',
    async (route) => {
      await post(stack, supplier, `${new URL(buying.url()).pathname}/quote`, {
        ...{ price: 79_000, currency: 'USD', note: 'Our last price' },
        validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog(buying).getByRole('button', { name: 'Accept USD 80,000' }).click();
  await expect(dialog(buying).getByText('Accept USD 79,000?')).toBeVisible();
  await expect(dialog(buying).getByText('The price has changed in the meantime. Look at the new one.')).toBeVisible();

  // The line breaks after the server has done it: it is done, and the page finds out.
  await buying.route(
    '**/api/quotes/*/accept',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog(buying).getByRole('button', { name: 'Accept USD 79,000' }).click();
  await expect(badge(selling, 'Accepted')).toBeVisible();
  await expect(badge(buying, 'Accepted')).toBeVisible();
  await expect(dialog(buying)).toBeHidden();
  for (const page of [buying, selling]) {
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Price accepted' })).toHaveCount(1);
    await expect(act(page, 'Accept')).toHaveCount(0);
  }
  // What is left to settle is between the two: each is told so, and how to reach the other.
  await expect(main(buying).getByText(/^Agreed\. Settle payment, papers and delivery with the supplier/)).toBeVisible();
  await expect(main(selling).getByText(/then mark the machine as sold in My Listings\.$/)).toBeVisible();
  for (const page of [buying, selling]) await expect(main(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(main(buying).getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    `/messages/${machine}?with=${supplier.userId}`,
  );
  for (const page of [buying, selling]) await page.context().close();
});

test('[DE-042] [DE-043] declined and rejected, in Arabic', async ({ browser, stack }) => {
  for (const [decline, word] of [
    [true, 'تم الاعتذار عن الطلب'],
    [false, 'رُفض السعر'],
  ] as const) {
    const { buyer, supplier, machine } = await aPair(stack);
    const { _id } = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
    const validUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    if (!decline) await post(stack, supplier, `/quotes/${_id}/quote`, { price: 70_000, currency: 'AED', validUntil });
    const [acting, watching] = await Promise.all([
      browserOf(browser, stack, decline ? supplier : buyer),
      browserOf(browser, stack, decline ? buyer : supplier),
    ]);
    await watching.goto(`/ar/quotes/${_id}`);
    await expect(badge(watching, decline ? 'بانتظار الرد' : 'مُسعَّر')).toBeVisible();
    await acting.goto(`/ar/quotes/${_id}`);
    await act(acting, decline ? 'اعتذار' : 'رفض').click();
    await dialog(acting).getByRole('textbox').fill('بيعت هذا الصباح');
    await dialog(acting)
      .getByRole('button', { name: decline ? 'اعتذار' : 'رفض', exact: true })
      .click();
    for (const page of [acting, watching]) {
      await expect(badge(page, 'مرفوض')).toBeVisible();
      await expect(main(page).getByRole('listitem').filter({ hasText: word })).toContainText('بيعت هذا الصباح');
      await page.context().close();
    }
  }
});

test('[DE-037] a quote of others, or of nobody, is not found', async ({ browser, stack }) => {
  const { buyer, machine } = await aPair(stack);
  const { _id } = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
  const page = await browserOf(browser, stack, (await aPair(stack)).buyer);
  for (const id of [_id, 'nonsense']) {
    await page.goto(`/quotes/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Quote not found' })).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.context().close();
});

test('[DA-048] [DA-050] [DA-055] [DA-056] [DA-057] [DA-058] the lists say when they are empty and when they fail', async ({
  browser,
  stack,
}) => {
  const { buyer, supplier, machine, title } = await aPair(stack);
  const page = await browserOf(browser, stack, buyer);
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

  const selling = await browserOf(browser, stack, supplier);
  const asked = selling.waitForRequest(/my-selling-quotes\?/);
  await selling.goto('/dashboard?role=supplier&tab=inquiries');
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('20');
  const row = main(selling).getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('For sale');
  await expect(row).toContainText('Qasr Plant');
  await expect(row).toContainText('Requested');
  await expect(row).toContainText('N/A');
  await expect(main(selling).getByRole('button', { name: 'Next' })).toBeDisabled();
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(selling).toHaveURL(new RegExp(`/equipment/${machine}$`));
  await selling.context().close();
});

test('[DE-037] is usable by all, on a phone and at a desk, in both languages', async ({ browser, stack }) => {
  // Six screens, each looked at whole.
  test.slow();
  const { buyer, supplier, machine } = await aPair(stack);
  const { _id } = (await post(stack, buyer, '/equipment/request-quote', { equipmentId: machine })) as { _id: string };
  const page = await browserOf(browser, stack, supplier);
  for (const { prefix, size } of looks) {
    const send = prefix ? 'إرسال عرض السعر' : 'Send quote';
    await page.setViewportSize(size);
    await page.goto(`${prefix}/dashboard?role=supplier&tab=inquiries`);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    await expectNoFaults(page);
    await page.goto(`${prefix}/quotes/${_id}`);
    await expect(act(page, send)).toBeVisible();
    await expectNoFaults(page);
    await act(page, send).click();
    await expect(dialog(page)).toBeVisible();
    await page.waitForTimeout(200);
    await expectNoFaults(page);
  }
  await page.context().close();
});
