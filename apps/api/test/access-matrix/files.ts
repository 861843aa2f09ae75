// What is served beside the contract: files, calendars, PDFs and streams. The address is the one that a side of the row is given; whoever
// has a signed address may open it, and without the signature nobody may.
import { readCalendarFeed } from '@rigsouq/contract/bookings';
import { readEquipment } from '@rigsouq/contract/catalogue';
import type { FileAddress } from '@rigsouq/contract/files';
import * as files from '@rigsouq/contract/files';
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

const of = ({ path }: FileAddress) => `GET ${path}`;
const at = ({ path }: FileAddress, value: string) => path.replace(/:\w+/, value);

const signed: Record<string, FileLine['address']> = {
  [of(files.privateFile)]: async (api, { media, buyer }) => (await succeed(api, linkMedia, id(media), buyer)).url,
  [`${of(files.privateFile)} of a message`]: async (api, { attached, buyer }) =>
    (await succeed(api, linkAttachment, id(attached), buyer)).url,
  [of(files.inspectionReportFile)]: async (api, { doneInspection, buyer }) =>
    (await succeed(api, linkInspectionReport, { ...id(doneInspection), query: english }, buyer)).url,
  [of(files.orderFile)]: async (api, { order, supplier }) =>
    (await succeed(api, orderPaper, { ...id(order), body: english }, supplier)).url,
  [of(files.accountStream)]: async (api, { buyer }) =>
    `${files.accountStream.path}?ticket=${(await succeed(api, liveTicket, {}, buyer)).ticket}`,
};

/** Of a lot that is public, and of one that nobody has approved yet. */
const ofLots = (file: FileAddress): FileLine[] => [
  { name: of(file), address: (_, { lot }) => at(file, lot) },
  { name: `${of(file)}, pending`, address: (_, { pendingLot }) => at(file, pendingLot) },
];

export const fileLines: readonly FileLine[] = [
  ...Object.entries(signed).flatMap(([name, address]) => [
    { name: `${name}, signed`, address },
    { name, address: async (api: TestApi, rows: Rows) => unsigned(await address(api, rows)) },
  ]),
  {
    name: of(files.bookingsCalendar),
    address: async (api, { supplier }) => (await succeed(api, readCalendarFeed, {}, supplier)).path ?? '',
  },
  {
    name: of(files.publicPicture),
    address: async (api, { listing }) => (await succeed(api, readEquipment, id(listing))).images[0]?.full ?? '',
  },
  { name: of(files.auctionsCalendar), address: () => files.auctionsCalendar.path },
  ...ofLots(files.auctionCalendar),
  ...ofLots(files.auctionStream),
  { name: 'GET /sitemap.xml', address: () => '/sitemap.xml' },
  { name: 'GET /robots.txt', address: () => '/robots.txt' },
];
