// Applies the rules to a batch of offers, one by one in their order, without the database. The input is what was read under the locks; the
// output is what to write and to answer.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf, minorOf } from '@rigsouq/contract/money';
import { placeOffer } from '@rigsouq/contract/reverse-auctions/calls';
import type { Entry } from '../../platform/batches/hash-chain.ts';
import { newId } from '../../platform/database/ids.ts';
import { Failure } from '../../platform/http/errors.ts';
import { chainLine } from './log/reverse-log.ts';
import type { LockedAuction, Seat } from './reverse-auctions.store.ts';
import { maxNextTotal, type Ruling, ranksOf, rule } from './reverse-rules.ts';

export type NewOffer = {
  readonly auctionId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly lines: readonly { readonly line: number; readonly price: number }[];
};
export type Receipt = AnswerOf<typeof placeOffer>;

type NewLogLine = Entry & {
  auctionId: string;
  id: string;
  at: number;
  accountId: string;
  userId: string;
  total: number;
};
type ChangedSeat = Seat & {
  auctionId: string;
  accountId: string;
  userId: string;
  units: readonly number[];
  at: number;
};
export type RuledOffers = {
  /** Answers in the order of the offers. */
  answers: (Receipt | Failure)[];
  log: NewLogLine[];
  auctions: LockedAuction[];
  /** The auctions whose end has moved. */
  extended: LockedAuction[];
  seats: ChangedSeat[];
  /** The accounts whose page of an auction has changed. */
  moved: ChangedAuction[];
};
/** A changed auction with the accounts that now see something else in it. */
export type ChangedAuction = { readonly auctionId: string; readonly accounts: readonly string[] };

export function ruleOffers(offers: readonly NewOffer[], auctions: ReadonlyMap<string, LockedAuction>): RuledOffers {
  const batches = new Map([...auctions].map(([id, auction]) => [id, new AuctionBatch(auction)]));
  const answers = offers.map((offer) => batches.get(offer.auctionId)?.take(offer) ?? new Failure('reverse.unknown'));
  const touched = [...batches.values()].filter((batch) => batch.log.length > 0);
  return {
    answers,
    log: touched.flatMap(({ log }) => log),
    auctions: touched.map(({ auction }) => auction),
    extended: touched.filter((batch) => batch.extended).map(({ auction }) => auction),
    seats: touched.flatMap(({ changed }) => [...changed.values()]),
    moved: touched.map((batch) => ({ auctionId: batch.auction.id, accounts: batch.affected() })),
  };
}

/** An auction while a batch of offers is applied to it. */
class AuctionBatch {
  auction: LockedAuction;
  readonly log: NewLogLine[] = [];
  readonly changed = new Map<string, ChangedSeat>();
  readonly #before: LockedAuction;

  constructor(auction: LockedAuction) {
    this.auction = auction;
    this.#before = auction;
  }

  get extended(): boolean {
    return this.auction.contest.endsAt > this.#before.contest.endsAt;
  }

  /**
   * Returns the buyer, the suppliers who made an offer, and those whose own rank or whose end has changed. Other suppliers are not notified,
   * because they could count the offers of others (R50).
   */
  affected(): string[] {
    const { accountId, seats, contest } = this.auction;
    if (this.extended) return [accountId, ...seats.keys()];
    const before = ranksOf(this.#before.contest.standings);
    const after = ranksOf(contest.standings);
    const moved = after.filter((supplier, at) => before[at] !== supplier);
    return [...new Set([accountId, ...this.changed.keys(), ...moved])];
  }

  /** Applies one offer. A supplier who was not invited gets the same answer as for an unknown auction. */
  take(offer: NewOffer): Receipt | Failure {
    const { auction } = this;
    const seat = this.changed.get(offer.accountId) ?? auction.seats.get(offer.accountId);
    if (!seat) return new Failure('reverse.unknown');
    if (auction.state !== 'scheduled' && auction.state !== 'live') return new Failure('reverse.over');
    const units = unitsOf(auction, offer.lines);
    if (units instanceof Failure) return units;
    const priced = { supplier: offer.accountId, units, at: auction.now, place: auction.head.seq + 1 };
    const ruling = rule(auction.contest, priced);
    return ruling.accepted ? this.#write(offer, seat, units, ruling) : refusal(ruling, auction);
  }

  #write(offer: NewOffer, seat: Seat, units: number[], ruling: Extract<Ruling, { accepted: true }>): Receipt {
    const { auction } = this;
    const { accountId, userId } = offer;
    const { contest, total, rank } = ruling;
    const extended = contest.endsAt > auction.contest.endsAt;
    const fact = { act: 'offer', endsAt: contest.endsAt, extended } as const;
    const { number } = seat;
    const entry = chainLine(auction.head, auction.now, fact, { supplier: accountId, number, units, total });
    const id = newId();
    const owner = { auctionId: auction.id, accountId, userId };
    this.log.push({ ...entry, ...owner, id, at: auction.now, total });
    const standing = { number, first: seat.first ?? total, total, place: entry.seq, offers: seat.offers + 1 };
    this.changed.set(accountId, { ...owner, ...standing, units, at: auction.now });
    this.auction = {
      ...auction,
      contest,
      offers: auction.offers + 1,
      extensions: auction.extensions + (extended ? 1 : 0),
      head: { auction: auction.id, seq: entry.seq, hash: entry.hash },
    };
    return {
      message: placeOffer.message,
      _id: id,
      total: majorOf(total, auction.currency),
      rank,
      nextMost: majorOf(maxNextTotal(contest, accountId), auction.currency),
      endsAt: new Date(contest.endsAt).toISOString(),
      extended,
      at: new Date(auction.now).toISOString(),
      hash: entry.hash,
    };
  }
}

/** Returns the price of one piece for every line, in the order of the lines. */
function unitsOf({ lines, currency }: LockedAuction, offered: NewOffer['lines']): number[] | Failure {
  const prices = new Map(offered.map(({ line, price }) => [line, price]));
  const known = lines.every(({ line }) => prices.has(line));
  if (!known || offered.length !== lines.length) return new Failure('reverse.line');
  const units = lines.map(({ line }) => minorOf(prices.get(line) ?? 0, currency));
  return units.every((unit) => unit !== undefined) ? units : new Failure('listing.price_digits');
}

function refusal({ code, facts }: Extract<Ruling, { accepted: false }>, auction: LockedAuction): Failure {
  const { most } = facts;
  return new Failure(code, most === undefined ? {} : { facts: { most: majorOf(most, auction.currency) } });
}
