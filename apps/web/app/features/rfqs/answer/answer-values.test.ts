import { expect, it } from 'vitest';
import type { RfqLine, SuppliersRfq } from '../rfq-query.ts';
import {
  type AnswerValues,
  bodyOf,
  emptyOffer,
  faultsOf,
  nextOption,
  totalsOf,
  valuesOf,
  withEveryLine,
} from './answer-values.ts';

const asked = (line: number, quantity = 2): RfqLine => ({
  ...{ line, quantity, category: 'cranes', specification: 'Any', mode: 'buy', from: null, to: null, place: 'Doha' },
});
const lines = [asked(1), asked(2, 3)];
const offer = (line: number, price: string, over = {}) => ({
  ...emptyOffer(asked(line), 1, 'QAR'),
  price,
  leadDays: '10',
  ...over,
});
const values = (...offers: AnswerValues['offers'][number][]): AnswerValues => ({
  technical: '',
  validUntil: '2026-12-31',
  offers,
});

it('an answer begins with an empty offer for every line, or with what was answered before', () => {
  const rfq = { lines, currency: 'QAR', answer: null } as unknown as SuppliersRfq;
  expect(valuesOf(rfq, '2026-12-31').offers).toEqual([emptyOffer(asked(1), 1, 'QAR'), emptyOffer(asked(2), 1, 'QAR')]);
  const before = { ...offer(2, '900'), price: 900, leadDays: 10, note: null };
  const again = { ...rfq, answer: { technical: 'Ours', validUntil: '2027-01-31', lines: [before] } } as SuppliersRfq;
  expect(valuesOf(again, '2026-12-31')).toEqual({
    technical: 'Ours',
    validUntil: '2027-01-31',
    offers: [emptyOffer(asked(1), 1, 'QAR'), offer(2, '900')],
  });
});

it('an amendment takes offers for lines that are gone, and brings new lines', () => {
  const kept = withEveryLine([offer(1, '5'), offer(9, '7')], [asked(1), asked(3)], 'QAR');
  expect(kept.map(({ line, price }) => [line, price])).toEqual([
    [1, '5'],
    [3, ''],
  ]);
});

it('lines without a word are left out; the others say what is wrong where it is', () => {
  expect(bodyOf(values(offer(1, '1,250.5'), emptyOffer(asked(2), 1, 'QAR')), 4)).toMatchObject({
    version: 4,
    lines: [{ line: 1, option: 1, price: '1250.5', leadDays: '10' }],
  });
  expect(faultsOf(values(offer(1, '٩٠٠'), emptyOffer(asked(2), 1, 'QAR')))).toEqual({});
  expect(faultsOf(values(emptyOffer(asked(1), 1, 'QAR'), offer(2, '', { leadDays: '-1' })))).toEqual({
    '2.1.price': 'Price must be a positive number',
    '2.1.leadDays': 'Lead time is a whole number of days from 0 to 1,000',
  });
  expect(Object.keys(faultsOf(values(emptyOffer(asked(1), 1, 'QAR'))))).toEqual(['lines']);
});

it('totals count what answers a line first, in each currency, and never an alternative beside it', () => {
  const alternative = offer(1, '50', { option: 2 });
  expect(totalsOf([offer(1, '100'), alternative, offer(2, '10', { currency: 'USD' })], lines)).toEqual([
    { currency: 'QAR', total: 200 },
    { currency: 'USD', total: 30 },
  ]);
  expect(totalsOf([emptyOffer(asked(1), 1, 'QAR'), alternative], lines)).toEqual([{ currency: 'QAR', total: 100 }]);
  expect(totalsOf([offer(1, 'much')], lines)).toEqual([]);
});

it('a line takes three offers', () => {
  expect(nextOption([offer(1, '1')], 1)).toBe(2);
  expect(nextOption([offer(1, '1'), offer(1, '1', { option: 3 })], 1)).toBe(2);
  expect(
    nextOption(
      [1, 2, 3].map((option) => offer(1, '1', { option })),
      1,
    ),
  ).toBeUndefined();
});
