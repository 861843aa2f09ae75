// Checks that every answer of the help pages is shown by named tests, and that no number in an answer is typed.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rentalPrices } from '@rigsouq/kernel/rental-price';
import { describe, expect, it } from 'vitest';
import arabic from '../../../locales/ar/help.json' with { type: 'json' };
import { helpAreas } from '../../lib/help-content.ts';
import { helpValues, rentalExample } from './help-values.ts';

/** The tests that show each answer, as `file: title`. An answer that changes needs a look at its tests. */
const proofs: Record<string, readonly string[]> = {
  'Who is Rigsouq for?': [
    'unverified.test.ts: saves a search and watches a lot',
    'platform.test.ts: [SH-046] [SH-047] lets only accounts with the supplier role make a supplier call, whatever the caller claims',
  ],
  'Can one company both buy and sell?': [
    'companies.test.ts: [PE-028] adds the other role and requires its fields',
    'session.spec.ts: [SH-013] [SH-047] [DA-001] [DA-004] lets a member with both roles switch views, by select and by address',
  ],
  'What does Verified mean?': [
    'operations.test.ts: is not verified without a valid licence whose document the operator has opened',
    'licences.test.ts: removes the badge everywhere when it expires, and restores it when a new one is approved',
  ],
  'How do I add colleagues?': [
    'members.test.ts: lets only the owner change members and invitations, and hides them from other accounts',
    'members.test.ts: [PE-030] brings a colleague into the account with their own login',
    'rfq-state.test.ts: lets a second member decide an award, but not an agent',
  ],
  'Is Rigsouq available in Arabic?': [
    'translations.test.ts: [SH-041] has every text of the web',
    'forms.test.ts: sends emails in the language that the member chose, whatever the language of the last page',
    'orders.test.ts: contains the whole order in both languages and opens only through its signed link',
  ],
  'How do I find the right machine?': [
    'search.test.ts: [CA-031] [CA-032] [CA-038] filters by category, condition, price, location, maker and every other filter of a page',
    'alerts.test.ts: lists up to five new matches with links, in the language that the member chose for emails',
  ],
  'How do I compare machines?': [
    'compare.test.ts: reads at most four valid ids from an address, each once',
    'compare-rules.test.ts: finds rows whose values differ, ignoring case and spaces',
  ],
  'What is a quote?': [
    'quotes.test.ts: [DE-042] [DE-043] changes from Requested to Quoted to Accepted and records each step in its history',
    'quotes.test.ts: [DE-043] expires by the database clock and cannot be accepted after that',
  ],
  'Can I inspect the machine first?': [
    'inspections.test.ts: [DE-044] changes with proposals of both sides until the supplier confirms',
    'inspections.test.ts: [DE-044] completes an inspection from its day on, with ratings, hours and private photos',
  ],
  'Does Rigsouq handle the payment?': ['quotes.test.ts: is accepted only at the price that the buyer saw'],
  'How is the rental price calculated?': [
    'rental-sum.test.ts: [DE-023] is computed by the hour, the day and the week, with the cheapest mix of weeks and days first',
    'rentals.test.ts: is charged in weeks and days when the buyer chooses that, also after an off-hire',
    'help-proofs.test.ts: shows the amounts of the rental example by the rule of today',
  ],
  'Is the machine booked once I send a request?': [
    'rentals.test.ts: [DE-038] is confirmed or rejected by the supplier only, and frees its days when rejected',
    'rentals.test.ts: [DE-041] lapses after 48 hours, not before, by the clock of the database, and frees its days',
    'calendar.test.ts: [DE-046] refuses overlapping reservations, accepts adjacent ones, and keeps a sale without an end',
  ],
  'What if I need the machine longer?': [
    'rentals.test.ts: keeps an overdue machine reserved up to the next reservation, and further when that one is cancelled',
  ],
  'How do I list a machine?': [
    'catalogue.test.ts: [CA-018] [CA-022] [CA-027] [CA-028] puts a machine on the market immediately, with every field',
    'unverified.test.ts: makes no binding deal, publishes no listing and reads no contacts',
    'imports.test.ts: creates drafts from the valid rows, once per file',
    'calendar.test.ts: [DE-046] accepts only one of many overlapping reservations at the same time',
  ],
  'How do I get my listing found?': [
    'search.test.ts: [CA-050] finds by name, maker, model, location and features, by the start of a word, in any order',
    'equipment.spec.ts: compares the price with comparable machines, as a chart and as a table',
  ],
  'Who sees my contact details?': [
    'unverified.test.ts: makes no binding deal, publishes no listing and reads no contacts',
    'networks.test.ts: [PE-087] counts operators of other desks, but not the own account and not the companies desk',
  ],
  'Why is my company not verified yet?': [
    'notify-company.test.ts: notifies the owner of a company about the decision and its reason',
    'search.test.ts: [CA-031] [CA-034] hides offers of unapproved suppliers on request and follows approval and suspension immediately',
  ],
  'What do I need to bid?': [
    'unverified.test.ts: makes no binding deal, publishes no listing and reads no contacts',
    'place-bid.test.ts: [AU-041] [AU-042] is limited to 25,000 in all open lots, or to the limit that an operator set',
  ],
  'What is a maximum bid?': [
    'bidding-rules.test.ts: [AU-026] sets the price to the second-highest maximum plus one increment',
    'bidding-rules.test.ts: [AU-028] loses to an earlier maximum of the same amount',
  ],
  'What is the reserve?': [
    'lot-secrets.test.ts: [AU-006] shows the reserve in no answer to a visitor, a bidder or any other user',
    'lot-scheduler.test.ts: [AU-067] passes a lot below its reserve or without a bid: it frees the machine and opens no settlement',
  ],
  'Why was the auction extended?': [
    'bidding-rules.test.ts: [AU-032] moves to five minutes after a bid in the last five minutes, and stays for an earlier bid',
    'bidding-rules.test.ts: [AU-033] does not move more than 60 minutes past the first end',
  ],
  'How do I know the auction was fair?': [
    'read-bids.test.ts: is complete, paged, and can be verified by anyone',
    'check-log.test.ts: [AU-044] refuses a changed line, a missing line, a missing end and the log of another lot',
  ],
  'I won an auction. What happens next?': [
    'read-bids.test.ts: shows the seller to the winner, but not after a default',
    'consign.test.ts: shows the buyer to the seller once the lot is sold and awaits payment',
    'settlements.test.ts: goes after a default to the next bidder at that bidder’s own maximum',
  ],
  'What does e-procurement cost?': [
    'buyer-plans.test.ts: starts the trial with the first request or reverse auction of a company',
    'buyer-plans.test.ts: lets an open request be answered, opened, awarded and ordered after the end',
    'buyer-plans.test.ts: brings a request for a plan to the operators, who activate it to the end of a day and end it',
  ],
  'How does a request for quotation work?': [
    'rfq-state.test.ts: shows a published request to listed suppliers, and an open one to verified suppliers while it runs',
    'no-price-leaks.test.ts: [PR-004] keeps prices sealed between deadline and opening, in the second envelope and after a cancellation',
    'last-seconds.test.ts: opens exactly the accepted answers when 100 suppliers answer in the last two seconds through two servers',
  ],
  'What is two-envelope evaluation?': [
    'awards.test.ts: [PR-005] shows the technical answers first, and the prices of accepted answers once all are judged',
  ],
  'What is a reverse auction?': [
    'auction-secrets.test.ts: [PR-009] keeps offers and names of other suppliers out of jobs, notifications, emails and logs',
    'reverse-auctions.test.ts: is logged once each when many arrive concurrently, and the ranks follow the totals',
  ],
  'Who approves an order?': [
    'awards.test.ts: [PR-006] lets awards below it through, and requires a second member above it',
    'awards.test.ts: keeps a proposer from deciding their own award, and lets the buyer choose again after a rejection',
    'awards.test.ts: is set by the owner and read by every member',
  ],
  'Which VAT rate applies to an order?': [
    'orders.test.ts: follows the rate table of the six countries for each day',
    'orders.test.ts: is issued on the day of the country of delivery',
  ],
  'How do I protect my account?': [
    'second-factor.test.ts: asks for the code only after the right password, and opens no session on a refusal',
    'second-factor.test.ts: asks for the password, changes nothing until the first code, and answers ten recovery codes',
  ],
  'I lost my phone.': ['second-factor.test.ts: accepts each recovery code once, with or without its dash'],
  'Someone accessed my account.': [
    'change-login.test.ts: takes effect immediately and ends the other sessions, not this one',
  ],
  'Which emails will I get?': [
    'forms.test.ts: sends emails in the language that the member chose, whatever the language of the last page',
    'alerts.test.ts: is stopped by the link in its email without a login, and by no other link',
  ],
};

