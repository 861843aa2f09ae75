import { language } from '@rigsouq/contract/wire';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

export const sendResetLink = defineJob('identity.send_reset_link', z.object({ email: z.string(), language }));
export const sendVerifyLink = defineJob('identity.send_verify_link', z.object({ userId: z.uuid(), language }));
export const tellOldEmail = defineJob(
  'identity.tell_old_email',
  z.object({ email: z.string(), newEmail: z.string(), language }),
);
/** A member has proved an e-mail, or the account has taken on a role. Handled by modules above, which wait for it. */
export const accountGrown = defineJob('identity.account_grown', z.object({ accountId: z.uuid() }));
export const sendInvitation = defineJob('identity.send_invitation', z.object({ id: z.uuid(), language }));
