import { language } from '@rigsouq/contract/wire';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** `asked` is the security event of the request. Jobs queued by the previous version do not have it. */
export const sendResetLink = defineJob(
  'identity.send_reset_link',
  z.object({
    email: z.string(),
    language,
    asked: z.object({ id: z.uuid(), addressRange: z.string().nullable(), device: z.string().nullable() }).optional(),
  }),
);
export const sendVerifyLink = defineJob('identity.send_verify_link', z.object({ userId: z.uuid(), language }));
export const notifyOldEmail = defineJob(
  'identity.tell_old_email',
  z.object({ email: z.string(), newEmail: z.string(), language }),
);
/** Runs after a member verified an email or an account took on a role. Modules that depend on this one handle it. */
export const accountUpgraded = defineJob('identity.account_grown', z.object({ accountId: z.uuid() }));
export const sendInvitation = defineJob('identity.send_invitation', z.object({ id: z.uuid(), language }));
const securityEmails = ['password_changed', 'password_reset', 'factor_enrolled', 'factor_removed'] as const;
export type SecurityEmail = (typeof securityEmails)[number];
/** The job holds the address from the time of the change: an attacker who took over the login may have changed it since. */
export const sendSecurityEmail = defineJob(
  'identity.send_security_email',
  z.object({ kind: z.enum(securityEmails), email: z.string(), language }),
);
