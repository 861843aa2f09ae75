// Stores the standing of a company on its account, and with it the verified badge: an approved company has the badge (SQL function `verified_as`), per
// role. It ends when it is revoked, with a rejection, a change of name, licence or tax id (`companies/change-company.ts`) and an expired licence (`trust/end-badges.ts`).
// The module `operations` checks whether an operator may decide.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { AccountRole } from '../../platform/http/access.ts';

type Decision = 'approve' | 'revoke' | 'reject' | 'suspend' | 'restore';

const now = sql<Date>`now()`;
/** The columns that each decision sets. A suspension keeps earlier decisions, so that a restored company gets its old standing back. */
const changes = {
  approve: { approved_at: now, rejected_at: null, unreviewed_roles: sql<string[]>`'{}'`, review_since: null },
  revoke: { approved_at: null, review_since: now },
  reject: { approved_at: null, rejected_at: now, review_since: null },
  suspend: { suspended_at: now },
  restore: { suspended_at: null },
} as const satisfies Record<Decision, object>;

/** Ends the approval because the company's identity has changed or its licence has expired. The company is not rejected; it waits for a new review. */
export async function endApproval(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ approved_at: null }).where('id', '=', accountId).execute();
}

/** Puts the company into the review queue, unless it is rejected. */
const reviewRequested = sql<Date | null>`case when rejected_at is null then coalesce(review_since, now()) else review_since end`;

export async function requestReview(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ review_since: reviewRequested }).where('id', '=', accountId).execute();
}

/** Requests a review of a new role. Approved roles keep their badge; the new role has none until an operator has reviewed it. */
export async function requestRoleReview(tx: Tx, accountId: string, role: AccountRole): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ unreviewed_roles: sql<string[]>`array_append(unreviewed_roles, ${role})`, review_since: reviewRequested })
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
