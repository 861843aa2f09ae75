// Tests the Profile tab of the dashboard, the addition of the other role, and the supplier's own profile page with its documents.

import type { BrowserContext, Page } from '@playwright/test';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';
import { photo } from '../../steps/photos.ts';

const MB = 1024 * 1024;
const PASSWORD = 'a machine of my own';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const save = (page: Page) => main(page).getByRole('button', { name: /^(Update Profile|تحديث الملف)$/ });
const fieldWrapper = (page: Page, name: string) =>
  field(page, name).locator('xpath=ancestor::*[contains(@class, "InputWrapper-root")][1]');
const pdfFile = (name: string, bytes = 200) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)]),
});

let companies = 0;

/** Registers a company for the test and logs it in, so that the accounts of the demo stay unchanged. */
async function joinAs(stack: Stack, context: BrowserContext, role: 'buyer' | 'supplier') {
  const email = `profile-${role}-${++companies}-${Date.now()}@rigsouq.test`;
  const form = new FormData();
  const company = { companyName: 'Qasr Plant', companyType: 'llc', businessLicense: 'CN-1', taxId: 'T-1' };
  const fields = {
    role,
    email,
    password: PASSWORD,
    contactName: 'Huda Qasim',
    phone: '+971 4 000 0000',
    address: 'Plot 12, Al Quoz',
    city: 'Dubai',
    country: 'ae',
    consent: JSON.stringify(consentFor('registration')),
    ...(role === 'supplier' && {
      ...company,
      vendorType: 'dealer',
      description: 'Cranes',
      equipmentTypes: '["cranes"]',
    }),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const api = `${stack.apis[0].url}/api`;
  expect((await fetch(`${api}/auth/createuser`, { method: 'POST', body: form })).status).toBe(200);
  const answer = await fetch(`${api}/auth/loginuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token, _id } = (await answer.json()) as { token: string; _id: string };
  await context.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { token, userId: _id, role, lastLogin: String(Date.now()) },
  );
  return { email, token, userId: _id };
}

test.describe('the Profile tab', () => {
  test('has its own address, and an unknown tab opens the first one', async ({ page, signInAs }) => {
    await signInAs('both');
    await page.goto('/dashboard?role=supplier&tab=profile');
    const tab = page.getByRole('tab', { name: 'Profile' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab').last()).toHaveText('Profile');
    await page.getByRole('combobox', { name: 'View', exact: true }).selectOption('Buyer View');
    await expect(page).toHaveURL(/role=buyer&tab=profile/);
    await page.goto('/dashboard?tab=nonsense');
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('changes and removes the logo and the cover of the company', async ({ page, context, stack }) => {
    const { userId } = await joinAs(stack, context, 'supplier');
    await page.goto('/dashboard?role=supplier&tab=profile');
    const section = main(page).getByRole('region', { name: 'Logo and cover' });
    await expect(section.getByText('No logo yet')).toBeVisible();
    await section.locator('input[name="logo"]').setInputFiles(photo(1));
    await section.locator('input[name="cover"]').setInputFiles(photo(2));
    await expect(section.getByRole('img', { name: 'Company logo' })).toBeVisible();
    await expect(section.getByRole('img', { name: 'Cover picture' })).toBeVisible();
    await section.locator('input[name="cover"]').setInputFiles(pdfFile('cover.pdf'));
    await expect(section.locator('input[name="cover"]')).toHaveAttribute('aria-invalid', 'true');

    const pictures = main(page).locator('img[src^="/uploads/"]');
    const show = async (query = '') => {
      await page.goto(`/supplier-profile/${userId}${query}`);
      return pictures.evaluateAll((shown) => (shown as HTMLImageElement[]).map(({ src }) => new URL(src).pathname));
    };
    const first = await show();
    expect(first).toHaveLength(2);

    for (const { width, prefix } of [
      { width: 1440, prefix: '' },
      { width: 360, prefix: '' },
      { width: 1440, prefix: '/ar' },
      { width: 360, prefix: '/ar' },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/dashboard?role=supplier&tab=profile`);
      await main(page).locator('#pictures').scrollIntoViewIfNeeded();
      await expectNoFaults(page);
      await page.goto(`${prefix}/supplier-profile/${userId}`);
      await expectNoFaults(page);
    }

    await page.goto('/dashboard?role=supplier&tab=profile');
    await section.locator('input[name="logo"]').setInputFiles(photo(3));
    await expect(page.getByText('Picture saved')).toBeVisible();
    await section.getByRole('button', { name: 'Remove cover' }).click();
    await expect(section.getByText('No cover yet')).toBeVisible();
    await expect(section.locator('input[name="cover"]')).toBeFocused();
    // The first address is in the page cache for a while, so the changed page is opened at another one.
    const second = await show('?tab=inventory');
    expect(second).toHaveLength(1);
    expect(first).not.toContain(second[0]);
  });

  test('[PE-023] [PE-024] [PE-025] [PE-026] [PE-027] validates and saves the values of the company', async ({
    page,
    context,
    stack,
  }) => {
    await joinAs(stack, context, 'buyer');
    await page.goto('/dashboard?tab=profile');
    await expect(field(page, 'contactName')).toHaveValue('Huda Qasim');
    for (const name of ['contactName', 'phone', 'address', 'city']) await field(page, name).fill('');
    await field(page, 'country').first().selectOption('');
    await save(page).click();
    await expect(page.getByText('Please fix the form errors before submitting')).toBeVisible();
    for (const [name, label] of [
      ['contactName', 'Contact name'],
      ['phone', 'Phone'],
      ['address', 'Address'],
      ['city', 'City'],
      ['country', 'Country'],
    ] as const)
      await expect(fieldWrapper(page, name).first()).toContainText(`${label} is required`);
    await expect(field(page, 'contactName')).toBeFocused();

    const form = main(page).getByRole('region', { name: 'Company profile' });
    const values = {
      contactName: 'Huda Q.',
      phone: '+971 4 111 1111',
      address: 'Plot 13',
      city: 'Doha',
      companyName: 'Qasr Contracting',
      businessLicense: 'CN-9',
      taxId: 'T-9',
      website: 'https://qasr.test',
      equipmentTypes: 'Cranes, Piling rigs',
      description: 'Roads and bridges',
    };
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('[name=country]').selectOption({ label: 'Qatar' });
    await form.locator('[name=companyType]').selectOption({ label: 'General Contractor' });
    await form.locator('[name=vendorType]').selectOption({ label: 'Other' });
    const saveRequest = page.waitForRequest((request) => request.method() === 'PUT');
    const profileResponse = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/users/profile') && answer.request().method() === 'GET',
    );
    await save(page).click();
    const request = await saveRequest;
    expect(new URL(request.url()).pathname).toBe('/api/users/profile');
    expect(request.headers()['content-type']).toContain('multipart/form-data');
    const body = request.postData() ?? '';
    expect(body).toContain('["Cranes","Piling rigs"]');
    expect(body).toMatch(/name="sender"\r\n\r\nbuyer\r\n/);
    expect((await (await profileResponse).json()).user).toMatchObject({
      ...values,
      phone: expect.stringMatching(/^\+971\D*4\D*111\D*1111$/),
      country: 'qa',
      companyType: 'general-contractor',
      vendorType: 'other',
      equipmentTypes: ['cranes', 'Piling rigs'],
    });
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByText('Welcome back, Huda Q.')).toBeVisible();

    await form.locator('[name=taxId]').fill('');
    await save(page).click();
    await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
    await page.reload();
    await expect(form.locator('[name=equipmentTypes]')).toHaveValue('Cranes, Piling rigs');
    await expect(form.locator('[name=taxId]')).toHaveValue('');
  });

  test("[PE-027] shows the server's message or the documented one, and shows that it is saving", async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/403|500/);
    await joinAs(stack, context, 'buyer');
    let answer: { status: number; json: unknown } = {
      status: 403,
      json: { message: 'You do not have permission to do this.', code: 'access.denied' },
    };
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/users/profile', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await held;
      return route.fulfill(answer);
    });
    await page.goto('/dashboard?tab=profile');
    await save(page).click();
    await expect(main(page).getByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    await expect(page.getByText('You do not have permission to do this.')).toBeVisible();
    answer = { status: 500, json: {} };
    await save(page).click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
  });

  test('is read-only for a colleague who may not change it', async ({ page, context, stack }) => {
    await joinAs(stack, context, 'buyer');
    await page.route('**/api/users/profile', async (route) => {
      const answer = await route.fetch();
      const { user } = await answer.json();
      await route.fulfill({
        response: answer,
        json: { user: { ...user, can: { changeCompany: false, manageMembers: false } } },
      });
    });
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByText('Only owners and managers of your company can change this.').first()).toBeVisible();
    await expect(field(page, 'contactName')).toBeDisabled();
    await expect(save(page)).toHaveCount(0);
  });

  test('[PE-028] adds the supplier role to a buyer, who then has both views', async ({ page, context, stack }) => {
    await joinAs(stack, context, 'buyer');
    await page.goto('/dashboard?tab=profile');
    const roles = main(page).getByRole('region', { name: 'Roles' });
    await expect(roles.getByRole('listitem')).toHaveText(['Buyer']);
    await roles.getByRole('button', { name: 'Add the supplier role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add the supplier role' });
    const add = dialog.getByRole('button', { name: 'Add the supplier role' });
    await add.click();
    await expect(dialog.getByRole('alert').first()).toHaveText('All supplier-specific fields are required');
    await expect(dialog.getByText('Tax ID is required')).toBeVisible();
    await expectNoFaults(page);
    for (const [name, value] of [
      ['companyName', 'Qasr Plant'],
      ['businessLicense', 'CN-5'],
      ['taxId', 'T-5'],
      ['description', 'Cranes for hire'],
    ] as const)
      await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.locator('[name=companyType]').selectOption({ label: 'LLC' });
    await dialog.locator('[name=vendorType]').selectOption({ label: 'Rental' });
    await add.click();
    await expect(page.getByText('Supplier role added')).toBeVisible();
    await page.getByRole('combobox', { name: 'View', exact: true }).selectOption('Supplier View');
    await expect(roles.getByRole('listitem')).toHaveText(['Buyer', 'Supplier']);
    await expect(main(page).getByRole('region', { name: 'Your business' })).toBeVisible();
  });

  test('[PE-028] adds the buyer role to a supplier on an Arabic page', async ({ page, context, stack }) => {
    await joinAs(stack, context, 'supplier');
    await page.goto('/ar/dashboard?tab=profile');
    await expect(field(page, 'equipmentTypes')).toHaveValue('الرافعات');
    await main(page).getByRole('button', { name: 'إضافة دور المشتري' }).click();
    await expect(page.getByRole('combobox', { name: 'الواجهة' })).toHaveValue('supplier');
  });
});

