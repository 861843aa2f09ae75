// Calls that only the two sides of a lot see: consigning a machine, its settlement, and the bids of an account.
import { plainDigits } from '@rigsouq/kernel/plain-number';
import { z } from 'zod';
import { isModelYear, listingTexts, machineFields, photoFiles } from '../catalogue/calls.ts';
import { category, condition, country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { page } from '../enquiries/quotes.ts';
import { email } from '../identity/calls.ts';
import { required } from '../leads/contact.ts';
import { phoneField } from '../phones.ts';
import { categories, type Entry } from '../taxonomy.ts';
import { created, done, id, instant, language, oneOf, picture, unlessEmpty } from '../wire.ts';
import { auctionTypes, lotOutcomes, lotStatuses } from './calls.ts';

export const CONSIGN_PHOTOS_MAX = 5;
const FIRST_YEAR = 1990;
export const consignManufacturers = ['Caterpillar', 'Komatsu', 'Liebherr', 'Volvo', 'John Deere', 'Other'] as const;
export const consignConditions = [
  { code: 'excellent', label: 'Excellent' },
  { code: 'good', label: 'Good' },
  { code: 'fair', label: 'Fair' },
  { code: 'poor', label: 'Poor' },
  { code: 'parts-only', label: 'Parts Only' },
] as const satisfies readonly Entry[];
/** The documented categories in their order, then the rest of the taxonomy (R3). */
export const consignCategories = [
  { code: 'excavators', label: 'Excavators' },
  { code: 'bulldozers', label: 'Bulldozers' },
  { code: 'loaders', label: 'Loaders' },
  { code: 'cranes', label: 'Cranes' },
  { code: 'trucks', label: 'Trucks' },
  { code: 'concrete-mixers', label: 'Concrete Mixers' },
  { code: 'dump-trucks', label: 'Dump Trucks' },
  { code: 'other', label: 'Other' },
  { code: 'generators', label: 'Generators' },
  { code: 'compactors', label: 'Compactors' },
  { code: 'forklifts', label: 'Forklifts' },
  { code: 'aerial-platforms', label: 'Aerial Platforms' },
  { code: 'concrete-equipment', label: 'Concrete Equipment' },
  { code: 'attachments', label: 'Attachments' },
] as const satisfies readonly Entry[];
export const auctionDurations = ['3-days', '5-days', '7-days', '10-days'] as const;

export const consignTexts = {
  manufacturer: 'Manufacturer is required',
  model: 'Model is required',
  year: 'Year must be between 1990 and the current year',
  serialNumber: 'Serial number is required',
  description: 'Description is required',
  location: listingTexts.location,
  reservePrice: 'Reserve price must be a whole number of US dollars',
  startDate: 'The start date must be today or later',
  type: 'Choose an auction type',
  duration: 'Choose an auction duration',
} as const;

/** Returns true for a model year that can be consigned: 1990 to the current year (R23). */
export function isConsignYear(year: number, now = new Date()): boolean {
  return year >= FIRST_YEAR && year <= now.getUTCFullYear() && isModelYear(year, now);
}

export const consignForm = z.object({
  /** A listing of the caller. The machine's data comes from it, and its photos too if none are sent. */
  equipment: unlessEmpty(id),
  manufacturer: required(60, consignTexts.manufacturer),
  model: required(60, consignTexts.model),
  year: z.coerce
    .number(consignTexts.year)
    .int(consignTexts.year)
    .refine((year) => isConsignYear(year), consignTexts.year),
  hours: machineFields.hours,
  serialNumber: required(60, consignTexts.serialNumber).overwrite(plainDigits),
  category: oneOf(categories, listingTexts.category),
  condition: oneOf(consignConditions, listingTexts.condition),
  description: z.string().trim().min(1, consignTexts.description).max(10_000),
  location: machineFields.location,
  reservePrice: z.coerce
    .number(consignTexts.reservePrice)
    .int(consignTexts.reservePrice)
    .min(1, consignTexts.reservePrice)
    .max(1_000_000_000, consignTexts.reservePrice),
  auctionDuration: z.enum(auctionDurations, consignTexts.duration),
  /** A day in the Gulf, today or later by the server's clock. */
  startDate: z.iso.date(consignTexts.startDate),
  contactName: required(120, 'Contact name is required'),
  contactEmail: email,
  contactPhone: phoneField('Contact phone is required'),
  type: z.enum(auctionTypes, consignTexts.type).default('Online'),
  language: language.default('en').describe('Language of the confirmation email'),
});

export const consign = endpoint({
  method: 'POST',
  path: '/equipment/consignment',
  access: 'member',
  summary: 'Consign a machine for auction; an operator decides',
  message: 'Consignment request submitted successfully',
  upload: { images: { ...photoFiles, max: CONSIGN_PHOTOS_MAX, errors: { tooMany: 'consign.too_many_photos' } } },
  body: consignForm,
  answer: created,
  errors: ['listing.unknown', 'listing.sold', 'consign.start_date', 'consign.open'],
  limits: [{ by: 'account', max: 60, seconds: 3_600 }],
});

const dollars = z.int();

const consignmentItem = z.object({
  _id: id,
  title: z.string(),
  model: z.string().nullable(),
  image: z.string().nullable(),
  type: z.enum(auctionTypes),
  currentBid: dollars.nullable(),
  totalBids: z.int().nullable(),
  status: z.enum(lotStatuses),
  outcome: z.enum(lotOutcomes).nullable(),
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  timeLeft: z.string(),
  country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
  now: instant,
  createdAt: instant,
});

export const myConsignments = endpoint({
  method: 'GET',
  path: '/auth/my-consignments',
  access: 'member',
  summary: 'List the consignments of the account, newest first',
  query: page,
  answer: z.object({ data: z.array(consignmentItem), total: z.int(), pages: z.int() }),
});

/** Contact details, which buyer and seller see once the lot is sold. */
const contact = z.object({
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});
export const settlementStates = ['offered', 'declined', 'awaiting_payment', 'paid', 'released', 'defaulted'] as const;
/** Days in which a winner must pay. */
export const PAYMENT_DAYS = 5;
/** Hours in which a bidder must answer a second chance. */
export const SECOND_CHANCE_HOURS = 48;

const settlement = z.object({
  _id: id,
  attempt: z.int().describe('1 is the winner; higher numbers are second chances'),
  price: dollars,
  state: z.enum(settlementStates),
  dueAt: instant,
  history: z.array(
    z.object({
      at: instant,
      act: z.string(),
      by: z.enum(['buyer', 'seller', 'operator', 'clock']),
      state: z.enum(settlementStates),
      note: z.string().nullable(),
    }),
  ),
});

export const readConsignment = endpoint({
  method: 'GET',
  path: '/equipment/consignment/:id',
  access: 'member',
  summary: 'Read a consignment of the account with its reserve price',
  params: z.object({ id }),
  answer: consignmentItem.extend({
    images: z.array(picture),
    manufacturer: z.string().nullable(),
    year: z.int().nullable(),
    hours: z.int().nullable(),
    serialNumber: z.string().nullable(),
    category,
    condition: condition.nullable(),
    description: z.string(),
    location: z.string(),
    reservePrice: dollars,
    reserveMet: z.boolean().nullable(),
    startPrice: dollars,
    estimatedValue: dollars.nullable(),
    auctionDuration: z.enum(auctionDurations),
    wantedDate: z.iso.date(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    reason: z.string().nullable().describe('Reason of the rejection or cancellation'),
    bidders: z.int().nullable(),
    extensions: z.int(),
    finalPrice: dollars.nullable(),
    buyer: contact.nullable().describe('Null until the lot is sold'),
    settlement: settlement.nullable(),
    can: z.object({ withdraw: z.boolean() }),
  }),
  errors: ['consignment.unknown'],
});

export const withdrawConsignment = endpoint({
  method: 'POST',
  path: '/equipment/consignment/:id/withdraw',
  access: 'member',
  summary: 'Withdraw a consignment as the seller, before an operator has decided',
  message: 'Consignment withdrawn',
  params: z.object({ id }),
  answer: done,
  errors: ['consignment.unknown', 'deal.state'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

const bidItem = z.object({
  _id: id,
  consignmentId: z.object({
    _id: id,
    title: z.string(),
    model: z.string().nullable(),
    image: z.string().nullable(),
    currentBid: dollars.nullable(),
    reserveMet: z.boolean().nullable(),
    status: z.enum(lotStatuses),
    outcome: z.enum(lotOutcomes).nullable(),
    type: z.enum(auctionTypes),
    endDate: instant.nullable(),
    country: country.nullable().describe('Country of the machine, whose time zone the times are in'),
  }),
  amount: dollars,
  createdAt: instant,
  position: z
    .enum(['leading', 'outbid', 'sealed', 'won', 'lost', 'cancelled'])
    .describe('Current position of the account in this lot'),
  now: instant,
  timeLeft: z.string(),
});

export const myBids = endpoint({
  method: 'GET',
  path: '/auth/my-bids',
  access: 'member',
  summary: 'List the bids of the account, newest first',
  query: page,
  answer: z.object({ data: z.array(bidItem), total: z.int(), pages: z.int() }),
});

export const readBid = endpoint({
  method: 'GET',
  path: '/equipment/bid/:id',
  access: 'member',
  summary: 'Read a bid of the account with its receipt and its settlement',
  params: z.object({ id }),
  answer: bidItem.extend({
    number: z.int().nullable().describe('Bidder number of the account in the lot; null while the lot is sealed'),
    maxBid: dollars.describe('Maximum bid sent with this bid'),
    currentMax: dollars.describe('Current maximum bid of the account in the lot'),
    minimumBid: dollars,
    seq: z.int().nullable().describe('Position of the bid in the log; null while the lot is sealed'),
    hash: z.string(),
    bids: z
      .array(z.object({ _id: id, amount: dollars, maxBid: dollars, createdAt: instant }))
      .describe('Bids of the account in this lot, newest first'),
    finalPrice: dollars.nullable(),
    seller: contact.nullable().describe('Null unless the account has won the lot'),
    settlement: settlement
      .extend({ can: z.object({ accept: z.boolean(), decline: z.boolean() }) })
      .nullable()
      .describe('Settlement of this account; null if it has none'),
  }),
  errors: ['bid.unknown'],
});

const secondChanceAnswer = {
  method: 'POST',
  access: 'member',
  params: z.object({ id }),
  answer: done,
  errors: ['settlement.unknown', 'deal.state'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
  once: true,
} as const;
export const acceptSecondChance = endpoint({
  trade: true,
  ...secondChanceAnswer,
  path: '/auctions/settlements/:id/accept',
  summary: 'Accept a lot at the price of a second-chance offer',
  message: 'Second-chance offer accepted',
});
export const declineSecondChance = endpoint({
  ...secondChanceAnswer,
  path: '/auctions/settlements/:id/decline',
  summary: 'Decline a second-chance offer',
  message: 'Second-chance offer declined',
});
