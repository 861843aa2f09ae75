// Creates companies, operators and leads for tests.
import { approveCompany } from '@rigsouq/contract/operations/calls';
import type { Desk } from '@rigsouq/contract/operations/desks';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { listFailedJobs } from './system/failed-jobs.ts';

type Options = { verified?: boolean; roles?: AccountRole[]; name?: string };

export async function aCompany(
  { parts: { db } }: TestApi,
  { verified = true, roles = ['supplier'], name }: Options = {},
) {
  const account = await anAccount(db, { roles });
  await db.updateTable('auth_users').set({ email_verified: verified }).where('id', '=', account.userId).execute();
  if (name) await db.updateTable('accounts').set({ company_name: name }).where('id', '=', account.accountId).execute();
  return { ...account, id: account.accountId };
}

/** Gives a company an approved licence whose document every operator has opened, so that it can be verified. */
export async function aValidLicence({ parts: { db } }: TestApi, accountId: string): Promise<void> {
  await sql`with file as (insert into media (id, account_id, created_by, kind, visibility, content_hash, mime, bytes, original_name, attached_at)
      select ${newId()}, account_id, user_id, 'document', 'private', repeat('0', 64), 'application/pdf', 10, 'licence.pdf', now()
      from members where account_id = ${accountId} and position = 'owner'
        and not exists (select from company_licences where account_id = ${accountId} and state = 'approved')
      returning id, created_by)
    insert into company_licences (id, account_id, media_id, expires_on, state, decided_at, created_by)
    select ${newId()}, ${accountId}, id, current_date + 300, 'approved', now(), created_by from file
    on conflict do nothing`.execute(db);
  await sql`insert into licence_openings (licence_id, operator_id)
    select l.id, o.user_id from company_licences l, operators o where l.account_id = ${accountId} on conflict do nothing`.execute(
    db,
  );
}

/** Approves a company as an operator who has opened its licence. */
export async function approveWithLicence(api: TestApi, id: string, token: string) {
  await aValidLicence(api, id);
  return api.call(approveCompany, { params: { id }, body: { reason: 'Compared with the licence' } }, { token });
}

/** Returns the token of an operator who acts for no company: a lead, or an operator of only these desks. */
export async function anOperator(api: TestApi, desks?: readonly Desk[]): Promise<string> {
  const operator = desks ? { lead: false, desks } : true;
  return aSession(api, (await anAccount(api.parts.db, { roles: [], operator })).email);
}

/** Adds a job that has failed for good, and returns it with the id of its group. */
export async function aFailedJob({ parts: { db } }: TestApi, error = 'It did not work') {
  const { rows } = await sql<{ id: string }>`
    with made as (select (graphile_worker.add_job('catalogue.fold_changes', '{}'::json, run_at => now() + interval '1 day')).id)
    select id from made`.execute(db);
  const id = String(rows[0]?.id);
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${error})`.execute(db);
  const { groups } = await listFailedJobs(db);
  return { id, group: groups.find((group) => group.error === error)?._id ?? '' };
}

export async function aLead({ parts: { db } }: TestApi, subject = 'A question'): Promise<string> {
  const id = newId();
  await db
    .insertInto('leads')
    .values({
      id,
      kind: 'contact',
      first_name: 'Huda',
      last_name: 'Saleh',
      email: 'huda@leads.test',
      subject,
      message: 'Do you ship to Salalah?',
      details: { inquiryType: 'general' },
      language: 'en',
      text_hash: id,
    })
    .execute();
  return id;
}
