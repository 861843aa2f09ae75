// What a supplier did for a buyer, noted in the transaction of the deed. The scorecard adds it up.
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';

export type Fact = {
  accountId: string;
  supplierId: string;
  kind: 'invited' | 'answered' | 'priced' | 'won' | 'order_accepted' | 'order_declined' | 'delivered';
  /** The request or the order. */
  subjectId: string;
  /** priced: how near to the best, in per cent. delivered: how many days late, 0 is in time. */
  value?: number;
};

/** One fact of a kind about one thing; noted again it stays as it was. */
export async function noteFact(tx: Tx, ...facts: readonly Fact[]): Promise<void> {
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
