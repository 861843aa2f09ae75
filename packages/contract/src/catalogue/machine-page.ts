// Calls that the page of a machine makes in addition to the listing itself.
import { z } from 'zod';
import { currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, instant } from '../wire.ts';

/** The minimum of comparable offers: fewer say nothing about a price. */
export const COMPARABLES_MIN = 3;
const POINTS_MAX = 40;

const usd = z.number();

/** Returns offers of the same type, category and similar year, limited to the same maker and model if there are enough. */
export const comparables = endpoint({
  method: 'GET',
  path: '/equipment/:id/comparables',
  access: 'public',
  summary: 'Read the prices of comparable machines on the market in US dollars; rentals by daily rate',
  params: z.object({ id }),
  answer: z.object({
    basis: z.enum(['model', 'brand', 'category']),
    /** The compared years, or null if the machine has no year. */
    years: z.object({ from: z.int(), to: z.int() }).nullable(),
    count: z.int(),
    /** Null with fewer than three offers. */
    prices: z.object({ lowest: usd, lowerQuartile: usd, median: usd, upperQuartile: usd, highest: usd }).nullable(),
    /** The offers nearest in year. */
    points: z
      .array(
        z.object({
          _id: id,
          title: z.string(),
          year: z.int().nullable(),
          hours: z.int().nullable(),
          priceUsd: usd,
        }),
      )
      .max(POINTS_MAX),
  }),
  errors: ['listing.unknown'],
  mayBeOld: true,
});

/** Pages are cached and shared, so the browser reports each view with this call. */
export const countView = endpoint({
  method: 'POST',
  path: '/equipment/:id/view',
  access: 'visitor',
  summary: 'Count a view of a listing; views by its own account do not count',
  message: 'Counted',
  params: z.object({ id }),
  answer: done,
  errors: ['listing.unknown'],
  limits: [{ by: 'address', max: 300, seconds: 60 }],
});

export const exchangeRates = endpoint({
  method: 'GET',
  path: '/exchange-rates',
  access: 'public',
  summary: 'List the value of one unit of each currency in US dollars',
  sharedFor: 300,
  answer: z.array(z.object({ currency, usd: z.number().positive(), since: instant })),
  mayBeOld: true,
});
