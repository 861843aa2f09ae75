// What is served beside the contract: files, calendars, PDFs and streams. The address is the one that a side of the row is given; whoever
// has a signed address may open it, and without the signature nobody may.
import { readCalendarFeed } from '@rigsouq/contract/bookings';
import { readEquipment } from '@rigsouq/contract/catalogue';
import { linkInspectionReport } from '@rigsouq/contract/inspections';
import { liveTicket } from '@rigsouq/contract/live';
import { linkMedia } from '@rigsouq/contract/media';
import { linkAttachment } from '@rigsouq/contract/messages';
import { orderPaper } from '@rigsouq/contract/orders';
import type { TestApi } from '../harness.ts';
import type { Rows } from './rows.ts';
import { succeed } from './succeed.ts';

type FileLine = { readonly name: string; readonly address: (api: TestApi, rows: Rows) => string | Promise<string> };

const id = (value: string) => ({ params: { id: value } });
const english = { language: 'en' };
const unsigned = (address: string) => address.split('?')[0] ?? '';

const signed: Record<string, FileLine['address']> = {
  'GET /uploads/private/:id': async (api, { media, buyer }) => (await succeed(api, linkMedia, id(media), buyer)).url,
  'GET /uploads/private/:id of a message': async (api, { attached, buyer }) =>
    (await succeed(api, linkAttachment, id(attached), buyer)).url,
  'GET /api/inspections/:id/report.pdf': async (api, { doneInspection, buyer }) =>
    (await succeed(api, linkInspectionReport, { ...id(doneInspection), query: english }, buyer)).url,
  'GET /api/procurement/orders/:id/order.pdf': async (api, { order, supplier }) =>
    (await succeed(api, orderPaper, { ...id(order), body: english }, supplier)).url,
  'GET /api/live/stream': async (api, { buyer }) =>
    `/api/live/stream?ticket=${(await succeed(api, liveTicket, {}, buyer)).ticket}`,
};

export const fileLines: readonly FileLine[] = [
  ...Object.entries(signed).flatMap(([name, address]) => [
    { name: `${name}, signed`, address },
    { name, address: async (api: TestApi, rows: Rows) => unsigned(await address(api, rows)) },
  ]),
  {
    name: 'GET /api/calendars/:name',
    address: async (api, { supplier }) => (await succeed(api, readCalendarFeed, {}, supplier)).path ?? '',
  },
  {
    name: 'GET /uploads/:name',
    address: async (api, { listing }) => (await succeed(api, readEquipment, id(listing))).images[0]?.full ?? '',
  },
  { name: 'GET /api/auctions/calendar.ics', address: () => '/api/auctions/calendar.ics' },
  {
    name: 'GET /api/equipment/auction/:id/calendar.ics',
    address: (_, { lot }) => `/api/equipment/auction/${lot}/calendar.ics`,
  },
  {
    name: 'GET /api/equipment/auction/:id/calendar.ics, pending',
    address: (_, { pendingLot }) => `/api/equipment/auction/${pendingLot}/calendar.ics`,
  },
  { name: 'GET /api/equipment/auction/:id/stream', address: (_, { lot }) => `/api/equipment/auction/${lot}/stream` },
  {
    name: 'GET /api/equipment/auction/:id/stream, pending',
    address: (_, { pendingLot }) => `/api/equipment/auction/${pendingLot}/stream`,
  },
  { name: 'GET /sitemap.xml', address: () => '/sitemap.xml' },
  { name: 'GET /robots.txt', address: () => '/robots.txt' },
];
