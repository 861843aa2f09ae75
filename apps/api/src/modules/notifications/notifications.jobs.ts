import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const mailNotifications = defineJob('notifications.mail_now', z.object({ userId: z.uuid() }));
export const mailDailyNotifications = defineJob('notifications.mail_daily', z.object({ userId: z.uuid() }));
export const startDailyEmails = defineJob('notifications.begin_day', z.object({}));
