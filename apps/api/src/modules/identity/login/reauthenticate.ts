// Authenticates a user again before the login changes: it asks for the password, and for a code if the user has a second factor.

import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { consumeCode, type GivenCode, prepareCode } from '../second-factor/consume-code.ts';
import type { SecretCipher } from '../second-factor/secret-cipher.ts';
import { checkPassword } from './check-password.ts';
import type { Passwords } from './passwords.ts';

type Deps = { db: Db; passwords: Passwords; cipher: SecretCipher };
type Given = { currentPassword: string; code?: string | undefined };

/** Does the slow part before the transaction. A code is compared only after the right password. */
export async function reauthenticate(
  deps: Deps,
  actor: Actor,
  { currentPassword, code }: Given,
  origin: Origin,
): Promise<GivenCode | undefined> {
  await checkPassword(deps, actor, currentPassword, origin);
  return prepareCode(deps, actor.userId, code);
}

/** Uses up the code in the transaction of the change: a change that fails uses up no code, and a wrong code is counted and changes nothing. */
export async function changeWithCode(
  { db, cipher }: Deps,
  { userId }: Actor,
  code: GivenCode | undefined,
  origin: Origin,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const taken = await inTransaction(db, async (tx) => {
    const taken = await consumeCode(tx, cipher, { userId, code }, origin);
    if (taken === 'none' || taken === 'right') await change(tx);
    return taken;
  });
  if (taken !== 'none' && taken !== 'right') fail(refusals[taken]);
}

const refusals = { wanted: 'factor.code_wanted', wrong: 'factor.code', locked: 'auth.code_locked' } as const;
