// Converts rows to answers, by whitelist. A supplier's answer contains its own rank and its own offers and nothing about the other
// suppliers: no names, no prices, no counts.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type {
  listReverseAuctions,
  listReverseInvitations,
  readReverseAuction,
} from '@rigsouq/contract/reverse-auctions/calls';
import { stateForSuppliers } from './reverse-auctions.policy.ts';
import type { AuctionRow, AwardRow, LineRow, OfferRow, SeatRow } from './reverse-auctions.queries.ts';
import type { InvitationRow, ItemRow } from './reverse-lists.queries.ts';
import { standOf } from './reverse-stand-rules.ts';
import { type ReverseState, stateAt } from './reverse-state.ts';

type Auction = AnswerOf<typeof readReverseAuction>;
type BuyerView = Extract<Auction, { side: 'buyer' }>;
type SupplierView = Extract<Auction, { side: 'supplier' }>;

export function presentItem(row: ItemRow): AnswerOf<typeof listReverseAuctions>['auctions'][number] {
  const { suppliers, offers, best_minor, currency } = row;
  return { ...itemOf(row), suppliers, offers, best: majorOf(best_minor, currency) };
}

export function presentInvitation(row: InvitationRow): AnswerOf<typeof listReverseInvitations>['auctions'][number] {
  const own = presentStand(row);
  return { ...itemOf(row), ...own, buyer: buyerOf(row) };
}

type Item = Omit<ItemRow, 'suppliers' | 'offers' | 'best_minor'>;

function itemOf(row: Item) {
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    state: stateOf(row),
    currency: row.currency,
    country: row.country,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    now: row.now.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns the state by the clock, even before a worker has stored it. */
export function stateOf({ state, starts_at, ends_at, now }: Pick<Item, 'state' | 'starts_at' | 'ends_at' | 'now'>) {
  return stateAt({ state, startsAt: starts_at.getTime(), endsAt: ends_at.getTime() }, now.getTime());
}

/** Presents the fields that both sides read. */
export function presentAuction(row: AuctionRow, lines: readonly LineRow[]) {
  return {
    ...itemOf(row),
    rfqId: row.rfq_id,
    rfqNumber: row.rfq_number,
    description: row.description,
    ceiling: majorOf(row.ceiling_minor, row.currency),
    decrement: Number(row.decrement) / 100,
    overtimeMinutes: Number(row.overtime_minutes),
    overtimeRanks: Number(row.overtime_ranks),
    firstEndsAt: row.first_ends_at.toISOString(),
    extensions: Number(row.extensions),
    lines: [...lines],
    reason: row.reason,
    length: Number(row.log_seq),
    hash: row.log_hash,
  };
}

export function presentSeats(
  { currency }: AuctionRow,
  lines: readonly LineRow[],
  seats: readonly SeatRow[],
): BuyerView['suppliers'] {
  return seats.map((seat, at) => ({
    _id: seat.supplier_id,
    companyName: seat.company_name,
    verified: seat.verified,
    rank: seat.total_minor === null ? null : at + 1,
    first: majorOf(seat.first_minor, currency),
    total: majorOf(seat.total_minor, currency),
    lines: presentUnits(lines, seat.units, currency),
    offers: Number(seat.offers),
    lastAt: seat.total_at?.toISOString() ?? null,
    seen: seat.seen_at !== null,
  }));
}

export function presentRecent({ currency }: AuctionRow, offers: readonly OfferRow[]): BuyerView['recent'] {
  return offers.map(({ seq, at, supplier_id, total_minor, extended }) => ({
    seq,
    at: at.toISOString(),
    supplierId: supplier_id,
    extended,
    total: majorOf(total_minor, currency) ?? 0,
  }));
}

export function presentAward(award: AwardRow, { currency }: AuctionRow, userId: string): BuyerView['award'] {
  return {
    _id: award.id,
    state: award.state,
    supplierId: award.supplier_id,
    total: majorOf(award.total_minor, currency),
    reason: award.reason,
    proposedBy: award.proposer,
    proposedAt: award.proposed_at.toISOString(),
    mine: award.proposed_by === userId,
    decidedBy: award.decider,
    decisionNote: award.decision_note,
  };
}

type Own = Pick<AuctionRow, 'total_minor' | 'rank' | 'won'> & Item;

/** Presents the supplier's own position. The rank is shown from the start of the auction on. */
export function presentStand(row: Own): Pick<SupplierView, 'state' | 'stand' | 'rank'> {
  const state = stateForSuppliers(stateOf(row));
  return {
    state,
    stand: standOf({ state, offered: row.total_minor !== null, won: row.won }),
    rank: hasStarted(state) ? row.rank : null,
  };
}

function hasStarted(state: ReverseState): boolean {
  return state !== 'scheduled';
}

type Opening = { at: Date; hash: string };

/** Presents the supplier's own offers. Its initial offer is part of the first line of the log. */
export function presentMine(
  { currency, first_minor }: AuctionRow,
  offers: readonly OfferRow[],
  opening: Opening | null,
  { placed }: { placed: boolean },
): SupplierView['mine'] {
  const initial = opening ? [{ ...opening, seq: 1, total_minor: first_minor }] : [];
  return [...offers, ...initial].map(({ seq, at, hash, total_minor }) => {
    return { seq: placed ? seq : null, at: at.toISOString(), hash, total: majorOf(total_minor, currency) ?? 0 };
  });
}

export function presentUnits(lines: readonly LineRow[], units: readonly string[] | null, currency: string) {
  return lines.flatMap(({ line }, at) => {
    const price = majorOf(units?.[at] ?? null, currency);
    return price === null ? [] : [{ line, price }];
  });
}

type Buyer = { account_id: string; buyer_name: string; buyer_verified: boolean };

export function buyerOf({ account_id, buyer_name, buyer_verified }: Buyer) {
  return { _id: account_id, companyName: buyer_name, verified: buyer_verified };
}
