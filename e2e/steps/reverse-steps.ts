// Shares steps between the journeys about reverse auctions: it creates companies and an auction, offers through the form and moves the auction
// in time.
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { runSql } from './bidding-steps.ts';
import { type OwnCompany, registerCompany } from './company-steps.ts';
import { dialog, main, post } from './deal-steps.ts';

export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' });
export const rank = (page: Page, name = 'Your rank') => main(page).getByRole('region', { name });
export const auctionPath = (id: string) => `/procurement/auctions/${id}`;

type ReverseParties = {
  buyer: OwnCompany;
  khalij: OwnCompany;
  rimal: OwnCompany;
  /** Names that are new in every attempt, because a repeated journey finds the companies of the attempt before. */
  names: readonly [khalij: string, rimal: string];
};

export async function threeCompanies(stack: Stack): Promise<ReverseParties> {
  const names = [`Khalij Hire ${Date.now()}`, `Rimal Machines ${Date.now()}`] as const;
  const [buyer, khalij, rimal] = await Promise.all([
    registerCompany(stack, 'buyer', 'Sahil Roads'),
    registerCompany(stack, 'supplier', names[0]),
    registerCompany(stack, 'supplier', names[1]),
  ]);
  return { buyer, khalij, rimal, names };
}

/** Creates an auction for two cranes, at most a million dirhams, which starts in five minutes. */
export async function createReverseAuction(
  stack: Stack,
  { buyer, khalij, rimal }: ReverseParties,
  over: object = {},
): Promise<string> {
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
    from: 'blank',
    title: 'Cranes for the port road',
    currency: 'AED',
    country: 'ae',
    ceiling: 1_000_000,
    lines: [line],
    suppliers: [khalij.userId, rimal.userId],
    startsAt: at(5),
    endsAt: at(65),
    decrement: 0.5,
    overtimeMinutes: 3,
    overtimeRanks: 1,
    ...over,
  })) as { _id: string };
  return _id;
}

/** Moves the start of the auction to now, and the scheduler of the worker opens it. */
export async function startReverseAuction(stack: Stack, id: string): Promise<void> {
  await runSql(stack, `update reverse_auctions set starts_at = now() where id = '${id}'`);
}

/** Moves the end of the auction to the given number of seconds from now, as if it had been announced so. */
export async function setAuctionEnd(stack: Stack, id: string, seconds: number): Promise<void> {
  const end = `greatest(now() + interval '${seconds} seconds', starts_at + interval '1 millisecond')`;
  await runSql(stack, `update reverse_auctions set first_ends_at = ${end}, ends_at = ${end} where id = '${id}'`);
}

export async function offerThroughApi(stack: Stack, supplier: OwnCompany, id: string, price: number): Promise<void> {
  await post(stack, supplier, `/procurement/auctions/${id}/offer`, { lines: [{ line: 1, price }] });
}

/** Types the price per piece and confirms the total that the dialog shows. */
export async function makeOffer(page: Page, price: string, sum: string): Promise<void> {
  await main(page).getByLabel('Price per unit').fill(price);
  await expect(main(page).locator('#offer')).toContainText(sum);
  await button(page, 'Submit offer').click();
  await expect(dialog(page)).toContainText(`Offer ${sum}?`);
  await dialog(page)
    .getByRole('button', { name: `Offer ${sum}` })
    .click();
}
