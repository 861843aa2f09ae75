import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Auth } from './auth.ts';
import { dropResetLinks, replacePassword } from './change-login.ts';
import { endSessionsOfPerson } from './end-sessions.ts';
import { type Passwords, refuseCommon } from './passwords.ts';
import { forgetWrongCodes } from './take-code.ts';

type Deps = { db: Db; auth: Auth; passwords: Passwords };

/** A link works once, and then no other one that was sent; every open session of the person ends with it. */
export async function resetPassword(deps: Deps, { token, password }: { token: string; password: string }) {
  refuseCommon(password);
  const { internalAdapter } = await deps.auth.$context;
  const identifier = `reset-password:${token}`;
  const asked = await internalAdapter.findVerificationValue(identifier);
  if (!asked || asked.expiresAt < new Date()) fail('auth.reset_link');
  const passwordHash = await deps.passwords.hash(password);
  // Taken after the slow part: of two who use it at once the first gets it.
  const taken = await internalAdapter.consumeVerificationValue(identifier);
  if (!taken) fail('auth.reset_link');
  await inTransaction(deps.db, (tx) => reset(tx, taken.value, passwordHash));
}

async function reset(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await replacePassword(tx, userId, passwordHash);
  await endSessionsOfPerson(tx, userId);
  await dropResetLinks(tx, userId);
  await forgetWrongCodes(tx, userId);
}
