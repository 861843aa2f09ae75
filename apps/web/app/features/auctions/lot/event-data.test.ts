// Checks the fields of https://developers.google.com/search/docs/appearance/structured-data/event: required are name, `startDate` and location;
// recommended are description, `endDate`, `eventStatus`, image, offers and organizer. An auction has no performer and no `previousStartDate`.
import { expect, it } from 'vitest';
import { eventData } from './event-data.ts';
import type { Lot } from './lot.ts';

const lot = {
  _id: '018f0000-0000-7000-8000-000000000001',
  title: 'Komatsu D65',
  description: 'One owner.',
  images: [{ full: '/uploads/a.webp' }],
  type: 'Online',
  status: 'active',
  outcome: null,
  currentBid: 45_000,
  minimumBid: 46_000,
  startDate: '2026-11-14T10:00:00.000Z',
  endDate: '2026-11-18T10:00:00.000Z',
  manufacturer: 'Komatsu',
  model: 'D65',
} as unknown as Lot;
const dataOf = (over: Partial<Lot>) =>
  eventData({ ...lot, ...over }, 'https://rigsouq.test', 'en') as Record<string, unknown>;

it('has every required and recommended field of an online event', () => {
  const data = dataOf({});
  for (const field of [
    'name',
    'startDate',
    'location',
    'description',
    'endDate',
    'eventStatus',
    'image',
    'offers',
    'organizer',
  ])
    expect([field, data[field]]).not.toEqual([field, undefined]);
  expect(data.eventAttendanceMode).toBe('https://schema.org/OnlineEventAttendanceMode');
  expect(data.location).toEqual({ '@type': 'VirtualLocation', url: `https://rigsouq.test/auction/bid/${lot._id}` });
  expect(data.offers).toMatchObject({
    price: 46_000,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
});

it('hides the price of a sealed lot before its end and shows the final price of a sold lot', () => {
  expect(dataOf({ type: 'Sealed Bid' }).offers).not.toHaveProperty('price');
  expect(dataOf({ status: 'ended', outcome: 'sold' }).offers).toMatchObject({
    price: 45_000,
    availability: 'https://schema.org/SoldOut',
  });
});
