// Filters and answer time labels of the networks. The file has no calls, so that a page can show them without loading those.
import { buyerTypes, companyTypes, type Entry, supplierTypes } from '../taxonomy.ts';

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

/** What a supplier can say about its own answers. The second is the documented text, which counts until the supplier chooses another (R84). */
export const responseTimes = [
  { code: 'hour', label: 'Usually responds within an hour' },
  { code: '2-hours', label: 'Usually responds within 2 hours' },
  { code: '6-hours', label: 'Usually responds within 6 hours' },
  { code: 'day', label: 'Usually responds within a day' },
  { code: '3-days', label: 'Usually responds within 3 days' },
] as const satisfies readonly Entry[];
export const DEFAULT_RESPONSE_TIME = '2-hours' satisfies (typeof responseTimes)[number]['code'];

/** The documented options of each filter. A filter matches legal form, supplier type or buyer type (R72). */
export const supplierFilterTypes = [
  ...supplierTypes.filter(({ code }) => code !== 'distributor' && code !== 'service-provider'),
  ...companyTypes.filter(({ code }) => code === 'corporation'),
];
export const buyerFilterTypes = buyerTypes;
