// The statistics at the top of the dashboard: one flat object for each view (R68).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const buyerStats = z.object({
  totalInquiriesSent: z.int(),
  totalInquiriesReceived: z.int(),
  unreadMessages: z.int(),
});

const supplierStats = z.object({
  totalListings: z.int(),
  activeListings: z.int(),
  totalViews: z.int(),
  totalInquiries: z.int(),
});

export type BuyerStats = z.infer<typeof buyerStats>;
export type SupplierStats = z.infer<typeof supplierStats>;

export const readStats = endpoint({
  method: 'GET',
  path: '/stats/stats',
  access: 'member',
  summary: 'Read the statistics of the account; of its listings with `role=supplier`',
  query: z.object({ role: z.enum(['buyer', 'supplier']).default('buyer') }),
  answer: z.union([buyerStats, supplierStats]),
  errors: ['access.denied'],
  mayBeOld: true,
});

/** The first steps of a new user, in this order. */
export const buyerSteps = ['email', 'company', 'search', 'inquiry', 'need'] as const;
export const supplierSteps = ['email', 'licence', 'listing', 'verified', 'answer'] as const;
const step = <S extends readonly [string, ...string[]]>(steps: S) =>
  z.array(z.object({ step: z.enum(steps), done: z.boolean() }));

export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/stats/first-steps',
  access: 'member',
  summary: 'Read which first steps the account has completed, from its records',
  query: z.object({ role: z.enum(['buyer', 'supplier']).default('buyer') }),
  answer: z.object({ steps: z.union([step(buyerSteps), step(supplierSteps)]) }),
  errors: ['access.denied'],
});
