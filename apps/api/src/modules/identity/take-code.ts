import { WRONG_CODES_MAX } from '@rigsouq/contract/security';
import type { Tx } from '../../platform/db.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import type { Strongbox } from './strongbox.ts';
import { stepOf } from './totp.ts';

/** `none`: this login asks for no code. */
export type Taken = 'none' | 'wanted' | 'right' | 'wrong' | 'locked';

/**
 * Takes a code of the app or a recovery code; either works once, whoever comes first. A wrong one is answered and not
 * thrown, so that the transaction commits and the count of wrong ones stays.
 */
export async function takeCode(
  tx: Tx,
  strongbox: Strongbox,
  userId: string,
  given: string | undefined,
): Promise<Taken> {
  const factor = await tx
    .selectFrom('second_factors')
    .select(['secret', 'last_step', 'wrong_codes'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return 'none';
  const code = given?.replaceAll(' ', '');
  if (!code) return 'wanted';

  const change = (values: { last_step?: number; wrong_codes: number }) =>
    tx.updateTable('second_factors').set(values).where('user_id', '=', userId).execute();
  if (!/^\d{6}$/.test(code)) {
    const right = await takeRecoveryCode(tx, strongbox, userId, code);
    if (right) await change({ wrong_codes: 0 });
    return right ? 'right' : 'wrong';
  }
  if (Number(factor.wrong_codes) >= WRONG_CODES_MAX) return 'locked';
  const step = await stepOf(await strongbox.open(factor.secret), code, Number(factor.last_step), Date.now());
  await change(step ? { last_step: step, wrong_codes: 0 } : { wrong_codes: Number(factor.wrong_codes) + 1 });
  return step ? 'right' : 'wrong';
}

/** With a new password the guesser starts from nothing, and so does the count. */
export async function forgetWrongCodes(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('second_factors').set({ wrong_codes: 0 }).where('user_id', '=', userId).execute();
}
