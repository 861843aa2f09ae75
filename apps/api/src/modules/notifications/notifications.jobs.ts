import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

export const mailNow = defineJob('notifications.mail_now', z.object({ userId: z.uuid() }));
export const mailDaily = defineJob('notifications.mail_daily', z.object({ userId: z.uuid() }));
export const beginDay = defineJob('notifications.begin_day', z.object({}));
