// The report on a buyer's purchase orders: spend, savings compared with the first offers, and how long buying takes (R50).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { categories } from '../taxonomy.ts';
import { id, oneOf, unlessEmpty } from '../wire.ts';

/** The default period in months, with the current month included. */
export const REPORT_MONTHS = 12;
export const REPORT_MONTHS_MAX = 60;
/** The number of suppliers listed by name. The report adds up all others in one row. */
export const REPORT_SUPPLIERS = 20;

/** The steps from the publication of a request to the delivery on site. */
export const cycleSteps = ['opening', 'award', 'acceptance', 'delivery'] as const;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const month = z.string().describe('Month in the Gulf time zone, for example 2026-11');
const dollars = z.number().describe('Net amount in US dollars, at the rate of the day of each order');
const spend = z.object({ orders: z.int(), net: dollars });
const company = z.object({ _id: id, companyName: z.string() });
const saving = z.object({
  orders: z.int().describe('Number of orders that had a first offer'),
  first: dollars.describe(
    'Cost of these orders at the first offers, in US dollars at the rate of the day of each order',
  ),
  ordered: dollars,
  saved: z.number(),
  percent: z.number().nullable().describe('Percentage of the first offers; null if there were none'),
});
const hours = z.number().nullable().describe('In hours; null if nothing has completed this step');

export const readBuyingReport = endpoint({
  method: 'GET',
  path: '/procurement/reports',
  access: 'buyer',
  summary: 'Report spend, savings and durations of orders, without declined and cancelled orders',
  query: z.object({
    from: unlessEmpty(z.string().regex(MONTH, 'Choose a month')),
    to: unlessEmpty(z.string().regex(MONTH, 'Choose a month')),
    category: unlessEmpty(oneOf(categories, 'Unknown category')).describe(
      'Category with the largest share of the amount of an order',
    ),
    supplier: unlessEmpty(id),
  }),
  answer: z.object({
    from: month,
    to: month,
    thisMonth: month,
    total: spend.extend({ suppliers: z.int() }),
    months: z.array(spend.extend({ month })),
    categories: z.array(spend.extend({ category: z.string() })).describe('Sorted by amount, largest first'),
    suppliers: z.array(spend.extend(company.shape)).describe('The 20 largest by amount, largest first'),
    otherSuppliers: spend.extend({ suppliers: z.int() }).nullable().describe('Sum of all suppliers after the first 20'),
    savings: z.object({ total: saving, months: z.array(saving.extend({ month })) }),
    cycle: z.object({
      steps: z.array(
        z.object({
          step: z.enum(cycleSteps),
          count: z.int(),
          median: hours,
          ninety: hours.describe('The 90th percentile, in hours'),
        }),
      ),
      months: z.array(z.object({ month, opening: hours, award: hours, acceptance: hours, delivery: hours })),
    }),
    choices: z.array(company).describe('Suppliers with orders in these months, regardless of the other filters'),
  }),
  errors: ['buying_report.months'],
  mayBeOld: true,
});
