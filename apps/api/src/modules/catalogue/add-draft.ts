// A listing that is not on the market yet: its supplier completes it. Imported rows and machines from the sell page begin so.
import type { Owner } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { insertMachine, setPhotos } from '../machines/index.ts';
import { insertListing } from './catalogue.store.ts';
import { type MachineGiven, machineOf } from './machine-fields.ts';
import { termsOf } from './terms.ts';

/** `photos` are the account's own, and may be more than a listing shows: completing it picks from them (R74). */
export async function addDraft(
  tx: Tx,
  { userId, account }: Owner,
  given: MachineGiven,
  photos: readonly string[] = [],
): Promise<string> {
  const owner = { account_id: account.id, created_by: userId };
  const [machineId, id] = [newId(), newId()];
  await insertMachine(tx, { id: machineId, ...owner, ...machineOf(given) });
  await setPhotos(tx, machineId, photos);
  const { title, description } = given;
  const draft = { id, machine_id: machineId, ...owner, ...termsOf(given), title, description, status: 'pending' };
  await insertListing(tx, draft);
  return id;
}
