// Filters and answer time labels of the networks. The file has no calls, so that a page can show them without loading those.
import { buyerTypes, companyTypes, supplierTypes } from '../taxonomy.ts';

export const NETWORK_PAGE_SIZE = 6;

/** Labels for a supplier's answer time. A page shows the first label whose hours the median does not exceed. */
export const answerTimes = [
  { hours: 1, label: 'Usually responds within an hour' },
  { hours: 3, label: 'Usually responds within 3 hours' },
  { hours: 6, label: 'Usually responds within 6 hours' },
  { hours: 12, label: 'Usually responds within 12 hours' },
  { hours: 24, label: 'Usually responds within a day' },
  { hours: 72, label: 'Usually responds within 3 days' },
  { hours: 168, label: 'Usually responds within a week' },
  { hours: Number.POSITIVE_INFINITY, label: 'Usually takes more than a week to respond' },
] as const;

/** The documented options of each filter. A filter matches legal form, supplier type or buyer type (R72). */
export const supplierFilterTypes = [
  ...supplierTypes.filter(({ code }) => code !== 'distributor' && code !== 'service-provider'),
  ...companyTypes.filter(({ code }) => code === 'corporation'),
];
export const buyerFilterTypes = buyerTypes;
