// What happens elsewhere rings here: in the bell of an open page, by letter, and as each person has chosen.
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures.ts';
import { expectNoFaults } from './sound.ts';
import type { Stack } from './stack/stack.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications|الإشعارات)/ });
const list = (page: Page) => page.getByRole('region', { name: /^(Notifications|الإشعارات)$/ });

type Asked = { _id: string; title: string };

/** The demo's buyer asks the demo's supplier for quotes, of as many machines. */
async function askForQuotes(stack: Stack, supplier: { token: string }, count: number): Promise<Asked[]> {
  const buyer = await logIn(stack, 'buyer');
  const mine = await fetch(`${stack.url}/api/auth/seller`, { headers: { authorization: `Bearer ${supplier.token}` } });
  const machines = ((await mine.json()) as (Asked & { status: string })[]).filter(({ status }) => status === 'active');
  const asked: Asked[] = [];
  for (const machine of machines) {
    if (asked.length === count) break;
    const answer = await fetch(`${stack.url}/api/equipment/request-quote`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ equipmentId: machine._id }),
    });
    // One that was asked for before and waits for its answer is passed over.
    if (answer.status === 200) asked.push(machine);
  }
  expect(asked).toHaveLength(count);
  return asked;
}

const unreadOf = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

test('an open page rings without a reload, in every tab, and a letter follows', async ({ page, stack, signedIn }) => {
  const supplier = await signedIn('supplier');
  await page.goto('/dashboard?role=supplier');
  await expect(bell(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/marketplace');
  await expect(bell(other)).toBeVisible();
  // Until the count has been read.
  await page.waitForLoadState('networkidle');
  const before = await unreadOf(page);

  const [machine] = await askForQuotes(stack, supplier, 1);
  for (const tab of [page, other]) await expect.poll(() => unreadOf(tab)).toBe(before + 1);
  await letterAbout(stack, `asks for a quote for ${machine?.title}`);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const notice = list(page).getByRole('link', {
    name: new RegExp(`asks for a quote for ${literally(machine?.title)}`),
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

test('in Arabic, on a phone, in the words and the letters of the reader', async ({ page, stack, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const supplier = await signedIn('supplier');
  // Whoever goes on in Arabic is written to in Arabic.
  const told = page.waitForResponse('**/api/users/language');
  await page.goto('/ar/dashboard?role=supplier');
  expect((await told).status()).toBe(200);
  const [machine] = await askForQuotes(stack, supplier, 1);
  const title = machine?.title ?? 'none';
  const letter = await letterAbout(stack, `عرض سعر لـ${title}`);
  expect(letter.html).toContain('dir="rtl"');
  await bell(page).click();
  await expect(
    list(page)
      .getByRole('link', { name: new RegExp(`عرض سعر لـ${literally(title)}`) })
      .first(),
  ).toBeVisible();
  await expectNoFaults(page);
});

test('letters stop for a kind that a member wants none of', async ({ page, stack, signedIn }) => {
  const supplier = await signedIn('supplier');
  await page.goto('/dashboard?role=supplier&tab=profile');
  const choice = page.getByRole('combobox', { name: 'E-mail about Quotes' });
  await choice.selectOption('Never');
  await expect(page.getByText('Your choice has been saved')).toBeVisible();
  const [first] = await askForQuotes(stack, supplier, 1);
  await page.reload();
  await expect(choice).toHaveValue('never');
  await choice.selectOption('At once');
  await expect(page.getByText('Your choice has been saved')).toBeVisible();
  const [second] = await askForQuotes(stack, supplier, 1);
  // What was left unmailed is told with the next letter, and nothing was sent in between.
  const letter = await letterAbout(stack, `${second?.title}`);
  expect(letter.text).toContain(first?.title);
});

/** By itself or among others: what came in the meantime is told in the same letter. */
function letterAbout(stack: Stack, words: string) {
  return stack.inbox.waitFor('supplier@rigsouq.test', ({ subject, text }) => `${subject} ${text}`.includes(words));
}

function literally(words = 'none'): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
