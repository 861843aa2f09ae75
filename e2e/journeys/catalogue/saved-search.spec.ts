// Tests saved searches: a search is saved under a name, and its owner gets an email about new matches until the link in the email stops them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { createListing } from '../../steps/message-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

async function runSql(stack: Stack, statement: string): Promise<void> {
  await promisify(execFile)('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', stack.databaseUrl, '-c', statement]);
}

/** Lists a machine of a company of its own: other journeys count those of the demo's supplier. */
async function listMachine(stack: Stack, title: string): Promise<string> {
  return createListing(stack, await registerCompany(stack), { title, category: 'cranes' });
}

test('asks a visitor who saves a search to log in, and keeps the search', async ({ page }) => {
  await page.goto('/marketplace?category=cranes');
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog').locator('input[name=email]')).toBeFocused();
  await expect(page).toHaveURL(/\/marketplace\?category=cranes$/);
});

test('saves a search, sends an alert, and stops the alerts without a login', async ({
  page,
  stack,
  signInAs,
  browser,
}) => {
  test.setTimeout(200_000);
  await signInAs('buyer');
  const name = `Harbour cranes ${Date.now()}`;
  await page.goto('/marketplace?category=cranes&search=harbour&verified=false');
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[name=name]')).toBeFocused();
  await expect(dialog.locator('input[name=name]')).toHaveValue('“harbour” · Cranes · For sale');
  await dialog.locator('input[name=name]').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.locator('input[name=name]').fill(name);
  await expectNoFaults(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Search saved')).toBeVisible();

  await page.goto('/dashboard?role=buyer&tab=saved-searches');
  await expect(row(page, name)).toContainText('“harbour” · Cranes · For sale');
  await expect(row(page, name).getByRole('switch')).toBeChecked();
  const tabs = await page.getByRole('tab').allTextContents();
  expect(tabs.indexOf('Saved Searches')).toBe(tabs.indexOf('Profile') - 1);

  const title = `Harbour crane ${Date.now()}`;
  const id = await listMachine(stack, title);
  // The search becomes due now, and the machine counts as listed a moment ago, so the test does not wait for an hour.
  await runSql(stack, `update listings set created_at = now() - interval '35 seconds' where id = '${id}'`);
  await runSql(
    stack,
    `update saved_searches set check_at = now(), seen_until = now() - interval '50 seconds' where name = '${name}'`,
  );
  const email = await stack.inbox.waitFor(
    'buyer@rigsouq.test',
    ({ subject }) => subject === `New on Rigsouq: ${name}`,
    120_000,
  );
  expect(email.text).toContain(title);
  expect(email.text).toContain(`/equipment/${id}`);
  await page.reload();
  await expect(row(page, name)).toContainText('Last alert');
  await row(page, name).getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL(/\/marketplace\?.*search=harbour.*verified=false/);
  await expect(main(page).getByText(title)).toBeVisible();

  const stop = /\/stop-alerts\?token=[\w.-]+/.exec(email.text)?.[0] ?? '';
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto(`${stack.url}${stop}`);
  await expectNoFaults(otherPage);
  await otherPage.getByRole('button', { name: 'Stop emails' }).click();
  await expect(otherPage.getByRole('status')).toHaveText('You won’t get any more emails about this search.');
  await otherContext.close();
  await page.goto('/dashboard?role=buyer&tab=saved-searches');
  await expect(row(page, name).getByRole('switch')).not.toBeChecked();
});

test('renames saved searches, switches their alerts and deletes them on a phone, with the keyboard and in Arabic', async ({
  page,
  stack,
  signInAs,
}) => {
  const { token } = await signInAs('both');
  for (const name of ['Yard machines', 'Graders'])
    await fetch(`${stack.apis[0].url}/api/saved-searches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, filters: { category: 'loaders', priceMax: '50000' }, alerts: true }),
    });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/dashboard?role=buyer&tab=saved-searches');
  await expect(row(page, 'Yard machines')).toContainText('Up to $50,000');
  await expectNoFaults(page);
  await row(page, 'Yard machines').getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(row(page, 'Yard machines').getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: 'Rename Yard machines' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('input[name=name]').fill('Small ones');
  await page.keyboard.press('Enter');
  // The switch shows the same notice, so the test checks the list and not the notice.
  await expect(row(page, 'Small ones')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Small ones').getByRole('switch')).not.toBeChecked();

  await page.goto('/ar/dashboard?role=buyer&tab=saved-searches');
  await expect(row(page, 'Small ones')).toContainText('لوادر');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'حذف Small ones' }).click();
  await expect(page.getByRole('dialog')).toContainText('حذف البحث المحفوظ');
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(row(page, 'Small ones')).toHaveCount(0);
  await page.getByRole('button', { name: 'حذف Graders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(main(page).getByText('لا توجد عمليات بحث محفوظة بعد.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'البحث في السوق' })).toHaveAttribute('href', '/ar/marketplace');
});

test('says that the list cannot be loaded, and loads it again', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/500/);
  await signInAs('buyer');
  let isBroken = true;
  const failure = { message: 'Something went wrong. Please try again later.', code: 'server.failed' };
  await page.route('**/api/saved-searches', (route) =>
    isBroken ? route.fulfill({ status: 500, json: failure }) : route.continue(),
  );
  await page.goto('/dashboard?role=buyer&tab=saved-searches');
  await expect(main(page).getByText(failure.message)).toBeVisible();
  isBroken = false;
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Excavators in the UAE')).toBeVisible();
});
