import { SCORE_WEIGHTS } from '@rigsouq/contract/supplier-lists/calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeScorecard, type FactCounts, noFacts } from './scorecard-rules.ts';

const count = fc.nat({ max: 1_000 });
const anyFacts = fc
  .record({
    invited: count,
    missed: count,
    nearness: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    won: count,
    accepted: count,
    declined: count,
    deliveredOnTime: count,
    deliveredLate: count,
  })
  .map(({ missed, ...facts }): FactCounts => ({ ...facts, answered: Math.max(0, facts.invited - missed) }));

describe('[PR-007] a scorecard', () => {
  it('has no score without a record', () => {
    const parts = { score: null, answering: null, competitiveness: null, delivery: null, acceptance: null };
    expect(computeScorecard(noFacts)).toMatchObject(parts);
  });

  it('is the weighted mean of the known parts', () => {
    const facts = { ...noFacts, invited: 4, answered: 3, deliveredOnTime: 1, deliveredLate: 1 };
    expect(computeScorecard(facts)).toMatchObject({
      answering: 75,
      delivery: 50,
      competitiveness: null,
      acceptance: null,
    });
    expect(computeScorecard(facts).score).toBe(Math.round((75 * 20 + 50 * 30) / 50));
    const all = { ...facts, nearness: 90.4, accepted: 2, declined: 1, won: 3 };
    expect(computeScorecard(all)).toEqual({
      score: Math.round((75 * 20 + 90.4 * 30 + 50 * 30 + (200 / 3) * 20) / 100),
      answering: 75,
      competitiveness: 90,
      delivery: 50,
      acceptance: 67,
      invited: 4,
      answered: 3,
      won: 3,
      ordered: 3,
      accepted: 2,
      deliveredOnTime: 1,
      deliveredLate: 1,
    });
  });

  it('has weights that add up to a hundred', () => {
    expect(Object.values(SCORE_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('lies between its lowest and its highest part, and within 0 to 100', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score, answering, competitiveness, delivery, acceptance } = computeScorecard(facts);
        const known = [answering, competitiveness, delivery, acceptance].filter((part) => part !== null);
        if (known.length === 0) return expect(score).toBeNull();
        for (const value of [score ?? -1, ...known]) expect(value >= 0 && value <= 100).toBe(true);
        expect(score).toBeGreaterThanOrEqual(Math.min(...known));
        expect(score).toBeLessThanOrEqual(Math.max(...known));
      }),
    );
  });

  it('does not fall after a good fact and does not rise after a bad one', () => {
    const scoreOf = (facts: FactCounts, over: Partial<FactCounts>) =>
      computeScorecard({ ...facts, ...over }).score ?? 0;
    fc.assert(
      fc.property(anyFacts, (facts) => {
        // A first record may lower a better mean, or raise a worse one.
        fc.pre(facts.invited > 0 && facts.accepted + facts.declined > 0);
        fc.pre(facts.deliveredOnTime + facts.deliveredLate > 0);
        const now = scoreOf(facts, {});
        expect(scoreOf(facts, { invited: facts.invited + 1, answered: facts.answered + 1 })).toBeGreaterThanOrEqual(
          now,
        );
        expect(scoreOf(facts, { accepted: facts.accepted + 1 })).toBeGreaterThanOrEqual(now);
        expect(scoreOf(facts, { deliveredOnTime: facts.deliveredOnTime + 1 })).toBeGreaterThanOrEqual(now);
        expect(scoreOf(facts, { invited: facts.invited + 1 })).toBeLessThanOrEqual(now);
        expect(scoreOf(facts, { declined: facts.declined + 1 })).toBeLessThanOrEqual(now);
        expect(scoreOf(facts, { deliveredLate: facts.deliveredLate + 1 })).toBeLessThanOrEqual(now);
      }),
    );
  });
});
