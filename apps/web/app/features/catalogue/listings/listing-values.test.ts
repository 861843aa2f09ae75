import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  checkListing,
  emptyListing,
  featuresOf,
  type ListingValues,
  newListing,
  toFieldErrors,
} from './listing-values.ts';

const excavator: ListingValues = {
  ...emptyListing,
  title: 'Caterpillar 320',
  category: 'excavators',
  condition: 'used-functional',
  year: '٢٠٢١',
  price: '85,000',
  location: 'Dubai',
  EngineModel: 'C4.4',
  Power: '121 kW',
  BucketCapacity: '1.19 m3',
  OperatingWeight: '22 t',
  features: 'Rear camera، Air conditioning, ,',
  description: 'One owner, serviced on time.',
};

describe('the listing form', () => {
  it('[CA-001] [CA-006] sends only the fields of the selected type, and features as a list', () => {
    const rent = { ...excavator, hourlyRate: '60', dailyRate: '400', weeklyRate: '2,200' };
    expect(bodyOf('sell', rent)).toMatchObject({ type: 'sell', price: '85000', year: '2021', currency: 'USD' });
    expect(bodyOf('sell', rent)).not.toHaveProperty('dailyRate');
    expect(bodyOf('rent', rent)).toMatchObject({ type: 'rent', weeklyRate: '2200' });
    for (const field of ['price', 'condition', 'year']) expect(bodyOf('rent', rent)).not.toHaveProperty(field);
    expect(bodyOf('rent', rent, true)).toMatchObject({ condition: 'used-functional', year: '2021' });
    expect(featuresOf(rent.features)).toEqual(['Rear camera', 'Air conditioning']);
    expect([checkListing('sell', rent), checkListing('rent', rent)]).toEqual([{}, {}]);
    const { EngineModel, Power, BucketCapacity, OperatingWeight } = excavator;
    expect(bodyOf('sell', excavator).specifications).toEqual({ EngineModel, Power, BucketCapacity, OperatingWeight });
    expect(bodyOf('sell', excavator).features).toEqual(['Rear camera', 'Air conditioning']);
    // A sale needs these three, and a rental does not.
    const without = { ...rent, condition: '', price: '', year: '' };
    expect(Object.keys(checkListing('sell', without)).sort()).toEqual(['condition', 'price', 'year']);
    expect(checkListing('rent', without)).toEqual({});
  });

  it('[CA-005] starts with the country of the company and its currency, and with US dollars if there is none', () => {
    expect(newListing('sa')).toEqual({ ...emptyListing, country: 'sa', currency: 'SAR' });
    expect(newListing('other')).toEqual({ ...emptyListing, country: 'other' });
    expect(newListing('').currency).toBe('USD');
  });

  it('[CA-009] [CA-010] [CA-011] [CA-012] [CA-015] reports all errors together, by field', () => {
    const faults = checkListing('sell', emptyListing);
    expect(Object.keys(faults).sort()).toEqual(
      ['title', 'category', 'condition', 'year', 'location', 'price', 'features', 'description']
        .concat(['EngineModel', 'Power', 'BucketCapacity', 'OperatingWeight'])
        .sort(),
    );
    expect(faults.Power).toBe('All specification fields are required');
  });

  it('[CA-013] requires the three rates of a rental', () => {
    expect(checkListing('rent', excavator)).toEqual({
      hourlyRate: 'Hourly rate is required for rental listings',
      dailyRate: 'Daily rate is required for rental listings',
      weeklyRate: 'Weekly rate is required for rental listings',
    });
  });

  it("maps a path of the server's answer to its field", () => {
    const faults = toFieldErrors([
      { path: 'specifications.Power', message: 'first' },
      { path: 'specifications.Power', message: 'second' },
      { path: 'features.3', message: 'third' },
      { path: 'images', message: 'fourth' },
    ]);
    expect(faults).toEqual({ Power: 'first', features: 'third', images: 'fourth' });
  });
});
