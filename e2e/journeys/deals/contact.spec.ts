// Tests messages to a supplier, to a buyer and to the operator, the contact card, and the request to join the buyer network.
import type { Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listContactMessages } from '@rigsouq/contract/leads/contact';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { DEMO_PASSWORD, expect, logIn, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { registerCompany } from '../../steps/company-steps.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const send = (page: Page) => main(page).locator('form button[type=submit]');
const idOf = async (stack: Stack, name: 'buyer' | 'supplier' | 'both') => (await logIn(stack, name)).userId;
const unknownId = '018f0000-0000-7000-8000-000000000000';

const toSupplier = {
  firstName: 'Amal',
  lastName: 'Haddad',
  email: 'amal@haddad.test',
  inquiryType: 'equipment',
  subject: 'Loaders in May',
  message: 'Which loaders are free?\nWe need two.',
};
const toBuyer = {
  senderFirstName: 'Amal',
  senderLastName: 'Haddad',
  senderCompany: 'Haddad Machines',
  senderEmail: 'amal@haddad.test',
  contactReason: 'bulk-order',
  equipmentCategory: 'cranes',
  subject: 'Cranes in May',
  message: 'We have two crawler cranes free.',
};

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = field(page, name);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** Opens the page from another page of the product: the page changes immediately, and the company loads after it. */
async function arriveFrom(page: Page, from: string, to: string, state: Record<string, unknown> = {}) {
  await page.goto(from);
  await expect(page.locator('html[data-settled]')).toBeAttached();
  await page.evaluate(
    ([address, usr]) => {
      window.history.pushState({ usr, key: 'there', idx: 1 }, '', address as string);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    [to, state] as const,
  );
}

test('[PE-109] [PE-110] [PE-112] [PE-114] [PE-115] sends the message of a visitor to a supplier by email and into its list', async ({
  page,
  stack,
}) => {
  const supplier = await logIn(stack, 'supplier');
  await page.goto(`/contact-us/${supplier.userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Marsa Heavy Equipment (Demo)');
  await expect(main(page).getByRole('heading', { name: 'Send a Message' })).toBeVisible();
  const card = main(page).getByRole('region', { name: 'Marsa Heavy Equipment (Demo)' });
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.getByText('Dammam, Saudi Arabia')).toBeVisible();
  await expect(card.getByText('will respond within 24-48 hours')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Log in to see phone and email' })).toBeVisible();
  await expect(card.getByText('Not provided')).toHaveCount(0);
  await expect(field(page, 'inquiryType').locator('option')).toHaveText([
    'Choose...',
    'General',
    'Equipment',
    'Pricing',
    'Business partnership',
    'Support',
    'Other',
  ]);

  for (const [name, value] of Object.entries(toSupplier)) {
    await expect(send(page)).toBeDisabled();
    await fill(page, { [name]: value });
  }
  await field(page, 'email').fill('nobody');
  await send(page).click();
  await expect(main(page).getByText('Invalid email format.')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill(toSupplier.email);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/send-supplier-contact', async (route) => {
    await held;
    await route.continue();
  });
  await send(page).click();
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  release();
  const notice = main(page).getByRole('status');
  await expect(notice).toHaveText('Email sent successfully!');
  const shown = Date.now();
  for (const name of Object.keys(toSupplier)) await expect(field(page, name)).toHaveValue('');
  await expect(send(page)).toBeDisabled();
  await expect(notice).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(2_000);
  expect(Date.now() - shown).toBeLessThan(4_500);

  const email = await stack.inbox.waitFor('sales.supplier@rigsouq.test', ({ subject }) => subject.includes('Loaders'));
  expect(email.replyTo?.map(({ address }) => address)).toEqual(['amal@haddad.test']);
  expect(email.text).toContain('Which loaders are free?');
  const listed = await fetch(`${stack.url}/api/contact-messages`, {
    headers: { authorization: `Bearer ${supplier.token}` },
  });
  const { messages, unread } = (await listed.json()) as AnswerOf<typeof listContactMessages>;
  expect(unread).toBeGreaterThan(0);
  expect(messages[0]).toMatchObject({ name: 'Amal Haddad', subject: 'Loaders in May', isRead: false });
});

test('[PE-105] [PE-112] sends a message only with every required field, and not twice at the same time', async ({
  page,
  stack,
}) => {
  const forms = [
    { path: `/buyer-contact/${await idOf(stack, 'buyer')}`, values: toBuyer, email: 'senderEmail' },
    { path: `/contact-us/${await idOf(stack, 'supplier')}`, values: toSupplier, email: 'email' },
  ];
  for (const { path, values, email } of forms) {
    await page.goto(path);
    await expect(field(page, email)).toHaveAttribute('type', 'email');
    await expect(send(page)).toBeDisabled();
    await fill(page, values);
    for (const [name, value] of Object.entries(values)) {
      await expect(send(page)).toBeEnabled();
      await fill(page, { [name]: '' });
      await expect(send(page), `without ${name}`).toBeDisabled();
      await fill(page, { [name]: value });
    }
    const canContinue = Promise.withResolvers<void>();
    await page.route('**/api/auth/send-*', async (route) => {
      await canContinue.promise;
      await route.fulfill({ json: { message: 'Email sent successfully!' } });
    });
    await send(page).click();
    await expect(send(page)).toHaveText('Sending...');
    await expect(send(page)).toBeDisabled();
    canContinue.resolve();
    await expect(main(page).getByRole('status')).toHaveText('Email sent successfully!');
    await page.unroute('**/api/auth/send-*');
  }
});

test('[PE-099] [PE-100] [PE-102] [PE-106] [PE-108] shows the advice of the page, and sends the message of a visitor to a buyer', async ({
  page,
  stack,
}) => {
  await page.goto(`/buyer-contact/${await idOf(stack, 'buyer')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Sahra Contracting (Demo)');
  await expect(main(page).getByRole('heading', { name: 'Send Message to Buyer' })).toBeVisible();
  const card = main(page).getByRole('region', { name: 'Sahra Contracting (Demo)' });
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.getByText('General Contractor', { exact: true })).toBeVisible();
  await expect(card.getByText('Dubai, UAE')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Contact Guidelines' }).getByRole('listitem')).toHaveText([
    /professional/,
    /specific/,
    /pricing/,
    /24-48 hours on business days/,
  ]);
  const support = main(page).getByRole('region', { name: 'Alternative Contact' });
  await expect(support.getByRole('link', { name: '+971 4 555 0100' })).toHaveAttribute('href', 'tel:+97145550100');
  await expect(support.getByRole('link', { name: 'support@rigsouq.test' })).toBeVisible();
  await expect(support).toContainText('9 AM - 6 PM GST');
  await expect(support).toContainText('Rigsouq Support, Dubai, United Arab Emirates');
  await expect(main(page).getByRole('region', { name: 'Pro Tip' })).toContainText(
    'Include the machine, dates and a price in your first message.',
  );
  const valuesOf = (name: string) =>
    field(page, name)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await valuesOf('contactReason')).toEqual([
    '',
    'equipment-inquiry',
    'pricing',
    'bulk-order',
    'partnership',
    'technical-support',
    'other',
  ]);
  expect(await valuesOf('equipmentCategory')).toEqual([
    '',
    'excavators',
    'cranes',
    'bulldozers',
    'loaders',
    'trucks',
    'other',
  ]);

  for (const [name, value] of Object.entries(toBuyer)) {
    await expect(send(page)).toBeDisabled();
    await fill(page, { [name]: value });
  }
  await send(page).click();
  await expect(main(page).getByRole('status')).toHaveText('Email sent successfully!');
  for (const name of Object.keys(toBuyer)) await expect(field(page, name)).toHaveValue('');
  const email = await stack.inbox.waitFor('buyer@rigsouq.test', ({ subject }) => subject.includes('Cranes in May'));
  expect(email.replyTo?.map(({ address }) => address)).toEqual(['amal@haddad.test']);
});

test("[PE-108] [PE-114] [PE-115] shows the server's message for 3 seconds or the fallback when sending failed, and keeps the text", async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/429|500/);
  const cases = [
    { path: `/contact-us/${await idOf(stack, 'supplier')}`, body: toSupplier, fallback: 'Failed to send message' },
    { path: `/buyer-contact/${await idOf(stack, 'buyer')}`, body: toBuyer, fallback: 'Failed to send email' },
  ];
  for (const { path, body, fallback } of cases) {
    const flood = { message: 'Too many messages are being sent. Try again later.', code: 'contact.flood' };
    let answer: { status: number; json: object } = { status: 429, json: flood };
    await page.route('**/api/auth/send-*', (route) => route.fulfill(answer));
    await page.goto(path);
    await fill(page, body);
    await send(page).click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toHaveText(flood.message);
    await expect(alert).toBeHidden();
    answer = { status: 500, json: {} };
    await send(page).click();
    await expect(alert).toHaveText(fallback);
    await expect(field(page, 'message')).toHaveValue(body.message);
  }
});

