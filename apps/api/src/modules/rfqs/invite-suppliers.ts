// Invites suppliers to a request and removes invitations. Suppliers are notified at the publication; those invited later are notified
// immediately. No supplier ever learns about another.
import { RFQ_INVITED_MAX } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { areInNetwork } from '../companies/index.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { listBlockedSuppliers } from '../supplier-lists/index.ts';
import { recordStep } from './rfqs.events.ts';
import { setRfq } from './rfqs.store.ts';
import { startBuyerAction } from './start-action.ts';

export async function inviteSuppliers(tx: Tx, actor: Actor, id: string, given: readonly string[]): Promise<void> {
  const { rfq } = await startBuyerAction(tx, actor, id, 'invite');
  const wanted = await validateInvitees(tx, actor, given);
  const deadline = rfq.state === 'open' ? rfq.deadline : null;
  const added = await tx
    .insertInto('rfq_suppliers')
    .values(wanted.map((supplier_id) => ({ rfq_id: id, supplier_id, invited: true, deadline })))
    .onConflict((conflict) =>
      conflict
        .columns(['rfq_id', 'supplier_id'])
        .doUpdateSet({ invited: true })
        .where('rfq_suppliers.invited', '=', false),
    )
    .returning('supplier_id')
    .execute();
  const invited = Number(rfq.invited) + added.length;
  if (invited > RFQ_INVITED_MAX) fail('rfq.too_many_invited');
  await setRfq(tx, id, { invited });
  if (rfq.state === 'draft') return;
  await recordStep(tx, {
    what: 'rfq.published',
    rfqId: id,
    by: actor.userId,
    tell: added.map(({ supplier_id }) => supplier_id),
    showTo: [actor.account.id],
    words: { company: companyNameOf(actor), title: rfq.title },
  });
}

/** Returns each id once. Fails unless all are suppliers of the network that the buyer has not blocked, and not the buyer itself. */
export async function validateInvitees(tx: Tx, { account }: Actor, given: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(given)];
  if (wanted.includes(account.id)) fail('rfq.supplier');
  if (!(await areInNetwork(tx, wanted, 'supplier'))) fail('rfq.supplier');
  if ((await listBlockedSuppliers(tx, account.id, wanted)).length > 0) fail('rfq.supplier');
  return wanted;
}

export async function uninviteSupplier(tx: Tx, actor: Actor, id: string, supplierId: string): Promise<void> {
  await startBuyerAction(tx, actor, id, 'uninvite');
  await removeInvitations(tx, id, [supplierId]);
}

export async function removeInvitations(tx: Tx, rfqId: string, supplierIds: readonly string[]): Promise<void> {
  if (supplierIds.length === 0) return;
  const gone = await tx
    .deleteFrom('rfq_suppliers')
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', 'in', supplierIds)
    .executeTakeFirst();
  await tx
    .updateTable('rfqs')
    .set({ invited: sql`invited - ${gone.numDeletedRows}` })
    .where('id', '=', rfqId)
    .execute();
}
