// Tests the operator's desk: access, decisions about companies, their effect on the companies, and leads.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { DEMO_PASSWORD, expect, readStoredSession, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { giveOpenedLicence } from '../../steps/company-steps.ts';
import { deskItem, openDeskItem } from '../../steps/desk-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

const PASSWORD = 'a machine of my own';
const main = (page: Page) => page.getByRole('main');
const desks = (page: Page) => page.getByRole('navigation', { name: 'Operations' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

type Company = { id: string; email: string; name: string };
let companies = 0;

/** Registers a supplier with a licence, and verifies its email unless `verified` is false. */
async function aCompany(stack: Stack, { verified = true } = {}): Promise<Company> {
  const name = `Wadi Lifting ${++companies}`;
  const email = `company${companies}@admin.test`;
  const form = new FormData();
  const fields = {
    role: 'supplier',
    contactName: 'Salem Haddad',
    email,
    password: PASSWORD,
    phone: '+971 4 000 0000',
    address: 'Plot 12, Al Quoz',
    city: 'Dubai',
    country: 'ae',
    companyName: name,
    companyType: 'llc',
    businessLicense: 'CN-100200',
    taxId: '100200300400003',
    vendorType: 'dealer',
    description: 'Cranes and hoists',
    equipmentTypes: '["Cranes"]',
    consent: JSON.stringify(consentFor('registration')),
  };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('businessLicenseDoc', new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF']), 'licence.pdf');
  const answer = await fetch(`${stack.url}/api/auth/createuser`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  const { _id: id } = (await answer.json()) as { _id: string };
  if (verified) await verify(stack, email);
  return { id, email, name };
}

const post = (stack: Stack, path: string, body: object) =>
  fetch(`${stack.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function verify(stack: Stack, email: string): Promise<void> {
  const { text } = await stack.inbox.waitFor(email, ({ subject }) => subject === 'Verify your email');
  const token = /verify-email\?token=([\w-]+)/.exec(text)?.[1];
  expect((await post(stack, '/auth/verify-email', { token })).status).toBe(200);
}

async function logIn(stack: Stack, context: BrowserContext, email: string): Promise<void> {
  const answer = await post(stack, '/auth/loginuser', { email, password: PASSWORD });
  const { token, _id: userId } = (await answer.json()) as { token: string; _id: string };
  await context.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { token, userId, role: 'supplier', lastLogin: String(Date.now()) },
  );
}

async function aLead(stack: Stack, subject: string): Promise<void> {
  const row = `insert into leads (id, kind, first_name, last_name, email, company, phone, subject, message, details, language, text_hash)
    values (gen_random_uuid(), 'contact', 'Huda', 'Saleh', 'huda@leads.test', 'Salalah Roads', '+968 2 000 000', '${subject}',
      'Do you ship to Salalah?', '{"inquiryType":"pricing"}', 'en', 'x')`;
  await promisify(execFile)('psql', ['-Xq', '-d', stack.databaseUrl, '-c', row]);
}

test('[PE-033] [PE-077] lets an operator read the documents of a company and approve it after its email is verified', async ({
  page,
  stack,
}) => {
  const company = await aCompany(stack, { verified: false });
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@rigsouq.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  const home = page.getByRole('banner').getByRole('link', { name: 'Rigsouq Operations' });
  await expect(home).toHaveAttribute('href', '/admin');

  await desks(page)
    .getByRole('link', { name: /^Companies/ })
    .click();
  await main(page).getByRole('searchbox', { name: 'Company or email' }).fill(company.name);
  await page.keyboard.press('Enter');
  const row = main(page).getByRole('row').filter({ hasText: company.name });
  await expect(row.getByRole('cell')).toContainText([company.name, 'Supplier', 'Dubai, UAE', '', 'No', '1']);
  await row.getByRole('link').press('Enter');
  await deskItem(page).getByRole('link', { name: 'Open the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.name);
  await expect(main(page).getByText('is not verified yet, so it cannot be approved')).toBeVisible();
  await expect(button(page, 'Approve')).toHaveCount(0);
  await expect(main(page).getByText('CN-100200')).toBeVisible();

  // The listener is registered as soon as the tab opens, because the download may start before the test could wait for it.
  const downloaded = new Promise<Download>((found) => {
    page.once('popup', (tab) => tab.once('download', found));
  });
  await button(page, 'Open licence.pdf').click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('licence.pdf');
  expect(download.url()).toContain('/uploads/private/');

  await verify(stack, company.email);
  await giveOpenedLicence(stack, company.email);
  await page.reload();
  await expect(main(page).getByLabel('Reason')).toHaveValue('Name, number and expiry date match the licence.');
  await button(page, 'Approve').click();
  await expect(page.getByText('Company approved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Approved');
  await expect(main(page).getByText('Approved by Demo Operator')).toBeVisible();
  await expect(main(page).getByText(/Next in the queue|Nothing to review\./)).toBeVisible();
  const email = await stack.inbox.waitFor(company.email, ({ subject }) => subject === 'Your company is verified');
  expect(email.text).toContain(company.name);

  await main(page).getByRole('link', { name: 'Next company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(company.name);
});

test('rejects a company with a reason, which it reads in the email', async ({ page, signInAs, stack }) => {
  const company = await aCompany(stack);
  await signInAs('admin');
  await page.goto(`/admin/companies/${company.id}`);
  await button(page, 'Reject...').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Reject ${company.name}?`);
  await expect(dialog).toContainText('It will not get the Verified badge but can keep working.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Give a reason of at least 3 characters')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('The licence has run out');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rejected');
  await expect(main(page).getByText('The licence has run out').first()).toBeVisible();
  const email = await stack.inbox.waitFor(company.email, ({ subject }) => subject.includes('could not be verified'));
  expect(email.text).toContain('The licence has run out');
});

test('logs out a suspended company immediately, and restores its former status', async ({
  page,
  signInAs,
  stack,
  browser,
}) => {
  const company = await aCompany(stack);
  const companyContext = await browser.newContext({ baseURL: stack.url });
  await logIn(stack, companyContext, company.email);
  const companyPage = await companyContext.newPage();
  await companyPage.goto('/dashboard');
  await expect(companyPage.getByText('Welcome back, Salem Haddad')).toBeVisible();

  await signInAs('admin');
  await page.goto(`/admin/companies/${company.id}`);
  await button(page, 'Suspend...').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Sold machines that it does not own');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Suspended');
  await companyPage.reload();
  await expect(companyPage).toHaveURL(/\/login$/);
  expect(await readStoredSession(companyPage)).toMatchObject({ token: null, userId: null });
  await companyContext.close();

  await page.goto('/admin/companies?standing=suspended');
  await openDeskItem(page, company.name);
  await deskItem(page).getByRole('link', { name: 'Open the page' }).click();
  await button(page, 'Restore').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pending');
  await expect(main(page).getByText('Restored by Demo Operator')).toBeVisible();
  expect((await post(stack, '/auth/loginuser', { email: company.email, password: PASSWORD })).status).toBe(200);
});

test('tells the second of two operators that the decision was already made', async ({
  page,
  signInAs,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const company = await aCompany(stack);
  const { token } = await signInAs('admin');
  await giveOpenedLicence(stack, company.email);
  await page.goto(`/admin/companies/${company.id}`);
  await expect(button(page, 'Approve')).toBeVisible();
  const first = await fetch(`${stack.url}/api/admin/companies/${company.id}/approve`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Compared with the licence' }),
  });
  expect(first.status).toBe(200);
  await button(page, 'Approve').click();
  await expect(page.getByRole('alert')).toHaveText('This has already been decided. Reload to see the result.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Approved');
});

test('[PU-026] sends visitors to the login, refuses other companies, and gives neither any data', async ({
  page,
  signInAs,
}) => {
  const adminCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin')) adminCalls.push(request.url());
  });
  for (const path of ['/admin', '/admin/leads']) {
    await page.goto(path);
    await expect(page.getByText('Please log in to continue')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
  await signInAs('both');
  for (const path of ['/admin', '/admin/leads', '/admin/companies/018f0000-0000-7000-8000-000000000000']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for Rigsouq operators');
  }
  expect(adminCalls).toEqual([]);
});

test('lets an operator read a lead, answer it by email and close it', async ({ page, signInAs, stack }) => {
  await aLead(stack, 'Shipping to the south');
  await signInAs('admin');
  await page.goto('/admin');
  await desks(page)
    .getByRole('link', { name: /^Leads/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
  const lead = await openDeskItem(page, 'Shipping to the south');
  await expect(lead).toContainText('Do you ship to Salalah?');
  await expect(lead).toContainText('Pricing');
  await expect(lead.getByRole('link', { name: 'Reply to Huda Saleh' })).toHaveAttribute(
    'href',
    'mailto:huda@leads.test?subject=Re%3A%20Shipping%20to%20the%20south',
  );
  await lead.getByRole('button', { name: 'Close the lead from Huda Saleh' }).click();
  await expect(page.getByText('Lead closed')).toBeVisible();
  await expect(lead).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Closed' }).click();
  await expect(main(page).getByRole('row').filter({ hasText: 'Shipping to the south' })).toBeVisible();
});

test('says when a queue is loading, has failed or is empty', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/500|404|400/);
  await signInAs('admin');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/companies*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/admin/companies');
  await expect(main(page).getByRole('status', { name: 'Loading...' })).toBeVisible();
  release();
  await expect(main(page).getByText('Failed to fetch the companies')).toBeVisible();
  await page.unroute('**/api/admin/companies*');
  await button(page, 'Try again').click();
  await expect(main(page).getByRole('table', { name: 'Companies' })).toBeVisible();
  await page.goto('/admin/companies?standing=approved&search=nobody');
  await expect(main(page).getByText('No matching companies.')).toBeVisible();
  await page.goto('/admin/companies/018f0000-0000-7000-8000-000000000000');
  await expect(main(page).getByText('This company does not exist.')).toBeVisible();
});

for (const { prefix, size } of screenVariants)
  test(`has no accessibility fault on ${prefix}/admin and fits ${size.width} px`, async ({ page, signInAs, stack }) => {
    const company = await aCompany(stack, { verified: false });
    await aLead(stack, 'Delivery');
    await signInAs('admin');
    await page.setViewportSize(size);
    for (const path of [
      '/admin',
      '/admin/health',
      '/admin/operators',
      '/admin/companies',
      '/admin/leads',
      '/admin/orders?state=issued',
      '/admin/bookings?state=Requested',
      `/admin/companies?open=${company.id}`,
      `/admin/companies/${company.id}`,
    ]) {
      await page.goto(prefix + path);
      await expect(main(page).locator('tbody tr, li, dd').filter({ visible: true }).last()).toBeVisible();
      await expect(main(page).locator('h1')).toBeVisible();
      await expectNoFaults(page);
      if (prefix) expect(await latinIn(page)).toEqual([]);
    }
    await main(page)
      .getByRole('button', { name: prefix ? 'إيقاف...' : 'Suspend...' })
      .click();
    await expect(page.getByRole('dialog').locator('textarea')).toBeFocused();
    await expectNoFaults(page);
  });

/** Returns texts in Latin letters that no user or company wrote. Keyboards in the Gulf name the Enter key in Latin letters. */
function latinIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, bdi, [lang=en], [translate=no]')) continue;
      const text = (node.textContent ?? '').replace(/\bEnter\b/g, '').trim();
      if (/[A-Za-z]{2,}/.test(text) && !/GST/.test(text)) found.push(text);
    }
    return found;
  });
}
