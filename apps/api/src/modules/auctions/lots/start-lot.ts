import type { Tx } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lotStateAfter } from './lot-state.ts';
import { publishLotChange } from './lots.live.ts';
import { type LockedLot, setLot } from './lots.store.ts';

/** Starts a locked lot whose start time has come. Its log was opened when an operator set the dates. */
export async function startLot(tx: Tx, lot: LockedLot): Promise<LockedLot> {
  const state = lotStateAfter('start', 'clock', lot.state);
  if (!state || !lot.bidding || lot.now < lot.bidding.startsAt) return lot;
  await setLot(tx, lot.id, { state });
  await addJob(tx, publishLotChange, { lotId: lot.id });
  return { ...lot, state };
}
