// What was ordered and is no longer: its lines, compared once more among those who offered them.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor } from '@rigsouq/kernel/money';
import type { Choices } from './choices.ts';
import type { Answer, Offer, Opened, RfqLine } from './comparison-query.ts';

/** The request as if it asked for what can be awarded anew, and for nothing else. */
export function anewOf({ rfq, comparison }: Opened): Opened {
  const left = new Map(rfq.anew.map(({ line, quantity }) => [line, quantity]));
  const lines = rfq.lines.flatMap((line) => {
    const quantity = left.get(line.line);
    return quantity ? [{ ...line, quantity }] : [];
  });
  const answers = comparison.answers.map((answer) => narrowed(answer, lines, comparison.currency));
  return { rfq: { ...rfq, lines }, comparison: { ...comparison, answers } };
}

function narrowed(answer: Answer, lines: readonly RfqLine[], currency: string): Answer {
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

/** As the server adds up a whole answer: what was asked for first, then most points. */
function bestOption(offers: readonly Offer[], { line, mode }: RfqLine): Offer | undefined {
  const asAsked = (offer: Offer) => Number(offer.mode === mode);
  return offers
    .filter((offer) => offer.line === line)
    .toSorted((one, two) => asAsked(two) - asAsked(one) || two.points - one.points || one.option - two.option)[0];
}

/** Of a proposal that came to nothing what can still be chosen. */
export function stillLeft(choices: Choices, lines: readonly RfqLine[]): Choices {
  return Object.fromEntries(lines.map(({ line }) => [line, choices[line] ?? []]));
}
