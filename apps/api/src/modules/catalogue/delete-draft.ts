import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { deleteMachine, photosOf } from '../machines/index.ts';
import { releaseMedia } from '../media/index.ts';
import { lockListing } from './catalogue.store.ts';
import { isDraft } from './listing-state.ts';

/** Deletes a draft with its machine and photos. A machine that is offered another way stays. */
export async function deleteDraft(tx: Tx, { account }: Actor, id: string): Promise<void> {
  const listing = (await lockListing(tx, account.id, id)) ?? fail('listing.unknown');
  if (!isDraft(listing.status)) fail('listing.state');
  const photos = await photosOf(tx, [listing.machine_id]);
  await tx.deleteFrom('listings').where('id', '=', id).where('account_id', '=', account.id).execute();
  if (!(await deleteMachine(tx, account.id, listing.machine_id))) return;
  const ids = photos.map(({ id: photo }) => photo);
  await releaseMedia(tx, account.id, ids);
}
