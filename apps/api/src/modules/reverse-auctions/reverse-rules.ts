// The rules of a reverse auction as pure functions: what an offer changes, or why it is refused (R50). Amounts are in minor units of the
// auction's currency, times in milliseconds of the database's clock.
import type { ErrorCode } from '@rigsouq/contract/errors';
import { OVERTIME_END_MINUTES } from '@rigsouq/contract/reverse-auctions/calls';
import { MINUTE_MS } from '@rigsouq/kernel/periods';
import { extendEnd } from '@rigsouq/kernel/soft-close';

/** Last offer of a supplier. Of equal totals the one with the lower place ranks first. */
type Standing = { readonly total: number; readonly place: number };

export type Contest = {
  /** Quantity of each line, in the order of the lines. */
  readonly quantities: readonly number[];
  /** Highest total of a first offer. It is null when all suppliers start with their answer to a request. */
  readonly ceiling: number | null;
  /** Minimum reduction against the supplier's own last offer, in hundredths of a per cent. */
  readonly decrement: number;
  readonly overtimeMinutes: number;
  /** A change among this many first ranks in the last minutes moves the end. */
  readonly overtimeRanks: number;
  readonly startsAt: number;
  readonly firstEndsAt: number;
  readonly endsAt: number;
  /** Last offers by supplier. */
  readonly standings: ReadonlyMap<string, Standing>;
};

export type Offer = {
  readonly supplier: string;
  /** Price of one piece for each line. */
  readonly units: readonly number[];
  readonly at: number;
  /** Position in the log. */
  readonly place: number;
};

export type Ruling =
  | { readonly accepted: true; readonly contest: Contest; readonly total: number; readonly rank: number }
  | { readonly accepted: false; readonly code: ErrorCode; readonly facts: Readonly<Record<string, number>> };

const HUNDRED_PERCENT = 10_000;

export function rule(contest: Contest, offer: Offer): Ruling {
  const refused = refusalOf(contest, offer);
  if (refused) return { accepted: false, facts: {}, ...refused };
  const { supplier, units, at, place } = offer;
  const total = sumOf(units, contest.quantities);
  const standings = new Map(contest.standings).set(supplier, { total, place });
  const [before, order] = [ranksOf(contest.standings), ranksOf(standings)];
  const endsAt = changesFirstRanks(before, order, contest.overtimeRanks) ? endInOvertime(contest, at) : contest.endsAt;
  return { accepted: true, contest: { ...contest, standings, endsAt }, total, rank: order.indexOf(supplier) + 1 };
}

export function sumOf(units: readonly number[], quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity, at) => sum + (units[at] ?? 0) * quantity, 0);
}

type Terms = Pick<Contest, 'standings' | 'ceiling' | 'decrement'>;

/** Returns the highest total of the supplier's next offer. It depends only on its own last offer, so it reveals nothing about the others. */
export function maxNextTotal({ standings, ceiling, decrement }: Terms, supplier: string): number {
  const own = standings.get(supplier);
  if (!own) return ceiling ?? 0;
  // The product can be more than a double holds exactly, so this uses BigInt.
  return Number((BigInt(own.total) * BigInt(HUNDRED_PERCENT - decrement)) / BigInt(HUNDRED_PERCENT));
}

/** Returns the suppliers by rank, the lowest total first. */
export function ranksOf(standings: Contest['standings']): string[] {
  return [...standings]
    .toSorted(([, one], [, two]) => one.total - two.total || one.place - two.place)
    .map(([supplier]) => supplier);
}

type Refusal = { code: ErrorCode; facts?: Record<string, number> };

function refusalOf(contest: Contest, { supplier, units, at }: Offer): Refusal | undefined {
  if (at < contest.startsAt) return { code: 'reverse.not_open' };
  if (at >= contest.endsAt) return { code: 'reverse.over' };
  const valid = units.every((unit) => Number.isSafeInteger(unit) && unit > 0);
  if (!valid || units.length !== contest.quantities.length) return { code: 'reverse.line' };
  const most = maxNextTotal(contest, supplier);
  if (sumOf(units, contest.quantities) > most) return { code: 'reverse.too_high', facts: { most } };
  return undefined;
}

/** Returns true when a first rank changes. A leader who only lowers its own offer changes no rank, so the others need no extra time. */
function changesFirstRanks(before: readonly string[], after: readonly string[], ranks: number): boolean {
  return Array.from({ length: ranks }, (_, at) => at).some((at) => before[at] !== after[at]);
}

function endInOvertime(contest: Contest, at: number): number {
  return extendEnd(contest, at, contest.overtimeMinutes * MINUTE_MS, OVERTIME_END_MINUTES * MINUTE_MS);
}
