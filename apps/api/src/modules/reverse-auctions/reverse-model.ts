// A second, simple implementation of the rules of a reverse auction for tests. It keeps every accepted offer and calculates everything again
// from the first one each time. Tests compare the product with it, so it shares no code with the product.
export type ModelAuction = {
  /** Number of pieces of each line. */
  pieces: number[];
  ceiling: number | null;
  /** Decrement in per cent, as the buyer set it. */
  decrement: number;
  overtimeMinutes: number;
  overtimeRanks: number;
  opens: number;
  ends: number;
  /** Initial offers, in order. */
  stands: { supplier: string; prices: number[] }[];
};
type ModelOffer = { supplier: string; prices: number[]; at: number };

const MINUTE = 60_000;

export class ReverseModel {
  readonly auction: ModelAuction;
  readonly accepted: ModelOffer[] = [];

  constructor(auction: ModelAuction) {
    this.auction = auction;
  }

  /** Accepts the offer and returns null, or returns why it is refused. */
  offer(offer: ModelOffer): null | 'too early' | 'too late' | 'not every line' | 'too high' {
    const refusal = this.#refusal(offer);
    if (!refusal) this.accepted.push(offer);
    return refusal;
  }

  /** Ranks the suppliers by their last offer. Of equal totals the earlier one ranks first. */
  ranking(upTo = this.accepted.length): { supplier: string; total: number }[] {
    const offers = [...this.auction.stands, ...this.accepted.slice(0, upTo)];
    const suppliers = [...new Set(offers.map(({ supplier }) => supplier))];
    const last = suppliers.map((supplier) => {
      const place = offers.findLastIndex((one) => one.supplier === supplier);
      return { supplier, place, total: this.#total(offers[place]?.prices ?? []) };
    });
    const ranking: { supplier: string; total: number }[] = [];
    while (last.length > 0) {
      let best = 0;
      for (const [at, one] of last.entries()) {
        const leader = last[best] as (typeof last)[number];
        if (one.total < leader.total || (one.total === leader.total && one.place < leader.place)) best = at;
      }
      const [{ supplier, total }] = last.splice(best, 1) as [(typeof last)[number]];
      ranking.push({ supplier, total });
    }
    return ranking;
  }

  rank(supplier: string): number | null {
    const place = this.ranking().findIndex((one) => one.supplier === supplier);
    return place < 0 ? null : place + 1;
  }

  /** Returns all ends that the auction has had. The last one is valid. */
  ends(): number[] {
    const { ends, overtimeMinutes, overtimeRanks } = this.auction;
    const window = overtimeMinutes * MINUTE;
    const all = [ends];
    for (const [place, { at }] of this.accepted.entries()) {
      const first = (upTo: number) =>
        this.ranking(upTo)
          .slice(0, overtimeRanks)
          .map(({ supplier }) => supplier)
          .join();
      const end = all.at(-1) as number;
      const extended = Math.min(at + window, ends + 60 * MINUTE);
      if (end - at <= window && first(place) !== first(place + 1) && extended > end) all.push(extended);
    }
    return all;
  }

  winner(): { supplier: string; total: number } | null {
    return this.ranking()[0] ?? null;
  }

  /** Returns the highest total that a supplier may offer now. */
  most(supplier: string): number {
    const own = this.ranking().find((one) => one.supplier === supplier);
    if (!own) return this.auction.ceiling ?? 0;
    // This is the largest whole number that is lower by the decrement. Hundredths of a per cent keep the calculation exact.
    const hundredths = BigInt(Math.round(this.auction.decrement * 100));
    let most = BigInt(own.total) - (BigInt(own.total) * hundredths) / 10_000n;
    while (most * 10_000n > BigInt(own.total) * (10_000n - hundredths)) most--;
    return Number(most);
  }

  #refusal({ supplier, prices, at }: ModelOffer) {
    const { opens, pieces } = this.auction;
    if (at < opens) return 'too early';
    if (at >= (this.ends().at(-1) as number)) return 'too late';
    if (prices.length !== pieces.length || prices.some((price) => !Number.isInteger(price) || price < 1))
      return 'not every line';
    return this.#total(prices) <= this.most(supplier) ? null : 'too high';
  }

  #total(prices: readonly number[]): number {
    let total = 0;
    for (const [line, price] of prices.entries()) total += price * (this.auction.pieces[line] ?? 0);
    return total;
  }
}
