import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const notifySuppliers = defineJob('procurement.tell_suppliers', z.object({ needId: z.uuid() }));

/** Sends the reminders of trials and plans of buyers and ends them. */
export const advanceBuyerPlans = defineJob('procurement.advance_plans', z.object({}));
