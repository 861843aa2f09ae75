// Declares the URLs that do not return JSON: pictures, documents, calendars and streams. The server registers these paths, and the OpenAPI
// document describes them. They need no session: everyone with the URL may read.
import { z } from 'zod';
import { lotSnapshot } from './auctions.ts';
import type { ErrorCode } from './errors.ts';
import { change } from './live.ts';
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
    .describe('In seconds since 1970'),
  signature: z.string().max(100),
};
export const privateFileLink = z.object(signed);
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
  summary: 'A public picture. What is behind a name never changes',
  types: ['image/webp'],
  params: z.object({ name: z.string() }),
  errors: ['media.unknown'],
});

export const privateFile = file({
  path: '/uploads/private/:id',
  summary: 'A private file, at an address that a call has signed for some minutes',
  types: ['image/webp', 'application/pdf'],
  params: z.object({ id }),
  query: privateFileLink,
  errors: ['media.unknown', 'media.link_ended'],
});

export const inspectionReportFile = file({
  ...printed,
  path: '/api/inspections/:id/report.pdf',
  summary: 'The report of an inspection, at an address that a call has signed for some minutes',
  errors: ['inspection.unknown', 'inspection.no_report', 'media.link_ended', 'report.busy'],
});

export const orderFile = file({
  ...printed,
  path: '/api/procurement/orders/:id/order.pdf',
  summary: 'A purchase order, at an address that a call has signed for some minutes',
  errors: ['order.unknown', 'media.link_ended', 'report.busy'],
});

export const bookingsCalendar = file({
  path: '/api/calendars/:name',
  summary: "The bookings of an account's machines, at the secret address of its calendar feed",
  types: calendar,
  params: z.object({ name: z.string() }),
  errors: ['calendar.unknown'],
});

export const auctionsCalendar = file({
  path: '/api/auctions/calendar.ics',
  summary: 'All auctions that are to come',
  types: calendar,
  errors: [],
});

export const auctionCalendar = file({
  path: '/api/equipment/auction/:id/calendar.ics',
  summary: 'One auction',
  types: calendar,
  params: z.object({ id }),
  errors: ['request.invalid', 'lot.unknown'],
});

export const auctionStream = file({
  path: '/api/equipment/auction/:id/stream',
  summary: 'How a lot stands, as events: each carries the whole as JSON (`x-event`), the first at once',
  types: stream,
  params: z.object({ id }),
  event: lotSnapshot,
  errors: ['request.invalid', 'lot.unknown', 'request.too_many'],
});

export const accountStream = file({
  path: '/api/live/stream',
  summary: 'What has changed for an account, as events: each names in JSON what to read again (`x-event`)',
  types: stream,
  query: z.object({ ticket: z.string().max(200) }),
  event: change,
  errors: ['request.invalid', 'auth.session_ended', 'request.too_many'],
});
