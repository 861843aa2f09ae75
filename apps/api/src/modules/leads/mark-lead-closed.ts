import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';

/** Closes a lead and returns false if it was closed before: the first operator stays recorded. */
export async function markLeadClosed(tx: Tx, operatorId: string, id: string): Promise<boolean> {
  const lead = await tx.selectFrom('leads').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!lead) fail('lead.unknown');
  if (lead.closed_at) return false;
  await tx
    .updateTable('leads')
    .set({ closed_at: sql<Date>`now()`, closed_by: operatorId })
    .where('id', '=', id)
    .execute();
  return true;
}
