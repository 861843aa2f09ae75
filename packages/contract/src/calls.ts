// Lists every call with its name. The name of the export becomes the `operationId` in the OpenAPI document, and the module becomes the tag.
// Every module with calls must be added here; a test fails on a call without a name.

import * as savedSearches from './alerts/saved-searches.ts';
import * as bidders from './auctions/bidders.ts';
import * as auctions from './auctions/calls.ts';
import * as consignments from './auctions/consignments.ts';
import * as buyingReports from './buying-reports/calls.ts';
import * as catalogue from './catalogue/calls.ts';
import * as imports from './catalogue/imports.ts';
import * as machinePage from './catalogue/machine-page.ts';
import * as networks from './companies/networks.ts';
import * as profile from './companies/profile.ts';
import * as registration from './companies/registration.ts';
import * as directory from './directory/calls.ts';
import * as marketingNumberDesk from './directory/marketing-number-desk.ts';
import * as marketingNumbers from './directory/marketing-numbers.ts';
import type { Endpoint } from './endpoint.ts';
import * as inspections from './enquiries/inspections.ts';
import * as quotes from './enquiries/quotes.ts';
import type { FileAddress } from './files.ts';
import * as files from './files.ts';
import * as identity from './identity/calls.ts';
import * as members from './identity/members.ts';
import * as security from './identity/security.ts';
import * as securityEvents from './identity/security-events.ts';
import * as leads from './leads/calls.ts';
import * as contact from './leads/contact.ts';
import * as forwards from './leads/forwards.ts';
import * as newsletter from './leads/newsletter.ts';
import * as saleInquiries from './leads/sale-inquiries.ts';
import * as selling from './leads/selling.ts';
import * as consent from './legal/consent.ts';
import * as media from './media/calls.ts';
import * as messages from './messages/calls.ts';
import * as notifications from './notifications/calls.ts';
import * as auctionDesk from './operations/auction-desk.ts';
import * as operations from './operations/calls.ts';
import * as deskQueue from './operations/desk-queue.ts';
import * as deskSearch from './operations/desk-search.ts';
import * as deskSystem from './operations/desk-system.ts';
import * as operators from './operations/operators.ts';
import * as savedViews from './operations/saved-views.ts';
import * as orders from './orders/calls.ts';
import * as platform from './platform/calls.ts';
import * as live from './platform/live.ts';
import * as privacy from './privacy/calls.ts';
import * as needs from './procurement/needs.ts';
import * as plans from './procurement/plans.ts';
import * as bookings from './rentals/calls.ts';
import * as reverseAuctions from './reverse-auctions/calls.ts';
import * as awards from './rfqs/awards.ts';
import * as rfqs from './rfqs/calls.ts';
import * as search from './search/calls.ts';
import * as stats from './stats/calls.ts';
import * as supplierLists from './supplier-lists/calls.ts';
import * as tasks from './tasks/calls.ts';
import * as licences from './trust/licences.ts';
import * as reports from './trust/reports.ts';
import * as reviews from './trust/reviews.ts';
import * as tradeMonths from './trust/trade-months.ts';

const modules: Record<string, Record<string, unknown>> = {
  'auction-desk': auctionDesk,
  auctions,
  awards,
  bidders,
  bookings,
  'buying-reports': buyingReports,
  catalogue,
  consignments,
  contact,
  'desk-queue': deskQueue,
  'desk-search': deskSearch,
  'desk-system': deskSystem,
  'saved-views': savedViews,
  directory,
  files,
  forwards,
  identity,
  imports,
  inspections,
  leads,
  consent,
  licences,
  live,
  'machine-page': machinePage,
  'marketing-number-desk': marketingNumberDesk,
  'marketing-numbers': marketingNumbers,
  media,
  members,
  messages,
  needs,
  plans,
  networks,
  newsletter,
  notifications,
  operations,
  operators,
  orders,
  platform,
  privacy,
  profile,
  quotes,
  registration,
  reports,
  'reverse-auctions': reverseAuctions,
  reviews,
  'trade-months': tradeMonths,
  rfqs,
  'sale-inquiries': saleInquiries,
  'saved-searches': savedSearches,
  search,
  security,
  'security-events': securityEvents,
  selling,
  stats,
  'supplier-lists': supplierLists,
  tasks,
};

export type Named<T> = { readonly name: string; readonly module: string; readonly declared: T };

const declared = Object.entries(modules).flatMap(([module, exported]) =>
  Object.entries(exported).map(([name, declared]) => ({ name, module, declared })),
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const namedCalls = declared.filter(
  (one): one is Named<Endpoint> => isObject(one.declared) && 'method' in one.declared && 'answer' in one.declared,
);
export const namedFiles = declared.filter(
  (one): one is Named<FileAddress> => isObject(one.declared) && 'path' in one.declared && 'types' in one.declared,
);
