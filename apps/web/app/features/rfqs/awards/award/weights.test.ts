import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveWeight } from './weights.ts';

it('takes from the other two weights in proportion', () => {
  expect(moveWeight({ price: 60, lead: 30, score: 10 }, 'price', 80)).toEqual({ price: 80, lead: 15, score: 5 });
  expect(moveWeight({ price: 100, lead: 0, score: 0 }, 'price', 50)).toEqual({ price: 50, lead: 25, score: 25 });
});

it('adds up to 100 after every change, with no weight below 0', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const step = fc.tuple(fc.constantFrom('price' as const, 'lead' as const, 'score' as const), percent);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const start = { price: 60, lead: 20, score: 20 };
      const end = steps.reduce((weights, [name, value]) => moveWeight(weights, name, value), start);
      const all = Object.values(end);
      expect(all.reduce((sum, one) => sum + one, 0)).toBe(100);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
      expect(all.every(Number.isInteger)).toBe(true);
    }),
  );
});
