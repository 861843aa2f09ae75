// Notifies users by email when their password or second factor has changed, so that they find out if it was not them.
import type { Tx } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { addJob, handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { securityEmailBuilders } from '../identity.emails.ts';
import { type SecurityEmail, sendSecurityEmail } from '../identity.jobs.ts';

export async function queueSecurityEmail(tx: Tx, userId: string, kind: SecurityEmail): Promise<void> {
  const { email, language } = await tx
    .selectFrom('auth_users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await addJob(tx, sendSecurityEmail, { kind, email, language: language as Language });
}

export function sendSecurityEmailJob({ mail, publicUrl }: { mail: Mail; publicUrl: string }): JobHandler {
  return handleEmailJob(sendSecurityEmail, ({ kind, email, language }) => {
    const profile = `${publicUrl}${language === 'ar' ? '/ar' : ''}/settings/security`;
    return mail.send(email, securityEmailBuilders[kind](profile), language);
  });
}
