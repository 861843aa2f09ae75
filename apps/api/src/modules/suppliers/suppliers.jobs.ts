import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

export const remind = defineJob('suppliers.remind', z.object({}));
