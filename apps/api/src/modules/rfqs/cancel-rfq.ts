import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { nameOf } from '../enquiries/index.ts';
import { beginAsBuyer } from './begin-act.ts';
import { recordStep } from './rfqs.events.ts';
import { setRfq, suppliersOf } from './rfqs.store.ts';

/** Cancels the request before the prices are opened, so that they stay sealed forever, or ends it afterwards without an award. */
export async function cancelRfq(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const { rfq, state } = await beginAsBuyer(tx, actor, id, 'cancel');
  await setRfq(tx, id, { state, reason });
  // A proposed award must not stay undecided once the request has ended.
  await tx
    .updateTable('rfq_awards')
    .set({ state: 'rejected', decided_by: actor.userId, decided_at: rfq.now, decision_note: reason })
    .where('rfq_id', '=', id)
    .where('state', '=', 'proposed')
    .execute();
  await recordStep(tx, {
    what: 'rfq.cancelled',
    rfqId: id,
    by: actor.userId,
    tell: await suppliersOf(tx, id),
    showTo: [actor.account.id],
    words: { company: nameOf(actor), title: rfq.title },
  });
}
