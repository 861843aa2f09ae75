// Tests the newsletter: an operator writes, tests and sends an issue, and a subscriber confirms and leaves by links from emails.
import { expect, test } from '../../fixtures.ts';
import { runSql } from '../../steps/bidding-steps.ts';
import { dialog, main } from '../../steps/deal-steps.ts';
import { expectNoFaults, screenVariants } from '../../steps/page-checks.ts';

test('sends an issue to a confirmed subscriber, who unsubscribes by the link', async ({ page, signInAs, stack }) => {
  test.setTimeout(180_000);
  const email = `reader-${Date.now()}@newsletter.test`;
  const id = crypto.randomUUID();
  // The checkbox itself is tested with the form to the seller.
  await runSql(
    stack,
    `insert into newsletter_subscribers (id, email, language, state) values ('${id}', '${email}', 'en', 'pending');
     select graphile_worker.add_job('leads.confirm_newsletter', '{"id":"${id}"}')`,
  );
  const asked = await stack.inbox.waitFor(email, ({ subject }) => subject === 'Confirm that you want our newsletter');
  const confirmUrl = /\/confirm-newsletter\?token=[\w-]+/.exec(asked.text)?.[0] ?? '';
  for (const { size, prefix } of screenVariants) {
    await page.setViewportSize(size);
    await page.goto(prefix + confirmUrl);
    await expectNoFaults(page);
  }
  await page.goto(confirmUrl);
  await main(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(main(page).getByRole('status')).toHaveText('You will get our newsletter');

  await signInAs('admin');
  await page.goto('/admin/newsletter');
  await main(page).getByRole('button', { name: 'Write an issue' }).click();
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog(page).getByLabel('Subject in English')).toBeFocused();
  const title = `Cranes ${Date.now()}`;
  await dialog(page).getByLabel('Subject in English').fill(title);
  await dialog(page).getByLabel('Text in English').fill('Twelve cranes are new this week.');
  await dialog(page).getByLabel('Subject in Arabic').fill('رافعات جديدة');
  await dialog(page).getByLabel('Text in Arabic').fill('اثنتا عشرة رافعة جديدة هذا الأسبوع.');
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();
  const card = main(page).getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: 'Send me a test' }).click();
  await stack.inbox.waitFor('admin@rigsouq.test', ({ subject }) => subject === title);
  for (const { size, prefix } of screenVariants) {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/admin/newsletter`);
    await expectNoFaults(page);
  }
  await page.goto('/admin/newsletter');
  await card.getByRole('button', { name: 'Send...' }).click();
  await expect(dialog(page)).toContainText('Number of recipients: 1.');
  await dialog(page).getByRole('button', { name: 'Send to all' }).click();
  const issue = await stack.inbox.waitFor(email, ({ subject }) => subject === title);

  const stopUrl = /\/stop-newsletter\?token=[\w.-]+/.exec(issue.text)?.[0] ?? '';
  await page.goto(stopUrl);
  await expectNoFaults(page);
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main(page).getByRole('status')).toHaveText('You won’t get our newsletter any more');
  await page.goto('/admin/newsletter');
  await expect(main(page).getByText('Subscribers: 0')).toBeVisible();
});
