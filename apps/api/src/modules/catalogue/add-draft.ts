// Adds drafts: listings that are not on the market until their supplier completes them. Imported rows and the sell page create drafts.

import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Owner } from '../../platform/http/access.ts';
import { insertMachine, setPhotos } from '../machines/index.ts';
import { insertListing } from './catalogue.store.ts';
import { type MachineInput, machineOf } from './machine-fields.ts';
import { termsOf } from './terms.ts';

/** Adds a draft. `photos` belong to the account. There may be more than a listing shows; the supplier picks some when completing it (R74). */
export async function addDraft(
  tx: Tx,
  { userId, account }: Owner,
  given: MachineInput,
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
