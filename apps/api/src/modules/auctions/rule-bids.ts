// Bids that arrived together, ruled on one by one in their order, without touching the database: what was read under the locks goes
// in, what is to be written and answered comes out.
import type { placeBid } from '@rigsouq/contract/auctions';
import { auctionTexts } from '@rigsouq/contract/auctions';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { Failure } from '../../platform/errors.ts';
import type { Entry } from '../../platform/hash-chain.ts';
import { newId } from '../../platform/ids.ts';
import { type Bidding, minimumBid, type Ruling, reserveMet, rule } from './bidding-rules.ts';
import type { Purse } from './exposure.store.ts';
import { type BidLine, chain, type Head } from './lot-log.ts';
import type { LotState } from './lot-state.ts';

export type NewBid = {
  readonly lotId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly offer: number;
  readonly max?: number | undefined;
};

type LotBidder = {
  readonly number: number;
  readonly maximum: number;
  readonly maximumSeq: number;
  bids: number;
};

export type LotInHand = {
  readonly id: string;
  readonly state: LotState;
  readonly title: string;
  readonly bidding: Bidding | null;
  readonly bids: number;
  readonly extensions: number;
  readonly bidders: number;
  readonly head: Head;
  /** Milliseconds of the database's clock, never before the last line of the log. */
  readonly now: number;
  /** Those of its bidders who take part: who bids now, and who leads. */
  readonly known: ReadonlyMap<string, LotBidder>;
};

export type Receipt = AnswerOf<typeof placeBid>;
type Logged = Entry & {
  lotId: string;
  id: string;
  at: number;
  accountId: string;
  userId: string;
  amount: number;
};
export type Ruled = {
  /** In the order of the bids. */
  answers: (Receipt | Failure)[];
  log: Logged[];
  lots: (LotInHand & { readonly bidding: Bidding })[];
  bidders: ({ lotId: string; accountId: string; userId: string } & LotBidder)[];
  /** By how much what an account has at stake has changed. */
  exposure: Map<string, number>;
  placed: { lotId: string; title: string; price: number | null; outbid: string[]; by: string[] }[];
};

export function ruleBids(
  bids: readonly NewBid[],
  lots: ReadonlyMap<string, LotInHand>,
  purses: ReadonlyMap<string, Purse>,
): Ruled {
  const hands = new Map([...lots].map(([id, lot]) => [id, new Hand(lot)]));
  const stakes = new Stakes(purses);
  const answers = bids.map((bid) => hands.get(bid.lotId)?.take(bid, stakes) ?? new Failure('lot.unknown'));
  const touched = [...hands.values()].filter((hand) => hand.log.length > 0);
  return {
    answers,
    log: touched.flatMap(({ log }) => log),
    lots: touched.map((hand) => hand.lot as LotInHand & { bidding: Bidding }),
    bidders: touched.flatMap((hand) => [...hand.changed].map(([, bidder]) => bidder)),
    exposure: stakes.changes,
    placed: touched.map((hand) => hand.placed()),
  };
}

/** What accounts have at stake, as it moves from bid to bid and across lots. */
class Stakes {
  readonly changes = new Map<string, number>();
  readonly #purses: ReadonlyMap<string, Purse>;

  constructor(purses: ReadonlyMap<string, Purse>) {
    this.#purses = purses;
  }

  of(accountId: string) {
    const { limit, exposure } = this.#purses.get(accountId) ?? { limit: 0, exposure: 0 };
    return { limit, open: exposure + (this.changes.get(accountId) ?? 0) };
  }

  move(accountId: string, by: number): void {
    this.changes.set(accountId, (this.changes.get(accountId) ?? 0) + by);
  }
}

/** A lot while its bids are ruled on. */
class Hand {
  lot: LotInHand;
  readonly log: Logged[] = [];
  readonly changed = new Map<string, Ruled['bidders'][number]>();
  readonly #led = new Set<string>();

  constructor(lot: LotInHand) {
    this.lot = lot;
    this.#remember(lot.bidding);
  }

  take(bid: NewBid, stakes: Stakes): Receipt | Failure {
    const { lot } = this;
    const before = lot.bidding;
    if (!before || lot.state === 'pending' || lot.state === 'rejected') return new Failure('lot.unknown');
    if (lot.state !== 'scheduled' && lot.state !== 'live') return new Failure('lot.closed');
    const { accountId: bidder, offer, max } = bid;
    const here = this.#atStake(before, bidder);
    const ruling = rule(before, { bidder, offer, max, at: lot.now }, { ...stakes.of(bidder), here });
    if (!ruling.accepted) return refusal(ruling);
    const after = ruling.bidding;
    for (const [account, by] of exposureMoved(before, after, { bidder, here, max: ruling.max }))
      stakes.move(account, by);
    return this.#write(bid, before, after, ruling.max);
  }

