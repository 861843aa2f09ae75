import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import type { Owner } from '../../platform/http/access.ts';
import { needColumns, projectColumns } from './procurement.queries.ts';

export type NeedFields = { category: string; quantity: number; urgency: string; budget_minor: number };
export type ProjectFields = { name: string; status: string; duration: string; equipment: string[] };

const ownerOf = ({ userId, account }: Owner) => ({ id: newId(), account_id: account.id, created_by: userId });

export function insertNeed(tx: Tx, owner: Owner, fields: NeedFields) {
  const need = { ...ownerOf(owner), ...fields };
  return tx.insertInto('needs').values(need).returning(needColumns).executeTakeFirstOrThrow();
}

export function changeNeed(tx: Tx, { account }: Owner, id: string, fields: NeedFields) {
  return tx
    .updateTable('needs')
    .set(fields)
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .returning(needColumns)
    .executeTakeFirst();
}

export function insertProject(tx: Tx, owner: Owner, fields: ProjectFields) {
  const project = { ...ownerOf(owner), ...fields };
  return tx.insertInto('projects').values(project).returning(projectColumns).executeTakeFirstOrThrow();
}

export function changeProject(tx: Tx, { account }: Owner, id: string, fields: ProjectFields) {
  return tx
    .updateTable('projects')
    .set(fields)
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .returning(projectColumns)
    .executeTakeFirst();
}

/** Deletes a record and returns false when the account has no such record. */
export async function deleteRecord(tx: Tx, table: 'needs' | 'projects', { account }: Owner, id: string) {
  const result = await tx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Records which suppliers are notified today and returns them, without those already notified of another need on the same day in the Gulf. */
export async function recordNotifiedSuppliers(
  tx: Tx,
  needId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  await tx.deleteFrom('need_notifications').where('day', '<', gulfToday).execute();
  if (accountIds.length === 0) return [];
  const inserted = await tx
    .insertInto('need_notifications')
    .values(accountIds.map((account_id) => ({ day: gulfToday, account_id, need_id: needId })))
    .onConflict((conflict) => conflict.columns(['day', 'account_id']).doNothing())
    .returning('account_id')
    .execute();
  return inserted.map(({ account_id }) => account_id);
}
