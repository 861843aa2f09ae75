// For a lost phone: ten codes, each good once. They are short enough to write down, so what is kept of each is a password hash with a salt
// of its own.
import { RECOVERY_CODES } from '@rigsouq/contract/security';
import { generateRandomString } from 'better-auth/crypto';
import type { Db, Tx } from '../../platform/db.ts';
import type { Passwords } from './passwords.ts';
import type { Strongbox } from './strongbox.ts';

const LENGTH = 10;

export type NewRecoveryCodes = { shown: string[]; hashes: string[] };

/** Made before the transaction that keeps them: slow hashes hold no row. One after the other, so that logins find a place in the line. */
export async function makeRecoveryCodes(passwords: Passwords): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => generateRandomString(LENGTH, 'a-z', '0-9'));
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await passwords.hash(code));
  return { shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`), hashes };
}

/** The ones before are gone. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, { hashes }: NewRecoveryCodes): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

type Deps = { db: Db; passwords: Passwords; strongbox: Strongbox };

/**
 * What is kept of this code, where it is one of the person's: written with or without the dash, in any case. It also compares before the
 * transaction. Codes from before the password hash are kept as a mark, until they are used or replaced.
 */
export async function findRecoveryCode(
  { db, passwords, strongbox }: Deps,
  userId: string,
  given: string,
): Promise<string | undefined> {
  const code = given.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (code.length !== LENGTH) return undefined;
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  const kept = rows.map(({ code_hash }) => code_hash);
  const marks = await strongbox.marks(`recovery:${userId}:${code}`);
  const marked = kept.find((hash) => marks.includes(hash));
  if (marked) return marked;
  for (const hash of kept) if (hash.startsWith('$argon2id$') && (await passwords.verify(hash, code))) return hash;
  return undefined;
}

/** False where somebody else has used it meanwhile. */
export async function deleteRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
