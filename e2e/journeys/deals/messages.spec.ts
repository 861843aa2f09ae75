// Tests messages between two companies about a machine: from its page, live, with files, with colleagues, and after failures.
import type { Browser, Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readThread, userConversations } from '@rigsouq/contract/messages/calls';
import { expect, holdStream, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { addColleague, createListing, getJson, sendMessage } from '../../steps/message-steps.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';
import { photo } from '../../steps/photos.ts';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('log');
const texts = (page: Page) => log(page).locator('article p:first-child');
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Message' });
const box = (page: Page) => main(page).getByRole('region', { name: 'Message the supplier' });
const unknownId = '018f0000-0000-7000-8000-000000000000';

let sharedCompanies: Promise<{ supplier: OwnCompany; buyer: OwnCompany }> | undefined;
/** Registers two companies once for all tests in this file; each test uses its own machine. */
function companies(stack: Stack) {
  sharedCompanies ??= (async () => ({ supplier: await registerCompany(stack), buyer: await registerCompany(stack) }))();
  return sharedCompanies;
}

async function openPageAs(browser: Browser, company: OwnCompany): Promise<Page> {
  const context = await browser.newContext();
  await signInAsCompany(context, company);
  return context.newPage();
}

const threadOf = (stack: Stack, company: OwnCompany, equipmentId: string, other: OwnCompany) =>
  getJson<AnswerOf<typeof readThread>>(stack, `/message/thread/${equipmentId}?with=${other.userId}`, company.token);

async function expectNoFaults(page: Page) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

test.describe("the message box on a machine's page", () => {
  test('[DE-001] [DE-002] [DE-008] [DE-009] sends a message to the supplier, and links to the conversation', async ({
    page,
    context,
    stack,
  }) => {
    const { supplier, buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    await signInAsCompany(context, buyer);
    await page.goto(`/equipment/${equipmentId}`);
    const send = box(page).getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await box(page).getByRole('textbox').fill('  \n ');
    await expect(send).toBeDisabled();
    const question = `Is it still available?${' Can we see it on Sunday?'.repeat(100)}`;
    await box(page).getByRole('textbox').fill(question);
    const call = page.waitForRequest('**/api/message/send');
    await send.click();
    expect((await call).postDataJSON()).toEqual({
      equipmentId,
      recipientId: supplier.userId,
      content: question,
    });
    expect((await call).method()).toBe('POST');
    expect((await call).headers().authorization).toBe(`Bearer ${buyer.token}`);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(box(page).getByRole('textbox')).toHaveValue('');
    await box(page).getByRole('link', { name: 'Open the conversation' }).click();
    await expect(texts(page)).toHaveText([question]);
  });

  test("[DE-009] shows the server's message or the fallback when sending failed, and keeps the text", async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/429|500/);
    const { supplier, buyer } = await companies(stack);
    await signInAsCompany(context, buyer);
    await page.goto(`/equipment/${await createListing(stack, supplier)}`);
    let answer: { status: number; json: object } = { status: 500, json: {} };
    await page.route('**/api/message/send', (route) => route.fulfill(answer));
    await box(page).getByRole('textbox').fill('Keep me');
    await box(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    answer = {
      status: 429,
      json: { message: 'Too many attempts. Wait a moment and try again.', code: 'request.too_many' },
    };
    await box(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Too many attempts. Wait a moment and try again.')).toBeVisible();
    await expect(box(page).getByRole('textbox')).toHaveValue('Keep me');
  });

  test('[DE-002] [DE-003] [DE-004] [DE-005] checks the message also when the button is bypassed, sends a visitor to the login, and keeps the text', async ({
    page,
    stack,
    expectedErrors,
  }) => {
    // The profile of a supplier without an id cannot be read.
    expectedErrors.push(/400/);
    const { supplier } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    await page.goto(`/equipment/${equipmentId}`);
    // A browser that submits the form despite the disabled button gets the reason.
    const submitAnyway = () =>
      box(page)
        .locator('form')
        .evaluate((form) => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
    await box(page).getByRole('textbox').fill('   ');
    await submitAnyway();
    await expect(page.getByText('Please enter a message before sending.')).toBeVisible();
    await expect(box(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await box(page).getByRole('textbox').fill('For later');
    await box(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please log in to send a message.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(`/equipment/${equipmentId}`);
    await expect(box(page).getByRole('textbox')).toHaveValue('For later');

    const listing = await getJson<{ supplier: object }>(stack, `/equipment/${equipmentId}`);
    await page.route(`**/api/equipment/${equipmentId}`, (route) =>
      route.fulfill({ json: { ...listing, supplier: { ...listing.supplier, _id: '' } } }),
    );
    await page.goto('/login');
    await expect(main(page).locator('button[type=submit]')).toBeEnabled();
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/equipment/${equipmentId}`);
    await box(page).getByRole('textbox').fill('To whom?');
    for (const name of ['Send', 'Request Quote', 'Schedule Inspection'])
      await expect(main(page).getByRole('button', { name, exact: true })).toBeDisabled();
    await submitAnyway();
    await expect(page.getByText('Supplier information is missing. Unable to send message.')).toBeVisible();
  });

  test('is hidden from the supplier of the machine', async ({ page, context, stack }) => {
    const { supplier } = await companies(stack);
    await signInAsCompany(context, supplier);
    await page.goto(`/equipment/${await createListing(stack, supplier)}`);
    await expect(main(page).getByRole('link', { name: 'Edit listing' }).first()).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });
});

test.describe('a conversation', () => {
  test('[DE-037] [DA-015] updates live on both sides, with read marks and counts for every tab and member', async ({
    browser,
    stack,
  }) => {
    const supplier = await registerCompany(stack);
    const { buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier, { title: 'Volvo G940 grader' });
    const buyerPage = await openPageAs(browser, buyer);
    await buyerPage.goto(`/messages/${equipmentId}`);
    await expect(buyerPage).toHaveURL(new RegExp(`with=${supplier.userId}`));
    await expect(log(buyerPage)).toContainText('No messages yet');
    await field(buyerPage).fill('First line');
    await field(buyerPage).press('Shift+Enter');
    await field(buyerPage).pressSequentially('second line');
    await field(buyerPage).press('Enter');
    await expect(texts(buyerPage)).toHaveText(['First line\nsecond line']);
    await expect(field(buyerPage)).toHaveValue('');

    // Both members of the supplier see one unread message on their own dashboards.
    const colleague = await addColleague(stack, supplier);
    const [supplierPage, colleaguePage] = [await openPageAs(browser, supplier), await openPageAs(browser, colleague)];
    const unread = (page: Page) => page.getByRole('tab', { name: 'Messages 1 unread' });
    for (const page of [supplierPage, colleaguePage]) {
      await page.goto('/dashboard?role=supplier&tab=messages');
      await expect(unread(page)).toBeVisible();
    }
    const secondTab = await supplierPage.context().newPage();
    await secondTab.goto('/dashboard?role=supplier&tab=listings');
    await expect(unread(secondTab)).toBeVisible();
    const row = main(supplierPage).getByRole('link', { name: /Volvo G940 grader/ });
    await expect(row).toContainText('Unread');
    await expect(row).toContainText('Qasr Plant');
    await row.click();
    await expect(supplierPage).toHaveURL(new RegExp(`/messages/${equipmentId}\\?with=${buyer.userId}`));
    await expect(texts(supplierPage)).toHaveText(['First line\nsecond line']);
    await expect(log(buyerPage).getByText('Seen')).toBeVisible();
    for (const page of [secondTab, colleaguePage])
      await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
    expect((await threadOf(stack, supplier, equipmentId, buyer)).unread).toBe(0);

    await field(supplierPage).fill('It is. Come and see it.');
    await main(supplierPage).getByRole('button', { name: 'Send' }).click();
    await expect(texts(buyerPage)).toHaveText(['First line\nsecond line', 'It is. Come and see it.']);
    await expect(log(supplierPage).getByText('Seen')).toBeVisible();
    await expect(log(supplierPage)).toContainText('Huda Qasim');
    await expect(log(buyerPage)).toContainText(/2026 · \S+/);
    await expect(log(buyerPage)).toContainText(/\d\d:\d\d/);
    for (const page of [buyerPage, supplierPage, colleaguePage]) await page.context().close();
  });

  test('keeps a message unread while the page has no focus, and marks it as read afterwards', async ({
    browser,
    stack,
  }) => {
    const { supplier, buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    await sendMessage(stack, buyer, supplier, equipmentId, 'Hello');
    const page = await openPageAs(browser, buyer);
    await page.addInitScript(() => {
      const state = window as unknown as { away: boolean };
      state.away = false;
      document.hasFocus = () => !state.away;
    });
    await page.goto(`/messages/${equipmentId}?with=${supplier.userId}`);
    await expect(texts(page)).toHaveCount(1);
    await page.evaluate(() => Object.assign(window, { away: true }));
    await sendMessage(stack, supplier, buyer, equipmentId, 'While you were away');
    await expect(texts(page)).toHaveCount(2);
    await page.waitForTimeout(500);
    expect((await threadOf(stack, buyer, equipmentId, supplier)).unread).toBe(1);
    await page.evaluate(() => {
      Object.assign(window, { away: false });
      window.dispatchEvent(new Event('focus'));
    });
    await expect.poll(async () => (await threadOf(stack, buyer, equipmentId, supplier)).unread).toBe(0);
    await page.context().close();
  });

  test('accepts pictures and documents, and opens them for the other side', async ({ browser, stack }) => {
    const { supplier, buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    const buyerPage = await openPageAs(browser, buyer);
    await buyerPage.goto(`/messages/${equipmentId}?with=${supplier.userId}`);
    const choose = main(buyerPage).getByLabel('Attach files');
    const pdf = {
      name: 'inspection.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    };
    await choose.setInputFiles([
      photo(1),
      photo(2),
      pdf,
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await expect(main(buyerPage).getByRole('alert')).toContainText('notes.txt');
    const files = main(buyerPage).getByRole('list', { name: 'Files to send' }).getByRole('listitem');
    await expect(files).toHaveCount(3);
    await files.nth(1).getByRole('button', { name: 'Remove photo 2.png' }).click();
    await expect(files).toHaveCount(2);
    await expect(files.getByRole('progressbar')).toHaveCount(0);
    await main(buyerPage).getByRole('button', { name: 'Send' }).click();
    await expect(main(buyerPage).getByRole('alert')).toHaveText('Please enter a message before sending.');
    await field(buyerPage).fill('See these');
    await field(buyerPage).press('Enter');
    await expect(log(buyerPage).getByRole('img', { name: 'Image photo 1.png' })).toBeVisible();

    const supplierPage = await openPageAs(browser, supplier);
    await supplierPage.goto(`/messages/${equipmentId}?with=${buyer.userId}`);
    const picture = log(supplierPage).getByRole('img', { name: 'Image photo 1.png' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(true);
    const link = supplierPage.waitForResponse('**/api/message/attachments/*/link');
    await log(supplierPage).getByRole('button', { name: 'inspection.pdf' }).click();
    const { url } = (await (await link).json()) as { url: string };
    expect((await fetch(stack.url + url)).headers.get('content-type')).toContain('application/pdf');
    for (const page of [buyerPage, supplierPage]) await page.context().close();
  });

  test('keeps an unsent message, stores it once after a retry, and keeps a draft on the device', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|net::/);
    const { supplier, buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    await signInAsCompany(context, buyer);
    await page.goto(`/messages/${equipmentId}?with=${supplier.userId}`);
    // The server stores the message, but its answer is lost.
    await page.route('**/api/message/send', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(page).fill('Are you there?');
    await field(page).press('Enter');
    await expect(log(page).getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await page.unroute('**/api/message/send');
    await log(page).getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByRole('alert')).toHaveCount(0);
    await expect(texts(page)).toHaveText(['Are you there?']);
    expect((await threadOf(stack, buyer, equipmentId, supplier)).messages).toHaveLength(1);

    await field(page).fill('Not finished');
    await page.reload();
    await expect(field(page)).toHaveValue('Not finished');
  });

  test('loads older messages without moving the visible ones', async ({ page, context, stack }) => {
    const { supplier, buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    for (let n = 1; n <= 55; n++)
      await (n % 2
        ? sendMessage(stack, buyer, supplier, equipmentId, `Number ${n}`)
        : sendMessage(stack, supplier, buyer, equipmentId, `Number ${n}`));
    await signInAsCompany(context, buyer);
    await page.goto(`/messages/${equipmentId}?with=${supplier.userId}`);
    await expect(texts(page)).toHaveCount(50);
    await expect(texts(page).last()).toBeInViewport();
    await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
    const sixth = log(page).getByText('Number 6', { exact: true });
    const before = await sixth.boundingBox();
    const height = () => log(page).evaluate((element) => element.scrollHeight);
    const heightBefore = await height();
    await log(page).getByRole('button', { name: 'Show older messages' }).click();
    await expect(texts(page)).toHaveCount(55);
    await expect(log(page).getByRole('button', { name: 'Show older messages' })).toHaveCount(0);
    expect(await height()).toBeGreaterThan(heightBefore);
    const after = await sixth.boundingBox();
    // The button has disappeared, and nothing else has moved.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(60);
    await expect(sixth).toBeInViewport();
  });

  test('says when it does not exist, when the machine is off the market, and when loading failed', async ({
    page,
    context,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/40\d|50\d/);
    const supplier = await registerCompany(stack);
    const { buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    await page.goto(`/messages/${equipmentId}`);
    await expect(page).toHaveURL(/\/login$/);
    await page.evaluate(() => sessionStorage.clear());
    await signInAsCompany(context, buyer);
    for (const path of [`/messages/${unknownId}`, '/messages/no-id']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This conversation does not exist.');
    }
    await sendMessage(stack, buyer, supplier, equipmentId, 'Before it went');
    const headers = { authorization: `Bearer ${supplier.token}` };
    await fetch(`${stack.apis[0].url}/api/equipment/${equipmentId}/withdraw`, { method: 'POST', headers });
    await page.goto(`/messages/${equipmentId}`);
    await expect(main(page).getByText('This machine is no longer listed.')).toBeVisible();
    await expect(field(page)).toBeVisible();
    await holdStream(page);
    await page.route('**/api/message/thread/**', (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong. Please try again later.', code: 'server.failed' },
      }),
    );
    await page.reload();
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong. Please try again later.');
    await page.unroute('**/api/message/thread/**');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(texts(page)).toHaveText(['Before it went']);
  });
});

test.describe('the Messages tab of the dashboard', () => {
  test('[DA-006] [DA-042] [DA-056] [DA-057] says when a list is empty, and shows zero in the statistics of a buyer', async ({
    browser,
    page,
    context,
    stack,
  }) => {
    await signInAsCompany(context, await registerCompany(stack));
    await page.goto('/dashboard?role=supplier&tab=messages');
    const panel = (name: string) => main(page).getByRole('region', { name });
    for (const name of ['Conversations', 'Contact messages'])
      await expect(panel(name)).toContainText('No messages found.');
    await expect(panel('Sale inquiries')).toContainText('No inquiries found.');
    const buyer = await openPageAs(browser, await registerCompany(stack, 'buyer'));
    await buyer.goto('/dashboard?role=buyer&tab=messages');
    await expect(main(buyer).getByRole('region', { name: 'Conversations' })).toContainText('No messages found.');
    for (const label of ['Inquiries Sent', 'Inquiries Received', 'Unread Messages'])
      await expect(main(buyer).locator('dl > div').filter({ hasText: label }).locator('dd')).toHaveText('0');
  });

  test('[DA-041] [DA-058] [DA-015] shows conversations in pages, with a badge and the documented fallbacks', async ({
    page,
    signInAs,
  }) => {
    await signInAs('buyer');
    const conversation = (n: number): AnswerOf<typeof userConversations>[number] => ({
      _id: unknownId.slice(0, -2) + String(n).padStart(2, '0'),
      equipment: { _id: unknownId },
      equipmentTitle: `Machine ${n}`,
      otherId: unknownId,
      otherUserName: 'Huda',
      otherUserCompany: null,
      lastMessage: 'Words',
      createdAt: '2026-11-15T08:00:00.000Z',
      isRead: n % 2 === 0,
      unread: n % 2,
    });
    const bare = { equipmentTitle: '', otherUserName: '', lastMessage: '', createdAt: 'never' };
    const all = [{ ...conversation(1), ...bare }, ...Array.from({ length: 20 }, (_, n) => conversation(n + 2))];
    await page.route('**/api/message/user-conversations', (route) => route.fulfill({ json: all }));
    await page.goto('/dashboard?role=buyer&tab=messages');
    const panel = main(page).getByRole('region', { name: 'Conversations' });
    const rows = panel.getByRole('listitem');
    await expect(rows).toHaveCount(20);
    for (const text of ['Unknown User', 'Unknown Equipment', 'No messages yet', 'Unknown Date', 'Unread'])
      await expect(rows.first()).toContainText(text);
    await expect(rows.nth(1)).toContainText('Read');
    await expect(rows.nth(1)).toContainText('Huda');
    await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', `/messages/${unknownId}?with=${unknownId}`);
    await expect(panel.getByText('Page 1 of 2')).toBeVisible();
    await panel.getByRole('button', { name: 'Next' }).click();
    await expect(rows).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

test('shows a conversation in Arabic from right to left', async ({ page, context, stack }) => {
  const { supplier, buyer } = await companies(stack);
  const equipmentId = await createListing(stack, supplier);
  await sendMessage(stack, buyer, supplier, equipmentId, 'هل المعدة متوفرة؟');
  await signInAsCompany(context, supplier);
  await page.goto(`/ar/messages/${equipmentId}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(texts(page)).toHaveText(['هل المعدة متوفرة؟']);
  await main(page).getByRole('textbox', { name: 'الرسالة' }).fill('نعم، تفضلوا بالمعاينة.');
  await main(page).getByRole('button', { name: 'إرسال' }).click();
  await expect(texts(page)).toHaveText(['هل المعدة متوفرة؟', 'نعم، تفضلوا بالمعاينة.']);
  await expectNoFaults(page);
});

for (const prefix of ['', '/ar'])
  test(`has no accessibility fault in the Messages tab, a thread and the box, and fits the screen${prefix && ' in Arabic'}`, async ({
    page,
    context,
    stack,
  }) => {
    const { supplier, buyer } = await companies(stack);
    const equipmentId = await createListing(stack, supplier);
    await sendMessage(stack, buyer, supplier, equipmentId, 'Hello');
    await signInAsCompany(context, buyer);
    for (const path of [
      `/messages/${equipmentId}?with=${supplier.userId}`,
      '/dashboard?role=supplier&tab=messages',
      `/equipment/${equipmentId}`,
    ]) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expectNoFaults(page);
    }
  });
