// Calls that the platform answers without a module.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { categories, companyTypes, conditions, countries, currencies, type Entry, vendorTypes } from '../taxonomy.ts';

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'Check that the process runs',
  answer: z.object({ status: z.literal('live') }),
});

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'Check that the process can serve: database up, not stopping; Redis is reported, not required',
  answer: z.object({ status: z.literal('ready'), redis: z.enum(['up', 'down']) }),
  errors: ['server.starting'],
});

const entries = z.array(z.object({ code: z.string(), label: z.string() }));
const plain = (list: readonly Entry[]) => list.map(({ code, label }) => ({ code, label }));

export const readTaxonomy = endpoint({
  method: 'GET',
  path: '/taxonomy',
  access: 'public',
  summary: 'List the codes and labels of all taxonomy lists',
  answer: z.object({
    categories: entries,
    conditions: entries,
    countries: entries,
    currencies: entries,
    companyTypes: entries,
    vendorTypes: entries,
  }),
});

export const taxonomy = {
  categories: plain(categories),
  conditions: plain(conditions),
  countries: plain(countries),
  currencies: plain(currencies),
  companyTypes: plain(companyTypes),
  vendorTypes: plain(vendorTypes),
};
