// What a signed-in person's pages are told while they are open. A change names what to read again; it carries no content,
// so that a stream can show nobody anything that the calls would not.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a page may have to read again; its queries' keys begin with these words. */
export const changing = [
  'notifications',
  'messages',
  'quotes',
  'inspections',
  'bookings',
  'inquiries',
  'auctions',
  'needs',
  'projects',
  'suppliers',
  'rfqs',
  'orders',
  'reviews',
  'licences',
  'reports',
  'listings',
] as const;
export const change = z.object({
  what: z.enum(changing),
  id: z.string().exactOptional(),
  trace: z.string().exactOptional().describe('The trace of what changed it, where that was traced'),
});
export type Change = Readonly<z.output<typeof change>>;

/** EventSource sends no header, so it brings a ticket in its address, which is worth nothing after half a minute. */
export const liveTicket = endpoint({
  method: 'POST',
  path: '/live/ticket',
  access: 'member',
  summary: 'A ticket for GET /api/live/stream?ticket=…, good for 30 seconds',
  answer: z.object({ ticket: z.string() }),
  limits: [{ by: 'account', max: 600, seconds: 60 }],
});
