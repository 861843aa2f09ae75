// Public calls of auctions: live and upcoming lots, a lot and its bids, the watch list, and the proof of an ended lot.
// Amounts are whole US dollars (R20). Answers contain `isReserveMet`, never the reserve (R41). A sealed lot shows no price,
// no bids and no reserve state before its end (R77): these fields are null.
import { z } from 'zod';
import { category, condition, country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { consentField } from '../legal/consent.ts';
import { categories, codeOf, codesOf, type Entry } from '../taxonomy.ts';
import { done, id, instant, picture, unlessEmpty } from '../wire.ts';
import { AUCTIONS_MAX, auctionCategories, auctionSorts } from './auction-lists.ts';

export const auctionTypes = ['Live', 'Online', 'Sealed Bid'] as const;
/** The statuses shown as badges (R40). */
export const lotStatuses = ['pending', 'active', 'ended', 'cancelled', 'Rejected'] as const;
/** How a lot ended. */
export const lotOutcomes = ['sold', 'passed', 'cancelled'] as const;
export const BID_MAX = 1_000_000_000;
/** The exposure in open lots that an account may have until an operator raises its limit (R46), in US dollars. */
export const DEFAULT_BID_LIMIT = 25_000;
export const ENDING_SOON_MINUTES = 60;
export const RECENT_BIDS = 20;

export const auctionTexts = {
  terms: 'Please agree to the terms and conditions',
  minimum: (minimumBid: number) => `Bid must be at least $${minimumBid}`,
} as const;

/** `timeLeft` is text for display. A page counts down from `endDate` against `now`, never against the visitor's clock (R24). */
const times = {
  timeLeft: z.string().describe('Text for display: 2d 4h, 3h 12m, 4m 9s, or Ended'),
  endDate: instant.nullable().describe('End of the lot, after extensions; null until an operator has set it'),
  now: instant.describe('Time of the server'),
};
const seller = z.object({ _id: id, companyName: z.string(), isApproved: z.boolean() }).meta({ id: 'Seller' });
const dollars = z.int();

const liveItem = z.object({
  _id: id,
  title: z.string(),
  image: z.string().nullable(),
  type: z.enum(auctionTypes),
  category,
  condition: condition.nullable(),
  year: z.int().nullable(),
  hours: z.int().nullable(),
  location: z.string(),
  country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
  userId: seller,
  currentBid: dollars.nullable().describe('Null before the first bid'),
  minimumBid: dollars,
  bidders: z.int().nullable(),
  totalBids: z.int().nullable(),
  reserveMet: z.boolean().nullable(),
  ...times,
});

export const liveAuctions = endpoint({
  method: 'GET',
  path: '/auth/live',
  access: 'public',
  summary:
    'List all lots that are open for bids, or with `limit` one page of them; the last page is shorter than `limit`',
  query: z.object({
    search: unlessEmpty(z.string().trim().max(120)),
    category: unlessEmpty(
      z
        .string()
        .max(80)
        .transform((spelling, context) => {
          if (spelling === 'all') return undefined;
          const code = codeOf(categories, spelling);
          if (!code) context.addIssue({ code: 'custom', message: 'Invalid category' });
          return code;
        })
        .meta({ enum: ['all', ...codesOf(categories)] }),
    ),
    sortBy: z.enum(auctionSorts).default('ending-soon'),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(AUCTIONS_MAX).default(AUCTIONS_MAX),
  }),
  answer: z.array(liveItem),
  sharedFor: 1,
});

export const upcomingAuctions = endpoint({
  method: 'GET',
  path: '/auth/upcoming',
  access: 'public',
  summary: 'List all lots that have not started, the next one first, or with `limit` one page of them',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(AUCTIONS_MAX).default(AUCTIONS_MAX),
  }),
  answer: z.array(
    z.object({
      _id: id,
      title: z.string(),
      image: z.string().nullable(),
      startDate: instant,
      type: z.enum(auctionTypes),
      estimatedValue: dollars.nullable(),
      items: z.int().describe('Number of machines of this seller in auctions that start at the same time'),
      location: z.string(),
      country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
      userId: seller,
      ...times,
    }),
  ),
  sharedFor: 5,
  mayBeOld: true,
});

