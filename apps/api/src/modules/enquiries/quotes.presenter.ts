import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { quoteActions, type readQuote } from '@rigsouq/contract/enquiries/quotes';
import { majorOf } from '@rigsouq/contract/money';
import { type Photos, presentMachine, presentOther } from './deal.presenter.ts';
import { statusAfter } from './quote-state.ts';
import type { QuoteRow, StepRow } from './quotes.queries.ts';
import type { Side } from './sides.ts';

type Quote = AnswerOf<typeof readQuote>;

export function presentQuote(row: QuoteRow, side: Side, photos: Photos): Omit<Quote, 'listed' | 'note' | 'history'> {
  const can = Object.fromEntries(quoteActions.map((act) => [act, statusAfter(act, side, row.status) !== undefined]));
  return {
    _id: row.id,
    equipmentId: presentMachine(row, photos),
    other: presentOther(row, side),
    side,
    status: row.status,
    price: majorOf(row.price_minor, row.currency),
    currency: row.currency,
    validUntil: row.valid_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    can: can as Quote['can'],
  };
}

/** Presents the price of the listing, for comparison with the quote. Its currency is the default for an answer. */
export function presentListPrice({ listed_minor, listed_currency }: QuoteRow): Quote['listed'] {
  return { price: majorOf(listed_minor, listed_currency), currency: listed_currency };
}

type Facts = { note?: string; price?: number | string; currency?: string; meeting?: string };

/** Presents a step. The name of a member is shown to the own side only; the other side sees the company. */
export function presentStep(step: StepRow, side: Side): Quote['history'][number] {
  const { note, price, currency, meeting } = step.facts as Facts;
  return {
    at: step.created_at.toISOString(),
    act: step.act,
    by: step.side,
    name: step.side === side ? step.name : null,
    status: step.status,
    note: note ?? null,
    price: majorOf(price ?? null, currency ?? null),
    currency: currency ?? null,
    meeting: meeting ?? null,
  };
}
