import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import type { Auth } from '../auth.ts';
import { queueSecurityEmail } from '../security-events/security-emails.ts';
import { recordSecurityEvent } from '../security-events/security-events.ts';
import { endSessionsOfUser } from '../sessions/end-sessions.ts';
import { replacePassword } from './change-login.ts';
import { resetIdentifier } from './forgot-password.ts';
import { type Passwords, refuseCommonPassword } from './passwords.ts';

type Deps = { db: Db; auth: Auth; passwords: Passwords };

/** Sets a new password. A link works once and invalidates all other links that were sent; all sessions of the user end. */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  refuseCommonPassword(password);
  const { internalAdapter } = await deps.auth.$context;
  const identifier = resetIdentifier(token);
  const asked = await internalAdapter.findVerificationValue(identifier);
  if (!asked || asked.expiresAt < new Date()) fail('auth.reset_link');
  const passwordHash = await deps.passwords.hash(password);
  // The link is used up after the slow part: of two concurrent calls only the first succeeds.
  const taken = await internalAdapter.consumeVerificationValue(identifier);
  if (!taken) fail('auth.reset_link');
  const userId = taken.value;
  await inTransaction(deps.db, async (tx) => {
    await replacePassword(tx, userId, passwordHash);
    await endSessionsOfUser(tx, userId);
    await recordSecurityEvent(tx, origin, { kind: 'password_reset', userId });
    await queueSecurityEmail(tx, userId, 'password_reset');
  });
}
