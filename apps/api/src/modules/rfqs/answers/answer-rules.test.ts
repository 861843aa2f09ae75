import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canConfirmOffers, hasStableLineNumbers, hasValidOffers } from './answer-rules.ts';
import { hashAnswer } from './hash-answer.ts';

const buy = (line: number, category = 'cranes') => ({ line, category, mode: 'buy', from: null, to: null }) as const;
const rent = (line: number, to = '2027-03-31') => ({ ...buy(line), mode: 'rent', from: '2027-03-01', to }) as const;
const offer = (line: number, option = 1) => ({ line, option });

it('accepts offers only for requested lines, with each option once', () => {
  const asked = [buy(1), rent(2)];
  expect(hasValidOffers(asked, [offer(1), offer(1, 2), offer(2)])).toBe(true);
  expect(hasValidOffers(asked, [offer(2)])).toBe(true);
  expect(hasValidOffers(asked, [offer(3)])).toBe(false);
  expect(hasValidOffers(asked, [offer(1), offer(1)])).toBe(false);
});

it('confirms an answer only if its offered lines are still requested in the same way', () => {
  const offered = [offer(1), offer(2)];
  expect(canConfirmOffers([buy(1), rent(2)], [buy(1), rent(2), buy(3)], offered)).toBe(true);
  expect(canConfirmOffers([buy(1), rent(2)], [buy(1)], offered)).toBe(false);
  expect(canConfirmOffers([buy(1), rent(2)], [buy(1), rent(2, '2027-04-30')], offered)).toBe(false);
  expect(canConfirmOffers([buy(1), rent(2)], [rent(1), rent(2)], offered)).toBe(false);
  expect(canConfirmOffers([buy(1), rent(2)], [buy(1), rent(2, '2027-04-30')], [offer(1)])).toBe(true);
  expect(canConfirmOffers([buy(1)], [buy(1, 'excavators')], [offer(1)])).toBe(false);
});

it('accepts an amended line only if it exists already or has a number that was never used', () => {
  expect(hasStableLineNumbers([buy(1), buy(2)], 2, [buy(2), buy(3)])).toBe(true);
  // Line 3 existed once and was removed.
  expect(hasStableLineNumbers([buy(1), buy(2)], 3, [buy(1), buy(3)])).toBe(false);
  expect(hasStableLineNumbers([buy(1), buy(2)], 3, [buy(1), buy(4)])).toBe(true);
});

const line = fc.record({
  line: fc.integer({ min: 1, max: 100 }),
  option: fc.integer({ min: 1, max: 3 }),
  price: fc.double({ min: 0.01, max: 1e9, noNaN: true }),
  currency: fc.constantFrom('AED', 'USD', 'KWD'),
  leadDays: fc.integer({ min: 0, max: 1_000 }),
  mode: fc.constantFrom('buy', 'rent'),
  offered: fc.string(),
  note: fc.option(fc.string(), { nil: undefined }),
});
const answer = fc.record({
  rfqId: fc.uuid(),
  supplierId: fc.uuid(),
  receivedAt: fc.constant('2027-01-01T00:00:00.000Z'),
  technical: fc.string(),
  validUntil: fc.constant('2027-06-01'),
  lines: fc.uniqueArray(line, { minLength: 1, selector: (one) => `${one.line} ${one.option}` }),
});

it('computes a receipt that ignores the order of lines and changes with every number and text', () => {
  fc.assert(
    fc.property(answer, (given) => {
      const hash = hashAnswer(given);
      expect(hashAnswer({ ...given, lines: given.lines.toReversed() })).toBe(hash);
      expect(hashAnswer({ ...given, technical: `${given.technical}.` })).not.toBe(hash);
      expect(hashAnswer({ ...given, validUntil: '2027-06-02' })).not.toBe(hash);
      const [first, ...rest] = given.lines;
      if (!first) throw new Error('the answer has no line');
      for (const change of [
        { price: first.price + 1 },
        { leadDays: first.leadDays + 1 },
        { offered: `${first.offered}.` },
      ])
        expect(hashAnswer({ ...given, lines: [{ ...first, ...change }, ...rest] })).not.toBe(hash);
    }),
  );
});
