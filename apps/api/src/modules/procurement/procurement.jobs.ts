import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const notifySuppliers = defineJob('procurement.tell_suppliers', z.object({ needId: z.uuid() }));
