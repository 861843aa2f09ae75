import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { decisions } from './companies/company-state.ts';

/** Notifies the owner of a listing that was taken down or restored. */
export const notifyListingOwner = defineJob(
  'operations.tell_owner',
  z.object({
    listingId: z.uuid(),
    act: z.enum(['listing.taken_down', 'listing.restored']),
    reason: z.string().nullable(),
  }),
);

export const notifyCompany = defineJob(
  'operations.tell_company',
  z.object({ companyId: z.uuid(), decision: z.enum(decisions), reason: z.string().nullable() }),
);

export const countMarket = defineJob('operations.count_market', z.object({}));
export const sampleSystem = defineJob('operations.sample_system', z.object({}));
