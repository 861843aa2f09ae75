// Adds a machine, its photos and its first offer in one transaction. The listing is on the market immediately (R31).
import type { addEquipment } from '@rigsouq/contract/catalogue/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { insertMachine, setPhotos } from '../machines/index.ts';
import { attachMedia, storeFile } from '../media/index.ts';
import { insertListing } from './catalogue.store.ts';
import { machineOf } from './machine-fields.ts';
import { termsOf } from './terms.ts';

type Deps = { db: Db; storage: Storage };
type Given = ParsedOf<typeof addEquipment>['body'];

export async function addListing(deps: Deps, actor: Actor, given: Given, images: UploadedFile[]): Promise<string> {
  if (images.length === 0) fail('listing.no_image');
  const terms = termsOf(given);
  const photos = await storePhotos(deps, actor, images);
  const owner = { account_id: actor.account.id, created_by: actor.userId };
  const [machineId, id] = [newId(), newId()];
  await inTransaction(deps.db, async (tx) => {
    await insertMachine(tx, { id: machineId, ...owner, ...machineOf(given) });
    await attachMedia(tx, actor, photos, { kind: 'image', visibility: 'public' });
    await setPhotos(tx, machineId, photos);
    const { title, description } = given;
    await insertListing(tx, { id, machine_id: machineId, ...owner, ...terms, title, description, status: 'active' });
  });
  return id;
}

/** Stores photos one after the other: each is decoded and encoded again, and a process has memory for only two at a time. */
export async function storePhotos(deps: Deps, actor: Actor, images: readonly UploadedFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (const image of images) ids.push((await storeFile(deps, actor, image, { visibility: 'public' })).id);
  return ids;
}
