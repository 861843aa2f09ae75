import { describe, expect, it } from 'vitest';
import type { DraftLine } from '../../../shared/rfqs/lines/draft-lines.ts';
import { type BlankValues, buildBlankBody, buildRequestBody, defaultRules, validateAuction } from './auction-values.ts';

const say = (english: string) => ({ Cranes: 'الرافعات' })[english] ?? english;
const line: DraftLine = {
  key: 'new-1',
  line: 4,
  category: 'الرافعات',
  specification: '60 t, mobile',
  quantity: '٢',
  mode: 'buy',
  from: '',
  to: '',
  place: 'Duqm',
};
const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const values: BlankValues = {
  ...defaultRules(Date.parse('2026-11-15T12:00:00Z'), 'ae'),
  title: 'Port road',
  description: '',
  currency: 'AED',
  country: 'ae',
  ceiling: '900,000',
  lines: [line],
  suppliers: ids.map((_id) => ({ _id, companyName: 'x', verified: true })),
};
const errors = (over: Partial<BlankValues>) => validateAuction(buildBlankBody({ ...values, ...over }, say), [line]);

describe('the form of a reverse auction', () => {
  it('[PR-008] builds a valid body, with English categories and typed times read in the country of delivery', () => {
    expect(validateAuction(buildBlankBody(values, say))).toEqual({});
    expect(buildBlankBody(values, say)).toMatchObject({
      from: 'blank',
      startsAt: '2026-11-16T06:00:00.000Z',
      endsAt: '2026-11-16T07:00:00.000Z',
      ceiling: '900000',
      lines: [{ line: 1, category: 'Cranes', quantity: '2' }],
      suppliers: ids,
    });
    expect(buildBlankBody({ ...values, country: 'sa' }, say)).toMatchObject({ startsAt: '2026-11-16T07:00:00.000Z' });
    const inRiyadh = buildRequestBody({ _id: ids[0] ?? '', country: 'sa' }, values);
    expect(validateAuction(inRiyadh)).toEqual({});
    expect(inRiyadh.endsAt).toBe('2026-11-16T08:00:00.000Z');
    // At 20:30 UTC it is already tomorrow in Dubai, and not yet in Riyadh.
    const late = Date.parse('2026-11-15T20:30:00Z');
    expect(defaultRules(late, 'ae').startsAt).toBe('2026-11-17T10:00');
    expect(defaultRules(late, 'sa').startsAt).toBe('2026-11-16T10:00');
  });

  it('reports each invalid field', () => {
    expect(errors({ title: 'ab', ceiling: '', suppliers: [], lines: [] })).toEqual({
      title: 'Give the auction a title of at least 3 characters',
      ceiling: 'Price must be a positive number',
      suppliers: 'Invite at least two suppliers',
      lines: 'An auction must have 1 to 100 lines',
    });
    expect(errors({ lines: [{ ...line, quantity: '0' }] })).toEqual({
      'new-1.quantity': 'Quantity must be a whole number from 1 to 100,000',
    });
    expect(errors({ decrement: '0.33' })).toEqual({
      decrement: 'Decrement must be from 0.25 to 3 percent, in steps of 0.05',
    });
    expect(errors({ startsAt: '' })).toEqual({ startsAt: 'Choose a start time' });
  });

  it('accepts every decrement in steps of 0.05, in any digits', () => {
    for (let step = 5; step <= 60; step++) expect([step, errors({ decrement: String(step / 20) })]).toEqual([step, {}]);
    expect(errors({ decrement: '٠٫٣٥' })).toEqual({});
  });

  it('refuses an end that is too near or too far, and a sum finer than the currency', () => {
    const dates = 'The auction must start within the next year and run for 5 minutes to 7 days.';
    expect(errors({ endsAt: '2026-11-16T10:04' })).toEqual({ endsAt: dates });
    expect(errors({ endsAt: '2026-11-23T10:01' })).toEqual({ endsAt: dates });
    expect(errors({ endsAt: '2026-11-23T10:00' })).toEqual({});
    expect(errors({ ceiling: '10.005' })).toEqual({ ceiling: 'The price has too many decimals for its currency.' });
  });
});
