// Tests the request for a bidding limit by a visitor and by a company, and the answer of the desk.
import type { Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listRegistrations } from '@rigsouq/contract/operations/auction-desk';
import { expect, logIn, test } from '../../fixtures.ts';
import type { Stack } from '../../stack/stack.ts';
import { getFromApi, postToApi } from '../../steps/lot-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
const submit = (page: Page) => main(page).locator('form button[type=submit]');
const values = (page: Page, name: string) =>
  field(page, name)
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
const anEmail = () => `bidder-${Date.now()}@rigsouq.test`;

async function fill(page: Page, email: string) {
  const person = { firstName: 'Salim', lastName: 'Rashid', email, phone: '+971 50 000 0000' };
  for (const [name, value] of Object.entries(person)) await field(page, name).fill(value);
  await field(page, 'country').selectOption('uae');
  await field(page, 'accountType').selectOption('dealer');
}

async function registrationOf(stack: Stack, email: string) {
  const { token } = await logIn(stack, 'admin');
  const desk = await getFromApi<AnswerOf<typeof listRegistrations>>(stack, '/admin/bidders?state=pending', token);
  return { token, registration: desk.registrations.find((one) => one.email === email) };
}

test('[AU-070] [AU-071] [AU-072] shows the form with its lists and cards, and enables sending only after both agreements', async ({
  page,
}) => {
  await page.goto('/register-to-bid');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Register to Bid');
  for (const card of ['Benefits', 'Requirements'])
    await expect(main(page).getByRole('region', { name: card }).getByRole('listitem').first()).toBeVisible();
  expect(await values(page, 'country')).toEqual(['uae', 'sa', 'qa', 'kw', 'bh', 'om']);
  expect(await values(page, 'accountType')).toEqual(['individual', 'business', 'dealer']);

  await expect(submit(page)).toBeDisabled();
  await field(page, 'agreeTerms').check();
  await expect(submit(page)).toBeDisabled();
  await field(page, 'agreePrivacy').check();
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  for (const message of [
    'First name is required',
    'Phone is required',
    'Country is required',
    'Account type is required',
  ])
    await expect(main(page).getByText(message)).toBeVisible();
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'company')).not.toHaveAttribute('aria-invalid', 'true');
  await expectNoFaults(page);
  await field(page, 'agreeTerms').uncheck();
  await expect(submit(page)).toBeDisabled();
});

test('[AU-073] records the registration of a visitor at the desk and sends an email, in Arabic on a phone', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const email = anEmail();
  await page.goto('/ar/register-to-bid');
  await fill(page, email);
  await field(page, 'agreeTerms').check();
  await field(page, 'agreePrivacy').check();
  await expectNoFaults(page);
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'شكرًا لك. لقد استلمنا تسجيلك.' })).toBeFocused();
  await expect(main(page).getByText(email)).toBeVisible();
  await expectNoFaults(page);
  expect((await stack.inbox.waitFor(email)).subject).toBe('تسجيلك كمزايد');
  const { registration } = await registrationOf(stack, email);
  expect(registration).toMatchObject({ name: 'Salim Rashid', country: 'ae', accountType: 'dealer', state: 'pending' });
});

test('[AU-073] [AU-042] [SH-032] shows a company its limit, its pending request, and the limit that the desk approved', async ({
  page,
  stack,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/409|500/);
  const { token } = await signInAs('supplier');
  const before = await getFromApi<{ limit: number }>(stack, '/auctions/register', token);
  await page.goto('/register-to-bid');
  const limit = main(page).getByRole('region', { name: 'Your bidding limit' });
  await expect(limit).toContainText(`$${before.limit.toLocaleString('en')}`);
  await expect(field(page, 'email')).toHaveValue('supplier@rigsouq.test');
  await field(page, 'accountType').selectOption('business');
  await field(page, 'agreeTerms').check();
  await field(page, 'agreePrivacy').check();

  const message = 'Your registration is already under review.';
  let failure: { status: number; json: object } = { status: 500, json: {} };
  await page.route('**/api/auctions/register', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failure) : route.continue(),
  );
  await submit(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to submit registration');
  failure = { status: 409, json: { code: 'bidder.waiting', message } };
  await submit(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(message);
  await page.unroute('**/api/auctions/register');
  await submit(page).click();
  await expect(main(page).getByText('Thank you. We have received your registration.')).toBeVisible();
  await expect(limit).toContainText('is under review');
  await page.reload();
  await expect(limit).toContainText('is under review');
  await expect(main(page).locator('form')).toHaveCount(0);

  const desk = await registrationOf(stack, 'supplier@rigsouq.test');
  const approved = await postToApi(stack, `/admin/bidders/${desk.registration?._id}/approve`, desk.token, {
    limit: 750_000,
  });
  expect(approved.status).toBe(200);
  await page.reload();
  await expect(limit).toContainText('$750,000');
  await expect(limit).toContainText('was approved');
  await expect(main(page).locator('form')).toBeVisible();
  await expectNoFaults(page);
});