/** The fields of a lot that change while it is watched. Its stream sends a whole snapshot each time. `version` only grows. */
export const lotSnapshot = z
  .object({
    version: z.int(),
    status: z.enum(lotStatuses),
    outcome: z.enum(lotOutcomes).nullable(),
    currentBid: dollars.nullable(),
    minimumBid: dollars,
    increment: dollars.describe('Increment at the minimum bid, by the rules of the lot'),
    reserveMet: z.boolean().nullable(),
    totalBids: z.int().nullable(),
    bidders: z.int().nullable(),
    leader: z.int().nullable().describe('Number of the leading bidder'),
    endDate: instant.nullable(),
    extensions: z.int(),
    now: instant,
    recentBids: z.array(
      z.object({
        bidder: z.string().describe("Name shown for the bidder, for example 'Bidder 7'"),
        number: z.int(),
        time: instant,
        amount: dollars,
      }),
    ),
  })
  .meta({ id: 'LotSnapshot', description: 'The fields of a lot that change while it is watched' });
export type LotSnapshot = z.output<typeof lotSnapshot>;

export const readAuction = endpoint({
  method: 'GET',
  path: '/equipment/auction/:id',
  access: 'visitor',
  summary: 'Read a lot, its bids and the position of the caller; GET …/stream is its event stream',
  params: z.object({ id }),
  answer: lotSnapshot.extend({
    _id: id,
    title: z.string(),
    image: z.string().nullable(),
    images: z.array(picture),
    type: z.enum(auctionTypes),
    category,
    condition: condition.nullable(),
    manufacturer: z.string().nullable(),
    model: z.string().nullable(),
    year: z.int().nullable(),
    hours: z.int().nullable(),
    location: z.string(),
    country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
    description: z.string(),
    userId: seller,
    startDate: instant.nullable(),
    firstEndDate: instant.nullable().describe('End of the lot as first announced'),
    estimatedValue: dollars.nullable(),
    timeLeft: times.timeLeft,
    /** The position of the caller's account in the lot. It is null for visitors. */
    you: z
      .object({
        number: z
          .int()
          .nullable()
          .describe('Bidder number of the account; null before its first bid and while the lot is sealed'),
        maxBid: dollars.nullable().describe('Maximum bid of the account, or its sealed bid'),
        limit: dollars,
        atStake: dollars.describe('Exposure of the account in all open lots'),
        watching: z.boolean(),
        owner: z.boolean(),
      })
      .nullable(),
    can: z.object({ bid: z.boolean() }),
  }),
  errors: ['lot.unknown'],
});

export const bidForm = z
  .object({
    consignmentId: id,
    bidAmount: z.int('Bid must be a whole number of US dollars').min(1).max(BID_MAX),
    maxBid: z.int('Bid must be a whole number of US dollars').min(1).max(BID_MAX).optional(),
    consent: consentField,
  })
  .strict();

export const placeBid = endpoint({
  method: 'POST',
  path: '/equipment/bid',
  access: 'member',
  trade: true,
  summary: 'Place a bid on a lot; returns a receipt, or the reason of a refusal, which changes nothing',
  message: 'Bid placed successfully',
  body: bidForm,
  answer: z.object({
    message: z.string(),
    _id: id,
    status: z.enum(['leading', 'outbid', 'sealed']),
    bidder: z
      .int()
      .nullable()
      .describe(
        'Bidder number of the account in this lot; null while the lot is sealed, because it reveals how many have bid',
      ),
    bidAmount: dollars,
    maxBid: dollars,
    currentBid: dollars.nullable(),
    minimumBid: dollars,
    reserveMet: z.boolean().nullable(),
    endDate: instant,
    extended: z.boolean().describe('True if the bid extended the end of the lot'),
    at: instant,
    seq: z.int().nullable().describe('Position of the bid in the log; null while the lot is sealed'),
    hash: z.string().describe('Hash of the log up to and including this bid; keep it as a receipt'),
  }),
  errors: [
    'legal.consent_old',
    'lot.unknown',
    'lot.not_open',
    'lot.closed',
    'bid.own_lot',
    'bid.too_low',
    'bid.no_maximum',
    'bid.maximum_low',
    'bid.maximum_not_raised',
    'bid.leading',
    'bid.limit',
    'bid.busy',
  ],
  limits: [{ by: 'account', max: 600, seconds: 60 }],
  once: true,
});

