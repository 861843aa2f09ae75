// Tests the form that asks the seller about a machine: as a visitor and logged in, in both languages, and its refusals.
import type { Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listSaleInquiries } from '@rigsouq/contract/leads/sale-inquiries';
import type { readThread } from '@rigsouq/contract/messages/calls';
import { DEMO_PASSWORD, expect, logIn, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { createListing, getJson } from '../../steps/message-steps.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const send = (page: Page) => main(page).locator('form button[type=submit]');
const unknownId = '018f0000-0000-7000-8000-000000000000';
const inquiry = {
  firstName: 'Amal',
  email: 'amal@haddad.test',
  inquiryType: 'shipping',
  message: 'Can it be shipped to Salalah?\nIn June.',
};

let sharedSeller: ReturnType<typeof registerCompany> | undefined;
function seller(stack: Stack): ReturnType<typeof registerCompany> {
  sharedSeller ??= registerCompany(stack);
  return sharedSeller;
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    if (name === 'inquiryType') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
}

const inquiriesOf = ({ token }: OwnCompany, stack: Stack) =>
  getJson<AnswerOf<typeof listSaleInquiries>>(stack, '/sale-inquiries', token);

for (const { language, prefix, title, submit, sent, thanks, labels } of [
  {
    language: 'English',
    prefix: '',
    title: 'Contact Supplier',
    submit: 'Send Message',
    sent: 'Your message has been sent successfully!',
    thanks: 'We sent your inquiry to the supplier',
    labels: ['Choose...', 'Purchase', 'Inspection', 'Financing', 'Shipping', 'Technical question', 'Other'],
  },
  {
    language: 'Arabic',
    prefix: '/ar',
    title: 'التواصل مع المورّد',
    submit: 'إرسال رسالة',
    sent: 'تم إرسال رسالتك بنجاح!',
    thanks: 'أرسلنا استفسارك إلى المورّد',
    labels: undefined,
  },
])
  test(`[DE-025] [DE-028] [DE-029] [DE-030] [DE-031] [DE-032] [DE-036] lets a visitor ask about a machine (${language})`, async ({
    page,
    stack,
  }) => {
    const own = await seller(stack);
    const equipmentId = await createListing(stack, own, { title: `Sany SY215 ${language}` });
    await page.goto(`${prefix}/contact-seller/${equipmentId}/${own.userId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page)).toContainText(`Sany SY215 ${language}`);
    await expect(main(page)).toContainText('92,000');
    await expect(main(page)).toContainText('Qasr Plant');
    await expect(main(page)).toContainText('+971 4 555 0100');
    await expect(main(page)).toContainText(prefix ? 'بتوقيت الخليج' : '9 AM - 6 PM GST');
    if (labels) await expect(field(page, 'inquiryType').locator('option')).toHaveText(labels);
    expect(
      await field(page, 'inquiryType')
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['', 'purchase', 'inspection', 'financing', 'shipping', 'technical', 'other']);

    const email = `amal-${language.toLowerCase()}@haddad.test`;
    await waitForHydration(page);
    const required = { ...inquiry, email };
    for (const [name, value] of Object.entries(required)) {
      await expect(send(page)).toBeDisabled();
      await fill(page, { [name]: value });
    }
    for (const [name, value] of Object.entries(required))
      for (const missing of name === 'inquiryType' ? [''] : ['', '  ']) {
        await expect(send(page)).toBeEnabled();
        await fill(page, { [name]: missing });
        await expect(send(page)).toBeDisabled();
        await fill(page, { [name]: value });
      }
    await fill(page, { lastName: 'Haddad', phone: '+971 50 123 4567' });
    await expect(send(page)).toHaveText(submit);
    await field(page, 'newsletter').check();
    await page.route(
      '**/api/equipment/contactmail',
      async (route) => {
        await expect(send(page)).toBeDisabled();
        await route.continue();
      },
      { times: 1 },
    );
    const call = page.waitForRequest('**/api/equipment/contactmail');
    await send(page).click();
    expect((await call).method()).toBe('POST');
    expect((await call).postDataJSON()).toMatchObject({
      equipmentId,
      supplierId: own.userId,
      firstName: 'Amal',
      lastName: 'Haddad',
      email,
      phone: '+971501234567',
      inquiryType: 'shipping',
      message: inquiry.message,
      newsletter: true,
    });
    const notice = main(page).getByRole('status');
    await expect(notice).toHaveText(sent);
    const shown = Date.now();
    for (const name of [...Object.keys(inquiry), 'lastName', 'phone']) await expect(field(page, name)).toHaveValue('');
    await expect(field(page, 'newsletter')).not.toBeChecked();
    await expect(send(page)).toBeDisabled();
    await expect(notice).toBeHidden();
    expect(Date.now() - shown).toBeGreaterThan(2_000);
    expect(Date.now() - shown).toBeLessThan(4_500);

    // The confirmation of the newsletter may arrive before or after it.
    await stack.inbox.waitFor(email, ({ subject }) => subject === thanks);
    expect((await inquiriesOf(own, stack)).inquiries[0]).toMatchObject({
      equipment: { _id: equipmentId },
      name: 'Amal Haddad',
      email,
      phone: '+971501234567',
      inquiryType: 'shipping',
      senderId: null,
      message: inquiry.message,
      isRead: false,
    });
  });

test('shows an inquiry live on the Messages tab of the supplier, and marks it as read when opened', async ({
  page,
  context,
  stack,
}) => {
  const own = await registerCompany(stack);
  const equipmentId = await createListing(stack, own, { title: 'Sany SY365 excavator' });
  await signInAsCompany(context, own);
  await page.goto('/dashboard?role=supplier&tab=messages');
  const panel = main(page).getByRole('region', { name: 'Sale inquiries' });
  await expect(panel).toContainText('No inquiries found.');
  const hostile = '<img src=x onerror=alert(1)> & "quotes"';
  const answer = await fetch(`${stack.apis[0].url}/api/equipment/contactmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...inquiry, equipmentId, supplierId: own.userId, message: hostile }),
  });
  expect(answer.status).toBe(200);
  const row = panel.getByRole('listitem');
  await expect(row).toContainText('Sany SY365 excavator');
  await expect(row).toContainText('Unread');
  await expect(main(page).locator('dl > div').filter({ hasText: 'Total Inquiries' }).locator('dd')).toHaveText('1');
  await row.getByRole('button').first().click();
  await expect(row).toContainText(hostile);
  await expect(row).toContainText('Shipping');
  await expect(row.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:amal@haddad\.test/);
  await expect.poll(async () => (await inquiriesOf(own, stack)).unread).toBe(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: /Amal sent an inquiry about Sany SY365/ })).toHaveAttribute(
    'href',
    '/dashboard?role=supplier&tab=messages',
  );
});

