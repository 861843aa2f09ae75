import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const advancePlans = defineJob('directory.advance_plans', z.object({}));
export const sendPlanEmail = defineJob(
  'directory.send_plan_email',
  z.object({ id: z.uuid(), about: z.enum(['activated', 'ending', 'lapsed']) }),
);
