import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { login } from '@rigsouq/contract/identity/calls';
import type { Redis } from 'ioredis';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { ReadSession } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { hashValue } from '../../../platform/http/limits.ts';
import { logSecurityEvent, type Origin } from '../../../platform/monitoring/security-log.ts';
import { rolesOf } from '../identity.presenter.ts';
import { consumeCode, prepareCode } from '../second-factor/consume-code.ts';
import type { SecretCipher } from '../second-factor/secret-cipher.ts';
import { recordAfterAnswer, recordSecurityEvent } from '../security-events/security-events.ts';
import { type LoginClient, openSession } from '../sessions/sessions.ts';
import { countGuess, findGuessLockSeconds, isKnownAddress } from './password-guesses.ts';
import type { Passwords } from './passwords.ts';

/** Minimum milliseconds until a refusal is answered, so that its timing does not tell a wrong password from an unknown email (R13). */
const REFUSAL_MS = 300;

type Deps = { db: Db; redis: Redis; passwords: Passwords; cipher: SecretCipher; readSession: ReadSession };

export async function logIn(
  { db, redis, passwords, cipher, readSession }: Deps,
  { email, password, code }: ParsedOf<typeof login>['body'],
  from: LoginClient,
  origin: Origin,
): Promise<AnswerOf<typeof login>> {
  const started = performance.now();
  const person = await findUser(db, email);
  const retryAfter = await findGuessLockSeconds(redis, email);
  const recordRefusal = (kind: 'login_failed' | 'login_locked') => {
    if (person) return recordAfterAnswer(db, origin, { kind, userId: person.id });
    // An unknown email gets no row, so that no list can reveal who has an account.
    logSecurityEvent(origin.log, { event: kind, emailHash: hashValue(email), addressRange: origin.addressRange });
  };
  if (retryAfter && !(person && (await isKnownAddress(db, person.id, from.address)))) {
    recordRefusal('login_locked');
    fail('request.too_many', { retryAfter });
  }
  if (!(await matchesPassword(passwords, person?.password, password)) || !person) {
    await countGuess(redis, email);
    await sleep(Math.max(0, REFUSAL_MS - (performance.now() - started)));
    recordRefusal('login_failed');
    fail('auth.credentials');
  }
  // Only a caller who knows the password learns that the account is suspended.
  if (person.suspended_at) {
    recordRefusal('login_failed');
    fail('auth.suspended');
  }
  const given = await prepareCode({ db, passwords, cipher }, person.id, code);
  const outcome = await inTransaction(db, async (tx) => {
    await lockPassword(tx, person);
    const taken = await consumeCode(tx, cipher, { userId: person.id, code: given }, origin);
    if (taken !== 'none' && taken !== 'right') return { refusal: taken };
    const session = await openSession(tx, person.id, from, taken === 'right');
    await recordSecurityEvent(tx, origin, { kind: 'logged_in', userId: person.id, sessionId: session.id });
    return session;
  });
  if ('refusal' in outcome) fail(refusals[outcome.refusal]);
  if (person.password && passwords.isOutdated(person.password))
    await strengthenHash({ db, passwords }, person.id, person.password, password);
  const actor = (await readSession(outcome.token)) ?? fail('auth.credentials');
  return { token: outcome.token, _id: actor.account.id, role: rolesOf(actor) };
}

/**
 * Hashes the password again at the current strength. Only a login knows the password. If the queue for hashes is full, the next login does
 * it.
 */
async function strengthenHash(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  userId: string,
  outdated: string,
  password: string,
): Promise<void> {
  const hash = await passwords.hash(password).catch(() => undefined);
  if (!hash) return;
  await inTransaction(db, (tx) =>
    tx
      .updateTable('auth_credentials')
      .set({ password: hash })
      .where('user_id', '=', userId)
      .where('password', '=', outdated)
      .execute(),
  );
}

const refusals = { wanted: 'auth.code_wanted', wrong: 'auth.code', locked: 'auth.code_locked' } as const;

/** Finds a user who is a member of an account: a removed member counts as unknown. */
function findUser(db: Db, email: string) {
  return db
    .selectFrom('auth_users as u')
    .innerJoin('auth_credentials as c', (join) =>
      join.onRef('c.user_id', '=', 'u.id').on('c.provider_id', '=', 'credential'),
    )
    .innerJoin('members as m', 'm.user_id', 'u.id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['u.id', 'c.password', 'a.suspended_at'])
    .where('u.email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Compares the password. Without a hash to compare with, it does the same amount of work. */
async function matchesPassword(
  passwords: Passwords,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (hash) return passwords.verify(hash, password);
  await passwords.hash(password);
  return false;
}

/** Locks the password that was checked until the session is open, so that a later change of the password finds this session and ends it. */
async function lockPassword(tx: Tx, { id, password }: { id: string; password: string | null }): Promise<void> {
  const locked = await tx
    .selectFrom('auth_credentials')
    .select('id')
    .where('user_id', '=', id)
    .where('password', '=', password)
    .forShare()
    .executeTakeFirst();
  if (!locked) fail('auth.credentials');
}
