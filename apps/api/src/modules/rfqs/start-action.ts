// Starts every action: locks the request, checks the state table, and answers `rfq.unknown` to callers who may not see the request.

import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { listBlockedSuppliers } from '../supplier-lists/index.ts';
import { nextState, type RfqAction, type RfqState } from './rfq-state.ts';
import { maySee } from './rfqs.policy.ts';
import { type LockedRfq, lockRfq, lockRfqShared } from './rfqs.store.ts';

export async function startBuyerAction(
  tx: Tx,
  { account }: Actor,
  id: string,
  action: RfqAction,
): Promise<{ rfq: LockedRfq; state: RfqState }> {
  const rfq = await lockRfq(tx, id);
  if (rfq?.account_id !== account.id) fail('rfq.unknown');
  const state = nextState(action, 'buyer', rfq) ?? fail('rfq.state');
  return { rfq, state };
}

/** Lets a listed supplier act even if the buyer has blocked it since, because a refusal would reveal the block. */
export async function startSupplierAction(
  tx: Tx,
  { account }: Actor,
  id: string,
  action: RfqAction,
): Promise<LockedRfq> {
  const rfq = await lockRfqShared(tx, id);
  if (!rfq || rfq.account_id === account.id) fail('rfq.unknown');
  const [onList, blocks] = [
    await isListed(tx, id, account.id),
    await listBlockedSuppliers(tx, rfq.account_id, [account.id]),
  ];
  const blocked = blocks.length > 0;
  if (!maySee(rfq, { verified: account.verifiedSupplier, blocked, onList })) fail('rfq.unknown');
  if (!nextState(action, 'supplier', rfq)) fail(rfq.due ? 'rfq.late' : 'rfq.state');
  return rfq;
}

async function isListed(tx: Tx, rfqId: string, supplierId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rfq_suppliers')
    .select('supplier_id')
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return row !== undefined;
}
