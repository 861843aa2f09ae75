import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const checkSavedSearches = defineJob('alerts.look_for_new', z.object({}));
export const sendAlert = defineJob('alerts.send', z.object({ id: z.uuid() }));