  placed() {
    const { lot } = this;
    const lead = lot.bidding?.lead ?? null;
    const outbid = [...this.#led].filter((account) => account !== lead?.bidder);
    const by = [...new Set(this.log.map(({ accountId }) => accountId))];
    return { lotId: lot.id, title: lot.title, price: lead?.price ?? null, outbid, by };
  }

  #write(bid: NewBid, before: Bidding, after: Bidding, max: number): Receipt {
    const { lot } = this;
    const old = this.#bidder(bid.accountId);
    const number = old?.number ?? lot.bidders + 1;
    const extended = after.endsAt > before.endsAt;
    const line: BidLine = {
      act: 'bid',
      bidder: number,
      offer: bid.offer,
      price: after.lead?.price ?? null,
      leader: after.lead ? (after.lead.bidder === bid.accountId ? number : this.#numberOf(after.lead.bidder)) : null,
      endsAt: after.endsAt,
      extended,
    };
    const entry = chain(lot.head, lot.now, line, { account: bid.accountId, max: bid.max ?? null });
    const id = newId();
    this.log.push({
      ...entry,
      lotId: lot.id,
      id,
      at: lot.now,
      accountId: bid.accountId,
      userId: bid.userId,
      amount: bid.offer,
    });
    const raised = !old || after.kind === 'sealed' || max > old.maximum;
    this.changed.set(bid.accountId, {
      lotId: lot.id,
      accountId: bid.accountId,
      userId: bid.userId,
      number,
      maximum: raised ? max : old.maximum,
      maximumSeq: raised ? entry.seq : old.maximumSeq,
      bids: (old?.bids ?? 0) + 1,
    });
    this.lot = {
      ...lot,
      state: 'live',
      bidding: after,
      bids: lot.bids + 1,
      bidders: lot.bidders + (old ? 0 : 1),
      extensions: lot.extensions + (extended ? 1 : 0),
      head: { lot: lot.id, seq: entry.seq, hash: entry.hash },
    };
    this.#remember(after);
    const sealed = after.kind === 'sealed';
    return {
      message: 'Bid placed successfully',
      _id: id,
      status: sealed ? 'sealed' : after.lead?.bidder === bid.accountId ? 'leading' : 'outbid',
      // How many have bid before is nobody's business (R77).
      bidder: sealed ? null : number,
      bidAmount: bid.offer,
      maxBid: max,
      currentBid: after.lead?.price ?? null,
      minimumBid: minimumBid(after),
      reserveMet: sealed ? null : reserveMet(after),
      endDate: new Date(after.endsAt).toISOString(),
      extended,
      at: new Date(lot.now).toISOString(),
      seq: sealed ? null : entry.seq,
      hash: entry.hash,
    };
  }

  #atStake({ kind, lead }: Bidding, accountId: string): number {
    if (kind === 'sealed') return this.#bidder(accountId)?.maximum ?? 0;
    return lead?.bidder === accountId ? lead.max : 0;
  }

  #bidder(accountId: string): LotBidder | undefined {
    return this.changed.get(accountId) ?? this.lot.known.get(accountId);
  }

  #numberOf(accountId: string): number {
    const number = this.#bidder(accountId)?.number;
    if (!number) throw new Error('Who leads has a number');
    return number;
  }

  #remember(bidding: Bidding | null): void {
    if (bidding?.lead) this.#led.add(bidding.lead.bidder);
  }
}

type Move = { bidder: string; here: number; max: number };

/** A sealed amount is at stake whoever is ahead: what is free must not tell who is. */
function exposureMoved(before: Bidding, after: Bidding, { bidder, here, max }: Move): [account: string, by: number][] {
  if (after.kind === 'sealed') return [[bidder, max - here]];
  const moves: [string, number][] = [];
  if (before.lead) moves.push([before.lead.bidder, -before.lead.max]);
  if (after.lead) moves.push([after.lead.bidder, after.lead.max]);
  return moves;
}

function refusal({ code, facts }: Extract<Ruling, { accepted: false }>): Failure {
  // The documented sentence has the figure in it (R70).
  const fields =
    code === 'bid.too_low' ? [{ path: 'bidAmount', message: auctionTexts.minimum(facts.minimumBid ?? 0) }] : undefined;
  return new Failure(code, { facts, ...(fields && { fields }) });
}
