// Lists what is served beside the calls of the contract: files, calendars, PDFs and streams. A side of the row gets the address. Every
// caller may open a signed address, and no caller may open it without the signature.

import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import { linkInspectionReport } from '@rigsouq/contract/enquiries/inspections';
import type { FileAddress } from '@rigsouq/contract/files';
import * as files from '@rigsouq/contract/files';
import { linkMedia } from '@rigsouq/contract/media/calls';
import { linkAttachment } from '@rigsouq/contract/messages/calls';
import { createOrderPdfLink } from '@rigsouq/contract/orders/calls';
import { liveTicket } from '@rigsouq/contract/platform/live';
import { linkExport } from '@rigsouq/contract/privacy/calls';
import { readCalendarFeed } from '@rigsouq/contract/rentals/calls';
import type { TestApi } from '../harness.ts';
import { callSuccessfully } from './call-successfully.ts';
import type { Rows } from './rows.ts';

type FileLine = { readonly name: string; readonly address: (api: TestApi, rows: Rows) => string | Promise<string> };

const id = (value: string) => ({ params: { id: value } });
const english = { language: 'en' };
const unsigned = (address: string) => address.split('?')[0] ?? '';

const nameOf = ({ path }: FileAddress) => `GET ${path}`;
const addressOf = ({ path }: FileAddress, value: string) => path.replace(/:\w+/, value);

const signed: Record<string, FileLine['address']> = {
  [nameOf(files.privateFile)]: async (api, { media, buyer }) =>
    (await callSuccessfully(api, linkMedia, id(media), buyer)).url,
  [`${nameOf(files.privateFile)} of a message`]: async (api, { attached, buyer }) =>
    (await callSuccessfully(api, linkAttachment, id(attached), buyer)).url,
  [nameOf(files.inspectionReportFile)]: async (api, { doneInspection, buyer }) =>
    (await callSuccessfully(api, linkInspectionReport, { ...id(doneInspection), query: english }, buyer)).url,
  [nameOf(files.orderFile)]: async (api, { order, supplier }) =>
    (await callSuccessfully(api, createOrderPdfLink, { ...id(order), body: english }, supplier)).url,
  [nameOf(files.exportFile)]: async (api, { dataExport, buyer }) =>
    (await callSuccessfully(api, linkExport, id(dataExport), buyer)).url,
  [nameOf(files.accountStream)]: async (api, { buyer }) =>
    `${files.accountStream.path}?ticket=${(await callSuccessfully(api, liveTicket, {}, buyer)).ticket}`,
};

/** Returns two lines for a file: one for a public lot and one for a lot that is not approved yet. */
const linesForLots = (file: FileAddress): FileLine[] => [
  { name: nameOf(file), address: (_, { lot }) => addressOf(file, lot) },
  { name: `${nameOf(file)}, pending`, address: (_, { pendingLot }) => addressOf(file, pendingLot) },
];

export const fileLines: readonly FileLine[] = [
  ...Object.entries(signed).flatMap(([name, address]) => [
    { name: `${name}, signed`, address },
    { name, address: async (api: TestApi, rows: Rows) => unsigned(await address(api, rows)) },
  ]),
  {
    name: nameOf(files.bookingsCalendar),
    address: async (api, { supplier }) => (await callSuccessfully(api, readCalendarFeed, {}, supplier)).path ?? '',
  },
  {
    name: nameOf(files.publicPicture),
    address: async (api, { listing }) =>
      (await callSuccessfully(api, readEquipment, id(listing))).images[0]?.full ?? '',
  },
  { name: nameOf(files.auctionsCalendar), address: () => files.auctionsCalendar.path },
  ...linesForLots(files.auctionCalendar),
  ...linesForLots(files.auctionStream),
  { name: nameOf(files.newsletterPage), address: () => files.newsletterPage.path },
  { name: 'GET /sitemap.xml', address: () => '/sitemap.xml' },
  { name: 'GET /robots.txt', address: () => '/robots.txt' },
];