test('[PE-103] [PE-111] [PE-072] does not find an unknown company, or one with the other role', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/404|400/);
  const [buyer, supplier] = [await idOf(stack, 'buyer'), await idOf(stack, 'supplier')];
  for (const path of [`/buyer-contact/${unknownId}`, `/buyer-contact/${supplier}`, '/buyer-contact/no-id']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBeGreaterThanOrEqual(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buyer Not Found');
    await expect(main(page).getByText('The buyer you are looking for does not exist.')).toBeVisible();
    const back = main(page).getByRole('link', { name: 'Back to Buyer Network' });
    await expect(back).toHaveAttribute('href', '/explore-buyers');
  }
  for (const path of [`/contact-us/${unknownId}`, `/contact-us/${buyer}`, '/contact-us/no-id']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier Not Found');
    const back = main(page).getByRole('link', { name: 'Back to Supplier Network' });
    await expect(back).toHaveAttribute('href', '/explore-network');
  }
  await page.route('**/api/auth/sellerprofile/*', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, role: ['buyer'] } });
  });
  await arriveFrom(page, '/contact-us', `/contact-us/${supplier}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier Not Found');
  await page.goto(`/ar/buyer-contact/${unknownId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المشتري غير موجود');
});

test("[PE-099] [PE-104] [PE-109] [PE-111] [SH-033] says 'Loading...' while the company loads, and why loading failed", async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/500|503/);
  const cases = [
    { path: '/contact-us', name: 'supplier', companyName: 'Marsa Heavy Equipment (Demo)' },
    { path: '/buyer-contact', name: 'buyer', companyName: 'Sahra Contracting (Demo)' },
  ] as const;
  for (const { path, name, companyName } of cases) {
    const to = `${path}/${await idOf(stack, name)}`;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answer: { status: number; json: object } | undefined;
    await page.route(/\/api\/auth\/(seller|buyer)profile\//, async (route) => {
      await held;
      if (answer) await route.fulfill(answer);
      else await route.continue();
    });
    await arriveFrom(page, '/contact-us', to, { [name]: { companyName } });
    await expect(main(page).getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contact ${companyName}`);
    release();
    await expect(send(page)).toBeVisible();

    answer = {
      status: 503,
      json: { message: 'The service is temporarily unavailable. Try again in a moment.', code: 'server.starting' },
    };
    await arriveFrom(page, '/contact-us', to);
    await expect(main(page).getByRole('alert')).toContainText(
      'The service is temporarily unavailable. Try again in a moment.',
    );
    answer = { status: 500, json: {} };
    await arriveFrom(page, '/contact-us', to);
    await expect(main(page).getByRole('alert')).toContainText(`Failed to load ${name} information`);
    await page.unroute(/\/api\/auth\/(seller|buyer)profile\//);
  }
});

test('[PE-101] [PE-110] [PE-100] shows phone and email to a user who is logged in, and fills in their own contact', async ({
  page,
  stack,
  signInAs,
}) => {
  const form = new FormData();
  const company = {
    role: 'buyer',
    contactName: 'Huda Saleh',
    email: `huda-${Date.now()}@saleh.test`,
    password: 'a machine of my own',
    phone: '+966 50 123 4567',
    address: 'Street 1',
    city: 'Riyadh',
    country: 'sa',
    companyType: 'soleProprietorship',
    consent: JSON.stringify(consentFor('registration')),
  };
  for (const [name, value] of Object.entries(company)) form.set(name, value);
  const created = await fetch(`${stack.url}/api/auth/createuser`, { method: 'POST', body: form });
  const { _id } = (await created.json()) as { _id: string };

  await signInAs('supplier');
  let revealCalls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/reveal')) revealCalls++;
  });
  await page.goto(`/buyer-contact/${_id}`);
  const card = main(page).getByRole('region', { name: 'Huda Saleh' });
  await expect(card.getByRole('link', { name: '+966 50 123 4567' })).toHaveAttribute('href', 'tel:+966501234567');
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/966501234567');
  await expect(card.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(card.getByText('Verified')).toHaveCount(0);
  await expect(card.getByText('Sole Proprietorship', { exact: true })).toBeVisible();
  await expect(field(page, 'senderFirstName')).toHaveValue('Demo');
  await expect(field(page, 'senderLastName')).toHaveValue('Supplier');
  await expect(field(page, 'senderEmail')).toHaveValue('supplier@rigsouq.test');
  await expect(field(page, 'senderCompany')).toHaveValue('Marsa Heavy Equipment (Demo)');
  expect(revealCalls).toBe(1);

  const trader = await idOf(stack, 'both');
  await page.goto(`/contact-us/${trader}`);
  await expect(main(page).getByRole('link', { name: '+971 50 000 0002' })).toHaveAttribute('href', 'tel:+971500000002');

  let missing: { phone: null; contactEmail?: null } = { phone: null };
  await page.route('**/reveal', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...missing } });
  });
  await page.goto(`/contact-us/${trader}`);
  await expect(main(page).getByText('Not provided')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'sales.both@rigsouq.test' })).toBeVisible();
  missing = { phone: null, contactEmail: null };

  await page.route('**/api/auth/buyerprofile/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), city: null, country: null },
    });
  });
  await arriveFrom(page, '/contact-us', `/buyer-contact/${_id}`);
  await expect(main(page).getByText('Location not provided')).toBeVisible();
  await expect(card.getByText('Not provided', { exact: true })).toHaveCount(2);
  // The page requests the contact a second time meanwhile, and the route above answers it.
  await page.unrouteAll({ behavior: 'wait' });
});

test('[PE-101] shows phone and email of a buyer to another buyer', async ({ page, stack, signInAs }) => {
  const { userId, phone } = await registerCompany(stack, 'buyer');
  await signInAs('buyer');
  await page.goto(`/buyer-contact/${userId}`);
  const card = main(page).getByRole('region', { name: 'Qasr Plant' });
  await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await expect(card.getByRole('link', { name: /^company-.+@rigsouq\.test$/ })).toBeVisible();
});

test('opens the login from the card, returns to the card, and keeps the typed text', async ({ page, stack }) => {
  await page.goto(`/contact-us/${await idOf(stack, 'supplier')}`);
  await fill(page, { subject: 'Loaders in May' });
  await main(page).getByRole('link', { name: 'Log in to see phone and email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('buyer@rigsouq.test');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('link', { name: 'supplier@rigsouq.test' })).toBeVisible();
  await expect(field(page, 'subject')).toHaveValue('Loaders in May');
  await expect(field(page, 'email')).toHaveValue('buyer@rigsouq.test');
});

test('[PE-053] shows the form to the operators on /contact-us without an id', async ({ page }) => {
  const answer = await page.goto('/contact-us');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(main(page).getByRole('heading', { name: 'Send a Message' })).toBeVisible();
  await expect(field(page, 'message')).toBeVisible();
});

test('sends a message to the operators, and thanks its sender in Arabic', async ({ page, stack }) => {
  await page.goto('/ar/contact-us');
  await expect(main(page).getByRole('heading', { name: 'أرسل رسالة' })).toBeVisible();
  await fill(page, { ...toSupplier, email: 'thanked@haddad.test', subject: 'سؤال إلى المشغّل' });
  await send(page).click();
  await expect(main(page).getByRole('status')).toHaveText('تم إرسال الرسالة بنجاح!');
  const email = await stack.inbox.waitFor('admin@rigsouq.test', ({ subject }) => subject.includes('سؤال'));
  expect(email.replyTo?.map(({ address }) => address)).toEqual(['thanked@haddad.test']);
  expect((await stack.inbox.waitFor('thanked@haddad.test')).subject).toBe('استلمنا رسالتك');
});

test('[PE-080] promises a review within 24-48 hours to a visitor who asks to join the buyer network', async ({
  page,
  stack,
}) => {
  await page.goto('/join-buyer-network');
  const section = main(page).getByRole('region', { name: 'Request to join' });
  await expect(section.getByText('reviewed within 24-48 hours')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  const { firstName, lastName } = toSupplier;
  await fill(page, { firstName, lastName, email: 'joins@haddad.test', phone: '+971 50 000 0000', company: 'Haddad' });
  await fill(page, { companyType: 'general-contractor', country: 'ae' });
  await send(page).click();
  await expect(section.getByRole('status')).toContainText('reviewed within 24-48 hours');
  expect((await stack.inbox.waitFor('joins@haddad.test')).text).toContain('reviewed within 24-48 hours');
});

test('[PE-079] redirects /buyer-contact without an id to the buyers, in its language', async ({ request }) => {
  for (const [path, to] of [
    ['/buyer-contact', '/explore-buyers'],
    ['/ar/buyer-contact', '/ar/explore-buyers'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(to);
  }
});
