// What the journeys of reverse auctions have in common: an auction between companies of their own, an offer through the form, and time
// that passes.
import type { Browser, Page } from '@playwright/test';
import { sql } from './bidding-steps.ts';
import { dialog, main, post } from './deals.ts';
import { expect } from './fixtures.ts';
import { enter, foundCompany, type OwnCompany } from './own-company.ts';
import type { Stack } from './stack/stack.ts';

export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' });
export const rank = (page: Page, name = 'Your rank') => main(page).getByRole('region', { name });
export const auctionPath = (id: string) => `/procurement/auctions/${id}`;

type Bidding = {
  buyer: OwnCompany;
  khalij: OwnCompany;
  rimal: OwnCompany;
  /** Names that no other try has left on the market. */
  names: readonly [khalij: string, rimal: string];
};

export async function threeCompanies(stack: Stack): Promise<Bidding> {
  const names = [`Khalij Hire ${Date.now()}`, `Rimal Machines ${Date.now()}`] as const;
  const [buyer, khalij, rimal] = await Promise.all([
    foundCompany(stack, 'buyer', 'Sahil Roads'),
    foundCompany(stack, 'supplier', names[0]),
    foundCompany(stack, 'supplier', names[1]),
  ]);
  return { buyer, khalij, rimal, names };
}

/** Two cranes for at most a million dirhams, from the next minutes on. */
export async function setAuction(stack: Stack, { buyer, khalij, rimal }: Bidding, over: object = {}): Promise<string> {
  const line = {
    line: 1,
    category: 'cranes',
    specification: 'Mobile crane, 60 t',
    quantity: 2,
    mode: 'buy',
    place: 'Duqm',
  };
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const { _id } = (await post(stack, buyer, '/procurement/auctions', {
    ...{ from: 'blank', title: 'Cranes for the port road', currency: 'AED', country: 'ae', ceiling: 1_000_000 },
    ...{ lines: [line], suppliers: [khalij.userId, rimal.userId] },
    ...{ startsAt: at(5), endsAt: at(65), decrement: 0.5, overtimeMinutes: 3, overtimeRanks: 1, ...over },
  })) as { _id: string };
  return _id;
}

/** As if it had been announced to begin now, and the clock of the worker does the rest. */
export async function begin(stack: Stack, id: string): Promise<void> {
  await sql(stack, `update reverse_auctions set starts_at = now() where id = '${id}'`);
}

/** As if it had been announced to end so many seconds from now. */
export async function endsIn(stack: Stack, id: string, seconds: number): Promise<void> {
  const end = `greatest(now() + interval '${seconds} seconds', starts_at + interval '1 millisecond')`;
  await sql(stack, `update reverse_auctions set first_ends_at = ${end}, ends_at = ${end} where id = '${id}'`);
}

export async function offerByCall(stack: Stack, supplier: OwnCompany, id: string, price: number): Promise<void> {
  await post(stack, supplier, `/procurement/auctions/${id}/offer`, { lines: [{ line: 1, price }] });
}

/** A browser of its own, which stays on the page that it opened: what changes there was told. */
export async function watching(browser: Browser, stack: Stack, company: OwnCompany, path: string): Promise<Page> {
  const viewport = company.role === 'buyer' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: stack.url, viewport, timezoneId: 'Asia/Dubai', locale: 'en-GB' });
  await enter(context, company);
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

/** Types the price of a piece, and says yes to the sum that was named. */
export async function offer(page: Page, price: string, sum: string): Promise<void> {
  await main(page).getByLabel('Price each').fill(price);
  await expect(main(page).locator('#offer')).toContainText(sum);
  await button(page, 'Make this offer').click();
  await expect(dialog(page)).toContainText(`Offer ${sum}?`);
  await dialog(page)
    .getByRole('button', { name: `Offer ${sum}` })
    .click();
}