const labels = {
  Role: 'Role',
  Fullname: 'Full Name',
  companyName: 'Company Name',
  supplierType: 'Supplier Type',
  contactPerson: 'Contact Person',
  jobTitle: 'Job Title',
  businessEmail: 'Business Email',
  phoneNumber: 'Phone Number',
  businessAddress: 'Business Address',
  country: 'Country',
  YearInbusiness: 'Years in Business',
  brandsRepresented: 'Brands Represented',
  typicalInventorySize: 'Typical Inventory Size',
  companyDescription: 'Company Description',
};

async function fillRest(page: Page) {
  for (const [name, value] of [
    ['jobTitle', 'Fleet manager'],
    ['businessEmail', 'sales@qasr.test'],
    ['brandsRepresented', 'Demag'],
  ] as const)
    await field(page, name).fill(value);
  await field(page, 'Role').selectOption({ label: 'Sales Representative' });
  await field(page, 'supplierType').selectOption({ label: 'Rental Company' });
  await field(page, 'YearInbusiness').selectOption('5-10');
  await field(page, 'typicalInventorySize').selectOption('50-200');
}

test.describe("the page 'Your Profile'", () => {
  test('[PE-034] [PE-035] [PE-036] [PE-037] [PE-039] [PE-040] [PE-041] asks for the documented fields and offers the documented choices', async ({
    page,
    context,
    stack,
  }) => {
    await joinAs(stack, context, 'supplier');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
    for (const [name, label] of Object.entries(labels))
      await expect(main(page).getByLabel(new RegExp(`^${label}( \\*)?$`))).toHaveAttribute('name', name);
    const optional = ['email', 'password', 'companyWebsite', 'UploadDocuments'];
    for (const name of optional) await expect(field(page, name)).toHaveCount(1);
    for (const name of [...Object.keys(labels), ...optional]) await expect(field(page, name)).toBeEditable();
    for (const [name, label] of [
      ['email', 'Email'],
      ['password', 'New password (optional)'],
    ] as const)
      await expect(main(page).getByLabel(label, { exact: true })).toHaveAttribute('name', name);
    const choices = (name: string) => field(page, name).locator('option:not([value=""])');
    await expect(choices('Role')).toHaveText([
      'Admin',
      'Supplier',
      'Buyer',
      'Manager',
      'Sales Representative',
      'Other',
    ]);
    expect(await choices('Role').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
      'admin',
      'supplier',
      'buyer',
      'manager',
      'sales-representative',
      'other',
    ]);
    await expect(choices('country')).toHaveText(['Saudi Arabia', 'UAE', 'Qatar', 'Bahrain', 'Kuwait', 'Oman', 'Other']);
    await expect(choices('supplierType')).toHaveText([
      'Authorized Dealer',
      'Independent Dealer',
      'Rental Company',
      'Manufacturer',
      'Distributor',
      'Service Provider',
    ]);
    await expect(choices('YearInbusiness')).toHaveText(['1-5', '5-10', '10-20', '20+']);
    await expect(choices('typicalInventorySize')).toHaveText(['1-50', '50-200', '200-500', '500+']);
    const categories = main(page).getByRole('group', { name: 'Equipment Categories' });
    await expect(categories.locator('label')).toHaveText([
      'Excavators',
      'Loaders',
      'Bulldozers',
      'Cranes',
      'Trucks',
      'Generators',
      'Compactors',
      'Forklifts',
      'Aerial Platforms',
      'Concrete Equipment',
      'Attachments',
      'Other',
    ]);
    await expect(categories.getByRole('checkbox', { name: 'Cranes' })).toBeChecked();
  });

  test('[PE-042] [PE-043] [PE-044] [PE-045] [PE-046] shows the error under each field', async ({
    page,
    context,
    stack,
  }) => {
    await joinAs(stack, context, 'supplier');
    await page.goto('/profile');
    await expect(field(page, 'Fullname')).toHaveValue('Huda Qasim');
    for (const name of Object.keys(labels)) {
      const input = field(page, name);
      if (await input.evaluate((node) => node.tagName === 'SELECT')) await input.selectOption('');
      else await input.fill('');
    }
    const cranes = main(page).getByRole('checkbox', { name: 'Cranes' });
    await cranes.focus();
    await page.keyboard.press('Space');
    await save(page).click();
    for (const [name, label] of Object.entries(labels))
      await expect(fieldWrapper(page, name)).toContainText(`${label} is required.`);
    await expect(main(page).getByText('Equipment Categories is required.')).toBeVisible();
    await expect(field(page, 'Fullname')).toBeFocused();

    await field(page, 'businessEmail').fill('sales');
    await field(page, 'password').fill('12345');
    await field(page, 'phoneNumber').fill('+971 4');
    await save(page).click();
    await expect(fieldWrapper(page, 'businessEmail')).toContainText('Invalid email format.');
    await expect(fieldWrapper(page, 'password')).toContainText('Password must be at least 6 characters long.');
    await expect(fieldWrapper(page, 'phoneNumber')).toContainText(
      'Phone number must contain only digits and an optional + prefix.',
    );
  });

  test('[PE-048] [PE-049] [PE-050] saves documents with the profile, lists, opens and removes them', async ({
    page,
    context,
    stack,
  }) => {
    const { email, token } = await joinAs(stack, context, 'supplier');
    await page.goto('/profile');
    await expect(field(page, 'phoneNumber')).toHaveValue('+97140000000');
    await fillRest(page);
    const upload = main(page).getByLabel('Upload Documents');
    await upload.setInputFiles([
      pdfFile('big.pdf', 5 * MB + 1),
      { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('no') },
      pdfFile('licence.pdf', 3 * MB),
    ]);
    const faults = main(page).getByRole('region', { name: 'Documents' }).getByRole('alert');
    await expect(faults).toContainText(/big\.pdf\u2069? exceeds 5MB limit\./);
    await expect(faults).toContainText(/notes\.docx\u2069? is not a supported file type \(PDF, JPG, PNG\)\./);
    await upload.setInputFiles([pdfFile('second.pdf')]);
    await main(page).getByRole('button', { name: 'Remove second.pdf' }).click();

    const responseReceived = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/updateuser'));
    await save(page).click();
    const answer = await responseReceived;
    expect([answer.status(), answer.request().method()]).toEqual([200, 'PUT']);
    expect(answer.url()).toBe(`${stack.url}/api/auth/updateuser`);
    expect(answer.request().headers()['content-type']).toMatch(/^multipart\/form-data/);
    expect(answer.request().headers().authorization).toBe(`Bearer ${token}`);
    expect((await answer.json()).user).toMatchObject({
      email,
      me: { jobRole: 'sales-representative' },
      documents: [{ name: 'licence.pdf' }],
    });
    await expect(page.getByText('Profile Updated: Your profile has been successfully updated.')).toBeVisible();

    await page.reload();
    await expect(field(page, 'jobTitle')).toHaveValue('Fleet manager');
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Open licence.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('licence.pdf');
    await main(page).getByRole('button', { name: 'Remove licence.pdf' }).click();
    const confirmation = page.getByRole('dialog', { name: /Remove ".*licence\.pdf.*"\?/ });
    await confirmation.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Document removed')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Open licence.pdf' })).toHaveCount(0);
  });

  test('[PE-050] shows the errors, message, error or msg of a failure, or the documented text', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/400|409|500/);
    await joinAs(stack, context, 'supplier');
    await page.goto('/profile');
    await expect(field(page, 'Fullname')).toHaveValue('Huda Qasim');
    await fillRest(page);
    let answer: { status: number; json: unknown } = { status: 500, json: {} };
    await page.route('**/api/auth/updateuser', (route) => route.fulfill(answer));
    const alert = main(page).locator('form > [role=alert]');
    for (const [json, message] of [
      [{}, 'Failed to update profile. Please try again.'],
      [
        { errors: [{ path: 'jobTitle', message: 'Job Title is required.' }, 'Another.'] },
        'Job Title is required. Another.',
      ],
      [{ message: 'From message' }, 'From message'],
      [{ error: 'From error' }, 'From error'],
      [{ msg: 'From msg' }, 'From msg'],
    ] as const) {
      answer = { status: 'errors' in json ? 400 : 500, json };
      await save(page).click();
      await expect(alert).toHaveText(message);
    }
    answer = {
      status: 409,
      json: {
        code: 'account.email_taken',
        message: 'An account with this email already exists. Log in or reset your password.',
      },
    };
    await save(page).click();
    await expect(fieldWrapper(page, 'email')).toContainText('An account with this email already exists.');
    await expect(field(page, 'email')).toBeFocused();
  });

  test('[PE-047] asks to log in when the token is missing, on arrival and when saving', async ({
    page,
    context,
    stack,
  }) => {
    await page.goto('/profile');
    await expect(page.getByText('Please log in to update your profile.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await joinAs(stack, context, 'supplier');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/profile');
    await expect(field(page, 'Fullname')).toHaveValue('Huda Qasim');
    await fillRest(page);
    await page.evaluate(() => localStorage.clear());
    await save(page).click();
    await expect(page.getByText('Please log in to update your profile.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('tells a buyer that the page is for suppliers, and links to the supplier role', async ({
    page,
    context,
    stack,
  }) => {
    await joinAs(stack, context, 'buyer');
    await page.goto('/profile');
    await expect(main(page).getByText(/^This page is for suppliers\./)).toBeVisible();
    await main(page).getByRole('link', { name: 'Add the supplier role' }).click();
    await expect(page).toHaveURL(/\/settings\/company#roles$/);
    await expect(main(page).getByRole('button', { name: 'Add the supplier role' })).toBeInViewport();
  });

  test('[PE-042] [PE-048] [PE-050] shows Arabic texts on an Arabic page', async ({ page, context, stack }) => {
    await joinAs(stack, context, 'supplier');
    await page.goto('/ar/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ملفك التعريفي');
    await save(page).click();
    await expect(fieldWrapper(page, 'jobTitle')).toContainText('المسمّى الوظيفي مطلوب.');
    await field(page, 'UploadDocuments').setInputFiles(pdfFile('licence.pdf'));
    await fillRestArabic(page);
    await save(page).click();
    await expect(page.getByText('تم التحديث: جرى تحديث ملفك التعريفي بنجاح.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'فتح licence.pdf' })).toBeVisible();
  });
});

async function fillRestArabic(page: Page) {
  for (const [name, value] of [
    ['jobTitle', 'مدير الأسطول'],
    ['businessEmail', 'sales@qasr.test'],
    ['brandsRepresented', 'Demag'],
  ] as const)
    await field(page, name).fill(value);
  for (const [name, value] of [
    ['Role', 'manager'],
    ['supplierType', 'rental-company'],
    ['YearInbusiness', '5-10'],
    ['typicalInventorySize', '50-200'],
  ] as const)
    await field(page, name).selectOption(value);
}

for (const { prefix, size } of screenVariants)
  test(`has no accessibility fault on ${prefix}/profile and the Profile tab, and fits the screen`, async ({
    page,
    context,
    stack,
  }) => {
    await joinAs(stack, context, 'supplier');
    await page.setViewportSize(size);
    await page.goto(`${prefix}/profile`);
    await field(page, 'UploadDocuments').setInputFiles(
      pdfFile('a-very-long-name-of-a-document-that-does-not-fit-the-row.pdf'),
    );
    await save(page).click();
    await expect(field(page, 'Role')).toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page);
    await page.goto(`${prefix}/dashboard?tab=profile`);
    await expect(field(page, 'contactName')).toHaveValue('Huda Qasim');
    await field(page, 'phone').fill('');
    await save(page).click();
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page);
  });
