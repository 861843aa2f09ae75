import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { nextNumber } from '../orders/index.ts';
import { requirePlan } from '../procurement/index.ts';
import { listBlockedSuppliers } from '../supplier-lists/index.ts';
import { checkDeadline, scheduleOpening } from './deadline.ts';
import { removeInvitations } from './invite-suppliers.ts';
import { recordStep } from './rfqs.events.ts';
import { hasIncompleteLines } from './rfqs.queries.ts';
import { addVersion, listSupplierIds, setRfq, setSupplierDeadlines } from './rfqs.store.ts';
import { startBuyerAction } from './start-action.ts';

/** Publishes a draft to its suppliers. From now on it has a number, versions and a deadline that is enforced by the database's clock. */
export async function publishRfq(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rfq, state } = await startBuyerAction(tx, actor, id, 'publish');
  if (!rfq.deadline || rfq.lines === 0 || (await hasIncompleteLines(tx, id))) fail('rfq.incomplete');
  const seconds = await checkDeadline(tx, rfq.deadline);
  const invited = await listSupplierIds(tx, id);
  // Suppliers that the buyer has blocked since the invitation are removed.
  const blocked = await listBlockedSuppliers(tx, actor.account.id, invited);
  await removeInvitations(tx, id, blocked);
  const recipients = invited.filter((supplierId) => !blocked.includes(supplierId));
  if (rfq.audience === 'invited' && recipients.length === 0) fail('rfq.nobody_invited');
  await requirePlan(tx, actor);
  const number = await nextNumber(tx, actor.account.id, 'RFQ');
  await setRfq(tx, id, { state, number, published_at: rfq.now });
  await addVersion(tx, { rfqId: id, version: rfq.version, note: '', by: actor.userId });
  await setSupplierDeadlines(tx, id, rfq.deadline);
  await scheduleOpening(tx, seconds);
  await recordStep(tx, {
    what: 'rfq.published',
    rfqId: id,
    by: actor.userId,
    tell: recipients,
    showTo: [actor.account.id],
    words: { company: companyNameOf(actor), title: rfq.title },
  });
}
