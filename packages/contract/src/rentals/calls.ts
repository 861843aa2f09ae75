// Calls of rentals: a buyer books a machine for some days, the supplier confirms, and the machine goes out and comes back (R32).
// Dates are days in the country of the machine, half-open: the machine is due back at the start of the end date (R73). Costs are major units
// of `currency` (R20).
import { DAY_MS } from '@rigsouq/kernel/periods';
import { rentalPeriods, rentalUnits } from '@rigsouq/kernel/rental-price';
import { z } from 'zod';
import { currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { counterparty, dealEquipment, dealStep, page } from '../enquiries/quotes.ts';
import { consentField } from '../legal/consent.ts';
import { done, id, instant, MB, unlessEmpty } from '../wire.ts';

export const bookingStatuses = ['Requested', 'Confirmed', 'Rejected', 'Cancelled', 'Active', 'Completed'] as const;
export const bookingActions = ['confirm', 'reject', 'cancel', 'offHire', 'return', 'photosOut', 'photosIn'] as const;
export const projectTypes = ['construction', 'excavation', 'demolition', 'landscaping'] as const;
export const photoMoments = ['out', 'in'] as const;

/** The maximum number of days until the start of a rental, and the maximum length of a rental. */
export const BOOKING_DAYS_MAX = 730;
/** Hours that a request holds its days without an answer. */
export const ANSWER_HOURS = 48;
/** The maximum of unanswered requests of one company, because each blocks a machine for others. An approved company may have more. */
export const OPEN_REQUESTS_MAX = { approved: 100, other: 10 } as const;
export const CONDITION_PHOTOS_MAX = 10;
const TAKEN_DAYS_MAX = 400;

const day = z.iso.date().describe('Day in the country of the machine');

export const bookEquipment = endpoint({
  method: 'POST',
  path: '/equipment/book',
  access: 'member',
  trade: true,
  summary: 'Book a machine; a wrong total cost is refused with 409 and the right cost in `facts`',
  message: 'Booking created successfully',
  body: z.object({
    equipment: id,
    rentalPeriod: z
      .enum(rentalPeriods)
      .describe('`combined` is the cheapest number of weeks, with the other days by the day'),
    startDate: day,
    endDate: day,
    deliveryAddress: z.string().trim().min(1).max(500),
    projectType: z.enum(projectTypes),
    specialRequirements: unlessEmpty(z.string().trim().max(2_000)),
    totalCost: z.number().min(0).max(1e13),
    consent: consentField,
  }),
  answer: z.object({ message: z.string(), _id: id, totalCost: z.number(), currency }),
  errors: [
    'legal.consent_old',
    'listing.unknown',
    'listing.state',
    'booking.not_for_rent',
    'booking.dates',
    'booking.cost',
    'deal.own',
    'machine.promised',
    'booking.too_many',
  ],
  limits: [{ by: 'account', max: 60, seconds: 3_600 }],
  once: true,
});

const bookingItem = z
  .object({
    _id: id,
    equipment: dealEquipment,
    other: counterparty,
    side: z.enum(['buyer', 'supplier']),
    status: z.enum(bookingStatuses),
    reason: z
      .string()
      .nullable()
      .describe("Reason of the rejection or cancellation; 'lapsed' if the supplier did not answer in time"),
    rentalPeriod: z.enum(rentalPeriods),
    startDate: day,
    endDate: day,
    totalCost: z.number(),
    currency,
    overdue: z.boolean(),
    createdAt: instant,
    can: z.record(z.enum(bookingActions), z.boolean()),
  })
  .meta({ id: 'Booking' });

type List = { path: `/auth/${string}`; summary: string; access: 'member' | 'supplier' };
const list = (call: List) =>
  endpoint({
    method: 'GET',
    ...call,
    query: page,
    answer: z.object({ bookings: z.array(bookingItem), total: z.int(), pages: z.int() }),
  });
export const myBookings = list({
  path: '/auth/my-bookings',
  access: 'member',
  summary: 'List the bookings that the account made',
});
export const myEquipmentBookings = list({
  path: '/auth/my-equipment-bookings',
  access: 'supplier',
  summary: 'List the bookings of the machines of the account',
});

const photo = z.object({ url: z.string(), by: z.enum(['buyer', 'supplier']), createdAt: instant });

export const readBooking = endpoint({
  method: 'GET',
  path: '/bookings/:id',
  access: 'member',
  summary: 'Read a booking of the account, as buyer or supplier, with its photos and history',
  params: z.object({ id }),
  answer: bookingItem.extend({
    deliveryAddress: z.string(),
    projectType: z.enum(projectTypes),
    specialRequirements: z.string().nullable(),
    rate: z.number().describe('Rate agreed at booking, for one hour, day or week; of a combined rental for one week'),
    charges: z
      .array(z.object({ unit: z.enum(rentalUnits), units: z.int(), rate: z.number() }))
      .describe('What the total cost is made of'),
    offHireCost: z
      .number()
      .nullable()
      .describe('Cost if the buyer calls the machine off-hire today; null if the caller cannot do so'),
    now: instant.describe('Time of the server, for countdowns'),
    lapsesAt: instant.describe('Time at which an unanswered request lapses'),
    offHiredAt: instant.nullable(),
    returnedAt: instant.nullable(),
    photos: z.object({ out: z.array(photo), in: z.array(photo) }).describe('The URLs are valid for a few minutes'),
    history: z.array(dealStep(bookingStatuses)),
  }),
  errors: ['booking.unknown'],
});

const action = {
  method: 'POST',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ note: unlessEmpty(z.string().trim().max(2_000)) }),
  answer: done,
  errors: ['booking.unknown', 'deal.state'],
  limits: [{ by: 'account', max: 120, seconds: 600 }],
} as const;

