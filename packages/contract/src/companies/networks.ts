// Calls of the supplier and buyer networks, and of the public profile of a company.
import { z } from 'zod';
import { category, codeIn, companyType, country, currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { roles } from '../identity/calls.ts';
import {
  buyerTypes,
  companyTypes,
  gulfCountries,
  inventorySizes,
  supplierTypes,
  yearsInBusiness,
} from '../taxonomy.ts';
import { id, instant, oneOf, unlessEmpty } from '../wire.ts';
import { NETWORK_PAGE_SIZE } from './network-lists.ts';

const networkQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(24).default(NETWORK_PAGE_SIZE),
  search: unlessEmpty(z.string().trim().max(80)),
  companyType: unlessEmpty(oneOf([...supplierTypes, ...buyerTypes, ...companyTypes], 'Invalid company type')),
  country: unlessEmpty(oneOf(gulfCountries, 'Invalid country')),
});

const dealCount = z
  .int()
  .describe('Deals of the last twelve months: accepted orders, rentals that have started, auctions that are paid');

const supplierCard = z
  .object({
    _id: id,
    companyName: z.string().nullable(),
    /** A code of the taxonomy, like `country`. */
    companyType: companyType.nullable(),
    verified: z.boolean(),
    city: z.string().nullable(),
    country: country.nullable(),
    rating: z.number(),
    yearsActive: z.int(),
    inventory: z.int(),
    /** US dollars of the deals of the last twelve whole months, rounded to two digits, or null with fewer than three. */
    sales: z.number().nullable(),
    deals: dealCount,
    specialties: z.array(z.string()),
    logo: z.string().nullable(),
  })
  .meta({ id: 'SupplierCard' });

const suppliers = z
  .object({
    topSuppliers: z.array(supplierCard),
    stats: z.object({
      activeSuppliers: z.int(),
      annualSales: z.number(),
      countries: z.int(),
      satisfaction: z.number().describe('The mean of the stars that buyers gave suppliers, or 0 without reviews'),
    }),
  })
  .meta({ id: 'SupplierNetwork' });

export const supplierNetwork = endpoint({
  method: 'GET',
  path: '/supplier-network',
  access: 'public',
  summary: 'List the leading suppliers and the statistics of the network',
  answer: suppliers,
  mayBeOld: true,
});

export const sellerNetwork = endpoint({
  method: 'GET',
  path: '/auth/seller-network',
  access: 'public',
  summary: 'List suppliers by search text, type and country, in pages',
  query: networkQuery,
  answer: suppliers,
  mayBeOld: true,
});

export const buyerNetwork = endpoint({
  method: 'GET',
  path: '/auth/buyer-network',
  access: 'public',
  summary: 'List buyers by search text, type and country, in pages',
  query: networkQuery,
  answer: z.object({
    featuredBuyers: z.array(
      z.object({
        _id: id,
        contactName: z.string(),
        companyName: z.string().nullable(),
        companyType: companyType.nullable(),
        city: z.string().nullable(),
        country: country.nullable(),
        currentNeeds: z.int(),
        rating: z.number(),
        projects: z.int(),
        /** US dollars of the deals of the last twelve whole months, rounded to two digits, or null with fewer than three. */
        spending: z.number().nullable(),
        isApproved: z.boolean(),
        logo: z.string().nullable(),
      }),
    ),
    stats: z.object({ activeBuyers: z.int(), countries: z.int() }),
  }),
  mayBeOld: true,
});

/** Sent only to signed-in callers. Each reveal is counted (R15). */
const contactDetails = { phone: z.string().nullish(), email: z.string().nullish(), contactEmail: z.string().nullish() };

const companyIdentity = {
  _id: id,
  role: z.array(z.enum(roles)),
  companyName: z.string().nullable(),
  contactName: z.string(),
  companyType: companyType.nullable(),
  city: z.string().nullable(),
  country: country.nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  isApproved: z.boolean(),
  verified: z.boolean(),
  createdAt: instant,
  logo: z.string().nullable(),
  cover: z.string().nullable().describe('The wide picture above the profile'),
  ...contactDetails,
};

const supplierProfile = z
  .object({
    ...companyIdentity,
    location: z.string().nullable(),
    inventory: z.int(),
    /** The current listings by category. */
    inventoryItems: z.array(z.object({ category, quantity: z.int(), fromPrice: z.number().nullable(), currency })),
    sales: z.number().nullable(),
    totalSales: z.number().nullable(),
    deals: dealCount,
    rating: z.number(),
    totalReviews: z.int(),
    reviews: z.array(z.object({ rating: z.number(), text: z.string(), createdAt: instant })),
    specialties: z.array(z.string()),
    yearsActive: z.int(),
    establishedYear: z.int().nullable().describe('As the supplier says'),
    yearsInBusiness: codeIn(yearsInBusiness).nullable(),
    brandsRepresented: z.string().nullable(),
    inventorySize: codeIn(inventorySizes).nullable(),
    responseTime: z.string().describe('What the supplier says about itself'),
    measuredResponseTime: z.string().nullable().describe('Null until five answers have been measured'),
  })
  .meta({ id: 'SupplierProfile' });

/** All calls that return phone and email share one limit, so that contacts cannot be collected through several calls. */
const contactLimits = [
  { by: 'account', max: 60, seconds: 60, together: 'contact' },
  { by: 'account', max: 500, seconds: 86_400, together: 'contact' },
] as const;
const oneCompany = { params: z.object({ id }), access: 'visitor', limits: contactLimits } as const;

export const sellerProfile = endpoint({
  ...oneCompany,
  method: 'GET',
  path: '/auth/sellerprofile/:id',
  summary: 'Read the public profile of a supplier; phone and email only with a verified email',
  answer: supplierProfile,
  errors: ['supplier.unknown'],
  mayBeOld: true,
});

/** The profile for the booking and equipment pages. */
export const companyProfile = endpoint({
  ...oneCompany,
  method: 'GET',
  path: '/auth/profile/:id',
  summary: 'Read the profile of the supplier of a machine; phone and email only with a verified email',
  answer: supplierProfile,
  errors: ['supplier.unknown'],
  mayBeOld: true,
});

export const buyerProfile = endpoint({
  ...oneCompany,
  method: 'GET',
  path: '/auth/buyerprofile/:id',
  summary: 'Read the public profile of a buyer; phone and email only with a verified email',
  answer: z.object({
    ...companyIdentity,
    equipmentTypes: z.array(z.string()),
    currentNeeds: z.int(),
    projects: z.int(),
    spending: z.number().nullable(),
    rating: z.number(),
    totalReviews: z.int(),
    yearsActive: z.int(),
  }),
  errors: ['buyer.unknown'],
  mayBeOld: true,
});

export const revealContact = endpoint({
  method: 'POST',
  path: '/companies/:id/reveal',
  access: 'member',
  verified: true,
  summary: 'Reveal the phone and email of a company; each reveal is counted (R15)',
  params: z.object({ id }),
  answer: z.object({ phone: z.string().nullable(), contactEmail: z.string().nullable() }),
  errors: ['company.unknown'],
  limits: contactLimits,
});
