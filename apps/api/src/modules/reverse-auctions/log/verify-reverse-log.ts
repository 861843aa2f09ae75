// Verifies the log of a reverse auction without side effects: every line is chained to the one before, every secret matches the hash in its
// line, and the rules, applied again from the first line on, give the same totals, ranks and end.
import { sha256 } from '../../../platform/batches/hash-chain.ts';
import {
  checkLine,
  checkSame,
  type Fault,
  failCheck,
  type LogRow,
  parseAs,
  replayLine,
} from '../../../platform/batches/verify-log.ts';
import { type Contest, ranksOf, rule, sumOf } from '../reverse-rules.ts';
import {
  type CloseLine,
  closeSecret,
  type OfferLine,
  type OpenLine,
  offerSecret,
  openSecret,
  parseLine,
} from './reverse-log-lines.ts';

export type ReverseLogRow = LogRow & { readonly accountId: string | null; readonly total: number | null };

/** State of one supplier according to the log. */
type SupplierRecord = {
  readonly number: number;
  readonly first: number;
  readonly units: string;
  readonly offers: number;
};
/** State of the auction after the last line of the log. */
export type Outcome = {
  readonly seq: number;
  readonly hash: string | null;
  readonly at: number;
  readonly contest: Contest | null;
  readonly currency: string | null;
  readonly buyer: string | null;
  readonly lines: string;
  readonly offers: number;
  readonly extensions: number;
  /** Records by supplier. The map grows with the log. */
  readonly suppliers: Map<string, SupplierRecord>;
  readonly end: 'closed' | 'cancelled' | null;
};

/** Replays the lines in their order. The caller can add them in pages of any size. */
export class ReverseReplay {
  readonly #auction: string;
  #state: Outcome = {
    seq: 0,
    hash: null,
    at: 0,
    contest: null,
    currency: null,
    buyer: null,
    lines: '',
    offers: 0,
    extensions: 0,
    suppliers: new Map(),
    end: null,
  };

  constructor(auctionId: string) {
    this.#auction = auctionId;
  }

  get outcome(): Outcome {
    return this.#state;
  }

  /** Replays a line and returns its fault, if there is one. */
  add(row: ReverseLogRow): Fault | undefined {
    const replayed = replayLine(this.#state.seq + 1, () => this.#replay(row));
    if ('fault' in replayed) return replayed.fault;
    this.#state = { ...replayed.outcome, seq: row.seq, hash: row.hash, at: row.at };
    return undefined;
  }

  #replay(row: ReverseLogRow): Outcome {
    const before = this.#state;
    const line = checkLine(before, row, parseLine);
    checkSame('the auction', line.auction, this.#auction);
    if (before.end) failCheck('the auction had ended');
    if (line.act === 'open') return open(before, line, row);
    const { contest } = before;
    if (!contest) return failCheck('the auction was not open');
    if (line.act === 'cancel') return { ...before, end: 'cancelled' };
    return line.act === 'offer' ? offer({ ...before, contest }, line, row) : close({ ...before, contest }, line, row);
  }
}

type Open = Outcome & { readonly contest: Contest };

function open(before: Outcome, line: OpenLine, { secret }: ReverseLogRow): Outcome {
  if (before.contest) failCheck('the auction was already open');
  const { buyer, ceiling, lines, stands } = parseAs(openSecret, secret) ?? failCheck('the secret cannot be read');
  const { currency, decrement, overtimeMinutes, overtimeRanks, startsAt, endsAt } = line;
  const quantities = lines.map(({ quantity }) => quantity);
  const standings = new Map<string, { total: number; place: number }>();
  for (const [at, text] of stands.entries()) {
    if (!line.stands.includes(sha256(text))) failCheck('the hash of an initial offer is not in the opening line');
    const { supplier, number, units, total } = parseAs(offerSecret, text) ?? failCheck('a secret cannot be read');
    checkSame('the sum of an initial offer', total, sumOf(units, quantities));
    standings.set(supplier, { total, place: at + 1 - stands.length });
    before.suppliers.set(supplier, { number, first: total, units: String(units), offers: 0 });
  }
  const rules = { quantities, ceiling, decrement, overtimeMinutes, overtimeRanks };
  const contest = { ...rules, startsAt, firstEndsAt: endsAt, endsAt, standings };
  return { ...before, contest, currency, buyer, lines: JSON.stringify(lines) };
}

function offer(before: Open, line: OfferLine, row: ReverseLogRow): Outcome {
  const { supplier, number, units, total } = parseAs(offerSecret, row.secret) ?? failCheck('the secret cannot be read');
  checkSame('the supplier', supplier, row.accountId);
  checkSame('the sum', total, row.total);
  const ruling = rule(before.contest, { supplier, units, at: row.at, place: row.seq });
  if (!ruling.accepted) return failCheck(`the rules refuse the offer: ${ruling.code}`);
  const { contest } = ruling;
  const extended = contest.endsAt > before.contest.endsAt;
  const old = before.suppliers.get(supplier);
  checkSame('the sum', total, ruling.total);
  checkSame('the number of the supplier', number, old?.number ?? number);
  checkSame('the end', line.endsAt, contest.endsAt);
  checkSame('the extension', line.extended, extended);
  const [first, offers] = [old?.first ?? total, (old?.offers ?? 0) + 1];
  before.suppliers.set(supplier, { number, first, units: String(units), offers });
  const extensions = before.extensions + (extended ? 1 : 0);
  return { ...before, contest, offers: before.offers + 1, extensions };
}

function close(before: Open, line: CloseLine, { at, secret }: ReverseLogRow): Outcome {
  const { contest } = before;
  if (at < contest.endsAt) failCheck('the auction was closed before its end');
  checkSame('the end', line.endsAt, contest.endsAt);
  const { ranks } = parseAs(closeSecret, secret) ?? failCheck('the secret cannot be read');
  checkSame(
    'the ranks',
    String(ranks),
    String(ranksOf(contest.standings).map((supplier) => before.suppliers.get(supplier)?.number)),
  );
  return { ...before, end: 'closed' };
}
