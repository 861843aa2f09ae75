// Offers that arrived together, ruled on one by one in their order, without touching the database: what was read under the locks goes in,
// what is to be written and answered comes out.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { placeOffer } from '@rigsouq/contract/reverse-auctions';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor, toMinor } from '@rigsouq/kernel/money';
import { Failure } from '../../platform/errors.ts';
import type { Entry } from '../../platform/hash-chain.ts';
import { newId } from '../../platform/ids.ts';
import type { LockedAuction, Seat } from './reverse-auctions.store.ts';
import { chain } from './reverse-log.ts';
import { mostOf, type Ruling, ranksOf, rule } from './reverse-rules.ts';

export type NewOffer = {
  readonly auctionId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly lines: readonly { readonly line: number; readonly price: number }[];
};
export type Receipt = AnswerOf<typeof placeOffer>;

type Logged = Entry & {
  auctionId: string;
  id: string;
  at: number;
  accountId: string;
  userId: string;
  total: number;
};
type Changed = Seat & { auctionId: string; accountId: string; userId: string; units: readonly number[]; at: number };
export type Ruled = {
  /** In the order of the offers. */
  answers: (Receipt | Failure)[];
  log: Logged[];
  auctions: LockedAuction[];
  /** Those of them whose end has moved. */
  extended: LockedAuction[];
  seats: Changed[];
  /** Whose page of the auction shows something else now. */
  moved: Moved[];
};
/** An auction that has changed, and the accounts that see something else in it than before. */
export type Moved = { readonly auctionId: string; readonly accounts: readonly string[] };

export function ruleOffers(offers: readonly NewOffer[], auctions: ReadonlyMap<string, LockedAuction>): Ruled {
  const hands = new Map([...auctions].map(([id, auction]) => [id, new Hand(auction)]));
  const answers = offers.map((offer) => hands.get(offer.auctionId)?.take(offer) ?? new Failure('reverse.unknown'));
  const touched = [...hands.values()].filter((hand) => hand.log.length > 0);
  return {
    answers,
    log: touched.flatMap(({ log }) => log),
    auctions: touched.map(({ auction }) => auction),
    extended: touched.filter((hand) => hand.extended).map(({ auction }) => auction),
    seats: touched.flatMap(({ changed }) => [...changed.values()]),
    moved: touched.map((hand) => ({ auctionId: hand.auction.id, accounts: hand.affected() })),
  };
}

/** An auction while offers in it are ruled on. */
class Hand {
  auction: LockedAuction;
  readonly log: Logged[] = [];
  readonly changed = new Map<string, Changed>();
  readonly #before: LockedAuction;

  constructor(auction: LockedAuction) {
    this.auction = auction;
    this.#before = auction;
  }

  get extended(): boolean {
    return this.auction.contest.endsAt > this.#before.contest.endsAt;
  }

  /**
   * The buyer, who offered, and the suppliers whose own rank or whose end has moved. A supplier who heard of every offer could count the
   * offers of others (R50).
   */
  affected(): string[] {
    const { accountId, seats, contest } = this.auction;
    if (this.extended) return [accountId, ...seats.keys()];
    const before = ranksOf(this.#before.contest.standings);
    const after = ranksOf(contest.standings);
    const moved = after.filter((supplier, at) => before[at] !== supplier);
    return [...new Set([accountId, ...this.changed.keys(), ...moved])];
  }

  /** Who was not invited hears what everybody hears who asks for an auction that is not there. */
  take(offer: NewOffer): Receipt | Failure {
    const { auction } = this;
    const seat = this.changed.get(offer.accountId) ?? auction.seats.get(offer.accountId);
    if (!seat) return new Failure('reverse.unknown');
    if (auction.state !== 'scheduled' && auction.state !== 'live') return new Failure('reverse.over');
    const units = unitsOf(auction, offer.lines);
    if (units instanceof Failure) return units;
    const about = { supplier: offer.accountId, units, at: auction.now, place: auction.head.seq + 1 };
    const ruling = rule(auction.contest, about);
    return ruling.accepted ? this.#write(offer, seat, units, ruling) : refusal(ruling, auction);
  }

  #write(offer: NewOffer, seat: Seat, units: number[], ruling: Extract<Ruling, { accepted: true }>): Receipt {
    const { auction } = this;
    const { accountId, userId } = offer;
    const { contest, total, rank } = ruling;
    const extended = contest.endsAt > auction.contest.endsAt;
    const fact = { act: 'offer', endsAt: contest.endsAt, extended } as const;
    const { number } = seat;
    const entry = chain(auction.head, auction.now, fact, { supplier: accountId, number, units, total });
    const id = newId();
    const whose = { auctionId: auction.id, accountId, userId };
    this.log.push({ ...entry, ...whose, id, at: auction.now, total });
    const stands = { number, first: seat.first ?? total, total, place: entry.seq, offers: seat.offers + 1 };
    this.changed.set(accountId, { ...whose, ...stands, units, at: auction.now });
    this.auction = {
      ...auction,
      contest,
      offers: auction.offers + 1,
      extensions: auction.extensions + (extended ? 1 : 0),
      head: { auction: auction.id, seq: entry.seq, hash: entry.hash },
    };
    return {
      message: 'Your offer has been received',
      _id: id,
      total: majorOf(total, auction),
      rank,
      nextMost: majorOf(mostOf(contest, accountId), auction),
      endsAt: new Date(contest.endsAt).toISOString(),
      extended,
      at: new Date(auction.now).toISOString(),
      hash: entry.hash,
    };
  }
}

/** The price of a piece for every line, in the order of the lines. */
function unitsOf({ lines, currency }: LockedAuction, given: NewOffer['lines']): number[] | Failure {
  const prices = new Map(given.map(({ line, price }) => [line, price]));
  const known = lines.every(({ line }) => prices.has(line));
  if (!known || given.length !== lines.length) return new Failure('reverse.line');
  const units = lines.map(({ line }) => toMinor(prices.get(line) ?? 0, digitsOf(currency)));
  return units.every((unit) => unit !== undefined) ? units : new Failure('listing.price_digits');
}

function refusal({ code, facts }: Extract<Ruling, { accepted: false }>, auction: LockedAuction): Failure {
  const { most } = facts;
  return new Failure(code, most === undefined ? {} : { facts: { most: majorOf(most, auction) } });
}

function majorOf(minor: number, { currency }: LockedAuction): number {
  return toMajor(minor, digitsOf(currency));
}
