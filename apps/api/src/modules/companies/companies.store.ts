import type { Db, Tx } from '../../platform/db.ts';

/** What a company says about itself, in the names of its columns. */
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
};

export type AccountChange = { contact_name?: string; company_name?: string | null; city?: string; country?: string };

export function findCompany(db: Db, accountId: string) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.roles', 'a.contact_name', 'a.company_name', 'a.city', 'a.country', 'a.approved_at'])
    .select(['p.phone', 'p.address', 'p.company_type', 'p.business_license', 'p.tax_id', 'p.vendor_type'])
    .select(['p.description', 'p.website', 'p.equipment_types'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export type CompanyRow = Awaited<ReturnType<typeof findCompany>>;

export async function changeCompany(
  tx: Tx,
  accountId: string,
  account: AccountChange,
  profile: ProfileChange,
): Promise<void> {
  if (Object.keys(account).length > 0)
    await tx.updateTable('accounts').set(account).where('id', '=', accountId).execute();
  await tx
    .insertInto('company_profiles')
    .values({ phone: '', address: '', ...profile, account_id: accountId })
    .onConflict((on) => on.column('account_id').doUpdateSet({ ...profile, updated_at: new Date() }))
    .execute();
}

export async function grantRole(tx: Tx, accountId: string, role: 'buyer' | 'supplier'): Promise<void> {
  const { roles } = await tx
    .selectFrom('accounts')
    .select('roles')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (roles.includes(role)) return;
  await tx
    .updateTable('accounts')
    .set({ roles: [...roles, role] })
    .where('id', '=', accountId)
    .execute();
}
