// What an operator decided about a company, on its account. Whether it may be decided so is ruled on by the module `operations`.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

type Decision = 'approve' | 'reject' | 'suspend' | 'restore';

const now = sql<Date>`now()`;
/** A suspension leaves what was decided before it, so that a restored company is again what it was. */
const changes = {
  approve: { approved_at: now, rejected_at: null },
  reject: { approved_at: null, rejected_at: now },
  suspend: { suspended_at: now },
  restore: { suspended_at: null },
} as const satisfies Record<Decision, object>;

/** What the approval rested on is over. Nobody has rejected the company: it waits as before. */
export async function endApproval(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ approved_at: null }).where('id', '=', accountId).execute();
}

export async function changeStanding(
  tx: Tx,
  accountId: string,
  decision: Decision,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...changes[decision], standing_reason: reason })
    .where('id', '=', accountId)
    .execute();
}
