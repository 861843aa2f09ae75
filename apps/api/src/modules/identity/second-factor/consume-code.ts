import { WRONG_CODES_MAX } from '@rigsouq/contract/identity/security';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import type { Passwords } from '../login/passwords.ts';
import { recordSecurityEvent } from '../security-events/security-events.ts';
import { deleteRecoveryCode, findRecoveryCode } from './recovery-codes.ts';
import type { SecretCipher } from './secret-cipher.ts';
import { findCodeStep } from './totp.ts';

/** `none` means that this login asks for no code. */
export type CodeResult = 'none' | 'wanted' | 'right' | 'wrong' | 'locked';

/** Six digits of the app, or the stored hash of a recovery code, which is undefined if the code is unknown. */
export type GivenCode = { digits: string } | { recovery: string | undefined };

type Deps = { db: Db; passwords: Passwords; cipher: SecretCipher };

/** Does the slow part of checking a code, before the transaction. */
export async function prepareCode(
  deps: Deps,
  userId: string,
  given: string | undefined,
): Promise<GivenCode | undefined> {
  const code = given?.replaceAll(' ', '');
  if (!code) return undefined;
  return /^\d{6}$/.test(code) ? { digits: code } : { recovery: await findRecoveryCode(deps, userId, code) };
}

/**
 * Uses up a code of the app or a recovery code; each works once, for the first caller. A wrong code is returned and not thrown, so that the
 * transaction commits and the count of wrong codes is stored.
 */
export async function consumeCode(
  tx: Tx,
  cipher: SecretCipher,
  { userId, code }: { userId: string; code: GivenCode | undefined },
  origin: Origin,
): Promise<CodeResult> {
  const factor = await tx
    .selectFrom('second_factors')
    .select(['secret', 'last_step', 'wrong_codes'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return 'none';
  if (!code) return 'wanted';

  const change = (values: { secret?: string; last_step?: number; wrong_codes: number }) =>
    tx.updateTable('second_factors').set(values).where('user_id', '=', userId).execute();
  const refuse = async (taken: CodeResult) => {
    await recordSecurityEvent(tx, origin, { kind: 'factor_failed', userId });
    return taken;
  };
  if ('recovery' in code) {
    if (!code.recovery || !(await deleteRecoveryCode(tx, userId, code.recovery))) return refuse('wrong');
    await change({ wrong_codes: 0 });
    await recordSecurityEvent(tx, origin, { kind: 'recovery_code_used', userId });
    return 'right';
  }
  if (Number(factor.wrong_codes) >= WRONG_CODES_MAX) return refuse('locked');
  const plain = await cipher.decrypt(factor.secret);
  const step = await findCodeStep(plain, code.digits, Number(factor.last_step), Date.now());
  if (!step) {
    await change({ wrong_codes: Number(factor.wrong_codes) + 1 });
    return refuse('wrong');
  }
  // The secret is encrypted again with each use, so that the previous server secret is soon no longer needed.
  await change({ secret: await cipher.encrypt(plain), last_step: step, wrong_codes: 0 });
  return 'right';
}

/** Resets the count of wrong codes. With a new password an attacker has to start again, so the count does too. */
export async function resetWrongCodes(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('second_factors').set({ wrong_codes: 0 }).where('user_id', '=', userId).execute();
}
