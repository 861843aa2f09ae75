// Narrows a comparison to the lines whose order was declined or withdrawn, so that they can be awarded again.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor } from '@rigsouq/kernel/money';
import type { Answer, Offer, OpenedTender, RfqLine } from '../comparison-query.ts';
import type { Choices } from './choices.ts';

/** Returns the request and its comparison as if the request asked only for what can be awarded again. */
export function narrowToUnordered({ rfq, comparison }: OpenedTender): OpenedTender {
  const left = new Map(rfq.anew.map(({ line, quantity }) => [line, quantity]));
  const lines = rfq.lines.flatMap((line) => {
    const quantity = left.get(line.line);
    return quantity ? [{ ...line, quantity }] : [];
  });
  const answers = comparison.answers.map((answer) => narrowAnswer(answer, lines, comparison.currency));
  return { rfq: { ...rfq, lines }, comparison: { ...comparison, answers } };
}

function narrowAnswer(answer: Answer, lines: readonly RfqLine[], currency: string): Answer {
  const digits = digitsOf(currency);
  const minor = (unit: number) => Math.round(unit * 10 ** digits);
  const offers = answer.offers.flatMap((offer) => {
    const line = lines.find((one) => one.line === offer.line);
    return line ? [{ ...offer, total: toMajor(minor(offer.unit) * line.quantity, digits) }] : [];
  });
  const bests = lines.map((line) => bestOption(offers, line));
  const whole = bests.every((best) => best !== undefined);
  const total = whole ? bests.reduce((sum, best) => sum + minor(best?.total ?? 0), 0) : null;
  return { ...answer, offers, total: total === null ? null : toMajor(total, digits) };
}

/** Picks the option that the server would count in a total: the requested mode first, then the most points. */
function bestOption(offers: readonly Offer[], { line, mode }: RfqLine): Offer | undefined {
  const asAsked = (offer: Offer) => Number(offer.mode === mode);
  return offers
    .filter((offer) => offer.line === line)
    .toSorted((one, two) => asAsked(two) - asAsked(one) || two.points - one.points || one.option - two.option)[0];
}

/** Keeps the choices of a failed proposal for the lines that can still be chosen. */
export function keepChoicesForLines(choices: Choices, lines: readonly RfqLine[]): Choices {
  return Object.fromEntries(lines.map(({ line }) => [line, choices[line] ?? []]));
}
