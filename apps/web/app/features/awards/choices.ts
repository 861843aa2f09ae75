// What the buyer has chosen so far, line by line, and what it comes to. The server judges it again.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor } from '@rigsouq/kernel/money';
import type { Answer, Comparison, Offer, RfqLine } from './comparison-query.ts';

export type Choice = { readonly answerId: string; readonly option: number; readonly quantity: number };
/** By the number of the line; several where it is split. */
export type Choices = Readonly<Record<number, readonly Choice[]>>;
export type Place = Pick<Choice, 'answerId' | 'option'>;
export type Offered = { readonly answer: Answer; readonly offer: Offer };

const isAt = (one: Place, two: Place) => one.answerId === two.answerId && one.option === two.option;

/** The whole line from one supplier, or nothing of it. */
export function chooseOne(choices: Choices, { line, quantity }: RfqLine, place: Place | null): Choices {
  return { ...choices, [line]: place ? [{ ...place, quantity }] : [] };
}

/** So many pieces of it; 0 is none. */
export function choosePart(choices: Choices, line: number, place: Place, quantity: number): Choices {
  const others = (choices[line] ?? []).filter((choice) => !isAt(choice, place));
  return { ...choices, [line]: quantity > 0 ? [...others, { ...place, quantity }] : others };
}

export function chosenAt(choices: Choices, line: number, place: Place): number {
  return choices[line]?.find((choice) => isAt(choice, place))?.quantity ?? 0;
}

/** Of every line that offer which has the most points, where it is still valid. */
export function bestOf(lines: readonly RfqLine[], comparison: Comparison, today: string): Choices {
  const chosen = lines.map((line) => {
    const best = offersFor(comparison, line.line).find(({ offer, answer }) => offer.best && answer.validUntil >= today);
    const place = best && { answerId: best.answer.answerId, option: best.offer.option };
    return [line.line, place ? [{ ...place, quantity: line.quantity }] : []] as const;
  });
  return Object.fromEntries(chosen);
}

/** What an award holds. */
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

/** All offers for a line, the best one first. */
export function offersFor({ answers }: Comparison, line: number): Offered[] {
  return answers
    .flatMap((answer) => answer.offers.filter((offer) => offer.line === line).map((offer) => ({ answer, offer })))
    .toSorted((one, two) => Number(two.offer.best) - Number(one.offer.best) || two.offer.points - one.offer.points);
}

type Share = { companyName: string; currency: string; lines: number; total: number };
type Reckoning = {
  /** In the currency of the request. */
  total: number;
  /** One for each supplier and currency, as the orders will be. */
  shares: Share[];
  /** Lines of which nothing is chosen, and of which more than was asked for. */
  left: number[];
  over: number[];
  /** It is split, or is not the best offer. */
  needsReason: boolean;
};

export function reckon(lines: readonly RfqLine[], comparison: Comparison, choices: Choices): Reckoning {
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
  const ofOrder = Map.groupBy(chosen, ({ answer, offer }) => `${answer.answerId} ${offer.currency}`);
  const pieces = (line: number) => (choices[line] ?? []).reduce((total, { quantity }) => total + quantity, 0);
  return {
    total: sum(chosen),
    shares: [...ofOrder.values()].flatMap((parts) => {
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

/** Whether a second member has to agree: with what is ordered, here and alone in the last 24 hours, above the limit of the account, in US dollars at the frozen rate. */
export function waitsForApproval(
  chosen: number,
  { currency, rates, approvalLimit, ordered, orderedAlone }: Comparison,
): boolean {
  if (approvalLimit === null) return false;
  const dollar = currency === 'USD' ? 1 : (rates.find((rate) => rate.currency === 'USD')?.rate ?? 0);
  return dollar > 0 && Math.round(((chosen + ordered) / dollar + orderedAlone) * 100) > approvalLimit * 100;
}
