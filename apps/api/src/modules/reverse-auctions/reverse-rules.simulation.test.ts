// Compares the rules with the simple model, step by step, in twenty thousand small random auctions. The seed makes the run repeatable.
import { createRandom, type Random } from '@rigsouq/kernel/random';
import { expect, it } from 'vitest';
import { type ModelAuction, ReverseModel } from './reverse-model.ts';
import { type Contest, maxNextTotal, ranksOf, rule, sumOf } from './reverse-rules.ts';

const AUCTIONS = 20_000;
const SEED = 20_261_116;
const MINUTE = 60_000;
const SUPPLIERS = ['a', 'b', 'c', 'd', 'e'];
const reasons = {
  'reverse.not_open': 'too early',
  'reverse.over': 'too late',
  'reverse.line': 'not every line',
  'reverse.too_high': 'too high',
} as const;

/** Creates an auction with a ceiling, or one from a request with initial offers. */
function anAuction({ pick, upTo }: Random): ModelAuction {
  const pieces = Array.from({ length: 1 + upTo(3) }, () => 1 + upTo(4));
  const stands = pick([true, false])
    ? SUPPLIERS.slice(0, 2 + upTo(4)).map((supplier) => ({ supplier, prices: pieces.map(() => 50 + 10 * upTo(20)) }))
    : [];
  return {
    pieces,
    stands,
    ceiling: stands.length > 0 ? null : pick([50, 400, 2_000]),
    decrement: pick([0.25, 0.3, 1, 2.95, 3]),
    overtimeMinutes: pick([1, 2, 3, 5, 10]),
    overtimeRanks: pick([1, 2, 3]),
    opens: pick([0, 0, 0, 5 * MINUTE]),
    ends: pick([10, 20, 30]) * MINUTE,
  };
}

function contestOf({ pieces, ceiling, decrement, overtimeMinutes, overtimeRanks, ...auction }: ModelAuction): Contest {
  const { stands, opens, ends } = auction;
  const standings = stands.map(({ supplier, prices }, at) => {
    return [supplier, { total: sumOf(prices, pieces), place: at + 1 - stands.length }] as const;
  });
  return {
    quantities: pieces,
    ceiling,
    decrement: Math.round(decrement * 100),
    overtimeMinutes,
    overtimeRanks,
    startsAt: opens,
    firstEndsAt: ends,
    endsAt: ends,
    standings: new Map(standings),
  };
}

/** Returns prices that are mostly just low enough or just below the best, often with equal totals, and sometimes invalid. */
function prices({ pick, upTo }: Random, { pieces }: ModelAuction, most: number, lead: number): number[] {
  if (upTo(30) === 0) return pieces.map(() => upTo(3) - 1);
  if (upTo(40) === 0) return [...pieces, 1];
  const count = pieces.reduce((sum, one) => sum + one, 0);
  const belowBest = Math.min(most, lead - 1);
  const aim = pick([belowBest, belowBest, belowBest, most, most, most + 1, most - count, Math.floor(most / 50) * 50]);
  const each = Math.max(1, Math.floor(aim / count));
  return pieces.map(
    (_, line) => each + (line === 0 ? Math.max(0, Math.floor((aim - each * count) / (pieces[0] ?? 1))) : 0),
  );
}

it('[PR-008] agrees with the simple model in random auctions: ranks, ends, extensions, refusals and results', () => {
  const random = createRandom(SEED);
  const tally = {
    offers: 0,
    accepted: 0,
    extended: 0,
    equal: 0,
    capped: 0,
    withoutWinner: 0,
    refused: {} as Record<string, number>,
  };
  for (let n = 0; n < AUCTIONS; n++) {
    const auction = anAuction(random);
    const model = new ReverseModel(auction);
    let contest = contestOf(auction);
    let [at, extensions] = [0, 0];
    for (let turn = 0, turns = random.pick([2, 5, 8, 12, 40]); turn < turns; turn++) {
      // Offers often come in the last moments, where the end moves.
      const late = contest.endsAt - random.pick([...Array(9).fill(1), 0, 20_000, MINUTE, 2 * MINUTE, 5 * MINUTE]);
      at = random.pick([at, at, at + 1, at + MINUTE, ...Array(4).fill(Math.max(at, late))]);
      const supplier = random.pick(auction.stands.length > 0 ? auction.stands.map((one) => one.supplier) : SUPPLIERS);
      const lead = model.winner()?.total ?? Number.POSITIVE_INFINITY;
      const units = prices(random, auction, maxNextTotal(contest, supplier), lead);
      const ruling = rule(contest, { supplier, units, at, place: turn + 2 });
      const expected = model.offer({ supplier, prices: units, at });
      const code = ruling.accepted ? null : reasons[ruling.code as keyof typeof reasons];
      expect([n, turn, code]).toEqual([n, turn, expected]);
      tally.offers++;
      if (ruling.accepted) {
        if (ruling.contest.endsAt > contest.endsAt) extensions++;
        contest = ruling.contest;
        tally.accepted++;
        const ranking = model.ranking();
        if (ruling.rank !== model.rank(supplier) || ruling.total !== ranking[ruling.rank - 1]?.total)
          expect([n, turn, ruling.rank, ruling.total]).toEqual([
            n,
            turn,
            model.rank(supplier),
            ranking[ruling.rank - 1]?.total,
          ]);
      } else tally.refused[ruling.code] = (tally.refused[ruling.code] ?? 0) + 1;
      if (code === 'too late') break;
    }
    const ends = model.ends();
    const ranking = model.ranking();
    const order = ranksOf(contest.standings);
    const result = order[0] ? { supplier: order[0], total: contest.standings.get(order[0])?.total } : null;
    expect([n, contest.endsAt, extensions, order, result]).toEqual([
      n,
      ends.at(-1),
      ends.length - 1,
      ranking.map(({ supplier }) => supplier),
      model.winner(),
    ]);
    if (extensions > 0) tally.extended++;
    if (new Set(ranking.map(({ total }) => total)).size < ranking.length) tally.equal++;
    if (contest.endsAt === auction.ends + 60 * MINUTE) tally.capped++;
    if (!result) tally.withoutWinner++;
  }
  // These checks make sure that the random auctions covered all cases.
  expect(Object.keys(tally.refused).toSorted()).toEqual(Object.keys(reasons).toSorted());
  expect(Math.min(...Object.values(tally.refused), tally.accepted, tally.extended, tally.equal)).toBeGreaterThan(1_000);
  expect(Math.min(tally.capped, tally.withoutWinner)).toBeGreaterThan(20);
}, 120_000);
