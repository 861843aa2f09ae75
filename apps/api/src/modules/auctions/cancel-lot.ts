// A scheduled or running lot is called off: its log ends, everybody who had something at stake in it is free, and so is the machine.
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs.ts';
import { releaseMachine } from '../machines/index.ts';
import { begin, tell } from './decide-lot.ts';
import { freeBidders } from './free-bidders.ts';
import { lotChanged } from './lots.live.ts';
import { appendLog, type LockedLot, setLot } from './lots.store.ts';
import { tellPeople } from './tell-people.ts';

export async function cancelLot(tx: Tx, operator: Actor, id: string, reason: string): Promise<LockedLot> {
  const { lot, state } = await begin(tx, id, 'cancel', 'operator');
  // Its hour has come, whether the clock has got round to it or not: it is sold or passed.
  if (lot.bidding && lot.bidding.endsAt <= lot.now) fail('deal.state');
  await freeBidders(tx, lot);
  await setLot(tx, id, { state, reason, decided_by: operator.userId });
  await appendLog(tx, { lot, fact: { act: 'cancel' } });
  await releaseMachine(tx, id, 'auction');
  await tell(tx, operator, lot, 'lot.called_off');
  await addJob(tx, lotChanged, { lotId: id });
  await addJob(tx, tellPeople, { lotId: id, of: 'called off' });
  return lot;
}
