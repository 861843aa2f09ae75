import { describe, expect, it } from 'vitest';
import {
  copyLine,
  createLine,
  type DraftLine,
  moveLine,
  nextNumber,
  removeLine,
} from '../../../shared/rfqs/lines/draft-lines.ts';
import { buildChangeNote, listChanges } from './draft-changes.ts';
import { bodyOf, type DraftValues, deadlineOf, listMissing, validateDraft } from './draft-values.ts';

const say = (english: string) => ({ Cranes: 'الرافعات' })[english] ?? english;
const line = (number: number, over: Partial<DraftLine> = {}): DraftLine => ({
  key: String(number),
  line: number,
  category: 'Excavators',
  specification: '20 t, tracked',
  quantity: '2',
  mode: 'buy',
  from: '',
  to: '',
  place: 'Jebel Ali',
  ...over,
});
const values: DraftValues = {
  title: 'Earthworks',
  description: '',
  currency: 'AED',
  country: 'ae',
  day: '2026-12-01',
  time: '14:00',
  audience: 'invited',
  twoEnvelopes: false,
  lines: [line(1), line(2)],
};

const whole = { whole: true };

describe('a request in the editor', () => {
  it('has its deadline in the time zone of the country of delivery', () => {
    expect(deadlineOf(values)).toBe('2026-12-01T10:00:00.000Z');
    expect(deadlineOf({ ...values, country: 'sa' })).toBe('2026-12-01T11:00:00.000Z');
    expect(deadlineOf({ ...values, day: '', time: '' })).toBeNull();
    expect(validateDraft({ ...values, time: '' }, say, { whole: false })).toEqual({ day: 'Choose a deadline' });
  });

  it('reports the invalid fields of the invalid lines', () => {
    const lines = [line(1), line(2, { key: 'new-7', quantity: '0', mode: 'rent', specification: 'x', place: '' })];
    expect(validateDraft({ ...values, title: 'ab', lines }, say, whole)).toEqual({
      title: 'Give the request a title of at least 3 characters',
      'new-7.specification': 'Describe what you need in at least 3 characters',
      'new-7.quantity': 'Quantity must be a whole number from 1 to 100,000',
      'new-7.place': 'Enter a delivery location',
      'new-7.to': 'Choose the first and last day of the rental',
    });
    expect(validateDraft({ ...values, lines: [line(1, { mode: 'rent' })] }, say, whole)).toEqual({
      '1.to': 'Choose the first and last day of the rental',
    });
    expect(validateDraft(values, say, whole)).toEqual({});
  });

  it('accepts an incomplete draft, but no invalid values', () => {
    const half = {
      category: '',
      specification: 'x',
      quantity: '',
      mode: 'rent',
      from: '2026-12-02',
      place: '',
    } as const;
    const draft = (over: Partial<DraftLine>) =>
      validateDraft({ ...values, lines: [line(1, over)] }, say, { whole: false });
    expect(draft(half)).toEqual({});
    expect(draft({ ...half, to: '2026-12-01' })).toEqual({ '1.to': 'Choose the first and last day of the rental' });
    expect(draft({ quantity: 'two' })).toEqual({ '1.quantity': 'Quantity must be a whole number from 1 to 100,000' });
  });

  it('is sent with English categories; a draft renumbers its lines, an amendment keeps their numbers', () => {
    const lines = [line(4, { category: 'الرافعات', quantity: '٣' }), line(2, { from: '2026-12-02' })];
    const [first, second] = bodyOf({ ...values, lines }, say, { renumbered: true }).lines ?? [];
    expect(first).toMatchObject({ line: 1, category: 'Cranes', quantity: '3' });
    expect(second).toMatchObject({ line: 2, from: null, to: null });
    expect(bodyOf({ ...values, lines }, say, { renumbered: false }).lines?.map(({ line: number }) => number)).toEqual([
      4, 2,
    ]);
  });

  it('lists what is missing for publication', () => {
    expect(listMissing(values, 1)).toEqual([]);
    expect(listMissing({ ...values, audience: 'open' }, 0)).toEqual([]);
    expect(listMissing({ ...values, day: '', time: '', lines: [] }, 0)).toEqual(['lines', 'deadline', 'suppliers']);
  });
});

describe('the lines of a request', () => {
  it('copies a line below its original or at the end, moves it by one, and removes it', () => {
    const lines = [line(1), line(2)];
    expect(copyLine(lines, '1', 3, false).map(({ line: number }) => number)).toEqual([1, 3, 2]);
    expect(copyLine(lines, '1', 3, true).map(({ line: number }) => number)).toEqual([1, 2, 3]);
    expect(moveLine(lines, '2', -1).map(({ key }) => key)).toEqual(['2', '1']);
    expect(moveLine(lines, '2', 1)).toEqual(lines);
    expect(removeLine(lines, '1')).toEqual([line(2)]);
  });

  it('does not reuse the number of a removed line', () => {
    expect(nextNumber([line(1), line(2)], 0)).toBe(3);
    expect(nextNumber([line(1)], 2)).toBe(3);
    expect(createLine(3, 'Doha')).toMatchObject({ line: 3, place: 'Doha', quantity: '1', mode: 'buy' });
  });
});

describe('the changes of an amendment', () => {
  const t = ((text: string, given: Record<string, unknown> = {}) =>
    text.replace(/{{(\w+)}}/g, (_, name: string) => String(given[name]))) as never;
  const listed = (after: DraftValues) => listChanges(values, after, { t, language: 'en' });

  it('lists every changed field and line', () => {
    expect(listed(values)).toEqual([]);
    const lines = [line(1, { quantity: '5', specification: 'wheeled' }), line(3, { category: 'Cranes' })];
    expect(listed({ ...values, time: '16:00', description: 'New', lines })).toEqual([
      'Deadline: from 1 Dec 2026, 14:00 Dubai time to 1 Dec 2026, 16:00 Dubai time',
      'The description has changed',
      'Line 1, Quantity: from 2 to 5',
      'Line 1: the specification has changed',
      'Line 3 added: 2 × Cranes',
      'Line 2 removed: Excavators',
    ]);
    expect(buildChangeNote(['a'.repeat(3_000)])).toHaveLength(2_000);
  });
});
