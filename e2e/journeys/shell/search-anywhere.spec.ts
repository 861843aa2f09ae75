// Searches from any page by keyboard, on a phone, in both languages, and when the api does not answer.
import type { Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listOrders } from '@rigsouq/contract/orders/calls';
import { expect, test } from '../../fixtures.ts';
import { inArabic } from '../../steps/conformance-data.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';

type Order = AnswerOf<typeof listOrders>['orders'][number];

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const marked = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function openSearch(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function findOrder(page: Page, token: string): Promise<Order> {
  const answer = await page.request.get('/api/procurement/orders?side=buyer', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { orders } = (await answer.json()) as AnswerOf<typeof listOrders>;
  return orders[0] as Order;
}

for (const [language, prefix] of [
  ['English', ''],
  ['Arabic', '/ar'],
] as const) {
  const translate = (text: string) => (prefix ? inArabic(text) : text);

  test(`finds an own order by a part of its number, and opens it by keyboard (${language})`, async ({
    page,
    signInAs,
  }) => {
    const { token } = await signInAs('buyer');
    const order = await findOrder(page, token);
    await page.goto(`${prefix}/marketplace`);
    await openSearch(page);
    await field(page).fill(order.number.slice(-4));
    const group = dialog(page).getByRole('group', { name: translate('Your purchase orders') });
    await expect(group.getByRole('option').filter({ hasText: order.number })).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(/\d/);
    await field(page).fill('cater');
    await expect(marked(page)).toContainText('Caterpillar');
    await field(page).fill(order.number);
    // Enter waits for the answer to the whole number.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/procurement/orders/${order._id}`);
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`opens an act by the beginning of its words, without asking the server (${language})`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('buyer');
    await page.goto(`${prefix}/`);
    await openSearch(page);
    await field(page).fill(translate('New RFQ').slice(0, -1));
    await expect(marked(page)).toHaveText(translate('New RFQ'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/procurement/rfq/new`);
  });

  test(`has no violation and fits a phone, with results and without (${language})`, async ({ page, signInAs }) => {
    await signInAs('buyer');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/`);
    await page.getByRole('button', { name: translate('Open menu') }).click();
    await page.getByRole('button', { name: translate('Search everything'), exact: true }).click();
    await expect(options(page).first()).toBeVisible();
    const heights = await options(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
    await field(page).fill('cater');
    const machines = dialog(page).getByRole('group', { name: translate('Machines') });
    await expect(machines.getByRole('option').first()).toContainText('Caterpillar');
    expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await field(page).fill('qqqzzz 99');
    await expect(dialog(page).getByRole('status')).toHaveText(translate('Nothing found'));
    await expect(dialog(page).getByRole('option', { name: translate('Marketplace') })).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: translate('Close') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('moves the mark with the arrow keys, opens a new tab with Ctrl-Enter, and returns the focus on Escape', async ({
  page,
  context,
}) => {
  await page.goto('/marketplace');
  const box = page.getByRole('searchbox', { name: 'Search equipment' }).first();
  await box.focus();
  await openSearch(page);
  // A second press opens no second dialog.
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(1);
  const first = await marked(page).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(marked(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(marked(page)).toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(marked(page)).toHaveText('Contact us');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/contact-us');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box).toBeFocused();
  // The same on every later opening.
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
});

test('shows a visitor machines and no group of a company, and leads to all machines', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search everything Ctrl K' }).click();
  await field(page).fill('cater');
  const all = dialog(page).getByRole('option', { name: /See all machines/ });
  await expect(all).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: /Your / })).toHaveCount(0);
  await expect(dialog(page).getByRole('option', { name: 'New RFQ' })).toHaveCount(0);
  await all.click();
  await expect(page).toHaveURL('/marketplace?search=cater');
});

test('opens an operator’s desk', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/');
  await openSearch(page);
  await field(page).fill('new rfq');
  await expect(dialog(page).getByRole('option', { name: 'New RFQ' })).toHaveCount(0);
  await field(page).fill('licences');
  await expect(marked(page)).toContainText('Licences');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/licences');
});

test('does nothing inside a modal dialog', async ({ page }) => {
  await page.goto('/');
  // Once its code is loaded, it would open immediately.
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).first().click();
  const email = dialog(page).getByLabel('Email');
  await email.press('Control+k');
  await email.press('a');
  await expect(field(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveAccessibleName('Log in to Rigsouq');
  await expect(email).toBeFocused();
});

test('says that the search failed, keeps the acts, and tries again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  let isBroken = true;
  await page.route('**/api/search?**', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  await openSearch(page);
  await field(page).fill('compare cater');
  await expect(dialog(page).getByRole('alert')).toContainText('The search did not answer');
  await field(page).fill('cater');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await field(page).fill('market');
  await expect(dialog(page).getByRole('option', { name: 'Marketplace' })).toBeVisible();
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  await field(page).fill('cater');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  isBroken = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Machines' })).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});
