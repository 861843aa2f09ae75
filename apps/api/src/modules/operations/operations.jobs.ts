import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { decisions } from './company-state.ts';

export const tellCompany = defineJob(
  'operations.tell_company',
  z.object({ companyId: z.uuid(), decision: z.enum(decisions), reason: z.string().nullable() }),
);
