// Manages the authenticator app as a second factor: set it up, confirm it with its first code, and turn it off with a code.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { beginSecondFactor as beginCall, readSecondFactor as readCall } from '@rigsouq/contract/identity/security';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { queueSecurityEmail } from '../security-events/security-emails.ts';
import { actorEventFields, recordSecurityEvent } from '../security-events/security-events.ts';
import { deleteOtherSessions } from '../sessions/sessions.ts';
import { countRecoveryCodes, type NewRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import type { SecretCipher } from './secret-cipher.ts';
import { buildAuthenticatorSetup, findCodeStep, newSecret } from './totp.ts';

export async function readSecondFactor(db: Db, actor: Actor): Promise<AnswerOf<typeof readCall>> {
  const { userId } = actor;
  return { enabled: await hasSecondFactor(db, userId), recoveryCodesLeft: await countRecoveryCodes(db, userId) };
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Starts the setup. If it is started twice, the later secret counts. A confirmed secret is never replaced. */
export async function beginSecondFactor(
  tx: Tx,
  cipher: SecretCipher,
  actor: Actor,
): Promise<AnswerOf<typeof beginCall>> {
  // Otherwise an attacker who learns an operator's password first could also choose the factor.
  if (actor.rights && !actor.rights.secured) fail('operator.factor_first');
  const plain = newSecret();
  const secret = await cipher.encrypt(plain);
  const started = await tx
    .insertInto('second_factors')
    .values({ user_id: actor.userId, secret })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({ secret, last_step: 0 }).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (!started.numInsertedOrUpdatedRows) fail('factor.enabled');
  return buildAuthenticatorSetup(plain, actor.email);
}

type FirstCode = { secret: string; step: number };

/** Checks the first code before the recovery codes are created: their hashes are slow, and a wrong code must not cost any. */
export async function checkFirstCode(db: Db, cipher: SecretCipher, actor: Actor, code: string): Promise<FirstCode> {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', actor.userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!factor) fail('factor.not_begun');
  const step = await findCodeStep(await cipher.decrypt(factor.secret), code.replaceAll(' ', ''), 0, Date.now());
  if (!step) fail('factor.code');
  return { secret: factor.secret, step };
}

/**
 * Confirms the factor. From now on the login asks for a code of the app or a recovery code. Sessions that were opened without a code end,
 * except this one, which has just shown a valid code.
 */
export async function confirmSecondFactor(
  tx: Tx,
  actor: Actor,
  { secret, step, recovery }: FirstCode & { recovery: NewRecoveryCodes },
  origin: Origin,
): Promise<void> {
  const confirmed = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', actor.userId)
    .where('confirmed_at', 'is', null)
    // If the setup was started again meanwhile, the code belongs to another secret.
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (confirmed.numUpdatedRows === 0n) fail('factor.not_begun');
  await deleteOtherSessions(tx, actor);
  await tx.updateTable('auth_sessions').set({ factor_at: sql`now()` }).where('id', '=', actor.sessionId).execute();
  await replaceRecoveryCodes(tx, actor.userId, recovery);
  await recordSecurityEvent(tx, origin, { kind: 'factor_enrolled', ...actorEventFields(actor) });
  await queueSecurityEmail(tx, actor.userId, 'factor_enrolled');
}

/**
 * Refuses operators: they must keep the second factor. Without one the desks are closed, and an operator without a factor cannot set up a
 * new one.
 */
export function refuseOperators(actor: Actor): void {
  if (actor.rights) fail('operator.keeps_factor');
}

export async function endSecondFactor(tx: Tx, actor: Actor, origin: Origin): Promise<void> {
  const ended = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', actor.userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) fail('factor.code');
  await tx.updateTable('auth_sessions').set({ factor_at: null }).where('user_id', '=', actor.userId).execute();
  await recordSecurityEvent(tx, origin, { kind: 'factor_removed', ...actorEventFields(actor) });
  await queueSecurityEmail(tx, actor.userId, 'factor_removed');
}
