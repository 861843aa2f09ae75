// Consigns a machine to an auction: a new machine, or one of the seller's listed machines, which is then offered in both ways and still
// exists once (R30). The calendar does not reserve the machine before the operator approves the lot.

import type { consign as consignCall } from '@rigsouq/contract/auctions/consignments';
import { IMAGES_MAX } from '@rigsouq/contract/catalogue/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { dayOf } from '@rigsouq/kernel/periods';
import { databaseNow } from '../../../platform/database/database-clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Storage } from '../../../platform/storage.ts';
import { brandLabel, findOwnListing, storePhotos } from '../../catalogue/index.ts';
import { changeMachine, insertMachine, photosOf, setPhotos } from '../../machines/index.ts';
import { attachMedia, releaseMedia } from '../../media/index.ts';
import { confirmConsignment } from '../auctions.jobs.ts';
import { insertConsignment, kindOf } from './consignments.store.ts';

type Deps = { db: Db; storage: Storage };
type Given = ParsedOf<typeof consignCall>['body'];

export async function consign(deps: Deps, actor: Actor, given: Given, images: UploadedFile[]): Promise<string> {
  const { db } = deps;
  if (given.startDate < dayOf(await databaseNow(db))) fail('consign.start_date');
  const listed = given.equipment ? await ownMachine(db, actor, given.equipment) : undefined;
  const photos = await storePhotos(deps, actor, images);
  const id = newId();
  const owner = { account_id: actor.account.id, created_by: actor.userId };
  const brand = given.manufacturer === 'Other' ? null : brandLabel(given.manufacturer);
  const fromForm = {
    brand,
    model: given.model,
    year: given.year,
    hours: given.hours ?? null,
    serial_number: given.serialNumber,
    condition: given.condition,
  };
  const machine = listed ? { ...fromForm, ...known(listed) } : fromForm;
  await inTransaction(db, async (tx) => {
    const machineId = listed?.machine_id ?? newId();
    const { category, location } = given;
    if (!listed) await insertMachine(tx, { id: machineId, ...owner, ...fromForm, category, location });
    // The lot comes before the machine, because every transaction locks them in this order.
    await insertConsignment(
      tx,
      {
        id,
        machine_id: machineId,
        ...owner,
        title: titleOf(machine),
        description: given.description,
        condition: given.condition,
        contact_name: given.contactName,
        contact_email: given.contactEmail,
        contact_phone: given.contactPhone,
        wanted_day: given.startDate,
        duration_days: Number.parseInt(given.auctionDuration, 10),
      },
      { kind: kindOf[given.type], reserve: given.reservePrice },
    );
    // The form fills in what was unknown about a listed machine; values that were already there stay.
    if (listed) await changeMachine(tx, actor.account.id, machineId, machine);
    if (photos.length > 0) await addPhotos(tx, actor, machineId, photos);
    await addJob(tx, confirmConsignment, { id, language: given.language });
  });
  return id;
}

type Machine = { brand: string | null; model: string | null; year: string | number | null };

function titleOf({ brand, model, year }: Machine): string {
  return [brand, model, year].filter((part) => part !== null).join(' ');
}

async function ownMachine(db: Db, actor: Actor, listingId: string) {
  const listing = (await findOwnListing(db, actor.account.id, listingId)) ?? fail('listing.unknown');
  if (listing.status === 'sold') fail('listing.sold');
  return listing;
}

type Listed = Awaited<ReturnType<typeof ownMachine>>;

/** Returns only the fields that have a value: an empty field of the listing must not overwrite the form. */
function known({ machine_id: _, status: __, ...machine }: Listed): Partial<Omit<Listed, 'machine_id' | 'status'>> {
  return Object.fromEntries(Object.entries(machine).filter(([, value]) => value !== null));
}

/** Adds photos before the old ones. The machine keeps at most as many as a listing shows. */
async function addPhotos(tx: Tx, actor: Actor, machineId: string, added: readonly string[]): Promise<void> {
  const before = (await photosOf(tx, [machineId])).map(({ id }) => id);
  const photos = [...added, ...before];
  await attachMedia(tx, actor, added, { kind: 'image', visibility: 'public' });
  await setPhotos(tx, machineId, photos.slice(0, IMAGES_MAX));
  await releaseMedia(tx, actor.account.id, photos.slice(IMAGES_MAX));
}
