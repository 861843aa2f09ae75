import { describe, expect, it } from 'vitest';
import { emptyBooking, isComplete, parseDraft } from './book-values.ts';

const filled = {
  ...emptyBooking,
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

  it('restores a saved draft, but no unknown field or period', () => {
    expect(parseDraft(JSON.stringify(filled))).toEqual(filled);
    expect(parseDraft(JSON.stringify({ ...filled, rentalPeriod: 'monthly', more: 1 }))).toEqual(filled);
    expect(parseDraft(null)).toEqual(emptyBooking);
  });
});
