// What a company itself bought or sold, by month. Others see only rounded sums of a year (R36).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The current month is the last one. */
export const TRADE_MONTHS = 12;

export const readTradeMonths = endpoint({
  method: 'GET',
  path: '/stats/months',
  access: 'member',
  summary:
    'Sum by month what the account bought, or with `role=supplier` sold: accepted orders, started rentals and paid auctions',
  query: z.object({ role: z.enum(['buyer', 'supplier']).default('buyer') }),
  answer: z.object({
    months: z.array(
      z.object({
        month: z.string().describe('Month in the Gulf, for example 2026-11'),
        deals: z.int(),
        sum: z.number().describe('In US dollars, at the rate of the day of each deal'),
      }),
    ),
  }),
  errors: ['access.denied'],
  mayBeOld: true,
});
