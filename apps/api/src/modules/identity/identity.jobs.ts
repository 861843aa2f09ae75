import { language } from '@rigsouq/contract/wire';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

export const sendResetLink = defineJob('identity.send_reset_link', z.object({ email: z.string(), language }));
export const sendVerifyLink = defineJob('identity.send_verify_link', z.object({ userId: z.uuid(), language }));
export const tellOldEmail = defineJob(
  'identity.tell_old_email',
  z.object({ email: z.string(), newEmail: z.string(), language }),
);
export const sendInvitation = defineJob('identity.send_invitation', z.object({ id: z.uuid(), language }));
