import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Whatever has reached its deadline. */
export const openDue = defineJob('rfqs.open_due', z.object({}));
