// The marketing numbers of the public pages, and the call that reads them. The landing page loads this file, so it has no texts and few imports.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The page of each number, and what it counts. The documented values are in `content.ts` of the web. */
export const marketingNumberKeys = [
  'landing-equipment',
  'landing-suppliers',
  'landing-countries',
  'landing-transactions',
  'network-suppliers',
  'network-countries',
  'network-sales',
  'network-equipment',
] as const;
export type MarketingNumberKey = (typeof marketingNumberKeys)[number];

export const listMarketingNumbers = endpoint({
  method: 'GET',
  path: '/marketing-numbers',
  access: 'public',
  summary: 'List the marketing numbers that an operator changed; all others are the documented ones (R78)',
  answer: z.object({ numbers: z.array(z.object({ key: z.enum(marketingNumberKeys), value: z.string() })) }),
  sharedFor: 300,
  mayBeOld: true,
});