export const confirmBooking = endpoint({
  trade: true,
  ...action,
  path: '/bookings/:id/confirm',
  summary: 'Confirm a booking as the supplier',
  message: 'Booking confirmed',
});
export const rejectBooking = endpoint({
  ...action,
  path: '/bookings/:id/reject',
  summary: 'Reject a booking as the supplier',
  message: 'Booking rejected',
});
export const cancelBooking = endpoint({
  ...action,
  path: '/bookings/:id/cancel',
  summary: 'Cancel a booking before its start, as buyer or supplier',
  message: 'Booking cancelled',
  errors: [...action.errors, 'booking.started'],
});
export const offHireBooking = endpoint({
  ...action,
  path: '/bookings/:id/off-hire',
  summary: 'Call the machine off-hire as the buyer; the cost covers the days up to today',
  message: 'Machine off-hired',
});
export const returnBooking = endpoint({
  ...action,
  path: '/bookings/:id/return',
  summary: 'Record as the supplier that the machine is back',
  message: 'Rental completed',
});

export const addBookingPhotos = endpoint({
  method: 'POST',
  path: '/bookings/:id/photos/:moment',
  access: 'member',
  summary: 'Add photos of the machine at handover or at return',
  message: 'Photos added',
  params: z.object({ id, moment: z.enum(photoMoments) }),
  upload: { photos: { kinds: ['image'], max: CONDITION_PHOTOS_MAX, bytes: 10 * MB, required: true } },
  answer: done,
  errors: ['booking.unknown', 'deal.state', 'booking.too_many_photos'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const takenDays = endpoint({
  method: 'GET',
  path: '/equipment/:id/taken',
  access: 'public',
  summary: 'List the days, from today on, on which a machine is not available for any reason',
  params: z.object({ id }),
  query: z
    .object({ from: day, until: day })
    .refine(({ from, until }) => daysBetween(from, until) >= 1 && daysBetween(from, until) <= TAKEN_DAYS_MAX, {
      message: `Request 1 to ${TAKEN_DAYS_MAX} days`,
      path: ['until'],
    }),
  answer: z.object({
    today: day,
    taken: z.array(z.object({ from: day, until: day.describe('First day on which the machine is available again') })),
  }),
  errors: ['listing.unknown'],
});

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS;
}

const feed = z.object({
  path: z
    .string()
    .nullable()
    .describe('Path of the calendar below the site URL, for a calendar app; null if there is no calendar feed'),
});
const feedLimits = [{ by: 'account', max: 20, seconds: 3_600 }] as const;

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/auth/calendar-feed',
  access: 'supplier',
  summary: 'Read the secret URL of the calendar with the bookings of the account',
  answer: feed,
});
export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/auth/calendar-feed',
  access: 'supplier',
  summary: 'Create a new secret URL of the calendar; the old one stops working',
  answer: feed,
  limits: feedLimits,
});
export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/auth/calendar-feed',
  access: 'supplier',
  summary: 'Remove the secret URL of the calendar, so that it can no longer be read',
  message: 'Calendar sharing ended',
  answer: done,
  limits: feedLimits,
});

export const FLEET_WEEKS = 8;

/** A booking that waits for an answer is shown too: it may take its days. */
export const fleetStatuses = ['Requested', 'Confirmed', 'Active', 'Completed'] as const;

export const readFleet = endpoint({
  method: 'GET',
  path: '/auth/fleet',
  access: 'supplier',
  summary: 'List the machines of the account for rent with their bookings in eight weeks',
  query: z.object({
    from: z.iso.date().describe('First day'),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({
    machines: z.array(
      z.object({
        equipment: z.object({ _id: id, title: z.string() }),
        rented: z.int().describe('Days with a booking that was confirmed'),
        bookings: z.array(
          z.object({
            _id: id,
            status: z.enum(fleetStatuses),
            overdue: z.boolean(),
            company: z.string(),
            startDate: z.iso.date(),
            endDate: z.iso.date().describe('Day of the return'),
            lastDay: z.iso
              .date()
              .describe('Last day on which the machine is taken, in its country; today for an overdue machine'),
          }),
        ),
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
  mayBeOld: true,
});

export const readUtilisation = endpoint({
  method: 'GET',
  path: '/auth/utilisation',
  access: 'supplier',
  summary: 'Count by month the days on which each machine was rented out or has a confirmed booking',
  query: z.object({
    from: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .describe('First month, for example 2026-11'),
    months: z.coerce.number().int().min(1).max(12).default(6),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({
    machines: z.array(
      z.object({
        equipment: z.object({ _id: id, title: z.string() }),
        months: z.array(z.object({ month: z.string(), days: z.int(), rented: z.int() })),
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
  mayBeOld: true,
});