test('[DE-031] fills in the contact of a user who is logged in, and puts the message into a conversation', async ({
  page,
  stack,
  signInAs,
}) => {
  const own = await seller(stack);
  const equipmentId = await createListing(stack, own);
  const { token } = await signInAs('buyer');
  await page.goto(`/contact-seller/${equipmentId}/${own.userId}`);
  await expect(field(page, 'firstName')).toHaveValue('Demo');
  await expect(field(page, 'lastName')).toHaveValue('Buyer');
  await expect(field(page, 'email')).toHaveValue('buyer@rigsouq.test');
  await fill(page, { inquiryType: 'purchase', message: 'Is the price firm?' });
  const call = page.waitForRequest('**/api/equipment/contactmail');
  await send(page).click();
  expect((await call).headers().authorization).toBe(`Bearer ${token}`);
  await expect(main(page).getByRole('status')).toHaveText('Your message has been sent successfully!');
  const thread = await getJson<AnswerOf<typeof readThread>>(stack, `/message/thread/${equipmentId}`, token);
  expect(thread.messages.map(({ content }) => content)).toEqual(['Is the price firm?']);
});

test("[DE-032] [DE-036] accepts only the documented answer as success, and shows the server's message or the fallback otherwise", async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/429|500/);
  const own = await seller(stack);
  await page.goto(`/contact-seller/${await createListing(stack, own)}/${own.userId}`);
  await waitForHydration(page);
  await fill(page, inquiry);
  let answer: { status: number; json: object } = { status: 200, json: { message: 'It waits in a queue' } };
  await page.route('**/api/equipment/contactmail', (route) => route.fulfill(answer));
  const alert = main(page).getByRole('alert');
  await send(page).click();
  await expect(alert).toHaveText('It waits in a queue');
  await expect(field(page, 'message')).toHaveValue(inquiry.message);
  // The documented message does not count without the documented status.
  answer = { status: 500, json: { message: 'Email sent successfully' } };
  await expect(alert).toBeHidden();
  await send(page).click();
  await expect(alert).toBeVisible();
  await expect(field(page, 'message')).toHaveValue(inquiry.message);
  answer = { status: 500, json: {} };
  await expect(alert).toBeHidden();
  await send(page).click();
  await expect(alert).toHaveText('Failed to send email');
  answer = {
    status: 429,
    json: { message: 'Too many messages are being sent. Try again later.', code: 'contact.flood' },
  };
  await expect(alert).toBeHidden();
  await send(page).click();
  await expect(alert).toHaveText('Too many messages are being sent. Try again later.');
});

