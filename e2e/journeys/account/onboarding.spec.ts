// Tests the onboarding: the wizard, its checks and files, the email verification, and the pages that link to it.

import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, test } from '../../fixtures.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

const MB = 1024 * 1024;
const main = (page: Page) => page.getByRole('main');
const submitButton = (page: Page) => main(page).locator('form button[type=submit]');
const backButton = (page: Page) => main(page).getByRole('button', { name: /^(Previous|السابق)$/ });
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const alert = (page: Page) => main(page).locator('form > [role=alert]');
const step = (page: Page) => main(page).locator('[aria-current=step]');

const person = {
  contactName: 'Amal Haddad',
  phone: '+971 4 000 0000',
  password: 'a machine of my own',
  address: 'Plot 12, Al Quoz',
  city: 'Dubai',
};
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png(64) };
const drawing = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#f5a800"/></svg>',
  ),
};
const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: pdf() };

async function open(page: Page, path = '/vendoronboarding') {
  await page.goto(path);
  await expect(submitButton(page)).toBeEnabled();
}

async function fillBasics(page: Page, email: string, over: Partial<typeof person> = {}) {
  for (const [name, value] of Object.entries({ ...person, ...over, email })) await field(page, name).fill(value);
  await field(page, 'country').selectOption('ae');
}

async function fillCompany(page: Page) {
  await field(page, 'companyName').fill('Haddad Machines');
  await field(page, 'companyType').selectOption('llc');
}

async function fillBusiness(page: Page) {
  await field(page, 'businessLicense').fill('CN-100200');
  await field(page, 'taxId').fill('100200300400003');
  await field(page, 'vendorType').selectOption('dealer');
}

async function chooseEquipment(page: Page, type: string) {
  const chip = main(page).locator(`input[value="${type}"]`);
  await chip.focus();
  await page.keyboard.press('Space');
  await expect(chip).toBeChecked();
}

const agree = (page: Page) => field(page, 'terms').check();

