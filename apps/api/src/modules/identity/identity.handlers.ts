// Lists the job handlers of this module.
import type { Db } from '../../platform/database/db.ts';
import { handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Auth } from './auth.ts';
import { sendVerifyLinkJob } from './email/verify-email.ts';
import { buildEmailChangedEmail } from './identity.emails.ts';
import { notifyOldEmail } from './identity.jobs.ts';
import { sendResetLinkJob } from './login/forgot-password.ts';
import { sendInvitationJob } from './members/invitations.ts';
import { sendSecurityEmailJob } from './security-events/security-emails.ts';

type Deps = { auth: Auth; db: Db; mail: Mail; publicUrl: string };

export function identityJobs(deps: Deps): JobHandler[] {
  const { auth, mail, publicUrl } = deps;
  return [
    sendResetLinkJob(deps),
    sendVerifyLinkJob(auth, mail, publicUrl),
    sendInvitationJob(deps),
    sendSecurityEmailJob(deps),
    handleEmailJob(notifyOldEmail, ({ email, newEmail, language }) =>
      mail.send(email, buildEmailChangedEmail(newEmail), language),
    ),
  ];
}
