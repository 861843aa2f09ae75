// Tests the needs and projects of a buyer, their notifications to suppliers, and the two views of the dashboard.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, holdStream, test, waitForHydration } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { dialog, main, openPageAs, post } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

const sections = (page: Page) => page.getByRole('tablist', { name: 'Dashboard sections' }).getByRole('tab');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const field = (page: Page, name: string) => main(page).locator(`form [name=${name}]`).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Holds a call back until the returned function is called, so that the test can read the text on the button. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function runSql(stack: Stack, statement: string): Promise<void> {
  await promisify(execFile)('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', stack.databaseUrl, '-c', statement]);
}

test('[DA-007] [DA-008] [DA-009] [DA-052] shows E-Procurement first in the buyer view, and every link of it works', async ({
  page,
  context,
  stack,
}) => {
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/dashboard');
  const sectionNames = ['E-Procurement', 'Inquiries', 'My Bookings', 'Messages', 'Saved Searches', 'Profile'];
  await expect(sections(page)).toHaveText(sectionNames);
  await expect(tab(page, 'E-Procurement')).toHaveAttribute('aria-selected', 'true');
  const tools = page.getByRole('tablist', { name: 'E-Procurement' }).getByRole('tab');
  await expect(tools).toHaveText(['RFQ', 'Suppliers', 'E-Auctions', 'Needs', 'Projects']);
  await expect(main(page).locator('dl').first()).toContainText('Inquiries Sent');
  const pages = [
    ['RFQ', 'Open RFQ', '/procurement/rfq', 'Requests for quotation', 'No requests yet.'],
    ['Suppliers', 'Manage Suppliers', '/procurement/suppliers', 'Your suppliers', 'Your lists are empty.'],
    ['E-Auctions', 'Create Auction', '/procurement/auctions', 'Reverse auctions', 'No reverse auctions yet.'],
  ] as const;
  for (const [name, action, path, heading, text] of pages) {
    await tab(page, name).click();
    await main(page).getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page).getByText(text)).toBeVisible();
    await expectNoFaults(page);
    await main(page).getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await tab(page, 'Inquiries').click();
  await expect(tab(page, 'My Quotes')).toBeVisible();
  await tab(page, 'My Bookings').click();
  await expect(main(page).getByText('No bookings found.')).toBeVisible();
  await tab(page, 'Profile').click();
  await expect(page.getByRole('heading', { name: 'Company profile' })).toBeVisible();
});

test('[DA-053] shows listings, equipment, consignments, bids, bookings, quotes, inspections and messages in the supplier view', async ({
  page,
  context,
  stack,
}) => {
  await signInAsCompany(context, await registerCompany(stack, 'supplier'));
  await page.goto('/dashboard');
  await expect(main(page).locator('dl').first()).toContainText('Total Listings');
  await expect(tab(page, 'E-Procurement')).toHaveCount(0);
  const tabs = [
    ['My Listings', 'No listings found.'],
    ['Consignments & Bids', 'No consignments found.'],
    ['My Bids', 'No bids found.'],
    ['Inquiries', 'No quotes found.'],
    ['Selling Inspections', 'No inspections found.'],
    ['Equipment Bookings', 'No bookings found.'],
    ['Messages', 'No messages found.'],
  ] as const;
  for (const [name, text] of tabs) {
    await tab(page, name).click();
    await expect(main(page).getByText(text).first()).toBeVisible();
  }
  await tab(page, 'Add Equipment').click();
  await expect(main(page).getByRole('button', { name: 'Add Equipment' })).toBeVisible();
});

