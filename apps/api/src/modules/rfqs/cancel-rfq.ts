import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { recordStep } from './rfqs.events.ts';
import { listSupplierIds, setRfq } from './rfqs.store.ts';
import { startBuyerAction } from './start-action.ts';

/** Cancels the request before the prices are opened, so that they stay sealed forever, or ends it afterwards without an award. */
export async function cancelRfq(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const { rfq, state } = await startBuyerAction(tx, actor, id, 'cancel');
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
    tell: await listSupplierIds(tx, id),
    showTo: [actor.account.id],
    words: { company: companyNameOf(actor), title: rfq.title },
  });
}
