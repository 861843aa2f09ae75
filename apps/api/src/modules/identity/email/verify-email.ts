// Verifies that an email belongs to the user, with a link in an email that works once and for a week (R17).
import { VERIFY_LINK_DAYS } from '@rigsouq/contract/companies/registration';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob, handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import type { Auth } from '../auth.ts';
import { buildVerifyEmail } from '../identity.emails.ts';
import { accountUpgraded, sendVerifyLink } from '../identity.jobs.ts';
import { recordSecurityEvent } from '../security-events/security-events.ts';
import { createSecretLink } from './secret-link.ts';

const identifier = (token: string) => `verify-email:${token}`;

export async function requestEmailVerification(tx: Tx, input: { userId: string; language: Language }): Promise<void> {
  await addJob(tx, sendVerifyLink, input);
}

export function sendVerifyLinkJob(auth: Auth, mail: Mail, publicUrl: string): JobHandler {
  return handleEmailJob(sendVerifyLink, async ({ userId, language }) => {
    const { internalAdapter } = await auth.$context;
    const user = await internalAdapter.findUserById(userId);
    if (!user || user.emailVerified) return;
    const { token, url } = createSecretLink(publicUrl, 'verify-email', language);
    await internalAdapter.createVerificationValue({
      identifier: identifier(token),
      // The value contains the address: a link to the old address proves nothing about a new one.
      value: `${user.id} ${user.email}`,
      expiresAt: new Date(Date.now() + VERIFY_LINK_DAYS * 24 * 60 * 60_000),
    });
    await mail.send(user.email, buildVerifyEmail(url), language);
  });
}

export async function verifyEmail({ auth, db }: { auth: Auth; db: Db }, token: string, origin: Origin): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.consumeVerificationValue(identifier(token));
  if (!found || found.expiresAt < new Date()) fail('auth.verify_link');
  const [userId = '', email = ''] = found.value.split(' ');
  const verified = await inTransaction(db, (tx) => markVerified(tx, { userId, email }, origin));
  if (!verified) fail('auth.verify_link');
}

async function markVerified(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  origin: Origin,
): Promise<boolean> {
  const updated = await tx
    .updateTable('auth_users')
    .set({ email_verified: true })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await recordSecurityEvent(tx, origin, { kind: 'email_verified', userId });
  const member = await tx.selectFrom('members').select('account_id').where('user_id', '=', userId).executeTakeFirst();
  if (member) await addJob(tx, accountUpgraded, { accountId: member.account_id });
  return true;
}
