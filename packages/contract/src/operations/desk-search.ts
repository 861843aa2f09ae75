// Calls of the console's search, and the operator's view of a lot, a settlement, an order, a booking and a listing.
import { z } from 'zod';
import { readEquipment } from '../catalogue/calls.ts';
import { currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { readOrder } from '../orders/calls.ts';
import { orderStates } from '../orders/lists.ts';
import { bookingStatuses, readBooking } from '../rentals/calls.ts';
import { done, id, instant } from '../wire.ts';
import { lotForDecision } from './auction-desk.ts';
import { auditEntry } from './calls.ts';

export const searchResultKinds = ['account', 'machine', 'lot', 'deal'] as const;

export const searchConsole = endpoint({
  method: 'GET',
  path: '/admin/search',
  access: 'operator',
  desk: 'any',
  summary: 'Search the desks of the caller by text, email, serial number, order number or id',
  query: z.object({ q: z.string().trim().min(2).max(80) }),
  answer: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(searchResultKinds),
        found: z.array(
          z.object({
            _id: id,
            /** The kind of deal. It is null for other results. */
            deal: z.enum(['settlement', 'order', 'booking']).nullable(),
            title: z.string(),
            detail: z.string().nullable(),
            state: z.string(),
          }),
        ),
      }),
    ),
  }),
});

const file = { title: z.string(), state: z.string(), since: instant, history: z.array(auditEntry) };

export const readLotFile = endpoint({
  method: 'GET',
  path: '/admin/lots/:id',
  access: 'operator',
  desk: 'auctions',
  summary: 'Read a lot with its machine and the actions of operators on it',
  params: z.object({ id }),
  answer: lotForDecision.extend(file),
  errors: ['consignment.unknown'],
});
export const readDealFile = endpoint({
  method: 'GET',
  path: '/admin/settlements/:id',
  access: 'operator',
  desk: 'settlements',
  summary: 'Read a settlement and the actions of operators on it',
  params: z.object({ id }),
  answer: z.object(file),
  errors: ['settlement.unknown'],
});
const company = z.object({ _id: id, name: z.string() });

/** The filters of the lists. Late orders are accepted ones whose delivery day is over; overdue bookings are machines that are not back. */
export const deskOrderStates = ['late', ...orderStates] as const;
export const deskBookingStates = ['overdue', ...bookingStatuses] as const;

const dealItem = {
  _id: id,
  title: z.string(),
  buyer: company,
  supplier: company,
  currency,
  total: z.number(),
  createdAt: instant,
};
const after = id.optional().describe('`next` of the previous page');

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  access: 'operator',
  desk: 'settlements',
  summary:
    'List the purchase orders of all companies by state: late ones with the earliest delivery day first, others newest first',
  query: z.object({ state: z.enum(deskOrderStates).default('late'), after }),
  answer: z.object({
    orders: z.array(
      z.object({
        ...dealItem,
        number: z.string(),
        state: z.enum(orderStates),
        dueOn: z.iso.date().nullable(),
        late: z.boolean(),
      }),
    ),
    next: id.nullable(),
  }),
});
export const listDeskBookings = endpoint({
  method: 'GET',
  path: '/admin/bookings',
  access: 'operator',
  desk: 'settlements',
  summary: 'List the bookings of all companies by state: overdue ones with the earliest end first, others newest first',
  query: z.object({ state: z.enum(deskBookingStates).default('overdue'), after }),
  answer: z.object({
    bookings: z.array(
      z.object({
        ...dealItem,
        status: z.enum(bookingStatuses),
        startDate: z.iso.date(),
        endDate: z.iso.date(),
        overdue: z.boolean(),
      }),
    ),
    next: id.nullable(),
  }),
});

export const readOrderFile = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  access: 'operator',
  desk: 'settlements',
  summary: 'Read a purchase order of any company, with the names of the users who acted',
  params: z.object({ id }),
  answer: z.object({
    ...readOrder.answer.omit({ side: true, other: true, can: true }).shape,
    companies: z.object({ buyer: company, supplier: company }),
  }),
  errors: ['order.unknown'],
});
export const readBookingFile = endpoint({
  method: 'GET',
  path: '/admin/bookings/:id',
  access: 'operator',
  desk: 'settlements',
  summary: 'Read a booking of any company, with the names of the users who acted',
  params: z.object({ id }),
  answer: z.object({
    // The photos of the condition stay between the two companies, as their page says.
    ...readBooking.answer.omit({ side: true, other: true, can: true, offHireCost: true, now: true, photos: true })
      .shape,
    companies: z.object({ buyer: company, supplier: company }),
  }),
  errors: ['booking.unknown'],
});
export const readListingFile = endpoint({
  method: 'GET',
  path: '/admin/listings/:id',
  access: 'operator',
  desk: 'trust',
  summary: 'Read a listing with its photos, prices and serial number, its owner and the actions of operators on it',
  params: z.object({ id }),
  answer: z.object({
    ...file,
    reason: z.string().nullable(),
    owner: company,
    machine: z.object({
      ...readEquipment.answer.pick({
        type: true,
        category: true,
        condition: true,
        description: true,
        price: true,
        hourlyRate: true,
        dailyRate: true,
        weeklyRate: true,
        currency: true,
        brand: true,
        model: true,
        year: true,
        hours: true,
        location: true,
        country: true,
        images: true,
      }).shape,
      serialNumber: z.string().nullable(),
    }),
    can: z.object({ takeDown: z.boolean(), restore: z.boolean() }),
  }),
  errors: ['listing.unknown'],
});

export const listTakenDown = endpoint({
  method: 'GET',
  path: '/admin/listings',
  access: 'operator',
  desk: 'trust',
  summary: 'List the listings that operators have taken down, latest first, at most 100',
  answer: z.object({
    listings: z.array(
      z.object({ _id: id, title: z.string(), owner: z.string(), reason: z.string().nullable(), at: instant }),
    ),
  }),
});

const action = {
  method: 'POST',
  access: 'operator',
  desk: 'trust',
  params: z.object({ id }),
  answer: done,
  errors: ['listing.unknown', 'listing.state', 'operator.own_company'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
} as const;

export const takeDownListing = endpoint({
  ...action,
  path: '/admin/listings/:id/take-down',
  summary: 'Take a listing off the market, with a reason that its owner reads',
  message: 'Listing taken down',
  body: z.object({ reason: z.string().trim().min(3, 'Give a reason of at least 3 characters').max(1_000) }),
});
export const restoreListing = endpoint({
  ...action,
  path: '/admin/listings/:id/restore',
  summary: 'Put a listing that was taken down back on the market',
  message: 'Listing is live again',
  errors: [...action.errors, 'listing.sold'],
});
