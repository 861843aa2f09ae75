// Closes an account. A member leaves with the own login; an owner closes the company with the logins of all members. The personal data is erased by the worker.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Origin } from '../../platform/monitoring/security-log.ts';
import { changeStanding, deleteLogin, mayManageMembers, recordSecurityEvent } from '../identity/index.ts';
import { releaseMedia } from '../media/index.ts';
import { eraseCompanyData, erasePersonalData } from './erase.ts';
import { countOpenBusiness } from './open-business.ts';
import { eraseCompany, eraseMember, sendAccountClosed } from './privacy.jobs.ts';

const CLOSED_REASON = 'Closed by its owner';

export const closedScope = (actor: Actor) => (mayManageMembers(actor) ? 'company' : 'member');

/** The caller has checked the password. */
export async function closeAccount(tx: Tx, actor: Actor, origin: Origin): Promise<void> {
  const { userId, account } = actor;
  if (actor.rights) fail('operator.own_rights');
  const wholeCompany = closedScope(actor) === 'company';
  const userIds = wholeCompany ? await closeCompany(tx, account.id) : [userId];
  const users = await tx.selectFrom('auth_users').select(['email', 'language']).where('id', 'in', userIds).execute();
  for (const { email, language } of users)
    await addJob(tx, sendAccountClosed, { email, language: language as Language, company: wholeCompany });
  for (const id of userIds) await deleteLogin(tx, id);
  await recordSecurityEvent(tx, origin, { kind: 'account_closed', userId, accountId: account.id });
  if (wholeCompany) await addJob(tx, eraseCompany, { accountId: account.id, userIds });
  else await addJob(tx, eraseMember, { userId });
}

/** Suspends the company, which hides it everywhere, and returns its members. */
async function closeCompany(tx: Tx, accountId: string): Promise<string[]> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  if ((await countOpenBusiness(tx, accountId)).length > 0) fail('account.open_business');
  await changeStanding(tx, accountId, 'suspend', CLOSED_REASON);
  const members = await tx.selectFrom('members').select('user_id').where('account_id', '=', accountId).execute();
  return members.map(({ user_id }) => user_id);
}

export function eraseMemberJob({ db }: { db: Db }): JobHandler {
  return handle(eraseMember, ({ userId }) => inTransaction(db, (tx) => erasePersonalData(tx, userId)));
}

export function eraseCompanyJob({ db }: { db: Db }): JobHandler {
  return handle(eraseCompany, async ({ accountId, userIds }) => {
    const contact = await db
      .selectFrom('accounts as a')
      .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
      .select(['a.contact_name', 'p.phone', 'p.business_email'])
      .where('a.id', '=', accountId)
      .executeTakeFirstOrThrow();
    // A member for each transaction: each is complete, and none locks rows for long.
    for (const userId of userIds)
      await inTransaction(db, (tx) => erasePersonalData(tx, userId, Object.values(contact)));
    await inTransaction(db, async (tx) => {
      const documents = await listDocuments(tx, accountId);
      await eraseCompanyData(tx, accountId);
      await releaseMedia(tx, accountId, documents);
    });
  });
}

/** The files that only the company's own pages and our team show: logo, licences and documents. Files of deals stay with the deals. */
async function listDocuments(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select media_id as id from company_documents where account_id = ${accountId}
    union select media_id from company_licences where account_id = ${accountId}
    union select media_id from supplier_documents where account_id = ${accountId}
    union select unnest(array[logo_id, cover_id, licence_id]) from company_profiles where account_id = ${accountId}`.execute(
    tx,
  );
  return rows.flatMap(({ id }) => id ?? []);
}
