import { expect, it } from 'vitest';
import type { RfqLine, SuppliersRfq } from '../rfq-query.ts';
import {
  type AnswerValues,
  bodyOf,
  emptyOffer,
  nextOption,
  totalsOf,
  validateAnswer,
  valuesOf,
  withEveryLine,
} from './answer-values.ts';

const rfqLine = (line: number, quantity = 2): RfqLine => ({
  line,
  quantity,
  category: 'cranes',
  specification: 'Any',
  mode: 'buy',
  from: null,
  to: null,
  place: 'Doha',
});
const lines = [rfqLine(1), rfqLine(2, 3)];
const offer = (line: number, price: string, over = {}) => ({
  ...emptyOffer(rfqLine(line), 1, 'QAR'),
  price,
  leadDays: '10',
  ...over,
});
const values = (...offers: AnswerValues['offers'][number][]): AnswerValues => ({
  technical: '',
  validUntil: '2026-12-31',
  offers,
});

it('starts with an empty offer for every line, or with the previous answer', () => {
  const rfq = { lines, currency: 'QAR', answer: null } as unknown as SuppliersRfq;
  expect(valuesOf(rfq, '2026-12-31').offers).toEqual([
    emptyOffer(rfqLine(1), 1, 'QAR'),
    emptyOffer(rfqLine(2), 1, 'QAR'),
  ]);
  const before = { ...offer(2, '900'), price: 900, leadDays: 10, note: null };
  const answered = { ...rfq, answer: { technical: 'Ours', validUntil: '2027-01-31', lines: [before] } } as SuppliersRfq;
  expect(valuesOf(answered, '2026-12-31')).toEqual({
    technical: 'Ours',
    validUntil: '2027-01-31',
    offers: [emptyOffer(rfqLine(1), 1, 'QAR'), offer(2, '900')],
  });
});

it('drops offers for lines that an amendment removed, and adds its new lines', () => {
  const offers = withEveryLine([offer(1, '5'), offer(9, '7')], [rfqLine(1), rfqLine(3)], 'QAR');
  expect(offers.map(({ line, price }) => [line, price])).toEqual([
    [1, '5'],
    [3, ''],
  ]);
});

it('leaves out empty lines, and reports the errors of the others at their fields', () => {
  expect(bodyOf(values(offer(1, '1,250.5'), emptyOffer(rfqLine(2), 1, 'QAR')), 4)).toMatchObject({
    version: 4,
    lines: [{ line: 1, option: 1, price: '1250.5', leadDays: '10' }],
  });
  expect(validateAnswer(values(offer(1, '٩٠٠'), emptyOffer(rfqLine(2), 1, 'QAR')))).toEqual({});
  expect(validateAnswer(values(emptyOffer(rfqLine(1), 1, 'QAR'), offer(2, '', { leadDays: '-1' })))).toEqual({
    '2.1.price': 'Price must be a positive number',
    '2.1.leadDays': 'Lead time must be a whole number of days from 0 to 1,000',
  });
  expect(Object.keys(validateAnswer(values(emptyOffer(rfqLine(1), 1, 'QAR'))))).toEqual(['lines']);
});

it('totals the first offer of each line by currency, and never adds an alternative to it', () => {
  const alternative = offer(1, '50', { option: 2 });
  expect(totalsOf([offer(1, '100'), alternative, offer(2, '10', { currency: 'USD' })], lines)).toEqual([
    { currency: 'QAR', total: 200 },
    { currency: 'USD', total: 30 },
  ]);
  expect(totalsOf([emptyOffer(rfqLine(1), 1, 'QAR'), alternative], lines)).toEqual([{ currency: 'QAR', total: 100 }]);
  expect(totalsOf([offer(1, 'much')], lines)).toEqual([]);
});

it('accepts three offers for a line', () => {
  expect(nextOption([offer(1, '1')], 1)).toBe(2);
  expect(nextOption([offer(1, '1'), offer(1, '1', { option: 3 })], 1)).toBe(2);
  expect(
    nextOption(
      [1, 2, 3].map((option) => offer(1, '1', { option })),
      1,
    ),
  ).toBeUndefined();
});