test('[DE-033] [DE-034] [DE-035] says why the seller cannot be asked', async ({
  page,
  request,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/4\d\d|50\d/);
  const own = await seller(stack);
  const equipmentId = await createListing(stack, own);
  const rates = { hourlyRate: '60', dailyRate: '400', weeklyRate: '2200' };
  const rented = await createListing(stack, own, { type: 'rent', price: '', ...rates });
  for (const [path, status, heading] of [
    [`/contact-seller/${equipmentId}/unknown`, 400, 'Invalid equipment or supplier ID'],
    [`/contact-seller/${equipmentId}`, 400, 'Invalid equipment or supplier ID'],
    [
      `/contact-seller/${equipmentId}/${(await logIn(stack, 'supplier')).userId}`,
      400,
      'Invalid equipment or supplier ID',
    ],
    [`/contact-seller/${rented}/${own.userId}`, 409, 'This equipment is not available for purchase'],
    [`/contact-seller/${unknownId}/${own.userId}`, 404, 'Equipment not found'],
  ] as const) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, status]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page).getByRole('link', { name: 'See all equipment' })).toHaveAttribute('href', '/marketplace');
  }
  expect(await (await request.get(`/ar/contact-seller/${rented}/${own.userId}`)).text()).toContain(
    'هذه المعدة غير متاحة للشراء',
  );

  // When the user comes from another page of the product, the browser itself calls the api.
  let failure: { status: number; json: object } = { status: 500, json: {} };
  await page.route(`**/api/equipment/${equipmentId}`, (route) => route.fulfill(failure));
  const arrive = async () => {
    await page.goto('/login');
    await expect(main(page).locator('button[type=submit]')).toBeEnabled();
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/contact-seller/${equipmentId}/${own.userId}`);
  };
  await arrive();
  await expect(main(page).getByRole('alert')).toContainText('Failed to load data');
  failure = {
    status: 503,
    json: { message: 'The service is temporarily unavailable. Try again in a moment.', code: 'server.starting' },
  };
  await arrive();
  await expect(main(page).getByRole('alert')).toContainText(
    'The service is temporarily unavailable. Try again in a moment.',
  );
});

test.describe('a visitor far from the Gulf', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('[DE-028] sees the support contacts, and the hours of support in Gulf time', async ({ page, stack }) => {
    const own = await seller(stack);
    await page.goto(`/contact-seller/${await createListing(stack, own)}/${own.userId}`);
    await waitForHydration(page);
    const support = main(page).getByRole('region', { name: 'Alternative Contact' });
    await expect(support.getByText('9 AM - 6 PM GST', { exact: true })).toBeVisible();
    await expect(support.getByRole('link', { name: '+971 4 555 0100' })).toHaveAttribute('href', 'tel:+97145550100');
    await expect(support.locator('a[href^="mailto:"]')).toBeVisible();
  });
});

test('[DE-026] redirects /contact-seller without ids to the marketplace, in its language', async ({ request }) => {
  for (const [path, to] of [
    ['/contact-seller', '/marketplace'],
    ['/ar/contact-seller', '/ar/marketplace'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, to]);
  }
});

test('[DE-027] links to all listings of the supplier, and shows the phone number after login', async ({
  page,
  stack,
}) => {
  const own = await seller(stack);
  const equipmentId = await createListing(stack, own, { title: 'Zoomlion crane of the seller' });
  await page.goto(`/contact-seller/${equipmentId}/${own.userId}`);
  await waitForHydration(page);
  const card = main(page).getByRole('region', { name: 'Supplier' });
  await card.getByRole('button', { name: 'Call Supplier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('buyer@rigsouq.test');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const number = card.getByRole('link', { name: /Call Supplier/ });
  await expect(number).toHaveAttribute('href', `tel:${own.phone.replaceAll(' ', '')}`);
  await expect(number).toContainText(own.phone);
  // After a reload, the user is logged in before the click.
  await page.reload();
  await waitForHydration(page);
  await card.getByRole('button', { name: 'Call Supplier' }).click();
  await expect(number).toContainText(own.phone);
  await card.getByRole('link', { name: 'View All Listings' }).click();
  await expect(page).toHaveURL(`/marketplace?supplier=${own.userId}`);
  await expect(main(page).getByText('Zoomlion crane of the seller')).toBeVisible();
});
