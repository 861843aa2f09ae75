// The rules of bidding each other down, pure: what an offer does to an auction, and why it does nothing (R50). Amounts are minor units of
// the auction's currency, moments milliseconds of the database's clock.
import type { ErrorCode } from '@rigsouq/contract/errors';
import { OVERTIME_END_MINUTES } from '@rigsouq/contract/reverse-auctions';
import { endAfter } from '@rigsouq/kernel/soft-close';

/** Of equal sums the one of the earlier place is ahead. */
type Standing = { readonly total: number; readonly place: number };

export type Contest = {
  /** Of each line, in the order of the lines. */
  readonly quantities: readonly number[];
  /** The most that a first offer may come to; null where everybody stands with an answer to a request. */
  readonly ceiling: number | null;
  /** In hundredths of a per cent: by how much an offer goes below the own one before. */
  readonly decrement: number;
  readonly overtimeMinutes: number;
  /** A change among so many first ranks in the last minutes moves the end. */
  readonly overtimeRanks: number;
  readonly startsAt: number;
  readonly firstEndsAt: number;
  readonly endsAt: number;
  /** Where everybody who has offered stands. */
  readonly standings: ReadonlyMap<string, Standing>;
};

export type Offer = {
  readonly supplier: string;
  /** The price of a piece, for each line. */
  readonly units: readonly number[];
  readonly at: number;
  /** In the log. */
  readonly place: number;
};

export type Ruling =
  | { readonly accepted: true; readonly contest: Contest; readonly total: number; readonly rank: number }
  | { readonly accepted: false; readonly code: ErrorCode; readonly facts: Readonly<Record<string, number>> };

const MINUTE_MS = 60_000;
const WHOLE = 10_000;

export function rule(contest: Contest, offer: Offer): Ruling {
  const refused = refusalOf(contest, offer);
  if (refused) return { accepted: false, facts: {}, ...refused };
  const { supplier, units, at, place } = offer;
  const total = sumOf(units, contest.quantities);
  const standings = new Map(contest.standings).set(supplier, { total, place });
  const [before, order] = [ranksOf(contest.standings), ranksOf(standings)];
  const endsAt = changesFirst(before, order, contest.overtimeRanks) ? endInOvertime(contest, at) : contest.endsAt;
  return { accepted: true, contest: { ...contest, standings, endsAt }, total, rank: order.indexOf(supplier) + 1 };
}

export function sumOf(units: readonly number[], quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity, at) => sum + (units[at] ?? 0) * quantity, 0);
}

type Terms = Pick<Contest, 'standings' | 'ceiling' | 'decrement'>;

/** The most that the next offer of a supplier may come to. Measured by its own last one, so that it tells nothing of anybody else. */
export function mostOf({ standings, ceiling, decrement }: Terms, supplier: string): number {
  const own = standings.get(supplier);
  if (!own) return ceiling ?? 0;
  // Past what a double holds, so in whole numbers.
  return Number((BigInt(own.total) * BigInt(WHOLE - decrement)) / BigInt(WHOLE));
}

/** Who stands where, the lowest sum first. */
export function ranksOf(standings: Contest['standings']): string[] {
  return [...standings]
    .toSorted(([, one], [, two]) => one.total - two.total || one.place - two.place)
    .map(([supplier]) => supplier);
}

type Refusal = { code: ErrorCode; facts?: Record<string, number> };

function refusalOf(contest: Contest, { supplier, units, at }: Offer): Refusal | undefined {
  if (at < contest.startsAt) return { code: 'reverse.not_open' };
  if (at >= contest.endsAt) return { code: 'reverse.over' };
  const whole = units.every((unit) => Number.isSafeInteger(unit) && unit > 0);
  if (!whole || units.length !== contest.quantities.length) return { code: 'reverse.line' };
  const most = mostOf(contest, supplier);
  if (sumOf(units, contest.quantities) > most) return { code: 'reverse.too_high', facts: { most } };
  return undefined;
}

/** Who leads and goes lower still leaves everybody where they were, and nobody needs time to answer that. */
function changesFirst(before: readonly string[], after: readonly string[], ranks: number): boolean {
  return Array.from({ length: ranks }, (_, at) => at).some((at) => before[at] !== after[at]);
}

function endInOvertime(contest: Contest, at: number): number {
  return endAfter(contest, at, contest.overtimeMinutes * MINUTE_MS, OVERTIME_END_MINUTES * MINUTE_MS);
}
