import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';
import { type AccountChange, updateAccount } from '../identity/index.ts';
import type { MediaRow } from '../media/index.ts';

/** The columns of a profile that a company can change. */
export type ProfileChange = {
  phone?: string;
  address?: string;
  company_type?: string | null;
  business_license?: string | null;
  tax_id?: string | null;
  vendor_type?: string | null;
  description?: string | null;
  website?: string | null;
  equipment_types?: string[];
  supplier_type?: string;
  business_email?: string;
  years_in_business?: string;
  brands_represented?: string;
  inventory_size?: string;
  established_year?: number | null;
  response_time?: string | null;
  logo_id?: string | null;
  cover_id?: string | null;
};

/** Finds the company together with the member who asks for it. */
export function findCompany(db: Db, { userId, account }: Owner) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.account_id', 'a.id')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select(['u.name', 'u.email', 'u.email_verified', 'm.job_role', 'm.job_title'])
    .select(['a.id', 'a.roles', 'a.contact_name', 'a.company_name', 'a.city', 'a.country'])
    .select(sql<boolean>`a.approved_at is not null and a.unreviewed_roles = '{}'`.as('approved'))
    .select(['p.phone', 'p.address', 'p.company_type', 'p.business_license', 'p.tax_id', 'p.vendor_type'])
    .select(['p.description', 'p.website', 'p.equipment_types', 'p.supplier_type', 'p.business_email'])
    .select(['p.years_in_business', 'p.brands_represented', 'p.inventory_size', 'p.response_time'])
    .select(sql<number | null>`p.established_year::int`.as('established_year'))
    .where('a.id', '=', account.id)
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export type CompanyRow = Awaited<ReturnType<typeof findCompany>>;

export function findPicture(
  db: Db,
  accountId: string,
  column: 'p.logo_id' | 'p.cover_id',
): Promise<MediaRow | undefined> {
  return db
    .selectFrom('company_profiles as p')
    .innerJoin('media as m', 'm.id', column)
    .selectAll('m')
    .$castTo<MediaRow>()
    .where('p.account_id', '=', accountId)
    .executeTakeFirst();
}

export async function writeCompany(
  tx: Tx,
  accountId: string,
  account: AccountChange,
  profile: ProfileChange,
): Promise<void> {
  await updateAccount(tx, accountId, account);
  await tx
    .insertInto('company_profiles')
    .values({ phone: '', address: '', ...profile, account_id: accountId })
    .onConflict((on) => on.column('account_id').doUpdateSet({ ...profile, updated_at: new Date() }))
    .execute();
}

/** Locks the account, so that an operator decides before or after a change, never in between. `name` is the name that other users see. */
export function lockIdentity(tx: Tx, accountId: string) {
  return tx
    .selectFrom('accounts as a')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select(sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`.as('name'))
    .select(['p.business_license as licence', 'p.tax_id as taxId', 'a.approved_at'])
    .where('a.id', '=', accountId)
    .forUpdate('a')
    .executeTakeFirstOrThrow();
}
