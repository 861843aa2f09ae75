// A second, simple implementation of the auction rules, written only from the rulings: it keeps every accepted bid and computes the whole
// lot again from the first bid each time. Tests compare the product with it, so it shares no code with the product.
export type ModelLot = {
  kind: 'online' | 'live' | 'sealed';
  seller: string;
  start: number;
  reserve: number;
  opens: number;
  ends: number;
  /** Other numbers than those of the rulings. */
  rules?: ModelRules;
};
/** The steps from each price on, and the soft close in minutes. */
export type ModelRules = { steps: Record<number, number>; online: number; live: number; most: number };
export type ModelBid = { bidder: string; offer: number; max?: number | undefined; at: number };
export type ModelView = {
  price: number | null;
  leader: string | null;
  leaderMax: number | null;
  ends: number;
  minimum: number;
};

const MINUTE = 60_000;
const rulings: ModelRules = {
  steps: { 0: 100, 5000: 250, 25000: 500, 50000: 1_000, 100000: 2_500 },
  online: 5,
  live: 1,
  most: 60,
};

export class AuctionModel {
  readonly lot: ModelLot;
  readonly rules: ModelRules;
  readonly accepted: ModelBid[] = [];
  /** The limit of each bidder, and the part of it that other lots use. */
  readonly limits: Record<string, number>;
  readonly elsewhere: Record<string, number>;

  constructor(lot: ModelLot, limits: Record<string, number> = {}, elsewhere: Record<string, number> = {}) {
    this.lot = lot;
    this.rules = lot.rules ?? rulings;
    this.limits = limits;
    this.elsewhere = elsewhere;
  }

  bid(bid: ModelBid): boolean {
    if (!this.mayBid(bid)) return false;
    this.accepted.push(bid);
    return true;
  }

  mayBid({ bidder, offer, max, at }: ModelBid): boolean {
    const { lot } = this;
    const { leader, leaderMax, minimum, ends } = this.view();
    if (bidder === lot.seller || at < lot.opens || at >= ends) return false;
    if (lot.kind !== 'online' && max !== undefined) return false;
    const ceiling = max ?? offer;
    if (ceiling < offer || offer < minimum) return false;
    if (bidder === leader && lot.kind === 'live') return false;
    if (bidder === leader && ceiling <= (leaderMax ?? 0)) return false;
    return ceiling + (this.elsewhere[bidder] ?? 0) <= (this.limits[bidder] ?? Number.POSITIVE_INFINITY);
  }

  /** Returns the state of the lot after all accepted bids. */
  view(): ModelView {
    const { lot, accepted } = this;
    let ends = lot.ends;
    for (const { at } of accepted) ends = this.#endAfter(ends, at);
    if (lot.kind === 'sealed') return { price: null, leader: null, leaderMax: null, ends, minimum: lot.start };
    let [price, leader]: [number | null, string | null] = [null, null];
    // R42 ranks bidders by their highest maximum, and equal ones by when they reached it.
    const best = new Map<string, { max: number; place: number }>();
    for (const [place, { bidder, offer, max = offer }] of accepted.entries()) {
      const mine = best.get(bidder);
      if (!mine || max > mine.max) best.set(bidder, { max, place });
      const ranked = [...best].sort(([, one], [, two]) => two.max - one.max || one.place - two.place);
      const [first, second] = ranked as [(typeof ranked)[number], (typeof ranked)[number]?];
      const raisedOwn = leader === bidder && first[0] === bidder;
      if (!raisedOwn) {
        const pushed = second ? Math.min(first[1].max, second[1].max + this.#step(second[1].max)) : 0;
        price = Math.max(price ?? 0, Math.min(first[1].max, Math.max(offer, pushed)));
      }
      if (first[1].max >= lot.reserve) price = Math.max(price ?? 0, lot.reserve);
      leader = first[0];
    }
    const leaderMax = leader ? (best.get(leader)?.max ?? null) : null;
    return { price, leader, leaderMax, ends, minimum: price === null ? lot.start : price + this.#step(price) };
  }

  result(): { sold: boolean; price: number | null; winner: string | null } {
    const { lot, accepted } = this;
    let { price, leader } = this.view();
    if (lot.kind === 'sealed') {
      // The last amount of each bidder counts; if two are equal, the one recorded first wins.
      const last = new Map<string, { amount: number; place: number }>();
      for (const [place, { bidder, offer }] of accepted.entries()) last.set(bidder, { amount: offer, place });
      for (const [bidder, { amount, place }] of last) {
        const ahead = [...last].some(
          ([, other]) => other.amount > amount || (other.amount === amount && other.place < place),
        );
        if (!ahead) [price, leader] = [amount, bidder];
      }
    }
    return { sold: price !== null && price >= lot.reserve, price, winner: leader };
  }

  /** Returns the bidder's exposure in this lot. */
  exposureOf(bidder: string): number {
    const { leader, leaderMax } = this.view();
    if (this.lot.kind === 'sealed') return this.accepted.findLast((bid) => bid.bidder === bidder)?.offer ?? 0;
    return leader === bidder ? (leaderMax ?? 0) : 0;
  }

  #endAfter(ends: number, at: number): number {
    const { kind, ends: first } = this.lot;
    if (kind === 'sealed') return ends;
    const window = (kind === 'live' ? this.rules.live : this.rules.online) * MINUTE;
    const wanted = Math.min(at + window, first + this.rules.most * MINUTE);
    return at >= ends - window && wanted > ends ? wanted : ends;
  }

  #step(price: number): number {
    const reached = Object.keys(this.rules.steps).filter((from) => price >= Number(from));
    return this.rules.steps[Math.max(...reached.map(Number))] ?? 0;
  }
}
