// Tests that a member downloads a copy of the data and closes the account, in both languages.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { PASSWORD, registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';

const texts = {
  en: {
    prefix: '',
    panel: 'Your data',
    request: 'Request company data',
    submit: 'Request copy',
    password: 'Current password',
    download: 'Download Company data',
    close: 'Close the company',
    confirm: 'Close for good',
    closed: 'Your account is closed.',
  },
  ar: {
    prefix: '/ar',
    panel: 'بياناتك',
    request: 'طلب بيانات الشركة',
    submit: 'طلب النسخة',
    password: 'كلمة المرور الحالية',
    download: 'تنزيل بيانات الشركة',
    close: 'إغلاق حساب الشركة',
    confirm: 'إغلاق نهائي',
    closed: 'أُغلق حسابك.',
  },
} as const;

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const [language, width] of [
  ['en', 1440],
  ['ar', 360],
] as const)
  test(`downloads the data of a company and closes it, in ${language}`, async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    // A call that is under way when the account closes is refused.
    expectedErrors.push(/401/);
    const words = texts[language];
    const company = await registerCompany(stack, 'supplier');
    await signInAsCompany(context, company);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${words.prefix}/settings/data`);
    const panel = panelOf(page, words.panel);
    await panel.getByRole('button', { name: words.request }).click();
    const dialog = page.getByRole('dialog');
    expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: words.submit }).click();
    const download = panel.getByRole('button', { name: words.download });
    await expect(download).toBeVisible({ timeout: 30_000 });
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

    await panel.getByRole('button', { name: words.close }).click();
    await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByText(words.closed)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/?$`));
    await page.goto(`${words.prefix}/dashboard`);
    await expect(page).toHaveURL(/login/);
  });
