// Decides bids that arrived together, one by one in their order, without touching the database: the caller passes in what it read
// under the locks, and gets back what to write and what to answer.
import { auctionTexts, placeBid } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Entry } from '../../../platform/batches/hash-chain.ts';
import { newId } from '../../../platform/database/ids.ts';
import { Failure } from '../../../platform/http/errors.ts';
import type { ConsentRow } from '../../legal/index.ts';
import { type BidLine, chainLogLine, type LotLogHead } from '../log/lot-log.ts';
import type { LotState } from '../lots/lot-state.ts';
import { type BidDecision, type BiddingState, evaluateBid, isReserveMet, minimumBid } from './bidding-rules.ts';
import type { BidderExposure } from './exposure.store.ts';

export type NewBid = {
  readonly lotId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly offer: number;
  readonly max?: number | undefined;
  /** The record of the bidder's consent, which is stored with the bid. */
  readonly consent?: ConsentRow | undefined;
};

type LotBidder = {
  readonly number: number;
  readonly maximum: number;
  readonly maximumSeq: number;
  bids: number;
};

export type BatchLot = {
  readonly id: string;
  readonly state: LotState;
  readonly title: string;
  readonly bidding: BiddingState | null;
  readonly bids: number;
  readonly extensions: number;
  readonly bidders: number;
  readonly head: LotLogHead;
  /** Milliseconds of the database's clock; never earlier than the last line of the log. */
  readonly now: number;
  /** The bidders of the lot that this batch needs: those who bid now and the leader. */
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
  consent: ConsentRow | undefined;
};
export type BatchResult = {
  /** One answer for each bid, in the order of the bids. */
  answers: (Receipt | Failure)[];
  log: Logged[];
  lots: (BatchLot & { readonly bidding: BiddingState })[];
  bidders: ({ lotId: string; accountId: string; userId: string } & LotBidder)[];
  /** The change of the exposure, by account. */
  exposure: Map<string, number>;
  placed: { lotId: string; title: string; price: number | null; outbid: string[]; by: string[] }[];
};

export function evaluateBidBatch(
  bids: readonly NewBid[],
  lots: ReadonlyMap<string, BatchLot>,
  exposures: ReadonlyMap<string, BidderExposure>,
): BatchResult {
  const batches = new Map([...lots].map(([id, lot]) => [id, new LotBatch(lot)]));
  const ledger = new ExposureLedger(exposures);
  const answers = bids.map((bid) => batches.get(bid.lotId)?.place(bid, ledger) ?? new Failure('lot.unknown'));
  const changed = [...batches.values()].filter((batch) => batch.log.length > 0);
  return {
    answers,
    log: changed.flatMap(({ log }) => log),
    lots: changed.map((batch) => batch.lot as BatchLot & { bidding: BiddingState }),
    bidders: changed.flatMap((batch) => [...batch.changedBidders].map(([, bidder]) => bidder)),
    exposure: ledger.changes,
    placed: changed.map((batch) => batch.placed()),
  };
}

/** Tracks the exposure of accounts while it changes from bid to bid and across lots. */
class ExposureLedger {
  readonly changes = new Map<string, number>();
  readonly #exposures: ReadonlyMap<string, BidderExposure>;

  constructor(exposures: ReadonlyMap<string, BidderExposure>) {
    this.#exposures = exposures;
  }

  get(accountId: string) {
    const { limit, amount } = this.#exposures.get(accountId) ?? { limit: 0, amount: 0 };
    return { limit, total: amount + (this.changes.get(accountId) ?? 0) };
  }

  add(accountId: string, by: number): void {
    this.changes.set(accountId, (this.changes.get(accountId) ?? 0) + by);
  }
}

/** Holds one lot while the bids of a batch are decided. */
class LotBatch {
  lot: BatchLot;
  readonly log: Logged[] = [];
  readonly changedBidders = new Map<string, BatchResult['bidders'][number]>();
  readonly #leaders = new Set<string>();

  constructor(lot: BatchLot) {
    this.lot = lot;
    this.#rememberLeader(lot.bidding);
  }