test('[DA-051] fetches the lists of each view on load', async ({ page, signInAs }) => {
  await signInAs('both');
  const calledPaths = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/')) calledPaths.add(pathname.replace(/^\/api/, '').replace(/[\w-]{36}$/, ':userId'));
    if (/get-needs|my-/.test(pathname)) expect([pathname, searchParams.get('limit')]).toEqual([pathname, '20']);
  });
  const lists = {
    buyer: [
      '/stats/stats',
      '/auth/get-needs/:userId',
      '/auth/get-projects/:userId',
      '/auth/my-bookings',
      '/auth/my-requested-quotes',
      '/auth/my-requested-inspections',
    ],
    supplier: [
      '/auth/seller',
      '/auth/my-consignments',
      '/auth/my-bids',
      '/auth/my-equipment-bookings',
      '/auth/my-selling-quotes',
      '/auth/my-selling-inspections',
    ],
  };
  for (const role of ['buyer', 'supplier'] as const) {
    calledPaths.clear();
    await page.goto(`/dashboard?role=${role}&tab=profile`);
    await expect.poll(() => lists[role].filter((path) => !calledPaths.has(path))).toEqual([]);
  }
});

test('[DA-010] [DA-022] [DA-023] [DA-034] [DA-036] [DA-037] [DA-056] creates a need, updates it and deletes it', async ({
  page,
  context,
  stack,
}) => {
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/dashboard?role=buyer&tab=procurement&list=needs');
  await expect(main(page).getByText('No needs found.')).toBeVisible();
  await expect(field(page, 'quantity')).toHaveValue('1');
  await expect(field(page, 'urgency')).toHaveValue('Low');
  await expect(field(page, 'budget')).toHaveValue('0');
  await expect(field(page, 'urgency').locator('option:not([value=""])')).toHaveText(['Low', 'Medium', 'High']);

  const created = await hold(page, '/auth/create-need');
  await field(page, 'category').fill('Excavators');
  await field(page, 'quantity').fill('4');
  await button(page, 'Create need').click();
  await expect(button(page, 'Creating...')).toBeDisabled();
  created();
  await expect(page.getByText('Need created successfully')).toBeVisible();
  await expect(row(page, 'Excavators')).toContainText(/Quantity: 4.*Open budget.*Low/s);
  await expect(field(page, 'category')).toHaveValue('');
  const matching = row(page, 'Excavators').getByRole('link', { name: /^See matching machines \([\d,]+\)$/ });
  const count = Number(/\(([\d,]+)\)/.exec((await matching.textContent()) ?? '')?.[1]?.replace(',', ''));
  expect(count).toBeGreaterThan(0);

  await button(page, 'Update Excavators').click();
  await expect(dialog(page).locator('[name=category]')).toHaveValue('Excavators');
  await dialog(page).locator('[name=category]').fill('Piling rigs');
  await dialog(page).locator('[name=urgency]').selectOption('High');
  await dialog(page).locator('[name=budget]').fill('320,000');
  const updated = await hold(page, '/auth/update-need/*');
  await dialog(page).getByRole('button', { name: 'Update need' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Updating...' })).toBeDisabled();
  updated();
  await expect(page.getByText('Need updated successfully')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Piling rigs')).toContainText(/USD\s320,000.*High/s);
  await expect(row(page, 'Excavators')).toHaveCount(0);

  await button(page, 'Delete Piling rigs').click();
  await expect(dialog(page)).toContainText(/Delete need "\W?Piling rigs\W?"\?/);
  await expect(dialog(page)).toContainText('This cannot be undone.');
  await expectNoFaults(page);
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Need deleted successfully')).toBeVisible();
  await expect(main(page).getByText('No needs found.')).toBeVisible();
});

test('[DA-010] [DA-022] [DA-028] [DA-035] [DA-036] [DA-039] [DA-056] creates a project, updates it and deletes it', async ({
  page,
  context,
  stack,
}) => {
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/dashboard?role=buyer&tab=procurement&list=projects');
  await expect(main(page).getByText('No projects found.')).toBeVisible();
  await expect(field(page, 'status')).toHaveValue('Active');
  await expect(field(page, 'status').locator('option:not([value=""])')).toHaveText(['Active', 'Pending', 'Completed']);
  const created = await hold(page, '/auth/create-project');
  await field(page, 'name').fill('Coast road');
  await field(page, 'duration').fill('3 months');
  await field(page, 'equipment').fill('Cranes, dozers, Piling rigs');
  await button(page, 'Create project').click();
  await expect(button(page, 'Creating...')).toBeDisabled();
  created();
  await expect(page.getByText('Project created successfully')).toBeVisible();
  await expect(row(page, 'Coast road')).toContainText(/Cranes, Bulldozers, Piling rigs.*3 months.*Active/s);
  await expect(main(page).getByText('Page 1 of 1')).toBeVisible();

  await button(page, 'Update Coast road').click();
  await dialog(page).locator('[name=status]').selectOption('Completed');
  const updated = await hold(page, '/auth/update-project/*');
  await dialog(page).getByRole('button', { name: 'Update project' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Updating...' })).toBeDisabled();
  updated();
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  await expect(row(page, 'Coast road')).toContainText('Completed');

  await button(page, 'Delete Coast road').click();
  await expect(dialog(page)).toContainText(/Delete project "\W?Coast road\W?"\?/);
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(main(page).getByText('No projects found.')).toBeVisible();
});

test('[DA-024] [DA-025] [DA-026] [DA-027] [DA-029] [DA-030] [DA-031] [DA-032] shows the errors of the forms, and focuses the first of them', async ({
  page,
  context,
  stack,
}) => {
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/dashboard?role=buyer&tab=procurement&list=needs');
  await field(page, 'category').fill('ab');
  await field(page, 'quantity').fill('0');
  await field(page, 'urgency').selectOption('');
  await field(page, 'budget').fill('-1');
  await button(page, 'Create need').click();
  for (const fault of [
    'Category must be at least 3 characters long',
    'Quantity must be at least 1',
    'Urgency must be Low, Medium, or High',
    'Budget must be a positive number',
    'Please fix the form errors before submitting',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  await expect(field(page, 'category')).toBeFocused();
  await expectNoFaults(page);
  await tab(page, 'Projects').click();
  await field(page, 'name').fill('ab');
  await field(page, 'status').selectOption('');
  await field(page, 'duration').fill('3m');
  await button(page, 'Create project').click();
  for (const fault of [
    'Project name must be at least 3 characters long',
    'Status must be Active, Pending, or Completed',
    'Duration must be specified',
    'At least one equipment type is required',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
});

test('[DA-038] [DA-040] [DA-054] shows the server’s message for a failure, or the documented one', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const buyer = await registerCompany(stack, 'buyer');
  await post(stack, buyer, '/auth/create-need', { category: 'Cranes' });
  await post(stack, buyer, '/auth/create-project', { name: 'Quay', duration: 'a year', equipment: ['cranes'] });
  await signInAsCompany(context, buyer);
  const serverMessage = 'Something went wrong. Please try again later.';
  for (const kind of ['need', 'project'] as const) {
    const name = { need: 'Cranes', project: 'Quay' }[kind];
    await page.goto(`/dashboard?role=buyer&tab=procurement&list=${kind}s`);
    await expect(row(page, name)).toBeVisible();
    const refusal = `This ${kind} does not exist.`;
    for (const [status, body, message] of [
      [500, 'no JSON', undefined],
      [500, JSON.stringify({ message: serverMessage, code: 'server.failed' }), serverMessage],
      [404, JSON.stringify({ message: refusal, code: `${kind}.unknown` }), refusal],
    ] as const) {
      await page.route(`**/api/auth/*-${kind}*`, (route) => route.fulfill({ status, body }));
      await page.route(`**/api/auth/*-${kind}/*`, (route) => route.fulfill({ status, body }));
      if (kind === 'need') await field(page, 'category').fill('Loaders');
      else {
        await field(page, 'name').fill('Mole');
        await field(page, 'duration').fill('a year');
        await field(page, 'equipment').fill('Loaders');
      }
      await button(page, `Create ${kind}`).click();
      await expect(page.getByText(message ?? `Failed to create ${kind}`)).toBeVisible();
      await expect(page.getByText(message ?? `Failed to create ${kind}`)).toHaveCount(0);
      await button(page, `Update ${name}`).click();
      await dialog(page)
        .getByRole('button', { name: `Update ${kind}` })
        .click();
      await expect(page.getByText(message ?? `Failed to update ${kind}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(message ?? `Failed to update ${kind}`)).toHaveCount(0);
      await button(page, `Delete ${name}`).click();
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(dialog(page).getByText(message ?? `Failed to delete ${kind}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unrouteAll();
    }
    await holdStream(page);
    await page.route(`**/api/auth/get-${kind}s/*`, (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await page.reload();
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch data');
    // The live stream is still held back, because it would make the page read the list again by itself.
    await page.unroute(`**/api/auth/get-${kind}s/*`);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, name)).toBeVisible();
  }
});

test('[DA-033] shows twenty needs per page', async ({ page, context, stack }) => {
  const buyer = await registerCompany(stack, 'buyer');
  for (let n = 1; n <= 21; n++) await post(stack, buyer, '/auth/create-need', { category: `Rig number ${n}` });
  await signInAsCompany(context, buyer);
  await page.goto('/dashboard?role=buyer&tab=procurement&list=needs');
  await expect(main(page).getByRole('row')).toHaveCount(21);
  await expect(main(page).getByText('Page 1 of 2')).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await button(page, 'Next').click();
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Rig number 1')).toBeVisible();
  await expect(button(page, 'Next')).toBeDisabled();
  // Deleting the only need of the last page removes that page.
  await button(page, 'Delete Rig number 1').click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(main(page).getByText('Page 1 of 1')).toBeVisible();
});

test('notifies a supplier of the same country of a need, and links to the buyer', async ({ browser, stack }) => {
  const [buyer, supplier] = [await registerCompany(stack, 'buyer'), await registerCompany(stack, 'supplier')];
  await runSql(
    stack,
    `update auth_users set email_verified = true from members m where m.user_id = auth_users.id and m.account_id = '${buyer.userId}'`,
  );
  const page = await openPageAs(browser, stack, supplier);
  await page.goto('/dashboard');
  await post(stack, buyer, '/auth/create-need', { category: 'Cranes', quantity: 2 });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /Qasr Plant needs Cranes \(quantity: 2\)/ }).click();
  await expect(page).toHaveURL(new RegExp(`/buyer/${buyer.userId}\\?tab=needs$`));
  await expect(main(page).getByRole('tabpanel')).toContainText('Open budget');
  await page.context().close();
});

test('has no accessibility fault on a phone and on a desktop, and works in Arabic with the keyboard', async ({
  page,
  context,
  stack,
}) => {
  test.setTimeout(300_000);
  const buyer = await registerCompany(stack, 'buyer');
  await post(stack, buyer, '/auth/create-need', { category: 'Cranes', quantity: 3, urgency: 'High', budget: 90_000 });
  await post(stack, buyer, '/auth/create-project', { name: 'Quay', duration: 'a year', equipment: ['cranes'] });
  await signInAsCompany(context, buyer);
  for (const { prefix, size } of screenVariants)
    for (const list of ['rfq', 'suppliers', 'auctions', 'needs', 'projects']) {
      await page.setViewportSize(size);
      await page.goto(`${prefix}/dashboard?role=buyer&tab=procurement&list=${list}`);
      await expect(main(page).locator('[role=tabpanel] :is(a, form button)').first()).toBeVisible();
      if (list === 'needs' || list === 'projects') await expect(main(page).locator('tbody tr')).toHaveCount(1);
      await expectNoFaults(page);
    }
  for (const path of ['rfq', 'suppliers', 'auctions']) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/ar/procurement/${path}`);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoFaults(page);
  }
  await page.goto('/ar/dashboard?role=buyer&tab=procurement&list=needs');
  await expect(row(page, 'الرافعات')).toContainText('عالية');
  await field(page, 'category').fill('اللوادر');
  await field(page, 'quantity').fill('٢');
  await page.keyboard.press('Enter');
  await expect(page.getByText('تمت إضافة الاحتياج بنجاح')).toBeVisible();
  await expect(row(page, 'اللوادر')).toContainText('الكمية: 2');
  await row(page, 'اللوادر').getByRole('button', { name: /^حذف/ }).press('Enter');
  await expect(dialog(page)).toContainText('حذف الاحتياج');
  await dialog(page).getByRole('button', { name: 'حذف', exact: true }).press('Enter');
  await expect(row(page, 'اللوادر')).toHaveCount(0);
});
