// Follows a supplier from the application through verification to the first message of a visitor, in both languages.
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from '../../fixtures.ts';
import { giveOpenedLicence } from '../../steps/company-steps.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const submitButton = (page: Page) => main(page).locator('form button[type=submit]');

const journeys = [
  {
    language: 'English',
    prefix: '',
    company: 'Qasr Crane Works',
    verifySubject: 'Verify your email',
    verifiedSubject: 'Your company is verified',
    approve: 'Approve',
    verified: 'Verified Supplier',
    messages: 'Messages',
  },
  {
    language: 'Arabic',
    prefix: '/ar',
    company: 'مؤسسة القصر للرافعات',
    verifySubject: 'تأكيد بريدك الإلكتروني',
    verifiedSubject: 'تم توثيق شركتك',
    approve: 'اعتماد',
    verified: 'مورّد موثّق',
    messages: 'الرسائل',
  },
] as const;

const password = 'a machine of my own';
const licence = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};
const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#f5a800"/></svg>',
  ),
};

async function logIn(page: Page, prefix: string, email: string, password: string): Promise<void> {
  await page.goto(`${prefix}/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form[method=post] button[type=submit]').click();
}

async function openOtherBrowser(browser: Browser, baseURL = ''): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
}

for (const { language, prefix, company, verifySubject, verifiedSubject, approve, verified, messages } of journeys)
  test(`takes a supplier from the application to the first message of a visitor (${language})`, async ({
    page,
    browser,
    baseURL,
    stack,
  }) => {
    test.slow();
    const email = `owner-${language.toLowerCase()}@qasr.test`;
    const verificationNotice = main(page).getByRole('region', { name: /^(Company verification|توثيق شركتك)$/ });

    await test.step('registers with logo and licence', async () => {
      await page.goto(`${prefix}/vendoronboarding?role=supplier`);
      await expect(submitButton(page)).toBeEnabled();
      const basics = { contactName: 'Amal Haddad', phone: '+971500001234', address: 'Plot 12', city: 'Dubai' };
      for (const [name, value] of Object.entries({ ...basics, email, password, companyName: company }))
        await field(page, name).fill(value);
      await field(page, 'country').selectOption('ae');
      await field(page, 'companyType').selectOption('llc');
      await submitButton(page).click();
      for (const [name, value] of Object.entries({ businessLicense: 'CN-1', taxId: '100200' }))
        await field(page, name).fill(value);
      await field(page, 'vendorType').selectOption('dealer');
      await main(page).locator('input[type=file]').first().setInputFiles(licence);
      await submitButton(page).click();
      await main(page).locator('input[type=file]').first().setInputFiles(logo);
      await field(page, 'description').fill('Cranes and hoists, with operators.');
      await submitButton(page).click();
      await field(page, 'terms').check();
      await submitButton(page).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
    });

    await test.step('verifies the email with the link, and logs in', async () => {
      const message = await stack.inbox.waitFor(email, ({ subject }) => subject === verifySubject);
      const link = /https?:\/\/\S+\/verify-email\?token=[\w-]+/.exec(message.text)?.[0] ?? '';
      expect(link).toContain(`${stack.url}${prefix}/verify-email`);
      const verification = page.waitForResponse('**/api/auth/verify-email');
      await page.goto(link);
      expect((await verification).status()).toBe(200);
      await logIn(page, prefix, email, password);
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard`));
      // The dashboard says that the company is not verified yet, and what this means for its machines.
      await expect(verificationNotice).toBeVisible();
    });

    await test.step('is approved by an operator, who reads the licence', async () => {
      const operator = await openOtherBrowser(browser, baseURL);
      await logIn(operator, prefix, 'admin@rigsouq.test', DEMO_PASSWORD);
      await expect(operator).toHaveURL(new RegExp(`${prefix}/admin$`));
      await operator.goto(`${prefix}/admin/companies`);
      await main(operator).locator('input[name=search]').fill(email);
      await operator.keyboard.press('Enter');
      await main(operator).getByRole('row').filter({ hasText: company }).getByRole('link').click();
      await expect(main(operator).getByText('licence.pdf')).toBeVisible();
      await giveOpenedLicence(stack, email);
      await operator.reload();
      await main(operator).getByRole('button', { name: approve, exact: true }).click();
      await stack.inbox.waitFor(email, ({ subject }) => subject === verifiedSubject);
      await operator.context().close();
    });

    const visitor = await openOtherBrowser(browser, baseURL);
    await test.step('appears as Verified in the network', async () => {
      await visitor.goto(`${prefix}/explore-network?search=${encodeURIComponent(company)}`);
      const card = main(visitor).getByRole('article').filter({ hasText: company });
      await expect(card).toContainText(prefix ? 'موثّق' : 'Verified');
      await card.getByRole('link', { name: prefix ? 'عرض الملف' : 'View Profile' }).click();
      await expect(main(visitor).getByText(verified).first()).toBeVisible();
      await expect(main(visitor).getByText('+971500001234')).toHaveCount(0);
    });

    await test.step('gets the message of a visitor by email and in its dashboard', async () => {
      await main(visitor)
        .getByRole('link', { name: prefix ? 'إرسال رسالة' : 'Send Message' })
        .first()
        .click();
      await expect(visitor).toHaveURL(new RegExp(`${prefix}/contact-us/`));
      const contact = {
        firstName: 'Salem',
        lastName: 'Nasser',
        email: 'salem@visitor.test',
        subject: 'A crane in May',
      };
      for (const [name, value] of Object.entries({ ...contact, message: `For the tower, please. ${language}` }))
        await field(visitor, name).fill(value);
      await field(visitor, 'inquiryType').selectOption('equipment');
      await submitButton(visitor).click();
      await expect(main(visitor).getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
      const message = await stack.inbox.waitFor(email, ({ subject }) => subject.includes('A crane in May'));
      expect(message.text).toContain('For the tower, please.');
      await visitor.context().close();

      await page.reload();
      await page.getByRole('tab', { name: messages }).click();
      await expect(verificationNotice).toHaveCount(0);
      await expect(main(page).getByText('A crane in May')).toBeVisible();
    });
  });
