import type { Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { lockMedia } from './media.store.ts';

/** Transfers files to another account together with what shows them. It transfers all of them or none. */
export async function transferMedia(tx: Tx, from: string, to: Owner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const locked = await lockMedia(tx, from, ids);
  if (locked.length !== ids.length) fail('media.unknown');
  await tx
    .updateTable('media')
    .set({ account_id: to.account.id, created_by: to.userId })
    .where('id', 'in', ids)
    .where('account_id', '=', from)
    .execute();
}
