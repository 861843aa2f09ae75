// The rules of a reverse auction told a second time, plainly and from its description alone: it keeps every offer that was taken and works
// everything out anew from the first one each time. Tests compare the product with it, and it shares nothing with the product.
export type ModelAuction = {
  /** How many pieces of each line. */
  pieces: number[];
  ceiling: number | null;
  /** In per cent, as the buyer set it. */
  decrement: number;
  overtimeMinutes: number;
  overtimeRanks: number;
  opens: number;
  ends: number;
  /** What each stands with from the beginning, in order. */
  stands: { who: string; prices: number[] }[];
};
type ModelOffer = { who: string; prices: number[]; at: number };

const MINUTE = 60_000;

export class ReverseModel {
  readonly auction: ModelAuction;
  readonly taken: ModelOffer[] = [];

  constructor(auction: ModelAuction) {
    this.auction = auction;
  }

  /** Takes it, or says what is wrong with it. */
  offer(offer: ModelOffer): null | 'too early' | 'too late' | 'not every line' | 'too high' {
    const wrong = this.#wrong(offer);
    if (!wrong) this.taken.push(offer);
    return wrong;
  }

  /** The lowest that each has said, and when; whoever said it first is ahead of who said the same. */
  ranking(upTo = this.taken.length): { who: string; total: number }[] {
    const said = [...this.auction.stands, ...this.taken.slice(0, upTo)];
    const people = [...new Set(said.map(({ who }) => who))];
    const last = people.map((who) => {
      const place = said.findLastIndex((one) => one.who === who);
      return { who, place, total: this.#total(said[place]?.prices ?? []) };
    });
    const ranking: { who: string; total: number }[] = [];
    while (last.length > 0) {
      let best = 0;
      for (const [at, one] of last.entries()) {
        const leader = last[best] as (typeof last)[number];
        if (one.total < leader.total || (one.total === leader.total && one.place < leader.place)) best = at;
      }
      const [{ who, total }] = last.splice(best, 1) as [(typeof last)[number]];
      ranking.push({ who, total });
    }
    return ranking;
  }

  rank(who: string): number | null {
    const place = this.ranking().findIndex((one) => one.who === who);
    return place < 0 ? null : place + 1;
  }

  /** Each end that it has had, the last one being the one that holds. */
  ends(): number[] {
    const { ends, overtimeMinutes, overtimeRanks } = this.auction;
    const window = overtimeMinutes * MINUTE;
    const all = [ends];
    for (const [place, { at }] of this.taken.entries()) {
      const first = (upTo: number) =>
        this.ranking(upTo)
          .slice(0, overtimeRanks)
          .map(({ who }) => who)
          .join();
      const end = all.at(-1) as number;
      const wanted = Math.min(at + window, ends + 60 * MINUTE);
      if (end - at <= window && first(place) !== first(place + 1) && wanted > end) all.push(wanted);
    }
    return all;
  }

  winner(): { who: string; total: number } | null {
    return this.ranking()[0] ?? null;
  }

  /** The most that somebody may say now. */
  most(who: string): number {
    const own = this.ranking().find((one) => one.who === who);
    if (!own) return this.auction.ceiling ?? 0;
    // The largest whole number that is lower by the decrement; per cent with two digits, so that no fraction is lost.
    const hundredths = BigInt(Math.round(this.auction.decrement * 100));
    let most = BigInt(own.total) - (BigInt(own.total) * hundredths) / 10_000n;
    while (most * 10_000n > BigInt(own.total) * (10_000n - hundredths)) most--;
    return Number(most);
  }

  #wrong({ who, prices, at }: ModelOffer) {
    const { opens, pieces } = this.auction;
    if (at < opens) return 'too early';
    if (at >= (this.ends().at(-1) as number)) return 'too late';
    if (prices.length !== pieces.length || prices.some((price) => !Number.isInteger(price) || price < 1))
      return 'not every line';
    return this.#total(prices) <= this.most(who) ? null : 'too high';
  }

  #total(prices: readonly number[]): number {
    let total = 0;
    for (const [line, price] of prices.entries()) total += price * (this.auction.pieces[line] ?? 0);
    return total;
  }
}
