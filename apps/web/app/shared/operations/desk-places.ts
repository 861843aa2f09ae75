// The pages of the console in groups, each with the desk that opens it.
import type { queueKinds } from '@rigsouq/contract/operations/desk-queue';
import type { RequiredDesk } from '@rigsouq/contract/operations/desks';
import { text } from '../../lib/i18n/i18n.ts';

export type DeskPlace = {
  to: string;
  label: string;
  desk: RequiredDesk;
  counts?: (typeof queueKinds)[number] | 'all' | 'jobs';
};

export const deskPlaces: readonly { title: string; places: readonly DeskPlace[] }[] = [
  {
    title: text('Work'),
    places: [
      { to: '/admin', label: text('Queue'), desk: 'any', counts: 'all' },
      { to: '/admin/health', label: text('Health'), desk: 'any' },
    ],
  },
  {
    title: text('Companies'),
    places: [
      { to: '/admin/companies', label: text('Companies'), desk: 'companies', counts: 'company' },
      { to: '/admin/licences', label: text('Licences'), desk: 'companies', counts: 'licence' },
    ],
  },
  {
    title: text('Market'),
    places: [
      { to: '/admin/listings', label: text('Listings'), desk: 'trust' },
      { to: '/admin/reports', label: text('Reports'), desk: 'trust', counts: 'report' },
    ],
  },
  {
    title: text('Auctions'),
    places: [
      { to: '/admin/lots', label: text('Auctions'), desk: 'auctions', counts: 'lot' },
      { to: '/admin/bidders', label: text('Bidders'), desk: 'auctions', counts: 'bidder' },
    ],
  },
  {
    title: text('Deals'),
    places: [
      { to: '/admin/settlements', label: text('Settlements'), desk: 'settlements' },
      { to: '/admin/orders', label: text('Orders'), desk: 'settlements' },
      { to: '/admin/bookings', label: text('Bookings'), desk: 'settlements' },
    ],
  },
  {
    title: text('Visitors'),
    places: [
      { to: '/admin/leads', label: text('Leads'), desk: 'leads', counts: 'lead' },
      { to: '/admin/directory', label: text('Directory'), desk: 'leads', counts: 'entry' },
      { to: '/admin/newsletter', label: text('Newsletter'), desk: 'leads' },
      { to: '/admin/marketing-numbers', label: text('Marketing numbers'), desk: 'leads' },
    ],
  },
  {
    title: text('System'),
    places: [
      { to: '/admin/rates', label: text('Rates'), desk: 'system' },
      { to: '/admin/jobs', label: text('Failed jobs'), desk: 'system', counts: 'jobs' },
      { to: '/admin/operators', label: text('Operators'), desk: 'lead' },
    ],
  },
];
