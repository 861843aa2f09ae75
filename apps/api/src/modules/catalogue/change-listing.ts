import { type changeEquipment, IMAGES_MAX } from '@rigsouq/contract/catalogue/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { changeMachine, photosOf, setPhotos } from '../machines/index.ts';
import { attachMedia, releaseMedia } from '../media/index.ts';
import { storePhotos } from './add-listing.ts';
import { changeListing, lockListing } from './catalogue.store.ts';
import { isChangeable } from './listing-state.ts';
import { machineOf } from './machine-fields.ts';
import { termsOf } from './terms.ts';

type Deps = { db: Db; storage: Storage };
type Given = ParsedOf<typeof changeEquipment>['body'];

/** Changes a listing of the own account. A changed draft goes on the market. Its type stays: sale and rental are separate listings. */
export async function changeOwnListing(deps: Deps, actor: Actor, id: string, given: Given, images: UploadedFile[]) {
  const { type: _, ...terms } = termsOf(given);
  const added = await storePhotos(deps, actor, images);
  await inTransaction(deps.db, async (tx) => {
    const listing = await lockListing(tx, actor.account.id, id);
    if (!listing) fail('listing.unknown');
    if (!isChangeable(listing) || listing.type !== given.type) fail('listing.state');
    await changeMachine(tx, actor.account.id, listing.machine_id, machineOf(given));
    await arrangePhotos(tx, actor, listing.machine_id, given.photos, added);
    const { title, description } = given;
    const first = listing.status === 'pending';
    const status = first ? 'active' : listing.status;
    await changeListing(tx, id, { ...terms, title, description, status }, { first });
  });
}

/** Sets the photos of a machine to those in `order` and releases the others. Without an order, new photos are appended. */
async function arrangePhotos(
  tx: Tx,
  actor: Actor,
  machineId: string,
  order: readonly string[] | undefined,
  added: readonly string[],
): Promise<void> {
  const before = (await photosOf(tx, [machineId])).map(({ id }) => id);
  const wanted = order
    ? order.map((name) => (name.startsWith('new:') ? (added[Number(name.slice(4))] ?? fail('media.unknown')) : name))
    : [...before, ...added];
  const photos = [...new Set(wanted)];
  if (photos.length === 0) fail('listing.no_image');
  if (photos.length > IMAGES_MAX) fail('listing.too_many_images');
  if (photos.some((id) => !before.includes(id) && !added.includes(id))) fail('media.unknown');
  await attachMedia(tx, actor, photos, { kind: 'image', visibility: 'public' });
  await setPhotos(tx, machineId, photos);
  await releaseMedia(
    tx,
    actor.account.id,
    before.filter((id) => !photos.includes(id)),
  );
}
