// Cancels a scheduled or live lot: it ends the log and releases the bidders' exposure and the machine.

import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { releaseMachine } from '../../machines/index.ts';
import { releaseExposure } from '../bidding/release-exposure.ts';
import { lockLotForAction, notifySeller } from './decide-lot.ts';
import { publishLotChange } from './lots.live.ts';
import { appendLog, type LockedLot, setLot } from './lots.store.ts';
import { notifyBiddersAndWatchers } from './notify-bidders-and-watchers.ts';

export async function cancelLot(tx: Tx, operator: Actor, id: string, reason: string): Promise<LockedLot> {
  const { lot, state } = await lockLotForAction(tx, id, 'cancel', 'operator');
  // A lot whose end has passed counts as sold or passed, even if the scheduler has not closed it yet.
  if (lot.bidding && lot.bidding.endsAt <= lot.now) fail('deal.state');
  await releaseExposure(tx, lot);
  await setLot(tx, id, { state, reason, decided_by: operator.userId });
  await appendLog(tx, { lot, fact: { act: 'cancel' } });
  await releaseMachine(tx, id, 'auction');
  await notifySeller(tx, operator, lot, 'lot.called_off');
  await addJob(tx, publishLotChange, { lotId: id });
  await addJob(tx, notifyBiddersAndWatchers, { lotId: id, of: 'called off' });
  return lot;
}
