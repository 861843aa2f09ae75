// Calls of reverse e-auctions: suppliers compete live with lower prices for one order, and each sees only its own rank and the time (R50).
// An offer has a price for every line. The lowest sum wins; of equal sums the earlier one wins. Open pages of both sides get every change
// through the stream of their account, as `{ what: 'rfqs', id }` with the id of the auction.
import { z } from 'zod';
import { country, currency, textIn } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { counterparty } from '../enquiries/quotes.ts';
import { multiLine, singleLine } from '../leads/contact.ts';
import { orderStates } from '../orders/lists.ts';
import { RFQ_LINES_MAX, rfqLine, rfqLineView, rfqTexts } from '../rfqs/calls.ts';
import { currencies, gulfCountries } from '../taxonomy.ts';
import { done, id, instant, oneOf, unlessEmpty } from '../wire.ts';
import { reverseStates } from './states.ts';

export const REVERSE_SUPPLIERS_MAX = 200;
/** The maximum of minutes that overtime can add to the first end. */
export const OVERTIME_END_MINUTES = 60;
export const overtimeMinutes = [1, 2, 3, 5, 10] as const;
export const overtimeRanks = [1, 2, 3] as const;

export const reverseTexts = {
  title: 'Give the auction a title of at least 3 characters',
  decrement: 'Decrement must be from 0.25 to 3 percent, in steps of 0.05',
  ceiling: 'Enter a maximum price',
  lines: 'An auction must have 1 to 100 lines',
  start: 'Choose a start time',
  end: 'Choose an end time',
  suppliers: 'Invite at least two suppliers',
  price: rfqTexts.price,
  reason: rfqTexts.reason,
} as const;

const buyer = {
  access: 'buyer',
  params: z.object({ id }),
  limits: [{ by: 'account', max: 240, seconds: 600 }],
} as const;
const price = z.coerce.number(reverseTexts.price).positive(reverseTexts.price).max(1e9);
const paged = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

const rules = {
  startsAt: z.iso.datetime({ offset: true, error: reverseTexts.start }),
  endsAt: z.iso.datetime({ offset: true, error: reverseTexts.end }),
  decrement: z.coerce
    .number(reverseTexts.decrement)
    .min(0.25, reverseTexts.decrement)
    .max(3, reverseTexts.decrement)
    .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 5e4), reverseTexts.decrement)
    .describe('Per cent by which an offer must be below the previous offer of the same supplier'),
  overtimeMinutes: z.coerce.number().pipe(z.literal(overtimeMinutes)),
  overtimeRanks: z.coerce
    .number()
    .pipe(z.literal(overtimeRanks))
    .describe('A change among this many first ranks in the last minutes extends the end'),
};

/** An auction starts from an opened request, whose lines and answers it takes over, or without a request. */
export const reverseFields = z.discriminatedUnion('from', [
  z.object({ from: z.literal('rfq'), rfqId: id, ...rules }),
  z.object({
    from: z.literal('blank'),
    title: z.string(reverseTexts.title).pipe(singleLine.trim().min(3, reverseTexts.title).max(160)),
    description: multiLine.trim().max(10_000).default(''),
    currency: oneOf(currencies, rfqTexts.currency),
    country: oneOf(gulfCountries, rfqTexts.country),
    ceiling: price.describe('Maximum total of a first offer; visible to suppliers'),
    lines: z
      .array(rfqLine)
      .min(1, reverseTexts.lines)
      .max(RFQ_LINES_MAX, reverseTexts.lines)
      .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, reverseTexts.lines),
    suppliers: z.array(id).min(2, reverseTexts.suppliers).max(REVERSE_SUPPLIERS_MAX),
    ...rules,
  }),
]);

export const createReverseAuction = endpoint({
  method: 'POST',
  path: '/procurement/auctions',
  access: 'buyer',
  summary: 'Create a reverse auction, from an opened request or without one; all suppliers are notified',
  message: 'Auction scheduled. Suppliers have been notified.',
  body: reverseFields,
  answer: done.extend({ _id: id }),
  errors: [
    'rfq.unknown',
    'rfq.state',
    'rfq.supplier',
    'reverse.dates',
    'reverse.too_few',
    'listing.price_digits',
    'plan.needed',
  ],
  once: true,
  limits: buyer.limits,
});

