// Tests the reset of a forgotten password, with a real inbox.
import { expect, test } from '../../fixtures.ts';

const languages = [
  { prefix: '', email: 'supplier2@demo.rigsouq.test', subject: 'Reset your password' },
  { prefix: '/ar', email: 'supplier3@demo.rigsouq.test', subject: 'اختر كلمة مرور جديدة' },
];

for (const { prefix, email, subject } of languages)
  test(`resets a forgotten password by email (${prefix || 'English'})`, async ({ page, stack, expectedErrors }) => {
    expectedErrors.push(/400/);
    await page.goto(`${prefix}/login`);
    await page.getByRole('main').locator(`a[href="${prefix}/forgot-password"]`).click();
    await expect(page).toHaveURL(/forgot-password$/);
    // The address changes before the page does, and the login page has a field for the email too.
    await expect(page.locator('input[name=password]')).toHaveCount(0);
    await page.locator('input[name=email]').fill(email);
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(page.getByRole('status')).toContainText(email);

    const message = await stack.inbox.waitFor(email, (candidate) => candidate.subject === subject);
    const link = /https?:\/\/\S+reset-password\?token=[\w-]+/.exec(message.text)?.[0] ?? '';
    expect(link).toContain(`${stack.url}${prefix}/reset-password?token=`);

    await page.goto(link);
    const password = page.locator('input[name=password]');
    await password.fill('12345');
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill('password123');
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await password.fill('a brand new machine');
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));

    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill('a brand new machine');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard`));

    // The link works only once.
    await page.goto(link);
    await page.locator('input[name=password]').fill('yet another machine');
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(page.getByRole('main').locator(`a[href="${prefix}/forgot-password"]`)).toBeVisible();
  });
