import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { actorEventFields, recordSecurityEvent } from '../security-events/security-events.ts';
import type { Passwords } from './passwords.ts';

/**
 * Checks the current password. An open session alone must not be enough to take over a login, so changing the login asks for the password
 * again.
 */
export async function checkPassword(
  { db, passwords }: { db: Db; passwords: Passwords },
  actor: Actor,
  password: string,
  origin: Origin,
): Promise<void> {
  const credential = await db
    .selectFrom('auth_credentials')
    .select('password')
    .where('user_id', '=', actor.userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (credential?.password && (await passwords.verify(credential.password, password))) return;
  await inTransaction(db, (tx) =>
    recordSecurityEvent(tx, origin, { kind: 'password_check_failed', ...actorEventFields(actor) }),
  );
  fail('auth.wrong_password');
}
