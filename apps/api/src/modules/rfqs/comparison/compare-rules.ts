// Compares opened answers (R50). Every price is converted to the currency of the request at the rates frozen at the opening. Points combine
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
  /** Price of one piece in minor units of its currency. */
  readonly price: number;
  readonly currency: string;
  readonly leadDays: number;
  readonly mode: Mode;
  /** True if the supplier declined the order of this line. Such an offer is never the best. */
  readonly declined?: boolean;
};
/** `unit` and `total` are in minor units of the request's currency. */
export type Compared<O extends Offer = Offer> = O & { unit: number; total: number; points: number; best: boolean };

export type Comparison<O extends Offer = Offer> = {
  readonly currency: string;
  /** US dollars for one unit of each currency. */
  readonly rates: ReadonlyMap<string, number>;
  readonly weights: Weights;
  readonly lines: readonly AskedLine[];
  readonly answers: readonly Answer[];
  readonly offers: readonly O[];
};

/**
 * Computes points for every offer and marks the best offer of each line. Prices of purchases and rentals are not comparable, so each offer
 * is measured against the best of its own mode. An offer in the other mode is the best only if the line has no offer in the requested mode.
 */
export function compareOffers<O extends Offer>({ lines, offers, ...basis }: Comparison<O>): Compared<O>[] {
  const ofLine = Map.groupBy(offers, ({ line }) => line);
  return lines.flatMap((line) => {
    const priced = (ofLine.get(line.line) ?? []).map((offer) => priceIn(offer, line.quantity, basis));
    const scored = [...Map.groupBy(priced, ({ mode }) => mode).values()].flatMap((alike) => withPoints(alike, basis));
    const [best] = scored.filter(({ declined }) => !declined).toSorted(byRank(line, basis.answers));
    return scored.map((offer) => ({ ...offer, best: offer === best }));
  });
}

type ComparisonBasis = Omit<Comparison, 'lines' | 'offers'>;

function priceIn<O extends Offer>(offer: O, quantity: number, { currency, rates }: ComparisonBasis) {
  const unit = convertCurrency(offer.price, offer.currency, currency, rates);
  return { ...offer, unit, total: unit * quantity };
}

/** Converts minor units between currencies. The result is at least 1, so that a price never becomes 0. */
export function convertCurrency(minor: number, from: string, to: string, rates: ReadonlyMap<string, number>): number {
  if (from === to) return minor;
  const worth = (currency: string) => (rates.get(currency) ?? 0) / 10 ** digitsOf(currency);
  return Math.max(1, Math.round((minor * worth(from)) / worth(to)));
}

/** Gives full points to the lowest price and to the shortest lead time. Twice the price or the time gets half the points. */
function withPoints<P extends Offer & { unit: number }>(offers: readonly P[], { answers, weights }: ComparisonBasis) {
  const cheapest = Math.min(...offers.map(({ unit }) => unit));
  const soonest = Math.min(...offers.map(daysOf));
  const scores = new Map(answers.map(({ id, score }) => [id, score]));
  return offers.map((offer) => {
    const score = scores.get(offer.answerId) ?? null;
    return { ...offer, points: pointsOf(cheapest / offer.unit, soonest / daysOf(offer), score, weights) };
  });
}

/** Counts delivery from stock (0 days) as one day, which avoids a division by zero. */
const daysOf = ({ leadDays }: Offer) => Math.max(1, leadDays);

/** Returns 0 to 100 with two decimals. For a supplier without a score only price and lead time count, so it neither gains nor loses. */
function pointsOf(price: number, lead: number, score: number | null, weights: Weights): number {
  const totalWeight = weights.price + weights.lead + (score === null ? 0 : weights.score);
  if (totalWeight === 0) return 0;
  const sum = weights.price * price + weights.lead * lead + (score === null ? 0 : (weights.score * score) / 100);
  return Math.round((sum / totalWeight) * 10_000) / 100;
}

type ScoredOffer = Offer & { points: number };

/** Ranks offers in the requested mode first, then by points, then by the earlier answer. */
function byRank(line: AskedLine, answers: readonly Answer[]) {
  const received = new Map(answers.map(({ id, receivedAt }) => [id, receivedAt.getTime()]));
  const modeRank = ({ mode }: Offer) => Number(mode === line.mode);
  const timeOf = ({ answerId }: Offer) => received.get(answerId) ?? 0;
  return (one: ScoredOffer, two: ScoredOffer) =>
    modeRank(two) - modeRank(one) ||
    two.points - one.points ||
    timeOf(one) - timeOf(two) ||
    one.answerId.localeCompare(two.answerId) ||
    one.option - two.option;
}

/** Returns the total of each answer with its best option for every line, or null for an answer that leaves a line out. */
export function computeTotals(
  { lines, answers }: Pick<Comparison, 'lines' | 'answers'>,
  compared: readonly Compared[],
) {
  const ofAnswer = Map.groupBy(compared, ({ answerId }) => answerId);
  return new Map(answers.map((answer) => [answer.id, totalOf(answer, lines, ofAnswer.get(answer.id) ?? [])]));
}

function totalOf(answer: Answer, lines: readonly AskedLine[], own: readonly Compared[]): number | null {
  let sum = 0;
  for (const line of lines) {
    const [best] = own.filter((offer) => offer.line === line.line).toSorted(byRank(line, [answer]));
    if (!best) return null;
    sum += best.total;
  }
  return sum;
}

/**
 * Returns how close the prices of each answer are to the lowest price, in whole per cent, as the mean over its lines in the requested mode.
 * A line with a single answer does not count. An answer without a compared line is not in the map.
 */
export function computePriceNearness(lines: readonly AskedLine[], compared: readonly Compared[]): Map<string, number> {
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
