// Changes accounts and members. Other modules change them through these functions.
import type { Tx } from '../../platform/database/db.ts';
import type { AccountRole, Owner } from '../../platform/http/access.ts';

export type AccountChange = { contact_name?: string; company_name?: string | null; city?: string; country?: string };

export async function updateAccount(tx: Tx, accountId: string, change: AccountChange): Promise<void> {
  if (Object.keys(change).length > 0)
    await tx.updateTable('accounts').set(change).where('id', '=', accountId).execute();
}

/** Grants a role to an account. Returns false if the account already has it. */
export async function grantRole(tx: Tx, accountId: string, role: AccountRole): Promise<boolean> {
  const { roles } = await tx
    .selectFrom('accounts')
    .select('roles')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (roles.includes(role)) return false;
  await tx
    .updateTable('accounts')
    .set({ roles: [...roles, role] })
    .where('id', '=', accountId)
    .execute();
  return true;
}

/** Changes the role and the title of a member at the company. They grant no permissions (R12). */
export async function changeTitle(
  tx: Tx,
  { userId, account }: Owner,
  title: { job_role: string; job_title: string },
): Promise<void> {
  await tx
    .updateTable('members')
    .set(title)
    .where('user_id', '=', userId)
    .where('account_id', '=', account.id)
    .execute();
}
