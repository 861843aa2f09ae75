// Twenty thousand small auctions by the dice: the rules and the plain model, step by step. One seed, one course.
import { type Dice, diceOf } from '@rigsouq/kernel/dice';
import { expect, it } from 'vitest';
import { type ModelAuction, ReverseModel } from './reverse-model.ts';
import { type Contest, mostOf, ranksOf, rule, sumOf } from './reverse-rules.ts';

const AUCTIONS = 20_000;
const SEED = 20_261_116;
const MINUTE = 60_000;
const PEOPLE = ['a', 'b', 'c', 'd', 'e'];
const reasons = {
  'reverse.not_open': 'too early',
  'reverse.over': 'too late',
  'reverse.line': 'not every line',
  'reverse.too_high': 'too high',
} as const;

/** Alone with a ceiling, or from a request with what everybody stands with. */
function anAuction({ pick, upTo }: Dice): ModelAuction {
  const pieces = Array.from({ length: 1 + upTo(3) }, () => 1 + upTo(4));
  const stands = pick([true, false])
    ? PEOPLE.slice(0, 2 + upTo(4)).map((who) => ({ who, prices: pieces.map(() => 50 + 10 * upTo(20)) }))
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
  const standings = stands.map(({ who, prices }, at) => {
    return [who, { total: sumOf(prices, pieces), place: at + 1 - stands.length }] as const;
  });
  return {
    ...{ quantities: pieces, ceiling, decrement: Math.round(decrement * 100), overtimeMinutes, overtimeRanks },
    ...{ startsAt: opens, firstEndsAt: ends, endsAt: ends, standings: new Map(standings) },
  };
}

/** Mostly just low enough or just below the best, on a coarse grid so that equal sums are common; sometimes nonsense. */
function prices({ pick, upTo }: Dice, { pieces }: ModelAuction, most: number, lead: number): number[] {
  if (upTo(30) === 0) return pieces.map(() => upTo(3) - 1);
  if (upTo(40) === 0) return [...pieces, 1];
  const count = pieces.reduce((sum, one) => sum + one, 0);
  const beat = Math.min(most, lead - 1);
  const aim = pick([beat, beat, beat, most, most, most + 1, most - count, Math.floor(most / 50) * 50]);
  const each = Math.max(1, Math.floor(aim / count));
  return pieces.map(
    (_, line) => each + (line === 0 ? Math.max(0, Math.floor((aim - each * count) / (pieces[0] ?? 1))) : 0),
  );
}

it('[PR-008] auctions by the dice go as the plain model says: ranks, ends, extensions, refusals and results', () => {
  const dice = diceOf(SEED);
  const tally = {
    offers: 0,
    accepted: 0,
    extended: 0,
    equal: 0,
    capped: 0,
    unwon: 0,
    refused: {} as Record<string, number>,
  };
  for (let n = 0; n < AUCTIONS; n++) {
    const auction = anAuction(dice);
    const model = new ReverseModel(auction);
    let contest = contestOf(auction);
    let [at, extensions] = [0, 0];
    for (let turn = 0, turns = dice.pick([2, 5, 8, 12, 40]); turn < turns; turn++) {
      // Often in the last moments, where the end moves.
      const late = contest.endsAt - dice.pick([...Array(9).fill(1), 0, 20_000, MINUTE, 2 * MINUTE, 5 * MINUTE]);
      at = dice.pick([at, at, at + 1, at + MINUTE, ...Array(4).fill(Math.max(at, late))]);
      const who = dice.pick(auction.stands.length > 0 ? auction.stands.map((one) => one.who) : PEOPLE);
      const lead = model.winner()?.total ?? Number.POSITIVE_INFINITY;
      const units = prices(dice, auction, mostOf(contest, who), lead);
      const ruling = rule(contest, { supplier: who, units, at, place: turn + 2 });
      const said = model.offer({ who, prices: units, at });
      const code = ruling.accepted ? null : reasons[ruling.code as keyof typeof reasons];
      expect([n, turn, code]).toEqual([n, turn, said]);
      tally.offers++;
      if (ruling.accepted) {
        if (ruling.contest.endsAt > contest.endsAt) extensions++;
        contest = ruling.contest;
        tally.accepted++;
        const ranking = model.ranking();
        if (ruling.rank !== model.rank(who) || ruling.total !== ranking[ruling.rank - 1]?.total)
          expect([n, turn, ruling.rank, ruling.total]).toEqual([
            n,
            turn,
            model.rank(who),
            ranking[ruling.rank - 1]?.total,
          ]);
      } else tally.refused[ruling.code] = (tally.refused[ruling.code] ?? 0) + 1;
      if (code === 'too late') break;
    }
    const ends = model.ends();
    const ranking = model.ranking();
    const order = ranksOf(contest.standings);
    const result = order[0] ? { who: order[0], total: contest.standings.get(order[0])?.total } : null;
    expect([n, contest.endsAt, extensions, order, result]).toEqual([
      ...[n, ends.at(-1), ends.length - 1, ranking.map(({ who }) => who), model.winner()],
    ]);
    if (extensions > 0) tally.extended++;
    if (new Set(ranking.map(({ total }) => total)).size < ranking.length) tally.equal++;
    if (contest.endsAt === auction.ends + 60 * MINUTE) tally.capped++;
    if (!result) tally.unwon++;
  }
  // The dice do reach what they are for.
  expect(Object.keys(tally.refused).toSorted()).toEqual(Object.keys(reasons).toSorted());
  expect(Math.min(...Object.values(tally.refused), tally.accepted, tally.extended, tally.equal)).toBeGreaterThan(1_000);
  expect(Math.min(tally.capped, tally.unwon)).toBeGreaterThan(20);
}, 120_000);
