// The live events for open pages of a signed-in user. A change says what to read again and carries no content, so that the
// stream cannot reveal anything that the calls would not.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The topics that a page may have to read again. The query keys of the web start with these names. */
export const changeTopics = [
  'notifications',
  'tasks',
  'messages',
  'quotes',
  'inspections',
  'bookings',
  'inquiries',
  'auctions',
  'needs',
  'projects',
  'plans',
  'suppliers',
  'rfqs',
  'orders',
  'reviews',
  'licences',
  'reports',
  'listings',
] as const;
export const change = z.object({
  what: z.enum(changeTopics),
  id: z.string().exactOptional(),
  trace: z.string().exactOptional().describe('Trace context of the change, if it was traced'),
});
export type Change = Readonly<z.output<typeof change>>;

/** EventSource cannot send headers, so the URL of the stream contains a ticket that expires after 30 seconds. */
export const liveTicket = endpoint({
  method: 'POST',
  path: '/live/ticket',
  access: 'member',
  summary: 'Get a ticket for GET /api/live/stream?ticket=…, valid for 30 seconds',
  answer: z.object({ ticket: z.string() }),
  limits: [{ by: 'account', max: 600, seconds: 60 }],
});
