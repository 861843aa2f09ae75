// How opened answers are compared (R50): every price in the currency of the request at the rates frozen with the opening, and points for
// price, lead time and the supplier's score by the buyer's weights.
import { digitsOf } from '@rigsouq/contract/taxonomy';

type Mode = 'buy' | 'rent';
export type Weights = { readonly price: number; readonly lead: number; readonly score: number };
export type AskedLine = { readonly line: number; readonly quantity: number; readonly mode: Mode };
export type Answer = { readonly id: string; readonly receivedAt: Date; readonly score: number | null };
export type Offer = {
  readonly answerId: string;
  readonly line: number;
  readonly option: number;
  /** For one piece, in minor units of its currency. */
  readonly price: number;
  readonly currency: string;
  readonly leadDays: number;
  readonly mode: Mode;
  /** Its supplier has declined the order of this line: it is not the best any more. */
  readonly declined?: boolean;
};
/** `unit` and `total` in minor units of the request's currency. */
export type Compared<O extends Offer = Offer> = O & { unit: number; total: number; points: number; best: boolean };

export type Comparison<O extends Offer = Offer> = {
  readonly currency: string;
  /** US dollars for one of each currency. */
  readonly rates: ReadonlyMap<string, number>;
  readonly weights: Weights;
  readonly lines: readonly AskedLine[];
  readonly answers: readonly Answer[];
  readonly offers: readonly O[];
};

/**
 * What is asked for as a purchase and offered as a rental cannot be measured by the same price: each offer is measured by the best of its
 * own kind, and one of the other kind is the best of its line only where nobody offers what was asked for.
 */
export function compare<O extends Offer>({ lines, offers, ...by }: Comparison<O>): Compared<O>[] {
  const ofLine = Map.groupBy(offers, ({ line }) => line);
  return lines.flatMap((line) => {
    const priced = (ofLine.get(line.line) ?? []).map((offer) => priceIn(offer, line.quantity, by));
    const pointed = [...Map.groupBy(priced, ({ mode }) => mode).values()].flatMap((alike) => withPoints(alike, by));
    const [best] = pointed.filter(({ declined }) => !declined).toSorted(inOrder(line, by.answers));
    return pointed.map((offer) => ({ ...offer, best: offer === best }));
  });
}

type By = Omit<Comparison, 'lines' | 'offers'>;

function priceIn<O extends Offer>(offer: O, quantity: number, { currency, rates }: By) {
  const unit = convert(offer.price, offer.currency, currency, rates);
  return { ...offer, unit, total: unit * quantity };
}

/** Never nothing: what is worth less than the smallest coin costs one. */
export function convert(minor: number, from: string, to: string, rates: ReadonlyMap<string, number>): number {
  if (from === to) return minor;
  const worth = (currency: string) => (rates.get(currency) ?? 0) / 10 ** digitsOf(currency);
  return Math.max(1, Math.round((minor * worth(from)) / worth(to)));
}

/** Full points for the lowest price and for the shortest lead time of the line, half of them for twice as much. */
function withPoints<P extends Offer & { unit: number }>(offers: readonly P[], { answers, weights }: By) {
  const cheapest = Math.min(...offers.map(({ unit }) => unit));
  const soonest = Math.min(...offers.map(daysOf));
  const scores = new Map(answers.map(({ id, score }) => [id, score]));
  return offers.map((offer) => {
    const score = scores.get(offer.answerId) ?? null;
    return { ...offer, points: pointsOf(cheapest / offer.unit, soonest / daysOf(offer), score, weights) };
  });
}

/** From stock and tomorrow are the same day's work. */
const daysOf = ({ leadDays }: Offer) => Math.max(1, leadDays);

/** 0 to 100, to the hundredth. A supplier without a record is measured by the rest, and neither gains nor loses by it. */
function pointsOf(price: number, lead: number, score: number | null, weights: Weights): number {
  const counting = weights.price + weights.lead + (score === null ? 0 : weights.score);
  if (counting === 0) return 0;
  const sum = weights.price * price + weights.lead * lead + (score === null ? 0 : (weights.score * score) / 100);
  return Math.round((sum / counting) * 10_000) / 100;
}

type Pointed = Offer & { points: number };

/** What was asked for before anything else, then most points, then the earlier answer. */
function inOrder(line: AskedLine, answers: readonly Answer[]) {
  const received = new Map(answers.map(({ id, receivedAt }) => [id, receivedAt.getTime()]));
  const asAsked = ({ mode }: Offer) => Number(mode === line.mode);
  const timeOf = ({ answerId }: Offer) => received.get(answerId) ?? 0;
  return (one: Pointed, two: Pointed) =>
    asAsked(two) - asAsked(one) ||
    two.points - one.points ||
    timeOf(one) - timeOf(two) ||
    one.answerId.localeCompare(two.answerId) ||
    one.option - two.option;
}

/** What each answer comes to with its best option of every line; null where it leaves one out. */
export function totalsOf({ lines, answers }: Pick<Comparison, 'lines' | 'answers'>, compared: readonly Compared[]) {
  const ofAnswer = Map.groupBy(compared, ({ answerId }) => answerId);
  return new Map(answers.map((answer) => [answer.id, totalOf(answer, lines, ofAnswer.get(answer.id) ?? [])]));
}

function totalOf(answer: Answer, lines: readonly AskedLine[], own: readonly Compared[]): number | null {
  let sum = 0;
  for (const line of lines) {
    const [best] = own.filter((offer) => offer.line === line.line).toSorted(inOrder(line, [answer]));
    if (!best) return null;
    sum += best.total;
  }
  return sum;
}

/**
 * How near each answer's prices were to the best, in whole per cent over the lines that it has a price for as asked. Who alone offered
 * something is neither near nor far, and is not there.
 */
export function nearnessOf(lines: readonly AskedLine[], compared: readonly Compared[]): Map<string, number> {
  const modes = new Map(lines.map(({ line, mode }) => [line, mode]));
  const alike = compared.filter(({ line, mode }) => modes.get(line) === mode);
  const parts = [...Map.groupBy(alike, ({ line }) => line).values()].flatMap((ofLine) => {
    const lowest = [...Map.groupBy(ofLine, ({ answerId }) => answerId)].map(([answerId, own]) => {
      return { answerId, unit: Math.min(...own.map(({ unit }) => unit)) };
    });
    const best = Math.min(...lowest.map(({ unit }) => unit));
    return lowest.length > 1 ? lowest.map(({ answerId, unit }) => ({ answerId, part: best / unit })) : [];
  });
  return new Map(
    [...Map.groupBy(parts, ({ answerId }) => answerId)].map(([answerId, own]) => {
      const mean = own.reduce((sum, { part }) => sum + part, 0) / own.length;
      return [answerId, Math.round(mean * 100)];
    }),
  );
}