export const cancelReverseAuction = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/auctions/:id/cancel',
  summary: 'Cancel an auction or end it without an award; its request can be awarded by comparison again',
  message: 'Auction ended without an award',
  body: z.object({ reason: multiLine.trim().min(3, reverseTexts.reason).max(1_000) }),
  answer: done,
  errors: ['reverse.unknown', 'reverse.state'],
});

export const placeOffer = endpoint({
  method: 'POST',
  path: '/procurement/auctions/:id/offer',
  access: 'supplier',
  trade: true,
  params: z.object({ id }),
  summary: 'Place a binding offer with a price for every line; returns the own rank only',
  message: 'Offer submitted',
  body: z.object({
    lines: z
      .array(z.object({ line: z.int().min(1).max(1_000), price }))
      .min(1)
      .max(RFQ_LINES_MAX),
  }),
  answer: done.extend({
    _id: id,
    total: z.number(),
    rank: z.int(),
    nextMost: z.number().describe('Maximum total of the next offer of this supplier'),
    endsAt: instant,
    extended: z.boolean().describe('True if the offer extended the end'),
    at: instant,
    hash: z.string().describe('Hash of the log line of the offer, to compare after the end'),
  }),
  errors: [
    'reverse.unknown',
    'reverse.not_open',
    'reverse.over',
    'reverse.line',
    'reverse.too_high',
    'listing.price_digits',
    'bid.busy',
  ],
  once: true,
  limits: [{ by: 'account', max: 600, seconds: 60 }],
});

export const awardReverseAuction = endpoint({
  trade: true,
  ...buyer,
  method: 'POST',
  path: '/procurement/auctions/:id/award',
  summary: 'Award the order to a supplier at its last offer',
  message: { awarded: 'Order issued', approval: 'Sent to a second team member for approval' },
  body: z.object({
    supplierId: id,
    reason: multiLine.trim().max(2_000).default('').describe('Required if the supplier is not first in rank'),
  }),
  answer: done.extend({
    state: z
      .enum(['approval', 'awarded'])
      .describe('`approval` above the limit, until a second member approves; `awarded` once the order is issued'),
  }),
  errors: ['reverse.unknown', 'reverse.state', 'reverse.offer', 'reverse.reason', 'award.nobody', 'rfq.offer'],
  once: true,
});

export const approveReverseAward = endpoint({
  trade: true,
  ...buyer,
  method: 'POST',
  path: '/procurement/auctions/:id/award/approve',
  summary: 'Approve a proposed award as the second member; the order is issued',
  message: 'You have approved the award. The order has been issued',
  body: z.object({ awardId: id }),
  answer: done,
  errors: ['reverse.unknown', 'reverse.state', 'award.own', 'award.position', 'award.decided', 'rfq.offer'],
  once: true,
});

export const rejectReverseAward = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/auctions/:id/award/reject',
  summary: 'Reject a proposed award as the second member, or withdraw it as its proposer',
  message: 'You have rejected the award',
  body: z.object({ awardId: id, reason: multiLine.trim().min(3, reverseTexts.reason).max(1_000) }),
  answer: done,
  errors: ['reverse.unknown', 'reverse.state', 'award.position', 'award.decided'],
  once: true,
});

const item = z.object({
  _id: id,
  number: z.string(),
  title: z.string(),
  state: z.enum(reverseStates),
  currency,
  country: country.describe('Country of delivery, whose time zone the times are in'),
  startsAt: instant,
  endsAt: instant,
  now: instant,
  createdAt: instant,
});

