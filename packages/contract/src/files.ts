// Declares the URLs that do not return JSON: pictures, documents, calendars and streams. The server registers these paths, and the OpenAPI
// document describes them. They need no session: everyone with the URL may read.
import { z } from 'zod';
import { lotSnapshot } from './auctions/calls.ts';
import type { ErrorCode } from './errors.ts';
import { change } from './platform/live.ts';
import { id, language } from './wire.ts';

export type FileAddress = {
  /** The whole path, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Content types of the answer. */
  readonly types: readonly string[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Schema of the JSON in each event of a stream. */
  readonly event?: z.ZodType;
  readonly errors: readonly ErrorCode[];
};

function file<const F extends FileAddress>(declared: F): F {
  return declared;
}

const signed = {
  expires: z
    .string()
    .regex(/^\d{10}$/)
    .describe('Unix time in seconds'),
  signature: z.string().max(100),
};
export const privateFileLink = z.object(signed);
export const mediaFileLink = privateFileLink.extend({
  inline: z
    .literal('1')
    .optional()
    .describe('The browser shows the file instead of saving it. The signature covers this'),
});
export const printedFileLink = z.object({ language, ...signed });

const calendar = ['text/calendar'] as const;
const stream = ['text/event-stream'] as const;
const printed = {
  types: ['application/pdf'],
  params: z.object({ id }),
  query: printedFileLink,
} as const;

export const publicPicture = file({
  path: '/uploads/:name',
  summary: 'Get a public picture; the content of a name never changes',
  types: ['image/webp'],
  params: z.object({ name: z.string() }),
  errors: ['media.unknown'],
});

export const privateFile = file({
  path: '/uploads/private/:id',
  summary: 'Get a private file by a signed URL that is valid for a few minutes',
  types: ['image/webp', 'application/pdf'],
  params: z.object({ id }),
  query: mediaFileLink,
  errors: ['media.unknown', 'media.link_ended'],
});

export const exportFile = file({
  path: '/api/users/data/exports/:id/data.zip',
  summary: 'Get a copy of the own data by a signed URL that is valid for a few minutes',
  types: ['application/zip'],
  params: z.object({ id }),
  query: privateFileLink,
  errors: ['data.export_unknown', 'media.link_ended'],
});

export const inspectionReportFile = file({
  ...printed,
  path: '/api/inspections/:id/report.pdf',
  summary: 'Get the report of an inspection by a signed URL that is valid for a few minutes',
  errors: ['inspection.unknown', 'inspection.no_report', 'media.link_ended', 'report.busy'],
});

export const orderFile = file({
  ...printed,
  path: '/api/procurement/orders/:id/order.pdf',
  summary: 'Get a purchase order by a signed URL that is valid for a few minutes',
  errors: ['order.unknown', 'media.link_ended', 'report.busy'],
});

export const bookingsCalendar = file({
  path: '/api/calendars/:name',
  summary: 'Get the calendar with the bookings of an account by the secret URL of its calendar feed',
  types: calendar,
  params: z.object({ name: z.string() }),
  errors: ['calendar.unknown'],
});

export const newsletterPage = file({
  path: '/api/newsletter/stop',
  summary:
    'Get a link to the page that ends a subscription to the newsletter; a mail program posts to the same address instead',
  types: ['text/html'],
  query: z.object({ token: z.string().max(200) }),
  errors: [],
});

export const auctionsCalendar = file({
  path: '/api/auctions/calendar.ics',
  summary: 'Get a calendar of all upcoming auctions',
  types: calendar,
  errors: [],
});

export const auctionCalendar = file({
  path: '/api/equipment/auction/:id/calendar.ics',
  summary: 'Get a calendar file of one auction',
  types: calendar,
  params: z.object({ id }),
  errors: ['request.invalid', 'lot.unknown'],
});

export const auctionStream = file({
  path: '/api/equipment/auction/:id/stream',
  summary: 'Stream snapshots of a lot as JSON events (`x-event`), the first one immediately',
  types: stream,
  params: z.object({ id }),
  event: lotSnapshot,
  errors: ['request.invalid', 'lot.unknown', 'request.too_many'],
});

export const accountStream = file({
  path: '/api/live/stream',
  summary: 'Stream the changes for an account as JSON events (`x-event`) that name what to read again',
  types: stream,
  query: z.object({ ticket: z.string().max(200) }),
  event: change,
  errors: ['request.invalid', 'auth.session_ended', 'request.too_many'],
});
