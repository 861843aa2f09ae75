// Calls and forms of listings, the offers of suppliers. On the wire a listing is called 'equipment'.
import { plainDigits } from '@rigsouq/kernel/plain-number';
import { z } from 'zod';
import { category, condition, country, currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { categories, conditions, countries, currencies, type Entry } from '../taxonomy.ts';
import { created, done, id, instant, MB, oneOf, picture, unlessEmpty } from '../wire.ts';
import { listingTypes, priceRanges, sorts } from './market-lists.ts';

export const listingStatuses = ['pending', 'active', 'rented', 'sold', 'ended', 'rejected'] as const;
export const specificationKeys = ['EngineModel', 'Power', 'BucketCapacity', 'OperatingWeight'] as const;
export const IMAGES_MAX = 10;
const FIRST_YEAR = 1900;

/** The five conditions of a complete listing. The other codes belong to drafts and consignments (R71). */
export const listingConditions = conditions.slice(0, 5) as unknown as readonly Entry[];

/** Validation messages shared by the form and the server. */
export const listingTexts = {
  type: 'Type must be "sell" or "rent"',
  title: 'Title must be at least 3 characters long',
  location: 'Location must be at least 3 characters long',
  description: 'Description must be at least 10 characters long',
  category: 'Invalid category',
  condition: 'Invalid condition',
  price: 'Price must be a positive number',
  year: 'Year must be between 1900 and next year',
  hours: 'Hours must be zero or more',
  hourlyRate: 'Hourly rate is required for rental listings',
  dailyRate: 'Daily rate is required for rental listings',
  weeklyRate: 'Weekly rate is required for rental listings',
  specifications: 'All specification fields are required',
  features: 'At least one feature is required',
} as const;

export const positiveAmount = (message: string) =>
  z.coerce.number(message).positive(message).max(1_000_000_000, message);
const specification = z.string(listingTexts.specifications).trim().min(1, listingTexts.specifications).max(80);
const rates = ['hourlyRate', 'dailyRate', 'weeklyRate'] as const;

export const photoFiles = {
  kinds: ['image'],
  max: IMAGES_MAX,
  bytes: 10 * MB,
  errors: { tooMany: 'listing.too_many_images' },
} as const;

/** The fields of a machine, for sale and for rent. */
export const machineFields = {
  title: z.string(listingTexts.title).trim().min(3, listingTexts.title).max(200),
  category: oneOf(categories, listingTexts.category),
  condition: unlessEmpty(oneOf(listingConditions, listingTexts.condition)),
  year: unlessEmpty(z.coerce.number(listingTexts.year).int(listingTexts.year)),
  hours: unlessEmpty(
    z.coerce
      .number(listingTexts.hours)
      .int(listingTexts.hours)
      .min(0, listingTexts.hours)
      .max(1_000_000, listingTexts.hours),
  ),
  location: z.string(listingTexts.location).trim().min(3, listingTexts.location).max(120),
  description: z.string(listingTexts.description).trim().min(10, listingTexts.description).max(10_000),
  specifications: z.object(
    { EngineModel: specification, Power: specification, BucketCapacity: specification, OperatingWeight: specification },
    listingTexts.specifications,
  ),
  features: z
    .array(z.string().trim().min(1, listingTexts.features).max(80), listingTexts.features)
    .min(1, listingTexts.features)
    .max(40),
  brand: unlessEmpty(z.string().trim().max(60)),
  model: unlessEmpty(z.string().trim().max(60)),
  serialNumber: unlessEmpty(z.string().trim().max(60).overwrite(plainDigits)),
  country: unlessEmpty(oneOf(countries, 'Invalid country')),
};

/** The price fields of a listing. */
const termsFields = {
  currency: oneOf(currencies, 'Invalid currency').default('USD'),
  price: unlessEmpty(positiveAmount(listingTexts.price)),
  hourlyRate: unlessEmpty(positiveAmount(listingTexts.hourlyRate)),
  dailyRate: unlessEmpty(positiveAmount(listingTexts.dailyRate)),
  weeklyRate: unlessEmpty(positiveAmount(listingTexts.weeklyRate)),
};

type Terms = { type: 'sell' | 'rent'; price?: number | undefined } & Partial<
  Record<(typeof rates)[number], number | undefined>
>;

function requireTerms(given: Terms, context: z.RefinementCtx): void {
  const ask = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (given.type === 'sell' && given.price === undefined) ask('price', listingTexts.price);
  if (given.type === 'rent') for (const rate of rates) if (given[rate] === undefined) ask(rate, listingTexts[rate]);
}

/** Returns true from 1900 to next year, because next year's models are sold this year. */
export function isModelYear(year: number, now = new Date()): boolean {
  return year >= FIRST_YEAR && year <= now.getUTCFullYear() + 1;
}

type SellFacts = { type: 'sell' | 'rent'; condition?: string | undefined; year?: number | undefined };

function requireSellFacts(given: SellFacts, context: z.RefinementCtx): void {
  const ask = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const { type, condition, year } = given;
  if (type === 'sell' && condition === undefined) ask('condition', listingTexts.condition);
  if (type === 'sell' && year === undefined) ask('year', listingTexts.year);
  if (year !== undefined && !isModelYear(year)) ask('year', listingTexts.year);
}

const type = z.enum(listingTypes, listingTexts.type);

export const listingForm = z
  .object({ type, ...machineFields, ...termsFields })
  .superRefine(requireTerms)
  .superRefine(requireSellFacts);

const price = z.number().nullable();

/** `price` and the rates are major units of `currency` (R20). */
const equipment = z.object({
  _id: id,
  title: z.string(),
  type: z.enum(listingTypes),
  status: z.enum(listingStatuses),
  category,
  condition: condition.nullable(),
  description: z.string(),
  specifications: z.record(z.string(), z.string()),
  features: z.array(z.string()),
  price,
  hourlyRate: price,
  dailyRate: price,
  weeklyRate: price,
  currency,
  /** The price in US dollars at the stored rate, which filters and sorts compare. */
  priceUsd: price,
  brand: z.string().nullable(),
  model: z.string().nullable(),
  year: z.int().nullable(),
  hours: z.int().nullable(),
  location: z.string(),
  country: country.nullable(),
  views: z.int(),
  /** The rating and the reviews of the deals made with the supplier (R85). */
  rating: z.number(),
  reviews: z.int(),
  createdAt: instant,
  images: z.array(picture),
  supplier: z.object({
    _id: id,
    companyName: z.string().nullable(),
    isApproved: z.boolean(),
    city: z.string().nullable(),
    country: country.nullable(),
    logo: z.string().nullable(),
  }),
});

export const addEquipment = endpoint({
  method: 'POST',
  path: '/equipment',
  access: 'supplier',
  verified: true,
  summary: 'Add a listing for sale or for rent',
  message: 'Equipment added successfully',
  upload: { images: photoFiles },
  body: listingForm,
  answer: created,
  errors: ['listing.no_image', 'listing.price_digits'],
  limits: [
    { by: 'account', max: 60, seconds: 600 },
    { by: 'account', max: 1_000, seconds: 86_400 },
  ],
});

export const changeEquipment = endpoint({
  method: 'PUT',
  path: '/equipment/:id',
  access: 'supplier',
  verified: true,
  summary: 'Change a listing of the account; a changed draft goes on the market',
  message: 'Listing updated',
  params: z.object({ id }),
  upload: { images: photoFiles },
  body: listingForm.safeExtend({
    /** Ids of kept photos and new files (`new:0` is the first file), in display order. */
    photos: z.array(z.string().max(60)).max(IMAGES_MAX).optional(),
  }),
  answer: done,
  errors: ['listing.unknown', 'listing.state', 'listing.no_image', 'listing.price_digits', 'media.unknown'],
  limits: [{ by: 'account', max: 120, seconds: 600 }],
});

export const readEquipment = endpoint({
  method: 'GET',
  path: '/equipment/:id',
  access: 'visitor',
  summary: 'Read a listing; drafts and rejected listings only for their account and operators',
  params: z.object({ id }),
  answer: equipment.extend({
    /** Ids of the photos, needed to reorder them. */
    photoIds: z.array(id).optional(),
    /** Sent only to the account that owns the listing, because its form needs it. */
    serialNumber: z.string().nullable().optional(),
    can: z.object({ change: z.boolean() }),
  }),
  errors: ['listing.unknown'],
  mayBeOld: true,
});

export const listingActions = ['withdraw', 'relist', 'sell'] as const;

/** Days in the chart of views, the last of which is today. */
export const VIEW_DAYS = 30;
export const VIEW_LISTINGS_MAX = 20;

export const readListingViews = endpoint({
  method: 'GET',
  path: '/auth/seller/views',
  access: 'supplier',
  summary: 'Count by day, in the Gulf, how often listings of the account were viewed in the last thirty days',
  query: z.object({
    ids: z
      .string()
      .max(37 * VIEW_LISTINGS_MAX)
      .transform((text) => text.split(','))
      .pipe(z.array(id).max(VIEW_LISTINGS_MAX))
      .describe('Up to 20 ids of listings, separated by commas'),
  }),
  answer: z.object({
    listings: z.array(z.object({ _id: id, views: z.array(z.int()).describe('The oldest day first') })),
  }),
  mayBeOld: true,
});

export const myListings = endpoint({
  method: 'GET',
  path: '/auth/seller',
  access: 'supplier',
  summary: 'List the listings of the account, newest first',
  answer: z.array(
    z.object({
      _id: id,
      title: z.string(),
      type: z.enum(listingTypes),
      price,
      currency,
      dailyRate: price,
      views: z.int(),
      inquiries: z.int(),
      status: z.enum(listingStatuses),
      statusReason: z.string().nullable(),
      image: z.string().nullable(),
      createdAt: instant,
      can: z.object({
        change: z.boolean(),
        delete: z.boolean(),
        withdraw: z.boolean(),
        relist: z.boolean(),
        sell: z.boolean(),
        offer: z
          .enum(listingTypes)
          .nullable()
          .describe('The other way to offer the same machine; null if not possible'),
      }),
    }),
  ),
});

const action = {
  method: 'POST',
  access: 'supplier',
  params: z.object({ id }),
  answer: done,
  errors: ['listing.unknown', 'listing.state', 'listing.sold', 'machine.promised'],
  limits: [{ by: 'account', max: 120, seconds: 600 }],
} as const;

export const withdrawListing = endpoint({
  ...action,
  path: '/equipment/:id/withdraw',
  summary: 'Take a listing off the market',
  message: 'Listing withdrawn',
});
export const relistListing = endpoint({
  ...action,
  verified: true,
  path: '/equipment/:id/relist',
  summary: 'Put a withdrawn listing back on the market',
  message: 'Listing is live again',
});
export const deleteDraft = endpoint({
  ...action,
  method: 'DELETE',
  path: '/equipment/:id',
  summary: 'Delete a draft with its photos',
  message: 'Draft deleted',
  errors: ['listing.unknown', 'listing.state'],
});
export const sellListing = endpoint({
  ...action,
  path: '/equipment/:id/sold',
  summary: 'Mark the machine as sold; all its listings end',
  message: 'Listing marked as sold',
});

/** Offers the same machine also for rent, or also for sale (R30). */
export const offerAlso = endpoint({
  ...action,
  verified: true,
  path: '/equipment/:id/offer',
  summary: 'Offer the machine of a listing also for rent or also for sale',
  message: 'Listing added',
  body: z.object({ type, ...termsFields }).superRefine(requireTerms),
  answer: created,
  errors: ['listing.unknown', 'listing.state', 'listing.offered', 'listing.price_digits'],
});

const SEARCH_PAGE_SIZE = 24;

const number = (max: number) => unlessEmpty(z.coerce.number().min(0).max(max));
const wholeNumber = (max: number) => unlessEmpty(z.coerce.number().int().min(0).max(max));
const day = unlessEmpty(z.iso.date());

/** The filters of the one search behind every page that lists machines. The URL of a page uses the same names. */
export const searchFilters = {
  type: z.enum(listingTypes).optional(),
  search: unlessEmpty(z.string().trim().max(120)),
  category: unlessEmpty(oneOf(categories, listingTexts.category)),
  condition: unlessEmpty(oneOf(conditions, listingTexts.condition)),
  /** In US dollars at the stored rate. The range includes its lower bound and excludes its upper bound (R69). */
  priceRange: unlessEmpty(z.enum(priceRanges)),
  priceMin: number(1e9),
  priceMax: number(1e9),
  yearMin: wholeNumber(2200),
  yearMax: wholeNumber(2200),
  hoursMax: wholeNumber(1e6),
  country: unlessEmpty(oneOf(countries, 'Invalid country')),
  location: unlessEmpty(z.string().trim().max(80)),
  currency: unlessEmpty(oneOf(currencies, 'Invalid currency')),
  brand: unlessEmpty(z.string().trim().max(60)),
  supplier: unlessEmpty(id),
  /** `true` hides listings of unapproved suppliers. */
  verified: unlessEmpty(z.stringbool().meta({ enum: ['true', 'false'] })),
  /** With both days set, the search finds rentals that are free from the first to the last day. */
  freeFrom: day,
  freeUntil: day,
};

/** A search result contains only the first photos. The listing itself has all. */
const searchItem = equipment
  .omit({ description: true, specifications: true, features: true })
  .extend({ cursor: z.string().describe('`after` of the page that follows this item') });

/** The documented list. `after` continues behind an item. */
export const verifiedProducts = endpoint({
  method: 'GET',
  path: '/auth/verified-products',
  access: 'public',
  summary: 'Search the machines on the market by text and filters, in pages',
  query: z.object({
    ...searchFilters,
    sort: z.enum(sorts).default('newest'),
    after: z.string().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(60).default(SEARCH_PAGE_SIZE),
  }),
  answer: z.array(searchItem),
  mayBeOld: true,
});

const counted = z.object({ value: z.string(), count: z.int() });

/** Above 1,000 results `more` is true: there are more than `count`, and the facets come from the filters alone. */
export const searchFacets = endpoint({
  method: 'GET',
  path: '/equipment/facets',
  access: 'public',
  summary: 'Count the machines that a search finds, and those that each further filter would leave',
  query: z.object(searchFilters),
  answer: z.object({
    count: z.int(),
    more: z.boolean(),
    category: z.array(counted),
    condition: z.array(counted),
    priceRange: z.array(counted),
    country: z.array(counted),
    verified: z.array(counted),
    brand: z.array(counted),
    /** How the search words were understood: words that became filters, and corrected spellings. */
    understood: z.object({
      category: category.nullable(),
      brand: z.string().nullable(),
      used: z.boolean().optional().describe('Machines that are new are left out'),
      corrected: z.array(z.object({ typed: z.string(), taken: z.string() })),
    }),
    /** The search words without the name that they contain. They find what the counts of another category or brand say. */
    searchWithoutName: z.object({ category: z.string(), brand: z.string() }),
  }),
  mayBeOld: true,
});

export const equipmentCategories = endpoint({
  method: 'GET',
  path: '/equipment/categories',
  access: 'public',
  summary: 'List the categories with their number of machines on the market, of one type or of both',
  query: z.object({ type: searchFilters.type }),
  answer: z.array(z.object({ name: z.string(), icon: z.string().describe('Code of the category'), count: z.int() })),
  mayBeOld: true,
});
