// What the page of a machine asks for beside the listing itself.
import { z } from 'zod';
import { currency } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { done, id, instant } from './wire.ts';

/** Fewer say nothing about a price. */
export const COMPARABLES_MIN = 3;
const POINTS_MAX = 40;

const usd = z.number();

/** Offers of the same kind and category, of about the same year, and of the same maker and model where there are enough of those. */
export const comparables = endpoint({
  method: 'GET',
  path: '/equipment/:id/comparables',
  access: 'public',
  summary: 'What comparable machines on the market cost, in US dollars; a rental by its day',
  params: z.object({ id }),
  answer: z.object({
    basis: z.enum(['model', 'brand', 'category']),
    /** The years that were compared, or null where the machine has none. */
    years: z.object({ from: z.int(), to: z.int() }).nullable(),
    count: z.int(),
    /** Null where there are fewer than three. */
    prices: z.object({ lowest: usd, lowerQuartile: usd, median: usd, upperQuartile: usd, highest: usd }).nullable(),
    /** Those nearest in year. */
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
});

/** Pages are kept and shared, so a look is told by the browser that shows one. */
export const countView = endpoint({
  method: 'POST',
  path: '/equipment/:id/view',
  access: 'visitor',
  summary: 'Somebody looks at a listing; a look of the own account does not count',
  params: z.object({ id }),
  answer: done,
  errors: ['listing.unknown'],
  limits: [{ by: 'address', max: 300, seconds: 60 }],
});

export const exchangeRates = endpoint({
  method: 'GET',
  path: '/exchange-rates',
  access: 'public',
  summary: 'US dollars for one unit of each currency',
  sharedFor: 300,
  answer: z.array(z.object({ currency, usd: z.number().positive(), since: instant })),
});
