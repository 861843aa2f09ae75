// Tests the operators' console: the two-step login, the desks of an operator, the queue with the keyboard alone, and the health page.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect, test } from '../../fixtures.ts';
import { inheritedEnv, root } from '../../stack/child.ts';
import type { Stack } from '../../stack/stack.ts';
import { createTotpCode } from '../../steps/authenticator.ts';
import { PASSWORD, registerCompany } from '../../steps/company-steps.ts';
import { consignmentForm } from '../../steps/lot-steps.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Work queue' }).getByRole('listitem');

async function runSql(stack: Stack, statement: string): Promise<string> {
  const { stdout } = await promisify(execFile)('psql', ['-XAtq', '-d', stack.databaseUrl, '-c', statement]);
  return stdout.trim();
}

test('shows an operator who logged in with a code their own desks, and refuses a session without a code', async ({
  page,
  stack,
  expectedErrors,
}) => {
  // The login asks for the code with a refusal, and so does the console for a session without a code.
  expectedErrors.push(/40[13]/);
  const company = await registerCompany(stack);
  const email = await runSql(
    stack,
    `select u.email from auth_users u join members m on m.user_id = u.id where m.account_id = '${company.userId}'`,
  );
  const secret = await setUpFactor(stack, company.token);
  const operator = ['apps/api/operator/operator.ts', email, '--desks', 'leads'];
  const env = { ...inheritedEnv(), DATABASE_URL: stack.databaseUrl };
  await promisify(execFile)(process.execPath, operator, { cwd: root, env });

  await page.goto('/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').fill(createTotpCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await page.goto('/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  const desks = page.getByRole('navigation', { name: 'Operations' }).locator('ul').getByRole('link');
  await expect(desks).toHaveText([/^Queue/, 'Health', /^Leads/, /^Directory/, 'Newsletter', 'Marketing numbers']);

  await runSql(
    stack,
    `update auth_sessions s set factor_at = null from auth_users u where u.id = s.user_id and u.email = '${email}'`,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in again with your code');
  expect(await findAxeViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${stack.url}/`);
});

/** Turns on the two-step login with the same calls as the panel in the Profile tab. */
async function setUpFactor(stack: Stack, token: string): Promise<string> {
  const send = (path: string, body: object) =>
    fetch(`${stack.apis[0].url}/api/auth/second-factor${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { secret } = (await (await send('', { currentPassword: PASSWORD })).json()) as { secret: string };
  expect((await send('/confirm', { code: createTotpCode(secret) })).status).toBe(200);
  return secret;
}

/** Adds fifty items that have waited since 2001, so that they come first in the queue, before all other items. */
async function addFiftyItems(stack: Stack): Promise<void> {
  await runSql(
    stack,
    `begin;
    create temp table made as select n, gen_random_uuid() as account, gen_random_uuid() as person,
      gen_random_uuid() as file, gen_random_uuid() as licence from generate_series(1, 22) n;
    insert into accounts (id, roles, contact_name, company_name, city, country, created_at)
      select account, '{supplier}', 'Keyboard Contact', 'Keyboard ' || n, 'Dubai', 'ae',
        case when n <= 14 then timestamptz '2001-01-01' + n * interval '1 hour' else now() end from made;
    insert into auth_users (id, name, email, email_verified)
      select person, 'Keyboard Contact', 'keyboard' || n || '@console.test', true from made;
    insert into members (account_id, user_id, position) select account, person, 'owner' from made;
    update accounts set approved_at = now() where id in (select account from made where n > 14);
    insert into media (id, account_id, created_by, kind, visibility, content_hash, mime, bytes, original_name, attached_at)
      select file, account, person, 'document', 'private', repeat('0', 64), 'application/pdf', 10, 'cr.pdf', now() from made where n <= 14;
    insert into company_licences (id, account_id, media_id, expires_on, state, decided_at, created_by)
      select licence, account, file, current_date + 300, 'approved', now(), person from made where n <= 14;
    insert into licence_openings (licence_id, operator_id) select licence, o.user_id from made, operators o where n <= 14;
    insert into bidder_registrations (id, account_id, user_id, first_name, last_name, email, phone, country, account_type, created_at)
      select gen_random_uuid(), account, person, 'Keyboard', 'Bidder ' || n, 'keyboard' || n || '@console.test', '+971 4 000 0000',
        'ae', 'business', timestamptz '2001-01-01' + n * interval '61 minutes' from made where n > 14;
    insert into leads (id, kind, first_name, last_name, email, subject, message, details, language, text_hash, created_at)
      select gen_random_uuid(), 'contact', 'Huda', 'Saleh', 'huda@leads.test', 'Keyboard lead ' || n, 'Do you ship?', '{}', 'en',
        'k' || n, timestamptz '2001-01-01' + n * interval '62 minutes' from generate_series(1, 15) n;
    insert into directory_entries (id, kind, name, words, created_at)
      select gen_random_uuid(), 'testimonial', 'Keyboard entry ' || n, 'Good machines.',
        timestamptz '2001-01-01' + n * interval '63 minutes' from generate_series(1, 8) n;
    commit;`,
  );
  const seller = await registerCompany(stack);
  for (let index = 0; index < 5; index++) {
    const answer = await fetch(`${stack.apis[0].url}/api/equipment/consignment`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}` },
      body: toFormData(consignmentForm(`KB${index}`)),
    });
    expect(answer.status).toBe(200);
    const { _id } = (await answer.json()) as { _id: string };
    await runSql(
      stack,
      `update consignments set created_at = timestamptz '2001-01-01' + ${index} * interval '2 hours' where id = '${_id}'`,
    );
  }
}

const waitingSince2001 = (stack: Stack) =>
  runSql(
    stack,
    `select (select count(*) from accounts where company_standing(approved_at, rejected_at, suspended_at, review_since) = 'pending' and created_at < '2002-01-01')
      + (select count(*) from bidder_registrations where state = 'pending' and created_at < '2002-01-01')
      + (select count(*) from leads where closed_at is null and created_at < '2002-01-01')
      + (select count(*) from directory_entries where published_at is null and created_at < '2002-01-01')
      + (select count(*) from lots l join consignments c on c.id = l.id where l.state = 'pending' and c.created_at < '2002-01-01')`,
  );

test('lets an operator clear a mixed queue of fifty with the keyboard alone', async ({ page, signInAs, stack }) => {
  test.setTimeout(480_000);
  const others = Number(await waitingSince2001(stack));
  await addFiftyItems(stack);
  expect(Number(await waitingSince2001(stack)) - others).toBe(50);
  await signInAs('admin');
  await page.goto('/admin');
  const marked = rows(page).and(page.locator('[data-marked]'));
  await expect(marked.getByRole('link')).toBeFocused({ timeout: 30_000 });
  expect(await findAxeViolations(page)).toEqual([]);

  await test.step('shows the keys, moves the mark, and takes an item', async () => {
    await page.keyboard.press('?');
    await expect(dialog(page)).toContainText('Keyboard shortcuts');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const first = await marked.getByRole('link').textContent();
    await page.keyboard.press('j');
    await expect(marked.getByRole('link')).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(marked.getByRole('link')).toHaveText(first ?? '');
    await page.keyboard.press('c');
    await expect(marked).toContainText('You');
    await page.keyboard.press('c');
    await expect(marked).toContainText('Unassigned');
  });

  const decided: Record<string, number> = {};
  for (let at = 0; at < 50; at++) {
    const title = (await marked.getByRole('link').textContent()) ?? '';
    const kind = (await marked.locator('[data-tone]').textContent()) ?? '';
    const isRejected = (kind === 'Company' || kind === 'Bidder') && (decided[kind] ?? 0) % 3 === 2;
    await page.keyboard.press(isRejected ? 'r' : 'a');
    if (isRejected || kind === 'Company') {
      await expect(dialog(page).locator('textarea')).toBeFocused();
      await page.keyboard.type('The papers do not fit the name');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else if (kind === 'Bidder') {
      await expect(dialog(page).locator('[name=limit]')).toBeFocused();
      await page.keyboard.type('50000');
      await page.keyboard.press('Enter');
    } else if (kind === 'Consignment') {
      await expect(dialog(page).locator('[name=startPrice]')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    decided[kind] = (decided[kind] ?? 0) + 1;
    await expect(
      rows(page)
        .filter({ hasText: title })
        .filter({ has: page.getByText(title, { exact: true }) }),
    ).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    if (at < 49) await expect(marked.getByRole('link')).toBeFocused();
  }
  expect(decided).toEqual({ Company: 14, Bidder: 8, Lead: 15, 'Directory entry': 8, Consignment: 5 });
  expect(await waitingSince2001(stack)).toBe(String(others));
  const auditEntries = await runSql(
    stack,
    `select count(*) from audit_log where operator_name = 'Demo Operator' and after <> before`,
  );
  expect(Number(auditEntries)).toBeGreaterThanOrEqual(50);
  // The entries were published, and other journeys count the entries on the public pages.
  await runSql(stack, `delete from directory_entries where name like 'Keyboard entry %'`);
});

test('draws the health of the market from recorded counts, and shows them as a table on request', async ({
  page,
  signInAs,
  stack,
}) => {
  await runSql(
    stack,
    `insert into daily_counts (day, what, count)
     select (now() at time zone 'Asia/Dubai')::date - n, 'bids', 4321 from generate_series(3, 5) n
     on conflict (what, day) do update set count = excluded.count`,
  );
  await signInAs('admin');
  await page.goto('/admin/health');
  const bids = main(page).getByRole('region', { name: 'Bids', exact: true });
  await expect(bids.getByRole('img')).toBeVisible();
  await expect(bids.locator('rect title', { hasText: ': 4,321' })).toHaveCount(3);
  await bids.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  await expect(bids.getByRole('row').filter({ hasText: /4,321$/ })).toHaveCount(3);
  await expect(main(page).getByRole('list', { name: 'System status' }).getByRole('listitem')).toHaveCount(4);
});
