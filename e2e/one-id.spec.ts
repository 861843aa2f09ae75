// A person who reports a failure can name it: the click, the edge, the server and the traces have one id for it.
import { DEMO_PASSWORD, expect, test } from './fixtures.ts';

test('every click names what it sets off, and the answer carries the same id', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('buyer@rigsouq.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const [asked] = await Promise.all([page.waitForRequest('**/api/auth/loginuser'), page.keyboard.press('Enter')]);
  const { traceparent = '' } = await asked.allHeaders();
  const [, id] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-00$/.exec(traceparent) ?? [];
  const answer = await asked.response();
  expect(answer?.status()).toBe(200);
  expect(await answer?.headerValue('x-request-id')).toBe(id);
});
