// Tests the lists of the operators: approving a company with two clicks, bulk acts, saved views, grouped failures, and the deals of all companies.
import type { Page } from '@playwright/test';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { expect, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { runSql } from '../../steps/bidding-steps.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { deskItem, openDeskItem } from '../../steps/desk-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const rail = (page: Page) => page.getByRole('navigation', { name: 'Operations' });
const queue = (page: Page) => main(page).getByRole('list', { name: 'Work queue' });

/** Registers a company that waits for its approval longer than all others, with a licence that waits too. */
async function aFirstCompany(stack: Stack, name: string): Promise<void> {
  const { token } = await registerCompany(stack, 'supplier', name);
  const form = new FormData();
  form.append('expiresOn', daysLater(dayOf(new Date()), 200));
  form.append('file', new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF']), 'licence.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${stack.apis[0].url}/api/users/licences`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(200);
  await runSql(stack, `update accounts set created_at = '2000-01-01' where company_name = '${name}'`);
}

async function addLeads(stack: Stack, subject: string, count: number): Promise<void> {
  await runSql(
    stack,
    `insert into leads (id, kind, first_name, last_name, email, subject, message, details, language, text_hash)
      select gen_random_uuid(), 'contact', 'Huda', 'Saleh', 'huda@leads.test', '${subject} ' || n, 'Do you ship?', '{}', 'en',
        '${subject}' || n from generate_series(1, ${count}) n`,
  );
}

test('lets an operator approve the company that waits longest with two clicks', async ({ page, signInAs, stack }) => {
  const name = `First Lifting ${Date.now()}`;
  await aFirstCompany(stack, name);
  await signInAs('admin');
  await page.goto('/admin');
  await expect(queue(page).getByRole('listitem').first()).toContainText(name);
  await expect(deskItem(page).getByRole('region', { name: 'Company details' })).toContainText('Plot 12, Al Quoz');
  await expectNoFaults(page);
  const opened = page.waitForResponse((answer) => answer.url().includes('/admin/papers/') && answer.status() === 200);
  await deskItem(page).getByRole('button', { name: 'Open licence.pdf' }).click();
  await opened;
  await page.bringToFront();
  await deskItem(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Company approved')).toBeVisible();
  // The next item takes its place, beside its own facts.
  await expect(queue(page).getByText(name)).toHaveCount(0);
  const next = (await queue(page).locator('[data-marked]').getByRole('link').textContent()) ?? '';
  await expect(deskItem(page).getByRole('heading', { level: 2 }).first()).toContainText(next);
});

test('closes many leads at once, and says when one of them could not be closed', async ({
  page,
  signInAs,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const subject = `Bulk ${Date.now()}`;
  await addLeads(stack, subject, 3);
  await signInAs('admin');
  await page.goto('/admin/leads');
  const lead = (number: number) =>
    main(page)
      .getByRole('row')
      .filter({ hasText: `${subject} ${number}` });
  for (const number of [1, 2, 3]) await lead(number).getByRole('checkbox').check();
  const bar = main(page).getByRole('group', { name: 'Selected items' });
  await expect(bar).toContainText('3 selected');
  await expectNoFaults(page);
  let calls = 0;
  await page.route('**/api/admin/leads/*/close', (route) =>
    ++calls === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 of 3 done.')).toBeVisible();
  await expect(main(page).getByRole('row').filter({ hasText: subject })).toHaveCount(1);
  await expect(bar).toHaveCount(0);
});

test('saves a list with its filters under a name, opens it again and deletes it', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/companies?standing=approved&search=demo');
  const name = `Demo companies ${Date.now()}`;
  await main(page).getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give it a name')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await expectNoFaults(page);
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByText('View saved')).toBeVisible();
  await page.goto('/admin');
  await rail(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/admin\/companies\?standing=approved&search=demo$/);
  await expect(main(page).getByRole('searchbox')).toHaveValue('demo');
  await rail(page)
    .getByRole('button', { name: `Delete the view ${name}` })
    .click();
  await expect(rail(page).getByRole('link', { name })).toHaveCount(0);
});

test('shows failed jobs by their cause, and retries a group at once', async ({ page, signInAs, stack }) => {
  // The jobs wait for tomorrow, so that a worker does not run them before the page shows them.
  await runSql(
    stack,
    `with made as (select (graphile_worker.add_job('journey.fails', json_build_object('n', n), run_at => now() + interval '1 day')).id
      from generate_series(1, 50) n)
    select graphile_worker.permanently_fail_jobs(array[id], 'connect ECONNREFUSED 10.0.0.1:' || 5000 + id) from made`,
  );
  await signInAs('admin');
  await page.goto('/admin/jobs');
  const group = main(page).getByRole('listitem').filter({ hasText: 'journey.fails' });
  await expect(group).toHaveCount(1);
  await expect(group).toContainText('×50');
  await expect(group).toContainText('connect ECONNREFUSED 10.0.0.1');
  await expectNoFaults(page);
  await group.getByRole('button', { name: 'Retry all: journey.fails' }).click();
  await expect(page.getByText('Jobs queued for retry')).toBeVisible();
  await expect(group).toHaveCount(0);
  await runSql(
    stack,
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'journey.fails'`,
  );
});

test('lists late orders and the bookings of all companies, and opens them beside the list', async ({
  page,
  signInAs,
  stack,
}) => {
  await runSql(
    stack,
    `update orders set due_on = current_date - 30 where id = (select id from orders where state = 'accepted' order by id limit 1)`,
  );
  await signInAs('admin');
  await page.goto('/admin');
  await rail(page).getByRole('link', { name: 'Orders' }).click();
  const first = main(page).getByRole('table', { name: 'Orders' }).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  const order = await openDeskItem(page, name);
  await expect(order.getByRole('heading', { level: 2 }).first()).toHaveText(name);
  await expect(order.getByRole('region', { name: 'Ordered items' })).toBeVisible();
  await expectNoFaults(page);
  await order.getByRole('link', { name: 'Back to the list' }).click();
  await expect(order).toHaveCount(0);
  await expect(first).toBeFocused();

  await rail(page).getByRole('link', { name: 'Bookings' }).click();
  await main(page).getByRole('link', { name: 'Completed' }).click();
  await main(page).getByRole('table', { name: 'Bookings' }).getByRole('link').first().click();
  await expect(deskItem(page).getByRole('region', { name: 'Parties' })).toBeVisible();
  await expectNoFaults(page);
});

for (const { prefix, size } of screenVariants)
  test(`shows the open item in the place of a list on ${size.width} px where both do not fit, ${prefix || '/en'}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.setViewportSize(size);
    await page.goto(`${prefix}/admin/companies?standing=approved`);
    const table = main(page).getByRole('table');
    await table.getByRole('link').first().press('Enter');
    await expect(deskItem(page)).toBeVisible();
    if (size.width < 1024) {
      await expect(table).toBeHidden();
      await expect(deskItem(page)).toBeFocused();
    } else await expect(table).toBeVisible();
    await expectNoFaults(page);
    await page.goBack();
    await expect(deskItem(page)).toHaveCount(0);
    await expect(table).toBeVisible();
    await expectNoFaults(page);
  });

test('opens the desks from the menu on a phone', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  await expect(rail(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoFaults(page);
  await rail(page).getByRole('link', { name: 'Settlements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements');
  await expect(rail(page)).toBeHidden();
});
