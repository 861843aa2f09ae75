// Tests notifications: in the bell of an open page, by email, and by the choice of each member.
import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications|الإشعارات)/ });
const list = (page: Page) => page.getByRole('region', { name: /^(Notifications|الإشعارات)$/ });

type Machine = { _id: string; title: string };

/** Requests quotes from the demo's supplier as the demo's buyer, one for each of `count` machines. */
async function askForQuotes(stack: Stack, supplier: { token: string }, count: number): Promise<Machine[]> {
  const buyer = await logIn(stack, 'buyer');
  const mine = await fetch(`${stack.url}/api/auth/seller`, { headers: { authorization: `Bearer ${supplier.token}` } });
  const machines = ((await mine.json()) as (Machine & { status: string })[]).filter(
    ({ status }) => status === 'active',
  );
  const requested: Machine[] = [];
  for (const machine of machines) {
    if (requested.length === count) break;
    const answer = await fetch(`${stack.url}/api/equipment/request-quote`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ equipmentId: machine._id }),
    });
    // A machine with an open request is skipped.
    if (answer.status === 200) requested.push(machine);
  }
  expect(requested).toHaveLength(count);
  return requested;
}

const unreadOf = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

test('shows a notification in every open tab without a reload, and sends an email', async ({
  page,
  stack,
  signInAs,
}) => {
  const supplier = await signInAs('supplier');
  await page.goto('/dashboard?role=supplier');
  await expect(bell(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/marketplace');
  await expect(bell(other)).toBeVisible();
  // The test waits until the page has read the count.
  await page.waitForLoadState('networkidle');
  const before = await unreadOf(page);

  const [machine] = await askForQuotes(stack, supplier, 1);
  for (const tab of [page, other]) await expect.poll(() => unreadOf(tab)).toBe(before + 1);
  await waitForEmailAbout(stack, `requested a quote for ${machine?.title}`);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const notice = list(page).getByRole('link', {
    name: new RegExp(`requested a quote for ${escapeRegExp(machine?.title)}`),
  });
  await expect(notice.first()).toBeVisible();
  await expectNoFaults(page);
  await notice.first().press('Enter');
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
  await expect.poll(() => unreadOf(page)).toBe(before);
  await bell(page).click();
  if (before > 0) await list(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => unreadOf(page)).toBe(0);
  await expect.poll(() => unreadOf(other)).toBe(0);
});

test('marks a notification as read when its quote is opened from a list', async ({ page, stack, signInAs }) => {
  const supplier = await signInAs('supplier');
  await page.goto('/marketplace');
  await expect(bell(page)).toBeVisible();
  // The test waits until the page has read the count.
  await page.waitForLoadState('networkidle');
  const before = await unreadOf(page);
  const [machine] = await askForQuotes(stack, supplier, 1);
  await expect.poll(() => unreadOf(page)).toBe(before + 1);
  await page.goto('/dashboard?role=supplier&tab=inquiries');
  await expect.poll(() => unreadOf(page)).toBe(before + 1);
  const row = page.getByRole('row').filter({ hasText: machine?.title ?? 'none' });
  await row.first().locator('a[href*="/quotes/"]').click();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
  await expect.poll(() => unreadOf(page)).toBe(before);
});

test('notifies an Arabic reader in Arabic, on a phone and by email', async ({ page, stack, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const supplier = await signInAs('supplier');
  await page.goto('/ar/settings/notifications');
  await page.getByRole('combobox', { name: 'لغة رسائل البريد الإلكتروني' }).selectOption('ar');
  await expect(page.getByText('حُفظت لغة الرسائل')).toBeVisible();
  await page.goto('/ar/dashboard?role=supplier');
  const [machine] = await askForQuotes(stack, supplier, 1);
  const title = machine?.title ?? 'none';
  const email = await waitForEmailAbout(stack, `عرض سعر لـ${title}`);
  expect(email.html).toContain('dir="rtl"');
  await bell(page).click();
  await expect(
    list(page)
      .getByRole('link', { name: new RegExp(`عرض سعر لـ${escapeRegExp(title)}`) })
      .first(),
  ).toBeVisible();
  await expectNoFaults(page);
});

test('sends no emails of a kind that a member has switched off', async ({ page, stack, signInAs }) => {
  const supplier = await signInAs('supplier');
  await page.goto('/settings/notifications');
  const choice = (name: string) => page.getByRole('radio', { name: `Email about Quotes: ${name}` });
  await choice('Never').check();
  await expect(page.getByText('Email settings saved')).toBeVisible();
  const [first] = await askForQuotes(stack, supplier, 1);
  await page.reload();
  await expect(choice('Never')).toBeChecked();
  await choice('Immediately').check();
  await expect(page.getByText('Email settings saved')).toBeVisible();
  const [second] = await askForQuotes(stack, supplier, 1);
  // The next email also contains the notification that was not sent before, so no email was sent in between.
  const email = await waitForEmailAbout(stack, `${second?.title}`);
  expect(email.text).toContain(first?.title);
});

/** Waits for an email that contains the text, alone or among other notifications, because one email may contain several. */
function waitForEmailAbout(stack: Stack, phrase: string) {
  return stack.inbox.waitFor('supplier@rigsouq.test', ({ subject, text }) => `${subject} ${text}`.includes(phrase));
}

function escapeRegExp(text = 'none'): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
