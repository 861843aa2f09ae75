import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const remindBuyers = defineJob('suppliers.remind', z.object({}));
