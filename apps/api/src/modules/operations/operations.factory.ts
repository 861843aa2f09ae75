// Companies, operators and leads for tests.
import type { TestApi } from '../../../test/harness.ts';
import type { AccountRole } from '../../platform/access.ts';
import { newId } from '../../platform/ids.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';

type Wish = { verified?: boolean; roles?: AccountRole[]; name?: string };

export async function aCompany({ parts: { db } }: TestApi, { verified = true, roles = ['supplier'], name }: Wish = {}) {
  const account = await anAccount(db, { roles });
  await db.updateTable('auth_users').set({ email_verified: verified }).where('id', '=', account.userId).execute();
  if (name) await db.updateTable('accounts').set({ company_name: name }).where('id', '=', account.accountId).execute();
  return { ...account, id: account.accountId };
}

/** The token of an operator, who acts for no company. */
export async function anOperator(api: TestApi): Promise<string> {
  return aSession(api, (await anAccount(api.parts.db, { roles: [], operator: true })).email);
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
