// For a lost phone: ten codes, each good once. Only a mark of each is kept.
import { RECOVERY_CODES } from '@rigsouq/contract/security';
import { generateRandomString } from 'better-auth/crypto';
import type { Db, Tx } from '../../platform/db.ts';
import type { Strongbox } from './strongbox.ts';

const LENGTH = 10;

const markOf = (strongbox: Strongbox, userId: string, code: string) => strongbox.mark(`recovery:${userId}:${code}`);

/** The codes as a person writes them down; the ones before are gone. */
export async function renewRecoveryCodes(tx: Tx, strongbox: Strongbox, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => generateRandomString(LENGTH, 'a-z', '0-9'));
  const marks = await Promise.all(codes.map((code) => markOf(strongbox, userId, code)));
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(marks.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Written with or without the dash, in any case. */
export async function takeRecoveryCode(tx: Tx, strongbox: Strongbox, userId: string, given: string): Promise<boolean> {
  const code = given.toLowerCase().replace(/[^a-z0-9]/g, '');
  const taken = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', await markOf(strongbox, userId, code))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
