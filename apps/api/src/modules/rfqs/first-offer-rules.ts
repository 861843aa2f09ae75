// What an order would have cost at the first offers: how much a buyer saved by asking several, and by letting them answer anew.
import { convert } from './compare-rules.ts';

type Mode = 'buy' | 'rent';
export type FirstOffer = {
  readonly answerId: string;
  readonly line: number;
  /** For one piece, in minor units of its currency. */
  readonly price: number;
  readonly currency: string;
  readonly mode: Mode;
  readonly receivedAt: Date;
};
/** `price`: for one piece, in minor units of the order's currency. */
export type Placed = {
  readonly line: number;
  readonly mode: Mode;
  readonly price: number;
  readonly quantity: number;
};

/**
 * In minor units of the order's currency, at the rates frozen with the opening. Of each line the offer counts that was received first,
 * whoever made it; a rental is not measured by a purchase. A line without such an offer saves nothing and costs nothing: it counts with
 * its own price. Null where no line has one.
 */
export function firstNetOf(
  lines: readonly Placed[],
  offers: readonly FirstOffer[],
  currency: string,
  rates: ReadonlyMap<string, number>,
): number | null {
  const ofLine = Map.groupBy(offers, ({ line }) => line);
  const firsts = lines.map(({ line, mode }) => firstOf(ofLine.get(line) ?? [], mode));
  if (firsts.every((first) => first === undefined)) return null;
  const net = lines.reduce((sum, { price, quantity }, at) => {
    const first = firsts[at];
    return sum + quantity * (first ? convert(first.price, first.currency, currency, rates) : price);
  }, 0);
  return Number.isSafeInteger(net) ? net : null;
}

function firstOf(offers: readonly FirstOffer[], mode: Mode): FirstOffer | undefined {
  return offers.filter((offer) => offer.mode === mode).toSorted(byTime)[0];
}

function byTime(one: FirstOffer, two: FirstOffer): number {
  return one.receivedAt.getTime() - two.receivedAt.getTime() || one.answerId.localeCompare(two.answerId);
}
