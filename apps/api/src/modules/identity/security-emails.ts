// Notifies users by email when their password or second factor has changed, so that they find out if it was not them.
import type { Tx } from '../../platform/db.ts';
import { addJob, handleMail, type JobHandler } from '../../platform/jobs.ts';
import type { Language } from '../../platform/letter.ts';
import type { Mail } from '../../platform/mail.ts';
import { type SecurityEmail, sendSecurityEmailJob } from './identity.jobs.ts';
import { securityLetters } from './identity.letters.ts';

export async function sendSecurityEmail(tx: Tx, userId: string, kind: SecurityEmail): Promise<void> {
  const { email, language } = await tx
    .selectFrom('auth_users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await addJob(tx, sendSecurityEmailJob, { kind, email, language: language as Language });
}

export function sendingSecurityEmails({ mail, publicUrl }: { mail: Mail; publicUrl: string }): JobHandler {
  return handleMail(sendSecurityEmailJob, ({ kind, email, language }) => {
    const profile = `${publicUrl}${language === 'ar' ? '/ar' : ''}/dashboard?tab=profile`;
    return mail.send(email, securityLetters[kind](profile), language);
  });
}
