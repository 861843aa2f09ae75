// Calls of the operator's auction and settlement desks: decisions on consignments and bidders, lots, and payments for sold lots.
import { z } from 'zod';
import { registrationLine, registrationStates } from '../auctions/bidders.ts';
import { auctionTypes, BID_MAX } from '../auctions/calls.ts';
import { auctionDurations, settlementStates } from '../auctions/consignments.ts';
import { category, condition, country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, picture } from '../wire.ts';

export const deskLotStates = ['pending', 'scheduled', 'live', 'sold', 'passed', 'cancelled', 'rejected'] as const;
const cursor = id.optional().describe('`next` of the previous page');
const dollars = z.int();
const reason = z.string().trim().min(3, 'Give a reason of at least 3 characters').max(1_000);
const limits = [{ by: 'account', max: 120, seconds: 60 }] as const;

const deskLot = z.object({
  _id: id,
  title: z.string(),
  image: z.string().nullable(),
  seller: z.object({ _id: id, companyName: z.string(), approved: z.boolean() }),
  type: z.enum(auctionTypes),
  state: z.enum(deskLotStates),
  reservePrice: dollars,
  startPrice: dollars,
  estimatedValue: dollars.nullable(),
  auctionDuration: z.enum(auctionDurations),
  wantedDate: z.iso.date(),
  country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  timeLeft: z.string(),
  currentBid: dollars.nullable(),
  totalBids: z.int().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  can: z.object({ approve: z.boolean(), reject: z.boolean(), cancel: z.boolean() }),
});

/** What an operator needs to decide on a lot: what the seller asks for and the machine with its photos, without the seller's contact. */
export const lotForDecision = z.object({
  lot: deskLot,
  machine: z.object({
    images: z.array(picture),
    manufacturer: z.string().nullable(),
    model: z.string().nullable(),
    year: z.int().nullable(),
    hours: z.int().nullable(),
    serialNumber: z.string().nullable(),
    category,
    condition: condition.nullable(),
    location: z.string(),
    description: z.string(),
  }),
  now: instant,
});

export const listLots = endpoint({
  method: 'GET',
  path: '/admin/lots',
  access: 'operator',
  desk: 'auctions',
  summary: 'List lots by state, longest waiting or newest decided first; sealed bids hidden until the end',
  query: z.object({ state: z.enum(deskLotStates).default('pending'), after: cursor }),
  answer: z.object({
    lots: z.array(deskLot),
    next: id.nullable(),
    now: instant,
  }),
});

const decision = {
  method: 'POST',
  access: 'operator',
  desk: 'auctions',
  params: z.object({ id }),
  answer: done,
  errors: ['consignment.unknown', 'deal.state', 'operator.own_company'],
  limits,
} as const;

export const approveLot = endpoint({
  ...decision,
  path: '/admin/lots/:id/approve',
  summary: 'Approve a consignment and schedule its lot; a start in the past means now (R76)',
  message: 'Auction scheduled',
  body: z
    .object({
      startPrice: z.int().min(1).max(BID_MAX).default(100),
      estimatedValue: z.int().min(1).max(BID_MAX).nullable().default(null),
      startDate: instant,
      endDate: instant,
    })
    .refine(({ startDate, endDate }) => startDate < endDate, {
      message: 'End must be after the start',
      path: ['endDate'],
    }),
  errors: [...decision.errors, 'machine.promised', 'lot.dates'],
});
export const rejectLot = endpoint({
  ...decision,
  path: '/admin/lots/:id/reject',
  summary: 'Reject a consignment, with a reason',
  message: 'Consignment rejected',
  body: z.object({ reason }),
});
export const cancelLot = endpoint({
  ...decision,
  path: '/admin/lots/:id/cancel',
  summary: 'Cancel a scheduled or live lot, with a reason; all bidders are notified and released',
  message: 'Auction cancelled',
  body: z.object({ reason }),
});

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/admin/bidders',
  access: 'operator',
  desk: 'auctions',
  summary: 'List the bidder registrations by state, longest waiting first',
  query: z.object({
    state: z.enum(registrationStates).default('pending'),
    after: cursor,
    only: id.optional().describe('Only this one, if it is in the list'),
  }),
  answer: z.object({ registrations: z.array(registrationLine), next: id.nullable() }),
});
export const approveBidder = endpoint({
  method: 'POST',
  path: '/admin/bidders/:id/approve',
  access: 'operator',
  desk: 'auctions',
  summary: 'Approve a bidder registration and set the bidding limit of the account',
  message: 'Bidding limit raised',
  params: z.object({ id }),
  body: z.object({ limit: z.int().min(1).max(BID_MAX) }),
  answer: done,
  errors: ['bidder.unknown', 'deal.state', 'bidder.no_account', 'bidder.at_stake', 'operator.own_company'],
  limits,
});
export const rejectBidder = endpoint({
  method: 'POST',
  path: '/admin/bidders/:id/reject',
  access: 'operator',
  desk: 'auctions',
  summary: 'Reject a bidder registration, with a reason',
  message: 'Registration rejected',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: done,
  errors: ['bidder.unknown', 'deal.state', 'operator.own_company'],
  limits,
});

const party = z.object({
  _id: id,
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

export const listSettlements = endpoint({
  method: 'GET',
  path: '/admin/settlements',
  access: 'operator',
  desk: 'settlements',
  summary: 'List the settlements of sold lots by state, earliest due first',
  query: z.object({ state: z.enum(settlementStates).default('awaiting_payment'), after: cursor }),
  answer: z.object({
    settlements: z.array(
      z.object({
        _id: id,
        lot: z.object({ _id: id, title: z.string() }),
        attempt: z.int(),
        price: dollars,
        state: z.enum(settlementStates),
        dueAt: instant,
        buyer: party,
        seller: party,
        /** The bidder that can get a second chance, at its own maximum. It is set only after a default while no other settlement is open. */
        next: z.object({ companyName: z.string(), number: z.int(), price: dollars }).nullable(),
        createdAt: instant,
        can: z.object({
          paid: z.boolean(),
          released: z.boolean(),
          defaulted: z.boolean(),
          offer: z.boolean(),
          giveUp: z.boolean(),
        }),
      }),
    ),
    next: id.nullable(),
    now: instant,
  }),
});

const settle = {
  ...decision,
  desk: 'settlements',
  errors: ['settlement.unknown', 'deal.state', 'operator.own_company'],
  once: true,
} as const;
const note = z.object({ note: z.string().trim().max(1_000).optional() });
export const markPaid = endpoint({
  ...settle,
  path: '/admin/settlements/:id/paid',
  summary: 'Record that the payment has arrived',
  message: 'Payment confirmed',
  body: note,
});
export const markReleased = endpoint({
  ...settle,
  path: '/admin/settlements/:id/released',
  summary: 'Record that the machine and the money have changed hands',
  message: 'Sale completed',
  body: note,
});
export const markDefaulted = endpoint({
  ...settle,
  path: '/admin/settlements/:id/defaulted',
  summary: 'Record that the buyer has not paid',
  message: 'Sale marked as unpaid',
  body: note,
});
export const offerSecondChance = endpoint({
  ...settle,
  path: '/admin/settlements/:id/offer',
  summary: 'Offer the lot to the next bidder, at their own maximum, after a default',
  message: 'Second-chance offer sent',
  body: note,
  errors: [...settle.errors, 'settlement.nobody'],
});
export const giveUpSettlement = endpoint({
  ...settle,
  path: '/admin/settlements/:id/give-up',
  summary: 'End the settlement without a buyer after a default; the machine is free again',
  message: 'Closed without a sale',
  body: note,
});
