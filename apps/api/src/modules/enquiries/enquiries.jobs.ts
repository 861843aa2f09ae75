import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const expireQuote = defineJob('enquiries.expire_quote', z.object({ id: z.uuid() }));