test.describe('the onboarding wizard', () => {
  test('[PE-001] is titled Onboarding and has four steps', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onboarding');
    const steps = main(page).getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
    for (const [place, title] of [
      'Basic Information',
      'Business Details',
      'Services & Equipment',
      'Review & Submit',
    ].entries()) {
      await expect(steps.nth(place)).toContainText(title);
      await expect(steps.nth(place)).toContainText(String(place + 1));
    }
    await expect(steps).toHaveCount(4);
    await expect(step(page)).toContainText('Basic Information');
  });

  test('[PE-005] offers the roles buyer (preselected) and supplier, and takes the role from a link', async ({
    page,
  }) => {
    await open(page);
    const roles = main(page).getByRole('radio');
    await expect(roles).toHaveCount(2);
    await expect(main(page).getByRole('radio', { name: 'Buyer' })).toBeChecked();
    await expect(field(page, 'companyName')).toBeHidden();
    await main(page).getByRole('radio', { name: 'Supplier' }).check();
    await expect(field(page, 'companyName')).toBeVisible();
    await open(page, '/vendoronboarding?role=supplier');
    await expect(main(page).getByRole('radio', { name: 'Supplier' })).toBeChecked();
  });

  test('[CA-026] [PE-011] [PE-012] offers the documented countries, types and specialities', async ({ page }) => {
    await open(page, '/vendoronboarding?role=supplier');
    const choices = (name: string) => field(page, name).locator('option').allTextContents();
    expect((await choices('country')).slice(1)).toEqual(['Saudi Arabia', 'UAE', 'Qatar', 'Bahrain', 'Kuwait', 'Oman']);
    const codes = (name: string) =>
      field(page, name)
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect((await codes('companyType')).slice(1)).toEqual(['llc', 'corporation', 'partnership', 'soleProprietorship']);
    await fillBasics(page, 'choices@example.com');
    await fillCompany(page);
    await submitButton(page).click();
    expect((await codes('vendorType')).slice(1)).toEqual([
      'manufacturer',
      'dealer',
      'rental',
      'service',
      'parts',
      'other',
    ]);
    await fillBusiness(page);
    await submitButton(page).click();
    await expect(step(page)).toContainText('Services & Equipment');
    const specialities = main(page).getByRole('group', { name: 'Equipment types' });
    for (const name of [
      'Generators',
      'Compactors',
      'Forklifts',
      'Aerial Platforms',
      'Concrete Equipment',
      'Attachments',
      'Other',
    ])
      await expect(specialities.getByRole('checkbox', { name, exact: true })).toBeAttached();
  });

  test('goes back a step with the Back button of the browser', async ({ page }) => {
    await page.goto('/marketplace');
    await open(page, '/vendoronboarding?role=supplier');
    await fillBasics(page, 'back@example.com');
    await fillCompany(page);
    await submitButton(page).click();
    await expect(step(page)).toContainText('Business Details');
    await fillBusiness(page);
    await submitButton(page).click();
    await expect(step(page)).toContainText('Services & Equipment');
    await page.goBack();
    await expect(step(page)).toContainText('Business Details');
    await expect(field(page, 'businessLicense')).toHaveValue('CN-100200');
    await page.goForward();
    await expect(step(page)).toContainText('Services & Equipment');
    await backButton(page).click();
    await expect(step(page)).toContainText('Business Details');
    await page.goBack();
    await page.goBack();
    await expect(step(page)).toContainText('Basic Information');
    await expect(field(page, 'password')).toHaveValue(person.password);
    await page.goBack();
    await expect(page).toHaveURL(/\/marketplace$/);
  });

  test('[PE-013] [PE-014] [PE-022] stops at step 1, says what is missing, and focuses it', async ({ page }) => {
    await open(page);
    await submitButton(page).click();
    await expect(alert(page)).toHaveText('Please fill in all required fields');
    await expect(field(page, 'contactName')).toBeFocused();
    await expect(main(page).getByText('City is required')).toBeVisible();
    await expect(field(page, 'city')).toHaveAttribute('aria-invalid', 'true');
    await expect(step(page)).toContainText('Basic Information');

    await main(page).getByRole('radio', { name: 'Supplier' }).check();
    await fillBasics(page, 'not an address', { password: '12345' });
    await submitButton(page).click();
    await expect(alert(page)).toHaveText('Company Name and Company Type are required for suppliers');
    await expect(field(page, 'companyName')).toBeFocused();
    await expect(alert(page)).toBeVisible();
    await fillCompany(page);
    await fillBasics(page, 'filled@example.com', { password: 'enough words' });
    await expect(alert(page)).toHaveCount(0);
    await fillBasics(page, 'not an address', { password: '12345' });
    await submitButton(page).click();
    await expect(main(page).getByText('Invalid email format.')).toBeVisible();
    await expect(main(page).getByText('Password must be at least 6 characters long.')).toBeVisible();
    await expect(field(page, 'email')).toBeFocused();
    await expect(step(page)).toContainText('Basic Information');
  });

  test('[PE-003] [PE-015] [PE-016] moves forward only after its checks, and moves back', async ({ page }) => {
    await open(page, '/vendoronboarding?role=supplier');
    await fillBasics(page, 'steps@example.com');
    await fillCompany(page);
    await expect(submitButton(page)).toHaveText('Next');
    await page.keyboard.press('Enter');
    await expect(step(page)).toContainText('Business Details');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Business Details' })).toBeFocused();
    await expect(submitButton(page)).toHaveText('Next');
    await expect(backButton(page)).toHaveText('Previous');

    await submitButton(page).click();
    await expect(alert(page)).toHaveText('Please fill in all required business details');
    await expect(field(page, 'businessLicense')).toBeFocused();
    await fillBusiness(page);
    await submitButton(page).click();
    await expect(step(page)).toContainText('Services & Equipment');

    await submitButton(page).click();
    await expect(alert(page)).toHaveText('Please provide a company description');
    await expect(field(page, 'description')).toBeFocused();
    await field(page, 'description').fill('Loaders and graders');
    await submitButton(page).click();
    await expect(step(page)).toContainText('Review & Submit');
    for (const title of ['Services & Equipment', 'Business Details', 'Basic Information']) {
      await backButton(page).click();
      await expect(step(page)).toContainText(title);
    }
    await expect(backButton(page)).toBeHidden();
    await expect(field(page, 'contactName')).toHaveValue(person.contactName);
    await expect(field(page, 'password')).toHaveValue(person.password);
  });

  test('[PE-002] [PE-004] takes a buyer from step 1 to the review, and sends nothing without consent', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/api/auth/createuser', (route) => {
      calls++;
      return route.abort();
    });
    await open(page);
    await fillBasics(page, 'buyer-review@example.com');
    await submitButton(page).click();
    await expect(step(page)).toContainText('Review & Submit');
    await expect(main(page).getByText('Plot 12, Al Quoz')).toBeVisible();
    await expect(main(page).getByText(person.password)).toHaveCount(0);
    await expect(submitButton(page)).toHaveText('Submit Application');
    await submitButton(page).click();
    await expect(alert(page)).toHaveText('Please agree to the terms and conditions');
    await expect(field(page, 'terms')).toBeFocused();
    expect(calls).toBe(0);
    await main(page).getByRole('button', { name: 'Edit: Basic Information' }).click();
    await expect(step(page)).toContainText('Basic Information');
    await submitButton(page).click();
    await backButton(page).click();
    await expect(step(page)).toContainText('Basic Information');
  });

  test('[PE-007] [PE-008] refuses files that are too large or of another type, and previews the logo', async ({
    page,
  }) => {
    await open(page, '/vendoronboarding?role=supplier');
    await fillBasics(page, 'files@example.com');
    await fillCompany(page);
    await submitButton(page).click();
    await expect(main(page).getByText('PDF, JPG or PNG up to 10MB')).toBeVisible();
    const document = field(page, 'businessLicenseDoc');
    await document.setInputFiles({ ...licence, name: 'big.pdf', buffer: Buffer.alloc(10 * MB + 1) });
    await expect(main(page).getByText(/big\.pdf.* exceeds 10MB limit\./)).toBeVisible();
    await document.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(main(page).getByText(/notes\.txt.* is not a supported file type \(PDF, JPG, PNG\)\./)).toBeVisible();
    await document.setInputFiles(licence);
    await expect(main(page).getByText('licence.pdf')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Remove licence.pdf' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('licence.pdf')).toBeHidden();
    await expect(document).toBeFocused();

    await fillBusiness(page);
    await submitButton(page).click();
    await expect(main(page).getByText('PNG, JPG or SVG up to 5MB')).toBeVisible();
    await field(page, 'logo').setInputFiles({ ...logo, name: 'big.png', buffer: Buffer.alloc(5 * MB + 1) });
    await expect(main(page).getByText(/big\.png.* exceeds 5MB limit\./)).toBeVisible();
    await field(page, 'logo').setInputFiles(drawing);
    const preview = main(page).getByRole('img', { name: 'Your logo' });
    await expect(preview).toBeVisible();
    await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);
  });

  test('keeps the entered values after a reload, but never the password', async ({ page }) => {
    await open(page);
    await main(page).getByRole('radio', { name: 'Supplier' }).check();
    await fillBasics(page, 'draft@example.com');
    await fillCompany(page);
    const storage = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(storage).toContain('draft@example.com');
    expect(storage).not.toContain(person.password);
    await page.reload();
    await expect(main(page).getByRole('radio', { name: 'Supplier' })).toBeChecked();
    await expect(field(page, 'email')).toHaveValue('draft@example.com');
    await expect(field(page, 'companyType')).toHaveValue('llc');
    await expect(field(page, 'password')).toHaveValue('');
    await expect(main(page).getByText('We kept what you entered.')).toBeVisible();
  });

  test('[PE-019] shows the message of a refusal or the documented one, and focuses the field it names', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/400|409|500|Failed to load resource/);
    await open(page);
    await fillBasics(page, 'buyer@rigsouq.test');
    await submitButton(page).click();
    await agree(page);
    await submitButton(page).click();
    await expect(alert(page)).toContainText(
      'An account with this email already exists. Log in or reset your password.',
    );
    await expect(field(page, 'email')).toBeFocused();
    await expect(step(page)).toContainText('Basic Information');
    await expect(main(page).locator('form').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');

    await submitButton(page).click();
    await expect(step(page)).toContainText('Review & Submit');
    const noField = { code: 'registration.closed', message: 'Registration is closed this evening.' };
    for (const [answer, message] of [
      [{ status: 503, json: noField }, noField.message],
      [{ status: 500, body: 'no JSON' }, 'Registration failed'],
    ] as const) {
      await page.route('**/api/auth/createuser', (route) => route.fulfill(answer));
      await submitButton(page).click();
      await expect(alert(page)).toHaveText(message);
    }
    const colour = await alert(page).evaluate((element) => getComputedStyle(element).color);
    expect(colour).toBe('rgb(180, 35, 24)');
  });

  test('[PE-017] says that all supplier fields are required, and focuses the first that is missing', async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/);
    const refusal = await request.post('/api/auth/createuser', {
      multipart: {
        ...person,
        email: 'incomplete@example.com',
        country: 'ae',
        role: 'supplier',
        consent: JSON.stringify(consentFor('registration')),
      },
    });
    expect(refusal.status()).toBe(400);
    const body = await refusal.json();
    await page.route('**/api/auth/createuser', (route) => route.fulfill({ status: 400, json: body }));
    await open(page, '/vendoronboarding?role=supplier');
    await fillBasics(page, 'incomplete@example.com');
    await fillCompany(page);
    await submitButton(page).click();
    await fillBusiness(page);
    await submitButton(page).click();
    await field(page, 'description').fill('Loaders');
    await submitButton(page).click();
    await agree(page);
    await submitButton(page).click();
    await expect(alert(page)).toHaveText('All supplier-specific fields are required');
    await expect(field(page, 'companyName')).toBeFocused();
  });

  test('[PE-006] shows its own message after a crash', async ({ page, expectedErrors }) => {
    expectedErrors.push(/broken on purpose|error/i);
    await page.addInitScript(() => {
      URL.createObjectURL = () => {
        throw new Error('broken on purpose');
      };
    });
    await open(page, '/vendoronboarding?role=supplier');
    await fillBasics(page, 'crash@example.com');
    await fillCompany(page);
    await submitButton(page).click();
    await fillBusiness(page);
    await submitButton(page).click();
    await field(page, 'logo').setInputFiles(logo);
    await expect(page.getByRole('heading', { name: 'Something went wrong. Please refresh the page.' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('works with the keyboard on a phone, and shows the number of the step', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page);
    await expect(main(page).getByText('Step 1 of 4')).toBeVisible();
    await main(page).getByRole('radio', { name: 'Buyer' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('radio', { name: 'Supplier' })).toBeChecked();
    await expect(main(page).getByRole('radio', { name: 'Supplier' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'companyName')).toBeFocused();
    await fillBasics(page, 'keys@example.com');
    await fillCompany(page);
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Step 2 of 4')).toBeVisible();
    await main(page).getByRole('navigation').getByRole('button', { name: 'Basic Information' }).press('Enter');
    await expect(main(page).getByText('Step 1 of 4')).toBeVisible();
  });
});

const journeys = [
  { prefix: '', email: 'journey-en@example.com', logo, done: 'Registration successful. You can now log in.' },
  {
    prefix: '/ar',
    email: 'journey-ar@example.com',
    logo: drawing,
    done: 'تم إنشاء الحساب بنجاح. يمكنك الآن تسجيل الدخول.',
  },
];
for (const { prefix, email, logo: logoFile, done } of journeys)
  test(`[PE-009] [PE-018] [PE-020] [PE-032] lets a supplier join, log in immediately and verify the email (${prefix || 'English'})`, async ({
    page,
    stack,
  }) => {
    await open(page, `${prefix}/vendoronboarding?role=supplier`);
    await fillBasics(page, email);
    await fillCompany(page);
    await submitButton(page).click();
    await fillBusiness(page);
    await field(page, 'businessLicenseDoc').setInputFiles(licence);
    await submitButton(page).click();
    await field(page, 'description').fill('Loaders and graders');
    for (const type of ['loaders', 'aerial-platforms']) await chooseEquipment(page, type);
    await field(page, 'website').fill('https://haddad.example');
    await field(page, 'logo').setInputFiles(logoFile);
    await submitButton(page).click();
    await expect(main(page).getByText(logoFile.name)).toBeVisible();
    await expect(main(page).getByText('licence.pdf')).toBeVisible();
    await agree(page);
    const requestSent = page.waitForRequest('**/api/auth/createuser');
    await submitButton(page).click();
    const request = await requestSent;
    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${stack.url}/api/auth/createuser`);
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
    expect((await request.response())?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
    await expect(page.getByText(done)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('onboarding'))).toBeNull();

    await field(page, 'email').fill(email);
    await field(page, 'password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard\\?role=supplier$`));
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const saved = await page.request.get('/api/users/profile', { headers: { authorization: `Bearer ${token}` } });
    expect((await saved.json()).user).toMatchObject({
      email,
      contactName: person.contactName,
      phone: expect.stringMatching(/^\+971/),
      address: person.address,
      city: person.city,
      country: 'ae',
      role: ['supplier'],
      companyName: 'Haddad Machines',
      companyType: 'llc',
      businessLicense: 'CN-100200',
      taxId: '100200300400003',
      vendorType: 'dealer',
      description: 'Loaders and graders',
      website: 'https://haddad.example',
      equipmentTypes: ['loaders', 'aerial-platforms'],
      logo: expect.stringMatching(/\.webp$/),
    });
    const banner = main(page).getByRole('region', { name: /^(Verify your email|تأكيد البريد الإلكتروني)$/ });
    await expect(banner).toBeVisible();
    if (!prefix) await expect(banner).toContainText('Your email is not verified yet.');
    await banner.getByRole('button').click();
    await expect(page.getByText(/^(Link sent|تم إرسال الرابط)$/)).toBeVisible();

    const message = await stack.inbox.waitFor(email, ({ text }) => text.includes('/verify-email?token='));
    const link = /https?:\/\/\S+verify-email\?token=[\w-]+/.exec(message.text)?.[0] ?? '';
    expect(link).toContain(`${stack.url}${prefix}/verify-email?token=`);
    await page.goto(link);
    await expect(main(page).getByRole('status')).toHaveText(/^(Your email is verified\.|تم تأكيد بريدك الإلكتروني\.)$/);
    await main(page).locator(`a[href="${prefix}/dashboard"]`).click();
    await expect(main(page).getByRole('tab').last()).toBeVisible();
    await expect(banner).toBeHidden();
  });

test('shows the progress of every file while an application is being sent', async ({ page, context }) => {
  await open(page, '/vendoronboarding?role=supplier');
  await fillBasics(page, 'progress@example.com');
  await fillCompany(page);
  await submitButton(page).click();
  await fillBusiness(page);
  const largeLicence = { ...licence, buffer: Buffer.concat([licence.buffer, Buffer.alloc(2 * MB, ' ')]) };
  await field(page, 'businessLicenseDoc').setInputFiles(largeLicence);
  await submitButton(page).click();
  await field(page, 'description').fill('Loaders');
  await field(page, 'logo').setInputFiles(logo);
  await submitButton(page).click();
  await agree(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  for (const name of ['logo.png', 'licence.pdf', 'In total'])
    await expect(main(page).getByRole('progressbar', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('says that a verification link was already used, and links to the login', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/);
  await page.goto('/verify-email?token=used-up');
  await expect(main(page).getByRole('alert')).toHaveText(
    'This link has expired or was already used. Request a new one from your dashboard.',
  );
  await expect(main(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('[PE-053] explains the offer on /become-supplier, and links to the application of a supplier', async ({
  page,
}) => {
  await page.goto('/become-supplier');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'From application to Verified' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Apply as a supplier' }).click();
  await expect(page).toHaveURL(/\/vendoronboarding\?role=supplier$/);
  await expect(main(page).getByRole('radio', { name: 'Supplier' })).toBeChecked();
});

test('promises a review on /join-buyer-network, and links to the application of a buyer', async ({ page }) => {
  await page.goto('/join-buyer-network');
  await expect(main(page).getByText('reviewed within 24-48 hours').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Create a buyer account' }).first().click();
  await expect(page).toHaveURL(/\/vendoronboarding\?role=buyer$/);
});

for (const { prefix, size } of screenVariants)
  test(`has no accessibility fault in any step of ${prefix}/vendoronboarding, and fits the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/vendoronboarding?role=supplier`, { waitUntil: 'networkidle' });
    await submitButton(page).click();
    await expectNoFaults(page);
    await fillBasics(page, 'axe@example.com');
    await fillCompany(page);
    await submitButton(page).click();
    await expectNoFaults(page);
    await fillBusiness(page);
    await field(page, 'businessLicenseDoc').setInputFiles(licence);
    await submitButton(page).click();
    await field(page, 'description').fill('Loaders and graders');
    await chooseEquipment(page, 'loaders');
    await field(page, 'logo').setInputFiles(logo);
    await expectNoFaults(page);
    await submitButton(page).click();
    await expectNoFaults(page);
  });

/** Returns a square picture of one colour, as small as the format allows. */
function png(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([0xf5, 0xa8, 0x00]))]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pdf(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
}
