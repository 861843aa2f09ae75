// Calls of the operator's queue: all kinds of waiting items in one list, the longest waiting first. A new kind needs an entry here, a source
// in the module `operations` and an entry in `queue-kinds` of the web.
import { z } from 'zod';
import { auctionDurations } from '../auctions/consignments.ts';
import { country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, instant } from '../wire.ts';

export const queueKinds = ['company', 'licence', 'lot', 'bidder', 'lead', 'entry', 'report', 'plan'] as const;

const cursor = z.string().regex(/^\d{1,17}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

export const listQueue = endpoint({
  method: 'GET',
  path: '/admin/queue',
  access: 'operator',
  desk: 'any',
  summary: 'List the items that wait at the desks of the caller, longest waiting first',
  query: z.object({
    kind: z.enum(queueKinds).optional(),
    mine: z.enum(['true', 'false']).default('false').describe('Only items that the caller has claimed'),
    after: cursor.optional().describe('`next` of the previous page'),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        kind: z.enum(queueKinds),
        _id: id,
        title: z.string(),
        detail: z.string().nullable(),
        since: instant,
        owner: z.object({ name: z.string(), me: z.boolean() }).nullable(),
        can: z.object({ step: z.boolean(), refuse: z.boolean() }),
        /** The seller's wishes for a lot, which prefill the approval form. */
        lot: z
          .object({
            startPrice: z.int(),
            reservePrice: z.int(),
            wantedDate: z.iso.date(),
            auctionDuration: z.enum(auctionDurations),
            country: country.nullable().describe('Country of the machine, whose time zone the dates are in'),
          })
          .nullable(),
      }),
    ),
    /** The kinds of the caller's desks with the number of waiting items, counted up to a thousand. */
    kinds: z.array(z.object({ kind: z.enum(queueKinds), waiting: z.int() })),
    next: cursor.nullable(),
    now: instant,
  }),
});

const claim = {
  method: 'POST',
  access: 'operator',
  desk: 'any',
  params: z.object({ kind: z.enum(queueKinds), id }),
  answer: done,
  errors: ['operator.other_desk', 'queue.gone', 'queue.taken'],
  limits: [{ by: 'account', max: 240, seconds: 60 }],
} as const;

export const claimItem = endpoint({
  ...claim,
  path: '/admin/queue/:kind/:id/claim',
  summary: 'Claim an item, so that other operators see who works on it',
  message: 'Assigned to you',
});
export const releaseItem = endpoint({
  ...claim,
  path: '/admin/queue/:kind/:id/release',
  summary: 'Release an item; a lead operator can also release items of others',
  message: 'Released',
});
