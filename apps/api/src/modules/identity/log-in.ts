import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { login } from '@rigsouq/contract/identity';
import type { Redis } from 'ioredis';
import type { ReadSession } from '../../platform/access.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { hashed } from '../../platform/limits.ts';
import { logSecurityEvent, type Origin } from '../../platform/security-log.ts';
import { guessedTooOften, isKnownAddress, noteGuess } from './guesses.ts';
import { rolesOf } from './identity.presenter.ts';
import type { Passwords } from './passwords.ts';
import { rememberLanguage } from './remember-language.ts';
import { recordAfterAnswer, recordSecurityEvent } from './security-events.ts';
import { type From, openSession } from './sessions.ts';
import type { Strongbox } from './strongbox.ts';
import { readCode, takeCode } from './take-code.ts';

/** A refusal never comes sooner, so that its time does not tell a wrong password from an unknown e-mail (R13). */
const REFUSAL_MS = 300;

type Deps = { db: Db; redis: Redis; passwords: Passwords; strongbox: Strongbox; readSession: ReadSession };

export async function logIn(
  { db, redis, passwords, strongbox, readSession }: Deps,
  { email, password, code, language }: ParsedOf<typeof login>['body'],
  from: From,
  origin: Origin,
): Promise<AnswerOf<typeof login>> {
  const started = performance.now();
  const person = await findPerson(db, email);
  const retryAfter = await guessedTooOften(redis, email);
  const refused = (kind: 'login_failed' | 'login_locked') => {
    if (person) return recordAfterAnswer(db, origin, { kind, userId: person.id });
    // Nobody's event: it is kept nowhere, so that no list can tell who has an account.
    logSecurityEvent(origin.log, { event: kind, emailHash: hashed(email), addressRange: origin.addressRange });
  };
  if (retryAfter && !(person && (await isKnownAddress(db, person.id, from.address)))) {
    refused('login_locked');
    fail('request.too_many', { retryAfter });
  }
  if (!(await isRight(passwords, person?.password, password)) || !person) {
    await noteGuess(redis, email);
    await sleep(Math.max(0, REFUSAL_MS - (performance.now() - started)));
    refused('login_failed');
    fail('auth.credentials');
  }
  // Only who knows the password learns more.
  if (person.suspended_at) {
    refused('login_failed');
    fail('auth.suspended');
  }
  const given = await readCode({ db, passwords, strongbox }, person.id, code);
  const entered = await inTransaction(db, async (tx) => {
    await holdPassword(tx, person);
    const taken = await takeCode(tx, strongbox, { userId: person.id, code: given }, origin);
    if (taken !== 'none' && taken !== 'right') return { refusal: taken };
    if (language) await rememberLanguage(tx, person.id, language);
    const session = await openSession(tx, person.id, from, taken === 'right');
    await recordSecurityEvent(tx, origin, { kind: 'logged_in', userId: person.id, sessionId: session.id });
    return session;
  });
  if ('refusal' in entered) fail(refusals[entered.refusal]);
  if (person.password && passwords.isOutdated(person.password))
    await strengthenHash({ db, passwords }, person.id, person.password, password);
  const actor = (await readSession(entered.token)) ?? fail('auth.credentials');
  return { token: entered.token, _id: actor.account.id, role: rolesOf(actor) };
}

/** Only a login knows the password. Where the line in front of the hashes is full, the next login does it. */
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

/** Nobody without an account to act for: a member who was removed is unknown. */
function findPerson(db: Db, email: string) {
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

/** Where there is nothing to compare with, as much work is done. */
async function isRight(passwords: Passwords, hash: string | null | undefined, password: string): Promise<boolean> {
  if (hash) return passwords.verify(hash, password);
  await passwords.hash(password);
  return false;
}

/** The password that was checked, held until the session is open: whoever changes it afterwards finds the session to end. */
async function holdPassword(tx: Tx, { id, password }: { id: string; password: string | null }): Promise<void> {
  const held = await tx
    .selectFrom('auth_credentials')
    .select('id')
    .where('user_id', '=', id)
    .where('password', '=', password)
    .forShare()
    .executeTakeFirst();
  if (!held) fail('auth.credentials');
}