export const listReverseAuctions = endpoint({
  method: 'GET',
  path: '/procurement/auctions',
  access: 'buyer',
  summary: 'List the reverse auctions of the company, newest first',
  query: paged.extend({ state: z.enum(reverseStates).optional(), search: unlessEmpty(singleLine.trim().max(100)) }),
  answer: z.object({
    auctions: z.array(
      item.extend({
        suppliers: z.int(),
        offers: z.int(),
        best: z.number().nullable().describe('Lowest total'),
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
});

export const reverseStands = ['invited', 'offered', 'won', 'lost', 'ended'] as const;
export const listReverseInvitations = endpoint({
  method: 'GET',
  path: '/procurement/auction-invitations',
  access: 'supplier',
  summary: 'List the reverse auctions to which the company is invited, latest end first',
  query: paged,
  answer: z.object({
    auctions: z.array(
      item.extend({
        buyer: counterparty,
        stand: z.enum(reverseStands),
        rank: z.int().nullable(),
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
});

const auction = item.extend({
  rfqId: id.nullable(),
  rfqNumber: z.string().nullable(),
  description: z.string(),
  ceiling: z.number().nullable(),
  decrement: z.number().describe('Per cent'),
  overtimeMinutes: z.int(),
  overtimeRanks: z.int(),
  firstEndsAt: instant,
  extensions: z.int(),
  lines: z.array(rfqLineView),
  reason: z.string().nullable().describe('Reason of the cancellation or of the end without an award'),
  length: z
    .int()
    .nullable()
    .describe('Number of lines in the log; null for a supplier until the end, because it reveals the number of offers'),
  hash: z.string().nullable().describe('Hash of the last line of the log; null whenever `length` is null'),
});
const priced = z.array(z.object({ line: z.int(), price: z.number() }));
const order = z.object({ _id: id, number: z.string(), state: textIn(orderStates) });

export const readReverseAuction = endpoint({
  method: 'GET',
  path: '/procurement/auctions/:id',
  access: 'member',
  summary: 'Read a reverse auction, as its buyer or as an invited supplier',
  params: z.object({ id }),
  answer: z.discriminatedUnion('side', [
    auction.extend({
      side: z.literal('buyer'),
      suppliers: z
        .array(
          counterparty.extend({
            rank: z.int().nullable().describe('Null before the first offer of the supplier'),
            first: z.number().nullable(),
            total: z.number().nullable(),
            lines: priced,
            offers: z.int(),
            lastAt: instant.nullable(),
            seen: z.boolean(),
          }),
        )
        .describe('Sorted by rank'),
      recent: z
        .array(z.object({ seq: z.int(), at: instant, supplierId: id, total: z.number(), extended: z.boolean() }))
        .describe('Latest offers of all suppliers, newest first'),
      award: z
        .object({
          _id: id,
          state: z.enum(['proposed', 'approved', 'rejected']),
          supplierId: id,
          total: z.number(),
          reason: z.string(),
          proposedBy: z.string(),
          proposedAt: instant,
          mine: z.boolean(),
          decidedBy: z.string().nullable(),
          decisionNote: z.string().nullable(),
        })
        .nullable(),
      approvalLimit: z.number().nullable(),
      order: order.nullable(),
      can: z.object({ cancel: z.boolean(), close: z.boolean(), award: z.boolean(), approve: z.boolean() }),
    }),
    auction.extend({
      side: z.literal('supplier'),
      buyer: counterparty,
      stand: z.enum(reverseStands),
      rank: z.int().nullable().describe('Null before the start and before the first offer of this supplier'),
      total: z.number().nullable().describe('Total of the last offer of this supplier'),
      most: z.number().describe('Maximum total of the next offer of this supplier').nullable(),
      own: priced.describe('Last offer of this supplier'),
      mine: z
        .array(z.object({ seq: z.int().nullable(), at: instant, total: z.number(), hash: z.string() }))
        .describe(
          'Offers of this supplier, newest first, with their position in the log after the end; an answer to the original request is part of line 1',
        ),
      order: order.nullable(),
      can: z.object({ offer: z.boolean() }),
    }),
  ]),
  errors: ['reverse.unknown'],
});

export const PROOF_PAGE = 500;
export const readReverseProof = endpoint({
  method: 'GET',
  path: '/procurement/auctions/:id/proof',
  access: 'member',
  summary: 'Read the log of an ended auction; a supplier gets the secrets of its own offers only',
  params: z.object({ id }),
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(PROOF_PAGE).default(PROOF_PAGE),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        seq: z.int(),
        line: z.string(),
        hash: z.string(),
        secret: z.string().nullable().describe('Text whose hash the line contains; null if the caller may not read it'),
      }),
    ),
    finalHash: z.string(),
    length: z.int(),
  }),
  errors: ['reverse.unknown', 'reverse.not_ended'],
});
