import { describe, expect, it } from 'vitest';
import { emptyBooking, isComplete, parseDraft } from './book-values.ts';

const empty = emptyBooking('daily');
const filled = {
  ...empty,
  startDate: '2026-11-16',
  endDate: '2026-11-18',
  deliveryAddress: 'Plot 12',
  projectType: 'excavation',
};

describe('the values of a booking', () => {
  it('[DE-018] requires both dates, the address and the project type', () => {
    expect(isComplete(filled)).toBe(true);
    for (const field of ['startDate', 'endDate', 'deliveryAddress', 'projectType'])
      expect([field, isComplete({ ...filled, [field]: ' ' })]).toEqual([field, false]);
  });

  it('restores a saved draft, but never a period that the machine has no rate for', () => {
    expect(parseDraft(JSON.stringify(filled), empty, ['daily'])).toEqual(filled);
    expect(parseDraft(JSON.stringify({ ...filled, rentalPeriod: 'hourly', more: 1 }), empty, ['daily'])).toEqual(
      filled,
    );
    expect(parseDraft(null, empty, ['daily'])).toEqual(empty);
  });
});
