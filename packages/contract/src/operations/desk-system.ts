// Calls of the system desk: rates with their start date, failed jobs, and the health of the market and the system.
import { z } from 'zod';
import { country, currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { currencies, gulfCountries } from '../taxonomy.ts';
import { done, instant, oneOf } from '../wire.ts';

export const rateStates = ['past', 'now', 'coming'] as const;
/** The daily counts of the market. */
export const marketKinds = ['companies', 'listings', 'quotes', 'rentals', 'bids', 'orders'] as const;
/** Thresholds in seconds above which an operator must act. They equal the thresholds of the alerts. */
export const healthThresholds = { outboxLag: 60, closeLag: 5, silent: 180 } as const;
const state = z.enum(rateStates);
const limits = [{ by: 'account', max: 60, seconds: 60 }] as const;

export const listRates = endpoint({
  method: 'GET',
  path: '/admin/rates',
  access: 'operator',
  desk: 'system',
  summary: 'List exchange rates and VAT rates over time, latest first for each currency and country',
  answer: z.object({
    exchange: z.array(z.object({ currency, usd: z.number(), since: instant, state })),
    vat: z.array(z.object({ country, percent: z.number(), since: z.iso.date(), state })),
  }),
});

export const addExchangeRate = endpoint({
  method: 'POST',
  path: '/admin/rates/exchange',
  access: 'operator',
  desk: 'system',
  summary: 'Set the value of a currency in US dollars from a future time on',
  message: 'Rate saved',
  body: z.object({
    currency: oneOf(currencies, 'Invalid currency').refine((code) => code !== 'USD', 'USD is the base currency'),
    usd: z.number().positive().max(1_000),
    since: instant,
  }),
  answer: done,
  errors: ['rate.past', 'rate.exists'],
  limits,
});

export const addVatRate = endpoint({
  method: 'POST',
  path: '/admin/rates/vat',
  access: 'operator',
  desk: 'system',
  summary: 'Set the VAT rate of a country from a future day on',
  message: 'Rate saved',
  body: z.object({
    country: oneOf(gulfCountries, 'Invalid country'),
    percent: z.number().min(0).max(100).multipleOf(0.01),
    since: z.iso.date(),
  }),
  answer: done,
  errors: ['rate.past', 'rate.exists'],
  limits,
});

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  access: 'operator',
  desk: 'system',
  summary:
    'List failed jobs, grouped by task and error, most failures first, at most 100 groups; their payload is not shown',
  answer: z.object({
    groups: z.array(
      z.object({
        _id: z.string().describe('Hash of the task and of the error without its numbers and ids'),
        task: z.string(),
        error: z.string().describe('Error of the job that failed last'),
        failed: z.int(),
        /** How many of them have no automatic attempt left. */
        ended: z.int(),
        firstAt: instant,
        lastAt: instant,
        /** Time of the next automatic attempt, or null if there is none. */
        next: instant.nullable(),
      }),
    ),
    failed: z.int().describe('Number of all failed jobs'),
  }),
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  access: 'operator',
  desk: 'system',
  summary: 'Retry the failed jobs of a group now, at most 1,000 at once',
  message: 'Jobs queued for retry',
  params: z.object({ id: z.string().regex(/^[\da-f]{32}$/) }),
  answer: z.object({ message: z.string(), retried: z.int() }),
  errors: ['job.unknown'],
  limits,
});

const count = z.int().min(0);
const seconds = z.number().min(0);

export const readHealth = endpoint({
  method: 'GET',
  path: '/admin/health',
  access: 'operator',
  desk: 'any',
  summary: 'Read the statistics of the market for 30 days and the health of the system for one day',
  answer: z.object({
    market: z.object({
      days: z.array(z.iso.date()),
      /** The count of each day, and the sum of the same period before. */
      series: z.array(z.object({ what: z.enum(marketKinds), counts: z.array(count), before: count })),
    }),
    system: z.object({
      now: z.object({
        outboxLag: seconds,
        waiting: count,
        failed: count,
        closeLag: seconds,
        /** Seconds since the last report of the worker, or null if it never reported. */
        silent: seconds.nullable(),
      }),
      /** The worst values of each half hour, earliest first. `worst` is null if no worker reported. */
      halfHours: z.array(
        z.object({
          at: instant,
          worst: z.object({ outboxLag: seconds, waiting: count, failed: count }).nullable(),
        }),
      ),
    }),
  }),
});
