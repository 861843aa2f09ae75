// Tests requests for quotation, from a need to the opening of sealed answers, with a buyer and two suppliers. No party reads an answer too early.
import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { dialog, main, openPageAs, post } from '../../steps/deal-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';
import { passDeadline } from '../../steps/rfq-steps.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const supplierRow = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pdf = {
  name: 'site plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};

async function read(stack: Stack, { token }: Pick<OwnCompany, 'token'>, path: string): Promise<string> {
  const answer = await fetch(`${stack.apis[0].url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.text();
}

const idOf = (page: Page) => /rfq\/([\w-]{36})/.exec(page.url())?.[1] ?? '';

test('[PR-001] [PR-002] [PR-003] [PR-004] takes a need to the opening, with a question, an amendment and two sealed answers', async ({
  page,
  context,
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const buyer = await registerCompany(stack, 'buyer');
  // The names are new in every attempt, because a repeated journey finds the companies of the attempt before.
  const [khalijName, rimalName] = ['Khalij Hire', 'Rimal Machines'].map((name) => `${name} ${Date.now()}`) as [
    string,
    string,
  ];
  const [khalij, rimal] = [
    await registerCompany(stack, 'supplier', khalijName),
    await registerCompany(stack, 'supplier', rimalName),
  ];
  await post(stack, buyer, '/auth/create-need', { category: 'Excavators', quantity: 4 });
  await signInAsCompany(context, buyer);

  // The need becomes a draft with its line.
  await page.goto('/dashboard?role=buyer&tab=procurement&list=needs');
  await main(page).getByRole('link', { name: 'Request quotations: Excavators' }).click();
  await expect(main(page).getByLabel('Title')).toHaveValue('Excavators');
  await main(page).getByLabel('Title').fill('Earthworks in Al Quoz');
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/procurement\/rfq\/[\w-]{36}\/edit$/);
  const id = idOf(page);
  const line = (number: number) => main(page).getByRole('group', { name: `Line ${number}`, exact: true });
  await expect(line(1).getByLabel('Quantity')).toHaveValue('4');

  // Lines are added, copied, moved and removed; the first error gets the focus.
  await button(page, 'Add a line').click();
  await expect(line(2).getByLabel('Category')).toBeFocused();
  await line(2).getByLabel('Category').fill('Cranes');
  await line(2).getByLabel('Buy or rent').selectOption('rent');
  // An incomplete draft can be saved, but only a complete one can be published.
  await button(page, 'Save draft').click();
  await expect(page.getByRole('alert').getByText('Draft saved')).toBeVisible();
  await button(page, 'Publish').click();
  await expect(line(2).getByText('Choose the first and last day of the rental')).toBeVisible();
  await expect(line(2).getByText('Describe what you need in at least 3 characters')).toBeVisible();
  await expect(line(2).getByLabel('Last day')).toBeFocused();
  await line(2).getByLabel('Specification').fill('Mobile crane, 50 t, with operator');
  await line(2).getByLabel('First day').fill(inDays(40));
  await line(2).getByLabel('Last day').fill(inDays(70));
  await button(page, 'Copy line 2').click();
  await button(page, 'Move line 3 up').click();
  await button(page, 'Remove line 2').click();
  await expect(button(page, 'Add a line')).toBeFocused();
  await expect(line(3)).toHaveCount(0);
  await main(page).getByLabel('Response deadline').fill(inDays(10));
  await main(page).locator('input[type=file]').setInputFiles(pdf);
  await expect(main(page).getByRole('link', { name: 'site plan.pdf' })).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(page.getByRole('alert').getByText('Draft saved').last()).toBeVisible();

  // The request is published only when nothing is missing.
  await button(page, 'Publish').click();
  await expect(dialog(page)).toContainText('At least one invited supplier');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  for (const name of [khalijName, rimalName]) {
    await main(page).getByLabel('Find suppliers').fill(name);
    await button(page, `Invite ${name}`).click();
    await expect(button(page, `Remove ${name}`)).toBeVisible();
  }
  await button(page, 'Publish').click();
  await expect(dialog(page)).toContainText('Invited suppliers: 2');
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(new RegExp(`/procurement/rfq/${id}$`));
  await expect(main(page)).toContainText(/Sealed until.*Responses: 0/s);

  // A supplier finds the request among its invitations, and asks a question.
  const [khalijPage, rimalPage] = [await openPageAs(browser, stack, khalij), await openPageAs(browser, stack, rimal)];
  await khalijPage.goto('/procurement/rfq');
  await expect(main(khalijPage).getByRole('row').filter({ hasText: 'Earthworks in Al Quoz' })).toContainText(
    'No response yet',
  );
  await main(khalijPage).getByRole('link', { name: 'Earthworks in Al Quoz', exact: true }).click();
  await expect(main(khalijPage).getByRole('link', { name: 'site plan.pdf' })).toBeVisible();
  await main(khalijPage).getByLabel('Ask the buyer').fill('Is the site fenced?');
  await button(khalijPage, 'Send question').click();
  await main(page).getByLabel('Your answer (visible to all suppliers)').fill('Yes, on all sides.');
  await button(page, 'Send answer').click();
  await expect(main(khalijPage)).toContainText('Yes, on all sides.');

  // Both suppliers answer; the buyer sees that they did, and nothing else.
  await button(khalijPage, 'Submit sealed response').click();
  await expect(main(khalijPage).getByRole('alert')).toContainText('Enter a price for at least one line.');
  await answer(khalijPage, '471,123', 12);
  await expect(main(khalijPage).getByText('Sealed. The buyer can read it only after the deadline')).toBeVisible();
  await expect(button(khalijPage, /^Copy the hash/)).toBeVisible();
  await rimalPage.goto(`/procurement/rfq/${id}`);
  await expect(main(rimalPage)).toContainText('Yes, on all sides.');
  await answer(rimalPage, '468,456', 20);
  await expect(main(page)).toContainText('Responses: 2');
  await expect(supplierRow(page, 'Khalij Hire').first()).toContainText('Responded');
  for (const [reader, ownPrice] of [
    [buyer, ''],
    [rimal, '468456'],
    [khalij, '471123'],
  ] as const) {
    const answerText = await read(stack, reader, `/procurement/rfqs/${id}`);
    expect(['468456', '471123'].filter((price) => answerText.includes(price))).toEqual(ownPrice ? [ownPrice] : []);
  }
  expect(await read(stack, rimal, `/procurement/rfqs/${id}`)).not.toContain('Khalij');

  // After an amendment, one supplier confirms its answer and the other answers again.
  await main(page).getByRole('link', { name: 'Amend', exact: true }).click();
  await line(1).getByLabel('Quantity').fill('5');
  await button(page, 'Send amendment').click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Line 1, Quantity: from 4 to 5');
  await dialog(page).getByRole('button', { name: 'Send amendment' }).click();
  await expect(supplierRow(page, 'Rimal Machines').first()).toContainText('Needs confirmation');
  await expect(main(khalijPage)).toContainText('Line 1, Quantity: from 4 to 5');
  await button(khalijPage, 'Confirm my response').click();
  await dialog(khalijPage).getByRole('button', { name: 'Confirm my response' }).click();
  await expect(supplierRow(page, 'Khalij Hire').first()).toContainText('Responded');
  await expect(main(rimalPage)).toContainText('The buyer has amended the request');
  await button(rimalPage, 'Change response').click();
  await expect(main(rimalPage).getByLabel('Price per unit').first()).toHaveValue('468456');
  await main(rimalPage).getByLabel('Price per unit').first().fill('467000');
  await button(rimalPage, 'Submit sealed response').click();
  await expect(main(rimalPage).getByText('Sealed. The buyer can read it only after the deadline')).toBeVisible();
  await expect(supplierRow(page, 'Rimal Machines').first()).toContainText('Responded');

  await passDeadline(stack, id);
  await expect(main(page).getByRole('link', { name: 'Compare offers' })).toHaveAttribute(
    'href',
    `/procurement/rfq/${id}/compare`,
  );
  await expect(main(khalijPage)).toContainText('The buyer is comparing responses.');
  await expect(button(khalijPage, 'Change response')).toHaveCount(0);
  await page.goto('/procurement/rfq?search=quoz');
  await expect(main(page).getByRole('row').filter({ hasText: 'Earthworks' })).toContainText(
    /Responses: 2.*Responses opened/s,
  );
  await main(page).getByLabel('Status').selectOption('draft');
  await expect(page).toHaveURL(/search=quoz&state=draft$/);
  await expect(main(page).getByText('No matching requests.')).toBeVisible();
  await Promise.all([khalijPage.context().close(), rimalPage.context().close()]);
});

async function answer(page: Page, price: string, days: number): Promise<void> {
  const offer = main(page).getByRole('group', { name: 'Offer for line 1' });
  await offer.getByLabel('Price per unit').fill(price);
  await offer.getByLabel('Lead time (days)').fill(String(days));
  await button(page, 'Submit sealed response').click();
  await expect(page.getByText('Response received')).toBeVisible();
}

test('[PR-001] [PR-002] [PR-003] publishes a request to all suppliers in Arabic, and receives an answer that is withdrawn', async ({
  page,
  context,
  browser,
  stack,
}) => {
  test.setTimeout(180_000);
  await signInAsCompany(context, await registerCompany(stack, 'buyer'));
  await page.goto('/ar/procurement/rfq');
  await expect(main(page).getByText('لا توجد طلبات بعد.')).toBeVisible();
  await main(page).getByRole('link', { name: 'طلب جديد' }).first().click();
  // The test waits for the new page, because the search on the list has a label with the same word.
  await expect(page).toHaveURL(/\/rfq\/new$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('طلب عروض أسعار جديد');
  await main(page).getByLabel('العنوان').fill('رافعات للميناء');
  await button(page, 'متابعة').press('Enter');
  await button(page, 'إضافة بند').press('Enter');
  const line = main(page).getByRole('group', { name: 'البند 1' });
  await line.getByLabel('الفئة').fill('الرافعات');
  await line.getByLabel('الكمية').fill('٣');
  await line.getByLabel('مكان التسليم').fill('ميناء جبل علي');
  await line.getByLabel('المواصفات').fill('رافعة زاحفة 100 طن');
  await main(page).getByLabel('الموعد النهائي للعروض').fill(inDays(5));
  await main(page).getByLabel('كل مورّد موثّق، ومن أدعوهم').check();
  await button(page, 'نشر').press('Enter');
  await dialog(page).getByRole('button', { name: 'نشر' }).press('Enter');
  await expect(main(page)).toContainText(/العروض مختومة حتى/);

  const { token, userId } = await logIn(stack, 'supplier');
  const supplierPage = await openPageAs(browser, stack, { token, userId, role: 'supplier' });
  await supplierPage.goto('/ar/procurement/rfq?view=open');
  await main(supplierPage).getByRole('link', { name: 'رافعات للميناء', exact: true }).click();
  const offer = main(supplierPage).getByRole('group', { name: 'العرض للبند 1' });
  await offer.getByLabel('سعر الوحدة').fill('٩٠٠٬٠٠٠');
  await offer.getByLabel('مدة التوريد (بالأيام)').fill('٧');
  await expect(main(supplierPage).getByText('2,700,000', { exact: false }).first()).toBeVisible();
  await button(supplierPage, 'إرسال العرض المختوم').click();
  await expect(main(supplierPage)).toContainText('لا يطّلع عليه المشتري إلا بعد الموعد النهائي');
  await expect(main(page)).toContainText('العروض: 1');
  await button(supplierPage, 'سحب العرض').click();
  await dialog(supplierPage).getByRole('button', { name: 'سحب العرض' }).click();
  await expect(main(supplierPage)).toContainText('لقد سحبت عرضك');
  await expect(main(page)).toContainText('العروض: 0');
  await supplierPage.context().close();
});

test('[PR-001] has no accessibility fault on any page on a phone, and sends a visitor to the login', async ({
  page,
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  await page.goto('/procurement/rfq');
  await expect(page).toHaveURL(/\/login$/);
  const users = {
    buyer: { ...(await logIn(stack, 'buyer')), role: 'buyer' },
    supplier: { ...(await logIn(stack, 'supplier')), role: 'supplier' },
    both: { ...(await logIn(stack, 'both')), role: 'buyer' },
  } as const;
  const rfqs = async (state: string) =>
    (JSON.parse(await read(stack, users.buyer, `/procurement/rfqs?state=${state}`)) as { rfqs: { _id: string }[] })
      .rfqs;
  const [open, draft] = [(await rfqs('open'))[0]?._id, (await rfqs('draft'))[0]?._id];
  // Each page is checked in one language, because the journeys above use the other.
  const [en, ar] = ['/procurement/rfq', '/ar/procurement/rfq'];
  const pathsByUser = {
    buyer: [en, `${ar}/new`, `${ar}/${open}`, `${en}/${open}/edit`, `${ar}/${draft}/edit`],
    supplier: [ar, `${en}?view=open`, `${ar}/${open}`],
    both: [`${en}?role=supplier`],
  } as const;
  for (const [name, paths] of Object.entries(pathsByUser)) {
    const userPage = await openPageAs(browser, stack, users[name as keyof typeof users]);
    await userPage.setViewportSize({ width: 360, height: 800 });
    for (const path of paths) {
      await userPage.goto(path);
      await expect(main(userPage).locator('form, table, ul').first()).toBeVisible();
      await expect(main(userPage).locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoFaults(userPage);
    }
    await userPage.context().close();
  }
});
