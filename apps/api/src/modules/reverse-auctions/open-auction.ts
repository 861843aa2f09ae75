// Writes the rows of a new auction and the first line of its log, which holds the rules and the initial offers of the suppliers.

import type { Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';
import { hideInitialOffers } from './log/reverse-log.ts';
import { appendLog } from './reverse-auctions.store.ts';
import { sumOf } from './reverse-rules.ts';

type Line = {
  line: number;
  category: string;
  specification: string;
  quantity: number;
  mode: 'buy' | 'rent';
  from: string | null;
  to: string | null;
  place: string;
};
/** A new supplier in the auction. `units` are the prices of its initial offer, one per line, or null without an initial offer. */
type NewSeat = { supplierId: string; number: number; leadDays: number; units: readonly number[] | null };

export type NewAuction = {
  id: string;
  number: string;
  rfqId: string | null;
  title: string;
  description: string;
  currency: string;
  country: string;
  ceiling: number | null;
  /** Lines in the order of their numbers. */
  lines: readonly Line[];
  /** Suppliers in the order in which they answered. */
  seats: readonly NewSeat[];
  rules: { startsAt: number; endsAt: number; decrement: number; overtimeMinutes: number; overtimeRanks: number };
  openedAt: number;
};

export async function openAuction(tx: Tx, owner: Owner, setting: NewAuction): Promise<void> {
  const { id, lines, seats, rules, ceiling, currency, openedAt } = setting;
  const quantities = lines.map(({ quantity }) => quantity);
  const priced = seats.map(({ units, ...seat }) => {
    return { ...seat, units, total: units && sumOf(units, quantities) };
  });
  await insertAuction(tx, owner, setting, lowest(priced.flatMap(({ total }) => total ?? [])));
  await insertLines(tx, id, lines);
  await insertSeats(tx, setting, priced);
  const initialOffers = priced.flatMap(({ supplierId: supplier, number, units, total }) => {
    return units && total ? [{ supplier, number, units, total }] : [];
  });
  const { texts, hashes } = hideInitialOffers(initialOffers);
  await appendLog(tx, {
    head: { auction: id, seq: 0, hash: null },
    now: openedAt,
    fact: { act: 'open', currency, ...rules, stands: hashes },
    secret: {
      buyer: owner.account.id,
      ceiling,
      stands: texts,
      lines: lines.map(({ line, quantity }) => ({ line, quantity })),
    },
  });
}

const lowest = (totals: readonly number[]) => (totals.length > 0 ? Math.min(...totals) : null);

async function insertAuction(tx: Tx, owner: Owner, setting: NewAuction, best: number | null): Promise<void> {
  const { id, number, rfqId, title, description, currency, country, ceiling, rules, seats } = setting;
  const endsAt = new Date(rules.endsAt);
  await tx
    .insertInto('reverse_auctions')
    .values({
      id,
      account_id: owner.account.id,
      created_by: owner.userId,
      number,
      rfq_id: rfqId,
      title,
      description,
      currency,
      country,
      ceiling_minor: ceiling,
      decrement: rules.decrement,
      best_minor: best,
      overtime_minutes: rules.overtimeMinutes,
      overtime_ranks: rules.overtimeRanks,
      suppliers: seats.length,
      starts_at: new Date(rules.startsAt),
      first_ends_at: endsAt,
      ends_at: endsAt,
    })
    .execute();
}

async function insertLines(tx: Tx, auctionId: string, lines: readonly Line[]): Promise<void> {
  await tx
    .insertInto('reverse_lines')
    .values(
      lines.map(({ from, to, mode, ...line }) => ({
        ...line,
        auction_id: auctionId,
        mode,
        // Days are passed as text, because a Date would become a day in the time zone of the server.
        from_day: mode === 'rent' ? from : null,
        to_day: mode === 'rent' ? to : null,
      })),
    )
    .execute();
}

type PricedSeat = NewSeat & { total: number | null };

async function insertSeats(tx: Tx, { id, rules, openedAt }: NewAuction, seats: readonly PricedSeat[]): Promise<void> {
  await tx
    .insertInto('reverse_suppliers')
    .values(
      seats.map(({ supplierId, number, leadDays, units, total }, at) => ({
        auction_id: id,
        supplier_id: supplierId,
        number,
        lead_days: leadDays,
        ends_at: new Date(rules.endsAt),
        units: units && [...units],
        first_minor: total,
        total_minor: total,
        // Initial offers have places of 0 and below, before the first offer in the log. Of equal totals the earlier answer ranks first.
        total_seq: units && at + 1 - seats.length,
        total_at: units && new Date(openedAt),
      })),
    )
    .execute();
}
