import { describe, expect, it } from 'vitest';
import type { Answer, Comparison, Offer, RfqLine } from '../comparison-query.ts';
import {
  chooseBestOffers,
  choosePieces,
  chooseWholeLine,
  countChosenPieces,
  linesOf,
  needsApproval,
  parsePieces,
  summarizeChoices,
} from './choices.ts';

const line = (number: number, quantity: number): RfqLine => ({
  line: number,
  category: 'cranes',
  specification: 'Mobile crane, 60 t',
  quantity,
  mode: 'buy',
  from: null,
  to: null,
  place: 'Duqm',
});
const offer = (number: number, over: Partial<Offer>): Offer => ({
  line: number,
  option: 1,
  price: 100,
  currency: 'AED',
  leadDays: 10,
  mode: 'buy',
  offered: '',
  note: null,
  unit: 100,
  total: 100,
  points: 50,
  best: false,
  declined: false,
  ...over,
});
const answer = (answerId: string, validUntil: string, offers: Offer[]): Answer => ({
  answerId,
  supplier: { _id: answerId, companyName: answerId, verified: true },
  score: null,
  receivedAt: '2026-11-15T10:00:00Z',
  hash: 'h',
  validUntil,
  technical: '',
  technicalVerdict: null,
  technicalNote: null,
  total: null,
  offers,
});
const lines = [line(1, 1), line(2, 5)];
const north = answer('north', '2026-12-31', [
  offer(1, { unit: 100.1, points: 90, best: true }),
  offer(2, { unit: 20.2, points: 60 }),
]);
const south = answer('south', '2026-11-01', [
  offer(1, { unit: 120, points: 80 }),
  offer(2, { unit: 19.9, points: 95, best: true, currency: 'USD' }),
]);
const comparison: Comparison = {
  state: 'opened',
  version: 1,
  currency: 'AED',
  openedAt: null,
  rates: [{ currency: 'USD', rate: 3.6725 }],
  weights: { price: 60, lead: 20, score: 20 },
  answers: [north, south],
  unconfirmed: [],
  award: null,
  ordered: 0,
  chosen: [],
  approvalLimit: 50,
  orderedAlone: 0,
};
const [first, second] = lines as [RfqLine, RfqLine];

describe('the choices of a buyer', () => {
  it('reads a number of pieces with Arabic digits, and nothing else as pieces', () => {
    expect(['٣', '12', '1.9', '', '-2', 'two'].map(parsePieces)).toEqual([3, 12, 1, 0, 0, 0]);
  });

  it('takes the best offers but no expired ones', () => {
    expect(linesOf(chooseBestOffers(lines, comparison, '2026-10-31')).map(({ answerId }) => answerId)).toEqual([
      'north',
      'south',
    ]);
    expect(linesOf(chooseBestOffers(lines, comparison, '2026-11-15'))).toEqual([
      { line: 1, answerId: 'north', option: 1, quantity: 1 },
    ]);
  });

  it('gives a whole line to one supplier or parts of it to several, and drops a part of zero pieces', () => {
    const whole = chooseWholeLine({}, second, { answerId: 'north', option: 1 });
    expect(countChosenPieces(whole, 2, { answerId: 'north', option: 1 })).toBe(5);
    const parts = choosePieces(
      choosePieces({}, 2, { answerId: 'north', option: 1 }, 2),
      2,
      { answerId: 'south', option: 1 },
      3,
    );
    expect(linesOf(parts)).toHaveLength(2);
    expect(linesOf(choosePieces(parts, 2, { answerId: 'north', option: 1 }, 0))).toHaveLength(1);
    expect(linesOf(chooseWholeLine(parts, second, null))).toEqual([]);
  });
});

describe('the summary of the choices', () => {
  it('adds up to the smallest coin, with one order for each supplier and currency', () => {
    const { total, shares, left, over, needsReason } = summarizeChoices(
      lines,
      comparison,
      chooseBestOffers(lines, comparison, '2026-10-31'),
    );
    expect(total).toBe(199.6);
    expect(shares.map(({ companyName, currency, total }) => [companyName, currency, total])).toEqual([
      ['north', 'AED', 100.1],
      ['south', 'USD', 99.5],
    ]);
    expect([left, over, needsReason]).toEqual([[], [], false]);
  });

  it('requires a reason for a split line and for an offer that is not the best', () => {
    const worse = chooseWholeLine({}, first, { answerId: 'south', option: 1 });
    expect(summarizeChoices(lines, comparison, worse)).toMatchObject({ needsReason: true, left: [2] });
    const split = choosePieces(
      chooseWholeLine({}, second, { answerId: 'south', option: 1 }),
      2,
      { answerId: 'north', option: 1 },
      1,
    );
    expect(summarizeChoices(lines, comparison, split)).toMatchObject({ needsReason: true, over: [2] });
  });

  it('waits for a second member above the limit in US dollars', () => {
    expect(needsApproval(50 * 3.6725, comparison)).toBe(false);
    expect(needsApproval(50.01 * 3.6725, comparison)).toBe(true);
    // Existing orders count towards the limit.
    expect(needsApproval(40 * 3.6725, { ...comparison, ordered: 11 * 3.6725 })).toBe(true);
    expect(needsApproval(40 * 3.6725, { ...comparison, orderedAlone: 11 })).toBe(true);
    expect(needsApproval(1e9, { ...comparison, approvalLimit: null })).toBe(false);
    expect(needsApproval(51, { ...comparison, currency: 'USD', rates: [] })).toBe(true);
  });
});
