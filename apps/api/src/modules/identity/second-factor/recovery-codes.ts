// Creates and checks recovery codes for users who lost their phone: ten codes, each valid once. They are short enough to write down, so
// each is stored as a password hash with its own salt.
import { RECOVERY_CODES } from '@rigsouq/contract/identity/security';
import { generateRandomString } from 'better-auth/crypto';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Passwords } from '../login/passwords.ts';
import type { SecretCipher } from './secret-cipher.ts';

const LENGTH = 10;

export type NewRecoveryCodes = { shown: string[]; hashes: string[] };

/**
 * Creates the codes before the transaction that stores them, so that slow hashes lock no row. They are hashed one after the other, so that
 * logins still find a place in the queue.
 */
export async function makeRecoveryCodes(passwords: Passwords): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => generateRandomString(LENGTH, 'a-z', '0-9'));
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await passwords.hash(code));
  return { shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`), hashes };
}

/** Replaces all earlier codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, { hashes }: NewRecoveryCodes): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

type Deps = { db: Db; passwords: Passwords; cipher: SecretCipher };

/**
 * Returns the stored hash of this code if it is one of the user's codes. The code may be written with or without the dash, in any case. It
 * compares before the transaction. Codes created before password hashes were used are stored as a signature, until they are used or
 * replaced.
 */
export async function findRecoveryCode(
  { db, passwords, cipher }: Deps,
  userId: string,
  given: string,
): Promise<string | undefined> {
  const code = given.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (code.length !== LENGTH) return undefined;
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  const kept = rows.map(({ code_hash }) => code_hash);
  const marks = await cipher.signatures(`recovery:${userId}:${code}`);
  const marked = kept.find((hash) => marks.includes(hash));
  if (marked) return marked;
  for (const hash of kept) if (hash.startsWith('$argon2id$') && (await passwords.verify(hash, code))) return hash;
  return undefined;
}

/** Deletes the code. Returns false if another call has used it meanwhile. */
export async function deleteRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