const root = join(import.meta.dirname, '../../../../..');
const entries = helpAreas.flatMap((area) => [...area.entries]);

/** Returns every `file: title` of the tests of the product. */
function listTests(): Set<string> {
  const files = globSync(['{apps,packages}/**/*.test.ts', 'e2e/journeys/**/*.spec.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:it|test)\(\s*'([^'\n]+)'/g)].map(
        ([, title]) => `${basename(file)}: ${title}`,
      ),
    ),
  );
}

describe('an answer of the help pages', () => {
  it('is shown by tests that exist', () => {
    const tests = listTests();
    const questions: string[] = entries.map(({ question }) => question);
    expect(questions.filter((question) => !proofs[question]?.length)).toEqual([]);
    expect(Object.keys(proofs).filter((question) => !questions.includes(question))).toEqual([]);
    expect([...new Set(Object.values(proofs).flat())].filter((proof) => !tests.has(proof))).toEqual([]);
  });

  it('takes its numbers from the constants, in both languages', () => {
    const values = new Set(Object.keys(helpValues('en')));
    const texts = entries.flatMap(({ answer }) => [answer, (arabic as Record<string, string>)[answer] ?? '']);
    const typed = /\d|\b(two|three|four|five|six|seven|eight|nine|ten) (minutes|hours|days|machines)\b|\bone hour\b/i;
    expect(texts.filter((text) => typed.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
    const named = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !values.has(name))).toEqual([]);
    expect([...values].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('shows the amounts of the rental example by the rule of today', () => {
    const { hoursADay, combinedCost, weeklyCost, dailyCost } = helpValues('en');
    expect({ hoursADay, combinedCost, weeklyCost, dailyCost }).toEqual({
      hoursADay: '8',
      combinedCost: 'USD\u00a02,460',
      weeklyCost: 'USD\u00a03,000',
      dailyCost: 'USD\u00a03,200',
    });
    // Weeks and days are offered because they cost less.
    const offered = rentalPrices(rentalExample.days, rentalExample.rates);
    expect(offered.map(({ period }) => period)).toEqual(['combined', 'weekly', 'daily']);
  });
});
