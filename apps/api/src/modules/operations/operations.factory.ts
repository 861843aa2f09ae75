// Creates companies, operators and leads for tests.
import type { Desk } from '@rigsouq/contract/operations/desks';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';

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

/** Returns the token of an operator who acts for no company: a lead, or an operator of only these desks. */
export async function anOperator(api: TestApi, desks?: readonly Desk[]): Promise<string> {
  const operator = desks ? { lead: false, desks } : true;
  return aSession(api, (await anAccount(api.parts.db, { roles: [], operator })).email);
}

/** Adds a job that failed permanently and returns its number. */
export async function aFailedJob({ parts: { db } }: TestApi, error = 'It did not work'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (select (graphile_worker.add_job('catalogue.fold_changes', '{}'::json, run_at => now() + interval '1 day')).id)
    select id from made`.execute(db);
  const id = String(rows[0]?.id);
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${error})`.execute(db);
  return id;
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
