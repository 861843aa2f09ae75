// Whether a company is approved, on its account. Whether an operator may decide so is ruled on by the module `operations`.
import { sql } from 'kysely';
import type { AccountRole } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';

type Decision = 'approve' | 'reject' | 'suspend' | 'restore';

const now = sql<Date>`now()`;
/** A suspension leaves what was decided before it, so that a restored company is again what it was. */
const changes = {
  approve: { approved_at: now, rejected_at: null, unreviewed_roles: sql<string[]>`'{}'`, review_since: null },
  reject: { approved_at: null, rejected_at: now, review_since: null },
  suspend: { suspended_at: now },
  restore: { suspended_at: null },
} as const satisfies Record<Decision, object>;

/** What the approval rested on is over. Nobody has rejected the company: it waits again. */
export async function endApproval(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ approved_at: null }).where('id', '=', accountId).execute();
}

/** An operator is to look again; a rejected company stays so. */
const reviewAsked = sql<Date | null>`case when rejected_at is null then coalesce(review_since, now()) else review_since end`;

export async function askForReview(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ review_since: reviewAsked }).where('id', '=', accountId).execute();
}

/** What was approved stays so; the new role shows no badge before an operator has looked. */
export async function reviewRole(tx: Tx, accountId: string, role: AccountRole): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ unreviewed_roles: sql<string[]>`array_append(unreviewed_roles, ${role})`, review_since: reviewAsked })
    .where('id', '=', accountId)
    .execute();
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
