// Verifies the log of a lot with pure functions (R47): every line is chained to the one before, every secret matches the hash in its line,
// and the bidding rules, applied again from the first line, give the same price, leader, end and result. The rules are those that the first
// line names, not those of today.
import { isDeepStrictEqual } from 'node:util';
import {
  checkLine,
  checkSame,
  type Fault,
  failCheck,
  type LogRow,
  parseAs,
  replayLine,
} from '../../../platform/batches/verify-log.ts';
import {
  type BiddingRules,
  type BiddingState,
  evaluateBid,
  type LotResult,
  resultOf,
} from '../bidding/bidding-rules.ts';
import { knownRules, rulesVersion1 } from '../bidding/known-rules.ts';
import {
  type BidLine,
  type BidSecret,
  bidSecret,
  type CloseLine,
  type OpenLine,
  openSecret,
  parseLogLine,
} from './log-line-schemas.ts';

export type LotLogRow = LogRow & { readonly accountId: string | null; readonly amount: number | null };

type Bidder = { readonly number: number; readonly maximum: number; readonly place: number };
/** The state of the lot after the last line. */
export type ReplayOutcome = {
  readonly seq: number;
  readonly hash: string | null;
  readonly at: number;
  readonly bidding: BiddingState | null;
  readonly bids: number;
  readonly extensions: number;
  /** The bidders by account; the map grows with the log. */
  readonly bidders: Map<string, Bidder>;
  readonly end: 'cancelled' | LotResult | null;
};

const UNLIMITED = { total: 0, inThisLot: 0, limit: Number.POSITIVE_INFINITY };

/** Replays the lines of a log in their order; they can be added in parts. */
export class LogReplay {
  readonly #lot: string;
  readonly #known: readonly BiddingRules[];
  #state: ReplayOutcome = {
    seq: 0,
    hash: null,
    at: 0,
    bidding: null,
    bids: 0,
    extensions: 0,
    bidders: new Map(),
    end: null,
  };

  constructor(lotId: string, known: readonly BiddingRules[] = knownRules) {
    this.#lot = lotId;
    this.#known = known;
  }

  get outcome(): ReplayOutcome {
    return this.#state;
  }

  /** Adds a line and returns what is wrong with it, if anything. */
  add(row: LotLogRow): Fault | undefined {
    const replayed = replayLine(this.#state.seq + 1, () => this.#replay(row));
    if ('fault' in replayed) return replayed.fault;
    this.#state = { ...replayed.outcome, seq: row.seq, hash: row.hash, at: row.at };
    return undefined;
  }

  #replay(row: LotLogRow): ReplayOutcome {
    const before = this.#state;
    const line = checkLine(before, row, parseLogLine);
    checkSame('the lot', line.lot, this.#lot);
    if (before.end) failCheck('the lot had already ended');
    if (line.act === 'open') return open(before, line, row, this.#known);
    if (line.act === 'cancel') return { ...before, end: 'cancelled' };
    const { bidding } = before;
    if (!bidding) return failCheck('the lot was not open');
    return line.act === 'bid' ? bid({ ...before, bidding }, line, row) : close({ ...before, bidding }, line, row.at);
  }
}

type Open = ReplayOutcome & { readonly bidding: BiddingState };

function open(
  before: ReplayOutcome,
  line: OpenLine,
  { secret }: LotLogRow,
  known: readonly BiddingRules[],
): ReplayOutcome {
  if (before.bidding) failCheck('the lot was already open');
  const { reserve, seller } = parseAs(openSecret, secret) ?? failCheck('the secret cannot be read');
  const { kind, startPrice, startsAt, endsAt } = line;
  const dates = { startsAt, firstEndsAt: endsAt, endsAt };
  const rules = rulesIn(line, known);
  return { ...before, bidding: { rules, kind, seller, startPrice, reserve, ...dates, lead: null } };
}

/** Returns the rules of the version that the opening line names. The line also holds their numbers, which must be those of the version. */
function rulesIn({ rules }: OpenLine, known: readonly BiddingRules[]): BiddingRules {
  if (!rules) return rulesVersion1;
  const named =
    known.find(({ version }) => version === rules.version) ??
    failCheck(`version ${rules.version} of the rules is not known`);
  if (!isDeepStrictEqual(rules, named)) failCheck(`the rules are not those of version ${rules.version}`);
  return named;
}

function bid(before: Open, line: BidLine, row: LotLogRow): ReplayOutcome {
  const secret = parseAs(bidSecret, row.secret) ?? failCheck('the secret cannot be read');
  checkSame('the bidder', secret.account, row.accountId);
  checkSame('the amount', line.offer, row.amount);
  const ruling = evaluateBid(before.bidding, asBid(line, secret, row.at), UNLIMITED);
  if (!ruling.accepted) return failCheck(`the rules refuse the bid: ${ruling.code}`);
  const { bidding } = ruling;
  const old = before.bidders.get(secret.account);
  const number = old?.number ?? before.bidders.size + 1;
  const raised = !old || bidding.kind === 'sealed' || ruling.max > old.maximum;
  const standing = raised ? { number, maximum: ruling.max, place: row.seq } : old;
  const bidders = before.bidders.set(secret.account, standing);
  const extended = bidding.endsAt > before.bidding.endsAt;
  checkSame('the number of the bidder', line.bidder, number);
  checkSame('the price', line.price, bidding.lead?.price ?? null);
  checkSame('the leader', line.leader, bidding.lead ? (bidders.get(bidding.lead.bidder)?.number ?? null) : null);
  checkSame('the end', line.endsAt, bidding.endsAt);
  checkSame('the extension', line.extended, extended);
  const extensions = before.extensions + (extended ? 1 : 0);
  return { ...before, bidding, bidders, bids: before.bids + 1, extensions };
}

function asBid({ offer }: BidLine, { account, max }: BidSecret, at: number) {
  return { bidder: account, offer, max: max ?? undefined, at };
}

function close(before: Open, line: CloseLine, at: number): ReplayOutcome {
  if (at < before.bidding.endsAt) failCheck('the lot was closed before its end');
  const sealed = [...before.bidders].map(([bidder, { maximum, place }]) => ({ bidder, amount: maximum, place }));
  const result = resultOf(before.bidding, sealed);
  const winner = result.state === 'sold' && result.lead ? before.bidders.get(result.lead.bidder)?.number : null;
  checkSame('the result', line.result, result.state);
  checkSame('the price', line.price, result.lead?.price ?? null);
  checkSame('the winner', line.winner, winner ?? null);
  return { ...before, end: result };
}
