// Shares steps between the journeys about bidding: it opens a page per bidder, bids through the form and moves the end of a lot.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { readAuction } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { expect } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { type OwnCompany, signInAsCompany } from './company-steps.ts';
import { getFromApi } from './lot-steps.ts';

export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, name: string) => main(page).locator(`form#bid [name="${name}"]`);
export const bidButton = (page: Page) => main(page).locator('form#bid button[type=submit]');
export const status = (page: Page, name = 'Auction Status') => main(page).getByRole('region', { name });
export const phone = { width: 360, height: 780 };
const desktop = { width: 1440, height: 900 };

/** Opens the page in a new browser context. The page is never reloaded, so every change on it came over the live stream. */
export async function openTrackedPage(
  browser: Browser,
  stack: Stack,
  company: OwnCompany | null,
  path: string,
  viewport = desktop,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url, viewport, timezoneId: 'Asia/Dubai', locale: 'en-GB' });
  if (company) await signInAsCompany(context, company);
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

/** Checks that the page was not reloaded since it was opened. */
export async function expectSameDocument(page: Page) {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

export async function submitBid(page: Page, amount: number, maximum?: number) {
  await field(page, 'bidAmount').fill(String(amount));
  if (maximum !== undefined) await field(page, 'maxBid').fill(String(maximum));
  await field(page, 'terms').setChecked(true);
  await bidButton(page).click();
}

export const readLot = (stack: Stack, id: string) =>
  getFromApi<AnswerOf<typeof readAuction>>(stack, `/equipment/auction/${id}`);

export async function runSql(stack: Stack, statement: string): Promise<void> {
  await promisify(execFile)('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', stack.databaseUrl, '-c', statement]);
}

/** Moves the end of the lot to the given number of seconds from now, as if it had been announced so. */
export async function setLotEnd(stack: Stack, id: string, seconds: number): Promise<void> {
  const end = `now() + interval '${seconds} seconds'`;
  await runSql(
    stack,
    `update lots set starts_at = least(starts_at, now() - interval '3 hours'), first_ends_at = ${end}, ends_at = ${end} where id = '${id}'`,
  );
}
