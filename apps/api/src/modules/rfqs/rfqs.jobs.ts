import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Opens all requests that have reached their deadline. */
export const openDueRfqs = defineJob('rfqs.open_due', z.object({}));
