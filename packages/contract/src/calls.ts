// Lists every call with its name. The name of the export becomes the operationId in the OpenAPI document, and the module becomes the tag.
// Every module with calls must be added here; a test fails on a call without a name.
import * as auctionDesk from './auction-desk.ts';
import * as auctions from './auctions.ts';
import * as awards from './awards.ts';
import * as bidders from './bidders.ts';
import * as bookings from './bookings.ts';
import * as buyingReports from './buying-reports.ts';
import * as catalogue from './catalogue.ts';
import * as consignments from './consignments.ts';
import * as contact from './contact.ts';
import * as deskQueue from './desk-queue.ts';
import * as deskSearch from './desk-search.ts';
import * as deskSystem from './desk-system.ts';
import * as directory from './directory.ts';
import type { Endpoint } from './endpoint.ts';
import type { FileAddress } from './files.ts';
import * as files from './files.ts';
import * as identity from './identity.ts';
import * as imports from './imports.ts';
import * as inspections from './inspections.ts';
import * as leads from './leads.ts';
import * as licences from './licences.ts';
import * as live from './live.ts';
import * as machinePage from './machine-page.ts';
import * as media from './media.ts';
import * as members from './members.ts';
import * as messages from './messages.ts';
import * as needs from './needs.ts';
import * as networks from './networks.ts';
import * as notifications from './notifications.ts';
import * as operations from './operations.ts';
import * as operators from './operators.ts';
import * as orders from './orders.ts';
import * as platform from './platform.ts';
import * as profile from './profile.ts';
import * as quotes from './quotes.ts';
import * as registration from './registration.ts';
import * as reports from './reports.ts';
import * as reverseAuctions from './reverse-auctions.ts';
import * as reviews from './reviews.ts';
import * as rfqs from './rfqs.ts';
import * as saleInquiries from './sale-inquiries.ts';
import * as savedSearches from './saved-searches.ts';
import * as security from './security.ts';
import * as securityEvents from './security-events.ts';
import * as selling from './selling.ts';
import * as stats from './stats.ts';
import * as supplierLists from './supplier-lists.ts';

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
  directory,
  files,
  identity,
  imports,
  inspections,
  leads,
  licences,
  live,
  'machine-page': machinePage,
  media,
  members,
  messages,
  needs,
  networks,
  notifications,
  operations,
  operators,
  orders,
  platform,
  profile,
  quotes,
  registration,
  reports,
  'reverse-auctions': reverseAuctions,
  reviews,
  rfqs,
  'sale-inquiries': saleInquiries,
  'saved-searches': savedSearches,
  security,
  'security-events': securityEvents,
  selling,
  stats,
  'supplier-lists': supplierLists,
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