  place(bid: NewBid, ledger: ExposureLedger): Receipt | Failure {
    const { lot } = this;
    const before = lot.bidding;
    if (!before || lot.state === 'pending' || lot.state === 'rejected') return new Failure('lot.unknown');
    if (lot.state !== 'scheduled' && lot.state !== 'live') return new Failure('lot.closed');
    const { accountId: bidder, offer, max } = bid;
    const inThisLot = this.#exposureOf(before, bidder);
    const ruling = evaluateBid(before, { bidder, offer, max, at: lot.now }, { ...ledger.get(bidder), inThisLot });
    if (!ruling.accepted) return refusal(ruling);
    const after = ruling.bidding;
    for (const [account, by] of exposureChanges(before, after, { bidder, inThisLot, max: ruling.max }))
      ledger.add(account, by);
    return this.#write(bid, before, after, ruling.max);
  }

  placed() {
    const { lot } = this;
    const lead = lot.bidding?.lead ?? null;
    const outbid = [...this.#leaders].filter((account) => account !== lead?.bidder);
    const by = [...new Set(this.log.map(({ accountId }) => accountId))];
    return { lotId: lot.id, title: lot.title, price: lead?.price ?? null, outbid, by };
  }

  #write(bid: NewBid, before: BiddingState, after: BiddingState, max: number): Receipt {
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
    const entry = chainLogLine(lot.head, lot.now, line, { account: bid.accountId, max: bid.max ?? null });
    const id = newId();
    this.log.push({
      ...entry,
      lotId: lot.id,
      id,
      at: lot.now,
      accountId: bid.accountId,
      userId: bid.userId,
      amount: bid.offer,
      consent: bid.consent,
    });
    const raised = !old || after.kind === 'sealed' || max > old.maximum;
    this.changedBidders.set(bid.accountId, {
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
    this.#rememberLeader(after);
    const sealed = after.kind === 'sealed';
    return {
      message: placeBid.message,
      _id: id,
      status: sealed ? 'sealed' : after.lead?.bidder === bid.accountId ? 'leading' : 'outbid',
      // The bidder's number would reveal how many others have bid before (R77).
      bidder: sealed ? null : number,
      bidAmount: bid.offer,
      maxBid: max,
      currentBid: after.lead?.price ?? null,
      minimumBid: minimumBid(after),
      reserveMet: sealed ? null : isReserveMet(after),
      endDate: new Date(after.endsAt).toISOString(),
      extended,
      at: new Date(lot.now).toISOString(),
      seq: sealed ? null : entry.seq,
      hash: entry.hash,
    };
  }

  #exposureOf({ kind, lead }: BiddingState, accountId: string): number {
    if (kind === 'sealed') return this.#bidder(accountId)?.maximum ?? 0;
    return lead?.bidder === accountId ? lead.max : 0;
  }

  #bidder(accountId: string): LotBidder | undefined {
    return this.changedBidders.get(accountId) ?? this.lot.known.get(accountId);
  }

  #numberOf(accountId: string): number {
    const number = this.#bidder(accountId)?.number;
    if (!number) throw new Error('the leader has no bidder number');
    return number;
  }

  #rememberLeader(bidding: BiddingState | null): void {
    if (bidding?.lead) this.#leaders.add(bidding.lead.bidder);
  }
}

type PlacedBid = { bidder: string; inThisLot: number; max: number };

/** Returns the changes of exposure. A sealed amount always counts in full: otherwise the free part of a limit would reveal who leads. */
function exposureChanges(
  before: BiddingState,
  after: BiddingState,
  { bidder, inThisLot, max }: PlacedBid,
): [account: string, by: number][] {
  if (after.kind === 'sealed') return [[bidder, max - inThisLot]];
  const changes: [string, number][] = [];
  if (before.lead) changes.push([before.lead.bidder, -before.lead.max]);
  if (after.lead) changes.push([after.lead.bidder, after.lead.max]);
  return changes;
}

function refusal({ code, facts }: Extract<BidDecision, { accepted: false }>): Failure {
  // The documented message contains the amount (R70).
  const fields =
    code === 'bid.too_low' ? [{ path: 'bidAmount', message: auctionTexts.minimum(facts.minimumBid ?? 0) }] : undefined;
  return new Failure(code, { facts, ...(fields && { fields }) });
}
