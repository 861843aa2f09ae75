// Checks the listing's data against the fields that Google publishes for products:
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and
// https://developers.google.com/search/docs/appearance/structured-data/product-snippet.
import { describe, expect, it } from 'vitest';
import type { Equipment } from './load-equipment.ts';
import { productData } from './product-data.ts';

const required = {
  product: ['name', 'image', 'offers'],
  offer: ['price', 'priceCurrency'],
};
const recommended = {
  product: ['brand', 'description', 'sku', 'aggregateRating', 'review', 'gtin', 'mpn', 'isbn'].concat(
    ['audience', 'color', 'material', 'pattern', 'size', 'hasCertification', 'hasEnergyConsumptionDetails'],
    ['inProductGroupWithID', 'isVariantOf', 'subjectOf'],
  ),
  offer: ['availability', 'itemCondition', 'url', 'priceValidUntil', 'shippingDetails', 'hasMerchantReturnPolicy'],
};
/** Fields that the marketplace does not have for any machine, with the reason. To fill one in, suppliers must be asked for it first. */
const unavailable: Record<string, string> = {
  aggregateRating: 'machines are not rated',
  review: 'machines are not reviewed',
  gtin: 'a single machine has no trade number',
  isbn: 'for books',
  audience: 'for clothes and toys',
  color: 'not asked for',
  material: 'not asked for',
  pattern: 'for clothes',
  size: 'for clothes; weight and power are specifications in the supplier’s own words',
  hasCertification: 'not asked for',
  hasEnergyConsumptionDetails: 'not asked for',
  inProductGroupWithID: 'each machine is one of its kind',
  isVariantOf: 'each machine is one of its kind',
  subjectOf: 'no 3D models',
  priceValidUntil: 'an offer stands until it is changed or taken back',
  shippingDetails: 'transport is agreed between the two sides',
  hasMerchantReturnPolicy: 'agreed between the two sides',
};

const listing = {
  _id: '018f0000-0000-7000-8000-000000000001',
  title: 'Caterpillar 320 excavator',
  type: 'sell',
  status: 'active',
  category: 'excavators',
  condition: 'used-functional',
  description: 'One owner, serviced on time, ready to work.',
  price: 85_000,
  hourlyRate: null,
  dailyRate: null,
  weeklyRate: null,
  currency: 'USD',
  brand: 'Caterpillar',
  model: '320',
  year: 2021,
  hours: 3400,
  location: 'Jebel Ali, Dubai',
  country: 'ae',
  images: [
    { full: '/uploads/a.webp', card: '/uploads/a-card.webp', thumb: '/uploads/a-thumb.webp', width: 4, height: 3 },
  ],
  supplier: { _id: '018f0000-0000-7000-8000-000000000002', companyName: 'Gulf Lift', isApproved: true },
} as unknown as Equipment;
const rental = { ...listing, type: 'rent', price: null, hourlyRate: 60, dailyRate: 400, weeklyRate: 2200 } as Equipment;

type Data = Record<string, unknown> & { offers: Record<string, unknown> };
const dataOf = (machine: Equipment, language: 'en' | 'ar' = 'en') =>
  productData(machine, 'https://rigsouq.test', language) as unknown as Data;

describe.each([
  ['for sale', listing],
  ['for rent', rental],
])('a machine %s', (_, machine) => {
  const { offers, ...product } = dataOf(machine);
  const has = { product: { ...product, offers } as Record<string, unknown>, offer: offers };

  it('has every required field', () => {
    for (const part of ['product', 'offer'] as const)
      for (const field of required[part]) expect([field, has[part][field]]).not.toEqual([field, undefined]);
    expect(Number(offers.price)).toBeGreaterThan(0);
    expect(product.image).toEqual(['https://rigsouq.test/uploads/a.webp']);
  });

  it('has every recommended field except those that the marketplace does not have', () => {
    for (const part of ['product', 'offer'] as const) {
      const missing = recommended[part].filter((field) => has[part][field] === undefined);
      expect(missing).toEqual(recommended[part].filter((field) => field in unavailable));
    }
  });
});

it('describes the state and the condition with the terms of schema.org', () => {
  const availability = (status: string) => dataOf({ ...listing, status } as Equipment).offers.availability;
  expect(['active', 'rented', 'sold', 'ended'].map(availability)).toEqual(
    ['InStock', 'BackOrder', 'SoldOut', 'Discontinued'].map((word) => `https://schema.org/${word}`),
  );
  const condition = (code: string) => dataOf({ ...listing, condition: code } as Equipment).offers.itemCondition;
  expect(['new', 'used-functional', 'refurbished', 'parts-only', 'good'].map(condition)).toEqual(
    ['New', 'Used', 'Refurbished', 'Damaged', 'Used'].map((word) => `https://schema.org/${word}Condition`),
  );
});

it('marks a rental as a lease with its prices by hour, day and week', () => {
  const { offers } = dataOf(rental);
  expect(offers).toMatchObject({ price: 400, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' });
  expect(offers.priceSpecification).toMatchObject([
    { price: 60, unitCode: 'HUR' },
    { price: 400, unitCode: 'DAY' },
    { price: 2200, unitCode: 'WEE' },
  ]);
});

it('links to the page and the seller in the language of the page, without the serial number', () => {
  const data = dataOf({ ...listing, serialNumber: 'CAT0320X' } as Equipment, 'ar');
  expect(data.offers.url).toBe(`https://rigsouq.test/ar/equipment/${listing._id}`);
  expect(data.offers.seller).toMatchObject({
    name: 'Gulf Lift',
    url: `https://rigsouq.test/ar/supplier-profile/${listing.supplier._id}`,
  });
  expect(JSON.stringify(data)).not.toContain('CAT0320X');
});
