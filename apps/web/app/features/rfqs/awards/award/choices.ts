// Holds what the buyer has chosen so far, line by line, and calculates its total. The server validates it again.

import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor } from '@rigsouq/kernel/money';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { Answer, Comparison, Offer, RfqLine } from '../comparison-query.ts';

export type Choice = { readonly answerId: string; readonly option: number; readonly quantity: number };
/** Choices by line number. A line has several choices when it is split among suppliers. */
export type Choices = Readonly<Record<number, readonly Choice[]>>;
export type OfferKey = Pick<Choice, 'answerId' | 'option'>;
export type AnswerOffer = { readonly answer: Answer; readonly offer: Offer };

const isAt = (one: OfferKey, two: OfferKey) => one.answerId === two.answerId && one.option === two.option;

/** Gives the whole line to one offer, or to none when `place` is null. */
export function chooseWholeLine(choices: Choices, { line, quantity }: RfqLine, place: OfferKey | null): Choices {
  return { ...choices, [line]: place ? [{ ...place, quantity }] : [] };
}

/** Sets how many pieces of a line one offer gets; 0 removes the offer. */
export function choosePieces(choices: Choices, line: number, place: OfferKey, quantity: number): Choices {
  const others = (choices[line] ?? []).filter((choice) => !isAt(choice, place));
  return { ...choices, [line]: quantity > 0 ? [...others, { ...place, quantity }] : others };
}

export function countChosenPieces(choices: Choices, line: number, place: OfferKey): number {
  return choices[line]?.find((choice) => isAt(choice, place))?.quantity ?? 0;
}

/** Chooses for every line the offer with the most points, if it is still valid. */
export function chooseBestOffers(lines: readonly RfqLine[], comparison: Comparison, today: string): Choices {
  const chosen = lines.map((line) => {
    const best = offersFor(comparison, line.line).find(({ offer, answer }) => offer.best && answer.validUntil >= today);
    const place = best && { answerId: best.answer.answerId, option: best.offer.option };
    return [line.line, place ? [{ ...place, quantity: line.quantity }] : []] as const;
  });
  return Object.fromEntries(chosen);
}

/** Returns the lines of an award as choices. */
export function choicesOf(lines: readonly (Choice & { readonly line: number })[]): Choices {
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ line }) => line)].map(([line, own]) => [
      line,
      own.map(({ answerId, option, quantity }) => ({ answerId, option, quantity })),
    ]),
  );
}

export function linesOf(choices: Choices): (Choice & { line: number })[] {
  return Object.entries(choices).flatMap(([line, own]) => own.map((choice) => ({ line: Number(line), ...choice })));
}

/** Returns all offers for a line, the best one first. */
export function offersFor({ answers }: Comparison, line: number): AnswerOffer[] {
  return answers
    .flatMap((answer) => answer.offers.filter((offer) => offer.line === line).map((offer) => ({ answer, offer })))
    .toSorted((one, two) => Number(two.offer.best) - Number(one.offer.best) || two.offer.points - one.offer.points);
}

type Share = { companyName: string; currency: string; lines: number; total: number };
type ChoiceSummary = {
  /** Total in the currency of the request. */
  total: number;
  /** One share for each supplier and currency, as the orders will be. */
  shares: Share[];
  /** The lines without a choice (`left`) and the lines with more pieces than requested (`over`). */
  left: number[];
  over: number[];
  /** Whether a line is split or goes to an offer that is not the best. */
  needsReason: boolean;
};

export function summarizeChoices(lines: readonly RfqLine[], comparison: Comparison, choices: Choices): ChoiceSummary {
  const digits = digitsOf(comparison.currency);
  const chosen = linesOf(choices).flatMap(({ line, quantity, ...place }) => {
    const found = offersFor(comparison, line).find(({ answer, offer }) =>
      isAt({ answerId: answer.answerId, option: offer.option }, place),
    );
    return found ? [{ ...found, line, quantity, minor: Math.round(found.offer.unit * 10 ** digits) * quantity }] : [];
  });
  const sum = (parts: typeof chosen) =>
    toMajor(
      parts.reduce((total, { minor }) => total + minor, 0),
      digits,
    );
  const partsByOrder = Map.groupBy(chosen, ({ answer, offer }) => `${answer.answerId} ${offer.currency}`);
  const pieces = (line: number) => (choices[line] ?? []).reduce((total, { quantity }) => total + quantity, 0);
  return {
    total: sum(chosen),
    shares: [...partsByOrder.values()].flatMap((parts) => {
      const [{ answer, offer } = {}] = parts;
      if (!answer || !offer) return [];
      const own = new Set(parts.map(({ line }) => line)).size;
      return [{ companyName: answer.supplier.companyName, currency: offer.currency, lines: own, total: sum(parts) }];
    }),
    left: lines.filter(({ line }) => pieces(line) === 0).map(({ line }) => line),
    over: lines.filter(({ line, quantity }) => pieces(line) > quantity).map(({ line }) => line),
    needsReason: chosen.some(({ offer, line }) => !offer.best || (choices[line] ?? []).length > 1),
  };
}

/**
 * Tells whether a second member must approve. The limit of the account is in US dollars, converted at the frozen rate. It covers this choice, what is
 * already ordered for this request, and what the account ordered without approval in the last 24 hours.
 */
export function needsApproval(
  chosen: number,
  { currency, rates, approvalLimit, ordered, orderedAlone }: Comparison,
): boolean {
  if (approvalLimit === null) return false;
  const dollar = currency === 'USD' ? 1 : (rates.find((rate) => rate.currency === 'USD')?.rate ?? 0);
  return dollar > 0 && Math.round(((chosen + ordered) / dollar + orderedAlone) * 100) > approvalLimit * 100;
}

/** Parses a typed number of pieces. Anything that is no positive whole number counts as none. */
export function parsePieces(typed: string): number {
  return Math.max(0, Math.floor(Number(plainNumber(typed))) || 0);
}
