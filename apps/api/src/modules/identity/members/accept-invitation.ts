// Lets an invited colleague join the inviting account with their own login.
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { acceptInvitation as acceptCall, readInvitation as readCall } from '@rigsouq/contract/identity/members';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx, violates } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { recordConsent, requireConsent } from '../../legal/index.ts';
import { accountUpgraded } from '../identity.jobs.ts';
import { type Passwords, refuseCommonPassword } from '../login/passwords.ts';
import { addUser } from '../open-account.ts';
import { recordSecurityEvent } from '../security-events/security-events.ts';
import { hashToken } from '../token-hash.ts';

type Deps = { db: Db; passwords: Passwords };

export async function readInvitation(db: Db, token: string): Promise<AnswerOf<typeof readCall>> {
  const found = await db
    .selectFrom('invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.email', 'i.position', 'a.company_name', 'a.contact_name'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) fail('invitation.link');
  const position = found.position as AnswerOf<typeof readCall>['position'];
  return { companyName: found.company_name ?? found.contact_name, email: found.email, position };
}

export async function acceptInvitation(
  deps: Deps,
  given: ParsedOf<typeof acceptCall>['body'],
  origin: Origin,
): Promise<void> {
  requireConsent('registration', given.consent);
  // The link is checked first, so that an invented link costs no password hash.
  await readInvitation(deps.db, given.token);
  refuseCommonPassword(given.password);
  const passwordHash = await deps.passwords.hash(given.password);
  await inTransaction(deps.db, (tx) => join(tx, given, passwordHash, origin)).catch((error: unknown) => {
    if (violates(error, 'auth_users_email_key')) fail('member.email_taken');
    throw error;
  });
}

/** Deletes the invitation and adds the member. The first caller uses up the link; a second caller finds no invitation. */
async function join(
  tx: Tx,
  { token, name, language, consent }: ParsedOf<typeof acceptCall>['body'],
  passwordHash: string,
  origin: Origin,
): Promise<void> {
  const invitation = await tx
    .deleteFrom('invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'email', 'position'])
    .executeTakeFirst();
  if (!invitation) fail('invitation.link');
  const { email, account_id: accountId } = invitation;
  const position = invitation.position as 'manager' | 'agent';
  // The link arrived at this address, so the email is verified.
  const person = { userId: newId(), name, email, emailVerified: true, passwordHash, language };
  await addUser(tx, person, { accountId, position });
  const { userId } = person;
  const { addressRange } = origin;
  await recordConsent(tx, { act: 'registration', given: consent, userId, accountId, addressRange });
  await recordSecurityEvent(tx, origin, {
    kind: 'member_joined',
    userId,
    accountId,
    facts: { position },
  });
  await addJob(tx, accountUpgraded, { accountId });
}
