// How every act begins: the row is locked, the table of its life is asked, and to whom it is none of their business it does not exist.
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { blockedBy } from '../suppliers/index.ts';
import { after, type RfqAct, type RfqState } from './rfq-state.ts';
import { maySee } from './rfqs.policy.ts';
import { holdRfq, type LockedRfq, lockRfq } from './rfqs.store.ts';

export async function beginAsBuyer(
  tx: Tx,
  { account }: Actor,
  id: string,
  act: RfqAct,
): Promise<{ rfq: LockedRfq; state: RfqState }> {
  const rfq = await lockRfq(tx, id);
  if (rfq?.account_id !== account.id) fail('rfq.unknown');
  const state = after(act, 'buyer', rfq) ?? fail('rfq.state');
  return { rfq, state };
}

/** Who is on the list goes on as before whatever the buyer thinks of it by now: a refusal would tell it. */
export async function beginAsSupplier(tx: Tx, { account }: Actor, id: string, act: RfqAct): Promise<LockedRfq> {
  const rfq = await holdRfq(tx, id);
  if (!rfq || rfq.account_id === account.id) fail('rfq.unknown');
  const [seat, blocking] = [await seatOf(tx, id, account.id), await blockedBy(tx, rfq.account_id, [account.id])];
  const blocked = blocking.length > 0;
  if (!maySee(rfq, { verified: account.verifiedSupplier, blocked, onList: seat })) fail('rfq.unknown');
  if (!after(act, 'supplier', rfq)) fail(rfq.due ? 'rfq.late' : 'rfq.state');
  return rfq;
}

async function seatOf(tx: Tx, rfqId: string, supplierId: string): Promise<boolean> {
  const seat = await tx
    .selectFrom('rfq_suppliers')
    .select('supplier_id')
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return seat !== undefined;
}
