// Computes what an order would have cost at the first offers. The difference is what the buyer saved by asking several suppliers
// and by letting them answer again.
import { convertCurrency } from '../comparison/compare-rules.ts';

type Mode = 'buy' | 'rent';
export type FirstOffer = {
  readonly answerId: string;
  readonly line: number;
  /** Price of one piece in minor units of its currency. */
  readonly price: number;
  readonly currency: string;
  readonly mode: Mode;
  readonly receivedAt: Date;
};
/** A line of the order. `price` is for one piece, in minor units of the order's currency. */
export type PlacedLine = {
  readonly line: number;
  readonly mode: Mode;
  readonly price: number;
  readonly quantity: number;
};

/**
 * Returns the net at the first offers in minor units of the order's currency, at the rates frozen at the opening. For each line the offer
 * that was received first counts, from any supplier, in the same mode (buy or rent). A line without such an offer counts with its own
 * price, so it saves nothing. Returns null if no line has a first offer.
 */
export function computeFirstNet(
  lines: readonly PlacedLine[],
  offers: readonly FirstOffer[],
  currency: string,
  rates: ReadonlyMap<string, number>,
): number | null {
  const ofLine = Map.groupBy(offers, ({ line }) => line);
  const firsts = lines.map(({ line, mode }) => firstOf(ofLine.get(line) ?? [], mode));
  if (firsts.every((first) => first === undefined)) return null;
  const net = lines.reduce((sum, { price, quantity }, at) => {
    const first = firsts[at];
    return sum + quantity * (first ? convertCurrency(first.price, first.currency, currency, rates) : price);
  }, 0);
  return Number.isSafeInteger(net) ? net : null;
}

function firstOf(offers: readonly FirstOffer[], mode: Mode): FirstOffer | undefined {
  return offers.filter((offer) => offer.mode === mode).toSorted(byTime)[0];
}

function byTime(one: FirstOffer, two: FirstOffer): number {
  return one.receivedAt.getTime() - two.receivedAt.getTime() || one.answerId.localeCompare(two.answerId);
}
