// Calls with which operators change the marketing numbers (R78).
import { plainDigits } from '@rigsouq/kernel/plain-number';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, instant } from '../wire.ts';
import { marketingNumberKeys } from './marketing-numbers.ts';

const key = z.enum(marketingNumberKeys);
/** Groups of three digits, with an optional dollar sign, decimals, K, M or B, and plus. Arabic digits are accepted too. */
const value = z
  .string()
  .max(40)
  .overwrite((typed) => plainDigits(typed.trim()).replaceAll('\u066c', ',').replace('\u066b', '.').toUpperCase())
  .regex(
    /^\$?[1-9]\d{0,2}(?:,\d{3}){0,3}(?:\.\d{1,2})?[KMB]?\+?$/,
    'Enter a number such as 45, 10,000+, 180K+ or $3.2B',
  );

const desk = { access: 'operator', desk: 'leads' } as const;
const action = {
  ...desk,
  params: z.object({ key }),
  answer: done,
  limits: [{ by: 'account', max: 60, seconds: 60 }],
} as const;

export const listMarketingNumberChanges = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/marketing-numbers',
  summary: 'List the changed marketing numbers, and who changed them when',
  answer: z.object({
    numbers: z.array(z.object({ key, value: z.string(), changedBy: z.string(), changedAt: instant })),
  }),
});

export const changeMarketingNumber = endpoint({
  ...action,
  method: 'PUT',
  path: '/admin/marketing-numbers/:key',
  summary: 'Change a marketing number; public pages show it within five minutes',
  message: 'Number saved',
  body: z.object({ value }),
});

export const resetMarketingNumber = endpoint({
  ...action,
  method: 'DELETE',
  path: '/admin/marketing-numbers/:key',
  summary: 'Restore the documented value of a marketing number',
  message: 'Default restored',
});
