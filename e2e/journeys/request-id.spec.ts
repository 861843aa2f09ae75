// Tests the request id: the browser, nginx, the server and the traces use one id, so that a user can name it in a report.
import { DEMO_PASSWORD, expect, test } from '../fixtures.ts';

test('sends a trace id with a call, and gets the same id in the answer', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('buyer@rigsouq.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/loginuser'), page.keyboard.press('Enter')]);
  const { traceparent = '' } = await request.allHeaders();
  const [, id] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-00$/.exec(traceparent) ?? [];
  const answer = await request.response();
  expect(answer?.status()).toBe(200);
  expect(await answer?.headerValue('x-request-id')).toBe(id);
});
