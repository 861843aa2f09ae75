import type { Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { lockMedia, type MediaRow } from './media.store.ts';

/**
 * Attaches files of the caller's account to what is being written, so that they are not removed. Returns them in the requested order; a
 * file of another account or of another kind is unknown.
 */
export async function attachMedia(
  tx: Tx,
  owner: Owner,
  ids: readonly string[],
  wanted: Pick<MediaRow, 'kind' | 'visibility'>,
): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const rows = await lockMedia(tx, owner.account.id, ids);
  const fit = rows.filter((row) => row.kind === wanted.kind && row.visibility === wanted.visibility);
  const ordered = ids.map((id) => fit.find((row) => row.id === id) ?? fail('media.unknown'));
  await tx
    .updateTable('media')
    .set((eb) => ({ attached_at: eb.fn<Date>('now') }))
    .where('id', 'in', ids)
    .where('attached_at', 'is', null)
    .execute();
  return ordered;
}
