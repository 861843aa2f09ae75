// Records what a supplier did for a buyer, in the transaction of the action itself. The scorecard is calculated from these facts.
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';

export type SupplierFact = {
  accountId: string;
  supplierId: string;
  kind: 'invited' | 'answered' | 'priced' | 'won' | 'order_accepted' | 'order_declined' | 'delivered';
  /** Id of the request or the order. */
  subjectId: string;
  /** For 'priced': how near the price is to the best one, in per cent. For 'delivered': days late, 0 means in time. */
  value?: number;
};

/** Records facts. A fact of the same kind about the same subject is stored once and never changed. */
export async function recordFacts(tx: Tx, ...facts: readonly SupplierFact[]): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map(({ accountId, supplierId, kind, subjectId, value }) => ({
    id: newId(),
    account_id: accountId,
    supplier_id: supplierId,
    kind,
    subject_id: subjectId,
    value: value ?? null,
  }));
  await tx
    .insertInto('supplier_facts')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('supplier_facts_once').doNothing())
    .execute();
}
