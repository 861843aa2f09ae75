import { language } from '@rigsouq/contract/wire';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** `asked`: the security event of the request, which jobs of the version before did not carry. */
export const sendResetLink = defineJob(
  'identity.send_reset_link',
  z.object({
    email: z.string(),
    language,
    asked: z.object({ id: z.uuid(), addressRange: z.string().nullable(), device: z.string().nullable() }).optional(),
  }),
);
export const sendVerifyLink = defineJob('identity.send_verify_link', z.object({ userId: z.uuid(), language }));
export const tellOldEmail = defineJob(
  'identity.tell_old_email',
  z.object({ email: z.string(), newEmail: z.string(), language }),
);
/** A member has proved an e-mail, or the account has taken on a role. Handled by modules above, which wait for it. */
export const accountGrown = defineJob('identity.account_grown', z.object({ accountId: z.uuid() }));
export const sendInvitation = defineJob('identity.send_invitation', z.object({ id: z.uuid(), language }));
const securityEmails = ['password_changed', 'password_reset', 'factor_enrolled', 'factor_removed'] as const;
export type SecurityEmail = (typeof securityEmails)[number];
/** The address as it was at the change: whoever has taken a login over may have changed it since. */
export const sendSecurityEmailJob = defineJob(
  'identity.send_security_email',
  z.object({ kind: z.enum(securityEmails), email: z.string(), language }),
);
export const removeSecurityEvents = defineJob('identity.remove_security_events', z.object({}));
