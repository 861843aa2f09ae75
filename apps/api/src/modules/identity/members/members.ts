// Lists, changes and removes the members of an account.
import { MEMBERS_MAX } from '@rigsouq/contract/identity/members';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { dropResetLinks } from '../login/change-login.ts';
import { recordSecurityEvent } from '../security-events/security-events.ts';
import { mayChangeMember } from './members.policy.ts';

export function listMembers(db: Db, actor: Actor) {
  return db
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.position', 'm.created_at', 'u.name', 'u.email'])
    .where('m.account_id', '=', actor.account.id)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .limit(MEMBERS_MAX)
    .execute();
}

export async function changeMember(
  tx: Tx,
  actor: Actor,
  { id, position }: { id: string; position: 'manager' | 'agent' },
  origin: Origin,
): Promise<void> {
  await lockMember(tx, actor, id);
  await tx.updateTable('members').set({ position }).where('user_id', '=', id).execute();
  await recordSecurityEvent(tx, origin, {
    kind: 'member_position_changed',
    ...memberEventFields(id, actor),
    facts: { position },
  });
}

/**
 * Removes a member. The user row stays, so that their name remains on what they did; the login and all sessions are deleted. The email
 * becomes free, so that it can be invited again or can open its own account.
 */
export async function removeMember(tx: Tx, actor: Actor, id: string, origin: Origin): Promise<void> {
  await lockMember(tx, actor, id);
  await deleteLogin(tx, id);
  await tx
    .updateTable('auth_users')
    .set({ email: `${id}@removed.invalid`, email_verified: false, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await recordSecurityEvent(tx, origin, { kind: 'member_removed', ...memberEventFields(id, actor) });
}

/** Deletes the login, the sessions and the membership of a user. */
export async function deleteLogin(tx: Tx, userId: string): Promise<void> {
  // The credential is deleted first: a login that has just checked it waits here and is then refused.
  await tx.deleteFrom('auth_credentials').where('user_id', '=', userId).execute();
  await tx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await dropResetLinks(tx, userId);
  await tx.deleteFrom('members').where('user_id', '=', userId).execute();
}

const memberEventFields = (userId: string, { userId: actorUserId, account }: Actor) => ({
  userId,
  actorUserId,
  accountId: account.id,
});

/** Locks the member. For users of other accounts the member does not exist. */
async function lockMember(tx: Tx, actor: Actor, id: string): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select(['user_id', 'position'])
    .where('user_id', '=', id)
    .where('account_id', '=', actor.account.id)
    .forUpdate()
    .executeTakeFirst();
  if (!member) fail('member.unknown');
  if (!mayChangeMember(actor, member)) fail('access.denied');
}
