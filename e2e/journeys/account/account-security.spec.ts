// Tests the security of a login, and members who share one account.
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, logIn, readStoredSession, test } from '../../fixtures.ts';
import { createTotpCode } from '../../steps/authenticator.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function logInThroughForm(page: Page, email: string, password = DEMO_PASSWORD, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form[method=post] button[type=submit]').click();
}

/** Opens a page of the settings after the login, in the language of the page. */
async function openSettings(page: Page, name: 'security' | 'team'): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${/^\/ar\b/.exec(new URL(page.url()).pathname) ?? ''}/settings/${name}`);
}

/** Opens a page in another browser context. */
async function openOtherBrowser(browser: Browser, baseURL = ''): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
}

async function expectNoFaultsAtBothWidths(page: Page, part = 'main'): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeViolations(page, part)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

test("ends the other browser's session after a password change, and verifies a new email again", async ({
  page,
  browser,
  baseURL,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/403|409/);
  const email = 'supplier5@demo.rigsouq.test';
  const other = await openOtherBrowser(browser, baseURL);
  await logInThroughForm(other, email);
  await expect(other).toHaveURL(/dashboard/);
  await logInThroughForm(page, email);
  await openSettings(page, 'security');
  const form = page.getByRole('form', { name: 'Change password' });
  const save = form.getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(form.getByText('Password is required')).toBeVisible();
  await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();
  await form.getByLabel('Current password', { exact: true }).fill('not this one');
  await form.getByLabel('New password', { exact: true }).fill('another machine of mine');
  await save.click();
  await expect(form.getByText('Your current password is incorrect.')).toBeVisible();
  await form.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
  await save.click();
  await expect(page.getByText('Password changed. All other sessions have ended.')).toBeVisible();
  await expect(panel(page, 'Your sessions').getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await other.context().close();

  const mail = page.getByRole('form', { name: 'Change email' });
  await mail.getByLabel('New email').fill('supplier@rigsouq.test');
  await mail.getByLabel('Current password', { exact: true }).fill('another machine of mine');
  await mail.getByRole('button').last().click();
  await expect(mail.getByText('An account with this email already exists.')).toBeVisible();
  await mail.getByLabel('New email').fill('moved@demo.rigsouq.test');
  await mail.getByRole('button').last().click();
  await expect(page.getByText('Your email is not verified yet.')).toBeVisible();
  await expect(mail.getByText('moved@demo.rigsouq.test')).toBeVisible();
  await stack.inbox.waitFor('moved@demo.rigsouq.test', ({ subject }) => subject === 'Verify your email');
  await stack.inbox.waitFor(email, ({ subject }) => subject === 'Your login email has changed');
});

test('asks for a code of the authenticator app or a recovery code at login', async ({ page, expectedErrors }) => {
  test.slow();
  expectedErrors.push(/401|403/);
  const email = 'supplier6@demo.rigsouq.test';
  await logInThroughForm(page, email);
  await openSettings(page, 'security');
  const factor = panel(page, /^Two-step login/);
  const passwordForm = page.getByRole('form', { name: 'Change password' });
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(passwordForm.getByLabel('Code')).toHaveCount(0);
  await factor.getByRole('button', { name: 'Set up' }).click();
  await factor.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await factor.getByText(/^([A-Z2-7]{4} ){9}[A-Z2-7]{4}$/).textContent()) ?? '';
  await expectNoFaultsAtBothWidths(page);
  await factor.getByLabel('Code', { exact: true }).fill('000000');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByText('Incorrect code.')).toBeVisible();
  await factor.getByLabel('Code', { exact: true }).fill(createTotpCode(secret));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  const codes = factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = '', third = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await factor.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('rigsouq-recovery-codes.txt');
  await expectNoFaultsAtBothWidths(page);
  await factor.getByRole('button', { name: 'I have saved them' }).click();
  await expect(factor.getByText('Recovery codes left: 10.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);

  await logInThroughForm(page, email);
  const code = main(page).getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(Object.values(await readStoredSession(page))).toEqual([null, null, null, null]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    DEMO_PASSWORD,
  );
  await expectNoFaultsAtBothWidths(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the six digits, or a recovery code.')).toBeVisible();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect code.')).toBeVisible();
  await code.fill(createTotpCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard/);

  await page.evaluate(() => localStorage.clear());
  await logInThroughForm(page, email, DEMO_PASSWORD, '/ar');
  await expect(page.getByText('أدخل الرمز من تطبيق المصادقة.')).toBeVisible();
  await expectNoFaultsAtBothWidths(page);
  await page.locator('input[name=code]').fill(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ar\/dashboard/);
  await openSettings(page, 'security');
  await expect(panel(page, /^الدخول بخطوتين/)).toContainText('9');
  await expectNoFaultsAtBothWidths(page);

  await page.goto('/settings/security');
  const password = 'another machine of mine';
  await passwordForm.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
  await passwordForm.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(passwordForm.getByText('Enter the code from your authenticator app, or a recovery code.')).toBeVisible();
  await expect(passwordForm.getByLabel('Code')).toBeFocused();
  await expectNoFaultsAtBothWidths(page);
  await passwordForm.getByLabel('Code').fill(third);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. All other sessions have ended.')).toBeVisible();
  await page.reload();
  await factor.getByRole('button', { name: 'Turn off' }).click();
  await factor.getByLabel('Current password', { exact: true }).fill(password);
  await factor.getByLabel('Code', { exact: true }).fill(second);
  await factor.getByRole('button', { name: 'Turn off' }).click();
  await expect(factor.getByText('Off', { exact: true })).toBeVisible();
});

const languages = [
  {
    prefix: '',
    owner: 'supplier7@demo.rigsouq.test',
    colleague: 'huda@demo.rigsouq.test',
    members: 'Team members',
    removal: /^Remove .*Huda/,
    remove: 'Remove team member',
    welcome: /Welcome back, Huda Saleh/,
  },
  {
    prefix: '/ar',
    owner: 'supplier8@demo.rigsouq.test',
    colleague: 'salim@demo.rigsouq.test',
    members: 'الأعضاء',
    removal: /^إزالة .*Huda/,
    remove: 'إزالة العضو',
    welcome: /Huda Saleh/,
  },
];

for (const { prefix, owner, colleague, members, removal, remove, welcome } of languages)
  test(`[PE-030] invites a colleague by email to the same account, and logs them out on removal (${prefix || 'English'})`, async ({
    page,
    browser,
    baseURL,
    stack,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(/400|401/);
    await logInThroughForm(page, owner, DEMO_PASSWORD, prefix);
    await openSettings(page, 'team');
    const mine = panel(page, members);
    await mine.locator('input[name=email]').fill(colleague);
    await mine.locator('form button[type=submit]').click();
    await expect(mine.getByText(colleague)).toBeVisible();
    await expectNoFaultsAtBothWidths(page);
    const invitation = await stack.inbox.waitFor(colleague);
    const link = /https?:\/\/\S+accept-invitation\?token=[\w-]+/.exec(invitation.text)?.[0] ?? '';
    expect(link).toContain(`${stack.url}${prefix}/accept-invitation?token=`);

    const other = await openOtherBrowser(browser, baseURL);
    const answer = await other.goto(link);
    expect(answer?.headers()['cache-control'] ?? '').not.toMatch(/public|s-maxage/);
    await expect(main(other)).toContainText(colleague);
    await expectNoFaultsAtBothWidths(other);
    await other.locator('input[name=name]').fill('Huda Saleh');
    await other.locator('input[name=password]').fill(DEMO_PASSWORD);
    await main(other).locator('button[type=submit]').click();
    await expect(other).toHaveURL(new RegExp(`${prefix}/login$`));
    await logInThroughForm(other, colleague, DEMO_PASSWORD, prefix);
    await expect(other.getByText(welcome).first()).toBeVisible();
    await openSettings(other, 'team');
    expect((await readStoredSession(other)).userId).toBe((await readStoredSession(page)).userId);
    const theirs = panel(other, members);
    await expect(theirs.getByRole('listitem')).toHaveCount(2);
    await expect(theirs.getByRole('button')).toHaveCount(0);

    await page.reload();
    await mine.getByRole('button', { name: removal }).click();
    await expectNoFaultsAtBothWidths(page, '[role=dialog]');
    await page.getByRole('dialog').getByRole('button', { name: remove }).click();
    await expect(mine.getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL(new RegExp(`${prefix}/login$`));
    await other.goto(link);
    await expect(main(other).getByRole('alert')).toBeVisible();
    await other.context().close();
  });

for (const { prefix, activity, failed, succeeded, more } of [
  {
    prefix: '',
    activity: 'Recent security activity',
    failed: 'Failed login',
    succeeded: 'Successful login',
    more: 'Show more',
  },
  {
    prefix: '/ar',
    activity: 'آخر أنشطة الأمان',
    failed: 'محاولة دخول فاشلة',
    succeeded: 'تسجيل دخول ناجح',
    more: 'عرض المزيد',
  },
])
  test(`shows a failed and a successful login in the recent activity (${prefix || 'English'})`, async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    const email = prefix ? 'buyer4@demo.rigsouq.test' : 'buyer2@demo.rigsouq.test';
    await logInThroughForm(page, email, 'not this one', prefix);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await logInThroughForm(page, email, DEMO_PASSWORD, prefix);
    await expect(page).toHaveURL(/dashboard/);
    await openSettings(page, 'security');
    const mine = panel(page, activity);
    const rows = mine.getByRole('listitem');
    await expect(rows).toHaveText([new RegExp(succeeded), new RegExp(failed)]);
    await expect(rows.first()).toContainText('127.0.0.0/24');
    await expect(rows.first()).toContainText('Chrome');
    await expectNoFaultsAtBothWidths(page);

    // The calls add entries until there is a second page. The keyboard opens it and the focus moves to its first entry.
    const token = (await readStoredSession(page)).token ?? '';
    for (let at = 0; at < 20; at++)
      await fetch(`${stack.url}/api/auth/sessions/end-others`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword: DEMO_PASSWORD }),
      });
    await page.reload();
    await expect(rows).toHaveCount(20);
    await mine.getByRole('button', { name: more }).press('Enter');
    await expect(rows).toHaveCount(22);
    await expect(rows.nth(20)).toBeFocused();
    await expect(mine.getByRole('button', { name: more })).toHaveCount(0);
  });

test('says that the recent activity cannot be read, and reads it again on request', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await signInAs('supplier');
  let isBroken = true;
  await page.route('**/api/users/security-events*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { code: 'server.failed', message: 'Broken' } }) : route.continue(),
  );
  await page.goto('/settings/security');
  const mine = panel(page, 'Recent security activity');
  await expect(mine.getByRole('alert')).toBeVisible();
  isBroken = false;
  await mine.getByRole('button', { name: 'Try again' }).click();
  await expect(mine.getByRole('listitem').first()).toBeVisible();
  await mine.getByRole('combobox').selectOption('company');
  await expect(mine.getByText('Nothing has been recorded yet.')).toBeVisible();
  await mine.getByRole('button', { name: 'Log out of all other devices' }).click();
  await expect(page.getByRole('dialog', { name: 'End all other sessions?' })).toBeVisible();
  await expectNoFaultsAtBothWidths(page, '[role=dialog]');
});

test('shows operators the activity of a company with the names of its members', async ({ page, signInAs, stack }) => {
  const { userId: company } = await logIn(stack, 'buyer');
  await signInAs('admin');
  await page.goto(`/admin/companies/${company}`);
  const activity = panel(page, 'Security activity');
  await expect(activity.getByRole('listitem').first()).toContainText('Successful login');
  await expect(activity.getByRole('listitem').first()).toContainText('Demo Buyer');
  await expectNoFaultsAtBothWidths(page);
});
