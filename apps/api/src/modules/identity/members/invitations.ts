// Invites colleagues into an account. The email contains a link that works once, for a week; the database stores only its hash.
import { INVITATION_DAYS, MEMBERS_MAX } from '@rigsouq/contract/identity/members';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Language } from '../../../platform/email.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob, handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { createSecretLink } from '../email/secret-link.ts';
import { buildInvitationEmail } from '../identity.emails.ts';
import { sendInvitation } from '../identity.jobs.ts';
import { actorEventFields, recordSecurityEvent } from '../security-events/security-events.ts';
import { hashToken } from '../token-hash.ts';
import { mayManageMembers } from './members.policy.ts';

type Invited = { email: string; position: 'manager' | 'agent'; language: Language };

/** Invites a colleague. A second invitation to the same address sends a new link and invalidates the previous one. */
export async function inviteMember(
  tx: Tx,
  actor: Actor,
  { email, position, language }: Invited,
  origin: Origin,
): Promise<void> {
  if (!mayManageMembers(actor)) fail('access.denied');
  const address = email.toLowerCase();
  const taken = await tx.selectFrom('auth_users').select('id').where('email', '=', address).executeTakeFirst();
  if (taken) fail('member.email_taken');
  await lockAccount(tx, actor.account.id);
  const id = newId();
  const sent = {
    position,
    invited_by: actor.userId,
    token_hash: `unsent ${id}`,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + ${INVITATION_DAYS} * interval '1 day'`,
  };
  const invitation = await tx
    .insertInto('invitations')
    .values({ id, account_id: actor.account.id, email: address, ...sent })
    .onConflict((on) => on.constraint('invitations_one_each').doUpdateSet(sent))
    .returning('id')
    .executeTakeFirstOrThrow();
  await refuseTooManyMembers(tx, actor.account.id);
  await addJob(tx, sendInvitation, { id: invitation.id, language });
  await recordSecurityEvent(tx, origin, { kind: 'member_invited', ...actorEventFields(actor), facts: { position } });
}

export async function withdrawInvitation(tx: Tx, actor: Actor, id: string, origin: Origin): Promise<void> {
  if (!mayManageMembers(actor)) fail('access.denied');
  const withdrawn = await tx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('account_id', '=', actor.account.id)
    .executeTakeFirst();
  if (withdrawn.numDeletedRows === 0n) fail('invitation.unknown');
  await recordSecurityEvent(tx, origin, { kind: 'invitation_withdrawn', ...actorEventFields(actor) });
}

export function listInvitations(db: Db, actor: Actor) {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'position', 'created_at', 'expires_at'])
    .where('account_id', '=', actor.account.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(MEMBERS_MAX)
    .execute();
}

/** Sends the invitation. The token is created here and not where the job is added, so that no job contains it. */
export function sendInvitationJob({ db, mail, publicUrl }: { db: Db; mail: Mail; publicUrl: string }): JobHandler {
  return handleEmailJob(sendInvitation, async ({ id, language }) => {
    const { token, url } = createSecretLink(publicUrl, 'accept-invitation', language);
    const invitation = await inTransaction(db, (tx) => setToken(tx, id, token));
    if (!invitation) return;
    const company = invitation.company_name ?? invitation.contact_name;
    await mail.send(invitation.email, buildInvitationEmail({ url, company }), language);
  });
}

function setToken(tx: Tx, id: string, token: string) {
  return tx
    .updateTable('invitations as i')
    .from('accounts as a')
    .set({ token_hash: hashToken(token) })
    .whereRef('a.id', '=', 'i.account_id')
    .where('i.id', '=', id)
    .returning(['i.email', 'a.company_name', 'a.contact_name'])
    .executeTakeFirst();
}

/** Locks the account while its members are counted, so that two concurrent invitations cannot both take the last place. */
async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // Expired invitations do not count towards the limit.
  await tx.deleteFrom('invitations').where('account_id', '=', id).where('expires_at', '<=', sql<Date>`now()`).execute();
}

async function refuseTooManyMembers(tx: Tx, accountId: string): Promise<void> {
  const { people } = await tx
    .selectNoFrom((eb) => {
      const all = eb.fn.countAll<string>().as('people');
      const members = eb.selectFrom('members').select(all).where('account_id', '=', accountId);
      const invited = eb.selectFrom('invitations').select(all).where('account_id', '=', accountId);
      return sql<string>`(${members}) + (${invited})`.as('people');
    })
    .executeTakeFirstOrThrow();
  if (Number(people) > MEMBERS_MAX) fail('member.too_many');
}