const watch = (path: '/watchlist' | '/equipment/watchlist') =>
  endpoint({
    method: 'POST',
    path,
    access: 'member',
    summary: 'Add a lot to the watch list; a repeated call has no effect',
    message: 'Added to watchlist',
    body: z.object({ consignmentId: id }),
    answer: done,
    errors: ['lot.unknown', 'watch.too_many'],
    limits: [{ by: 'account', max: 120, seconds: 60 }],
  });
export const watchAuction = watch('/watchlist');
export const watchLiveAuction = watch('/equipment/watchlist');

/** A page shows any other status as 'Unknown'. */
export const watchStatuses = ['active', 'ending-soon', 'ended', 'upcoming', 'cancelled'] as const;
export const WATCHED_MAX = 500;

export const readWatchlist = endpoint({
  method: 'GET',
  path: '/auth/watchlist',
  access: 'member',
  summary: 'List the lots that the account watches or bids on, the next to end first',
  answer: z.array(
    z.object({
      id,
      title: z.string(),
      image: z.string().nullable(),
      condition: condition.nullable(),
      type: z.enum(auctionTypes),
      status: z.enum(watchStatuses),
      currentBid: dollars.nullable(),
      minimumBid: dollars,
      reserveMet: z.boolean().nullable(),
      finalPrice: dollars.nullable().describe('Price for which the lot was sold'),
      totalBids: z.int().nullable(),
      country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
      startDate: instant.nullable(),
      watched: z.boolean().describe('False if the lot is listed only because the account has bid on it'),
      position: z.enum(['leading', 'outbid', 'sealed', 'won', 'lost']).nullable(),
      ...times,
    }),
  ),
});

export const unwatchAuction = endpoint({
  method: 'DELETE',
  path: '/equipment/watchlist/:id',
  access: 'member',
  summary: 'Remove a lot from the watch list',
  message: 'Removed from watchlist',
  params: z.object({ id }),
  answer: done,
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});

export const watchPreferences = z.object({ endingSoon: z.boolean(), outbid: z.boolean(), newBids: z.boolean() });
export const defaultWatchPreferences = { endingSoon: true, outbid: true, newBids: false } as const;

export const readWatchPreferences = endpoint({
  method: 'GET',
  path: '/auth/watchlist/choices',
  access: 'member',
  summary: 'Read which notifications the user gets about lots on the watch list',
  answer: watchPreferences,
});
export const changeWatchPreferences = endpoint({
  method: 'PUT',
  path: '/auth/watchlist/choices',
  access: 'member',
  summary: 'Choose which notifications the user gets about lots on the watch list',
  message: 'Notification settings saved',
  body: watchPreferences,
  answer: done,
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});

/** Returns the hash-chained log: each hash is the SHA-256 of the previous hash, a line break and the line (R47). */
export const readLotProof = endpoint({
  method: 'GET',
  path: '/equipment/auction/:id/proof',
  access: 'public',
  summary: 'Read the whole log of an ended lot, without names, in pages',
  params: z.object({ id }),
  query: z.object({
    after: z.coerce.number().int().min(0).default(0).describe('Position in the log after which the page starts'),
    limit: z.coerce.number().int().min(1).max(1_000).default(500),
  }),
  answer: z.object({
    entries: z.array(z.object({ seq: z.int(), line: z.string(), hash: z.string() })),
    finalHash: z.string(),
    length: z.int(),
  }),
  errors: ['lot.unknown', 'lot.not_ended'],
  sharedFor: 60,
});

/** The category codes that the filter 'Other' finds: all that are not in `auctionCategories` (R71). */
export const otherCategories = categories
  .map(({ code }) => code)
  .filter((code) => code === 'other' || !auctionCategories.some((label) => codeOf(categories, label) === code));

export const bidderCountries = [
  { code: 'uae', label: 'UAE', also: ['ae'] },
  { code: 'sa', label: 'Saudi Arabia' },
  { code: 'qa', label: 'Qatar' },
  { code: 'kw', label: 'Kuwait' },
  { code: 'bh', label: 'Bahrain' },
  { code: 'om', label: 'Oman' },
] as const satisfies readonly Entry[];
export const bidderTypes = [
  { code: 'individual', label: 'Individual' },
  { code: 'business', label: 'Business' },
  { code: 'dealer', label: 'Dealer' },
] as const satisfies readonly Entry[];
