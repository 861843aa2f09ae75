// Lists the job handlers of this module.
import type { Db } from '../../platform/db.ts';
import { handleMail, type JobHandler } from '../../platform/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Auth } from './auth.ts';
import { sendingResetLinks } from './forgot-password.ts';
import { tellOldEmail } from './identity.jobs.ts';
import { emailChangedLetter } from './identity.letters.ts';
import { sendingInvitations } from './invitations.ts';
import { sendingSecurityEmails } from './security-emails.ts';
import { removingSecurityEvents } from './security-events.ts';
import { sendingVerifyLinks } from './verify-email.ts';

type Deps = { auth: Auth; db: Db; mail: Mail; publicUrl: string };

export function identityJobs(deps: Deps): JobHandler[] {
  const { auth, mail, publicUrl } = deps;
  return [
    sendingResetLinks(deps),
    sendingVerifyLinks(auth, mail, publicUrl),
    sendingInvitations(deps),
    sendingSecurityEmails(deps),
    removingSecurityEvents(deps),
    handleMail(tellOldEmail, ({ email, newEmail, language }) =>
      mail.send(email, emailChangedLetter(newEmail), language),
    ),
  ];
}
