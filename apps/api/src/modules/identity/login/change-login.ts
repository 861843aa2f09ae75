// Changes the password or the email that a user logs in with. Both changes take effect immediately, and neither leaves an old way in:
// sessions and links from before the change stop working.

import { type Tx, violates } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { requestEmailVerification } from '../email/verify-email.ts';
import { notifyOldEmail } from '../identity.jobs.ts';
import { resetWrongCodes } from '../second-factor/consume-code.ts';
import { queueSecurityEmail } from '../security-events/security-emails.ts';
import { actorEventFields, recordSecurityEvent } from '../security-events/security-events.ts';
import { deleteOtherSessions } from '../sessions/sessions.ts';

type Change = { email?: string | undefined; passwordHash?: string | undefined; language: Language };

export async function changeLogin(
  tx: Tx,
  actor: Actor,
  { email, passwordHash, language }: Change,
  origin: Origin,
): Promise<void> {
  // The password is changed first: the email about it must go to the old address.
  if (passwordHash) await setPassword(tx, actor, passwordHash, origin);
  if (email) await setEmail(tx, actor, { email, language }, origin);
}

/** Changes the password and ends all other sessions, because someone may have logged in with the old one (R67). */
export async function setPassword(tx: Tx, actor: Actor, passwordHash: string, origin: Origin): Promise<void> {
  await replacePassword(tx, actor.userId, passwordHash);
  await deleteOtherSessions(tx, actor);
  await recordSecurityEvent(tx, origin, { kind: 'password_changed', ...actorEventFields(actor) });
  await queueSecurityEmail(tx, actor.userId, 'password_changed');
}

/**
 * Replaces the password hash. The caller must end sessions afterwards: a login that has just checked the old password waits for this row
 * and is then refused.
 */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('auth_credentials')
    .set({ password: passwordHash, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
  await dropResetLinks(tx, userId);
  await resetWrongCodes(tx, userId);
}

/** Changes the email immediately, asks to verify it again and notifies the old address. The account stays approved (R67). */
export async function setEmail(
  tx: Tx,
  actor: Actor,
  { email, language }: { email: string; language: Language },
  origin: Origin,
): Promise<void> {
  const { email: old } = await tx
    .selectFrom('auth_users')
    .select('email')
    .where('id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const address = email.toLowerCase();
  if (address === old) return;
  await tx
    .updateTable('auth_users')
    .set({ email: address, email_verified: false, updated_at: new Date() })
    .where('id', '=', actor.userId)
    .execute()
    .catch((error: unknown) => {
      if (violates(error, 'auth_users_email_key')) fail('account.email_taken');
      throw error;
    });
  await dropResetLinks(tx, actor.userId);
  await addJob(tx, notifyOldEmail, { email: old, newEmail: address, language });
  await requestEmailVerification(tx, { userId: actor.userId, language });
  await recordSecurityEvent(tx, origin, { kind: 'email_changed', ...actorEventFields(actor) });
}

/** Deletes the reset links of the user: a link in an old email must not undo the change. */
export async function dropResetLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auth_verifications').where('value', '=', userId).execute();
}
