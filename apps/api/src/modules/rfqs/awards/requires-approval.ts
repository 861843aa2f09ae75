import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { exceedsApprovalLimit } from './award-rules.ts';
import { lockApprovalLimit, sumOrderedAlone } from './awards.queries.ts';

/** `usd` is US dollars for one unit of the currency. `rfqId` is the request whose orders the total already includes. */
type AwardAmount = { total: number; currency: string; usd: number; rfqId: string | null };

/**
 * Returns true if an award of this amount needs a second member. The orders that the caller issued alone in the last 24 hours count too, so
 * splitting a request does not avoid the limit. Fails if the account has no other member who could approve.
 */
export async function requiresApproval(
  tx: Tx,
  actor: Actor,
  { total, currency, usd, rfqId }: AwardAmount,
): Promise<boolean> {
  const limit = await lockApprovalLimit(tx, actor.account.id);
  if (limit === null) return false;
  const isRequired = exceedsApprovalLimit(total, currency, usd, limit, await sumOrderedAlone(tx, actor, rfqId));
  if (isRequired && !(await hasOtherApprover(tx, actor))) fail('award.nobody');
  return isRequired;
}

async function hasOtherApprover(tx: Tx, { account, userId }: Actor): Promise<boolean> {
  const other = await tx
    .selectFrom('members')
    .select(sql`1`.as('one'))
    .where('account_id', '=', account.id)
    .where('user_id', '<>', userId)
    .where('position', 'in', ['owner', 'manager'])
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
