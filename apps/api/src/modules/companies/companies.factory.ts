// Creates companies for tests: an account with its profile.
import type { Insertable, Updateable } from 'kysely';
import type { Accounts, CompanyProfiles } from '../../../db/rows.generated.ts';
import type { Db } from '../../platform/database/db.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { anAccount } from '../identity/identity.factory.ts';

type Options = {
  roles?: readonly AccountRole[];
  operator?: boolean;
  account?: Updateable<Accounts>;
  profile?: Partial<Insertable<CompanyProfiles>>;
};

export async function aCompany(db: Db, { roles = ['supplier'], operator = false, account, profile }: Options = {}) {
  const created = await anAccount(db, { roles, operator });
  if (account) await db.updateTable('accounts').set(account).where('id', '=', created.accountId).execute();
  await db
    .insertInto('company_profiles')
    .values({ account_id: created.accountId, phone: '+971500000000', address: 'Plot 7', ...profile })
    .execute();
  return created;
}
