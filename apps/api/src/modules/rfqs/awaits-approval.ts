import { sql } from 'kysely';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { needsApproval } from './award-rules.ts';
import { lockApprovalLimit, orderedAlone } from './awards.queries.ts';

/** `usd`: US dollars for one of the currency. `rfqId`: the request whose orders are in the total already. */
type Sum = { total: number; currency: string; usd: number; rfqId: string | null };

/**
 * Whether an award of so much waits for a second member. What the person has ordered alone in the last 24 hours counts with it, so that a
 * request in several parts is measured as one. Refused where there is no member who could agree.
 */
export async function awaitsApproval(tx: Tx, actor: Actor, { total, currency, usd, rfqId }: Sum): Promise<boolean> {
  const limit = await lockApprovalLimit(tx, actor.account.id);
  if (limit === null) return false;
  const waits = needsApproval(total, currency, usd, limit, await orderedAlone(tx, actor, rfqId));
  if (waits && !(await someoneElseDecides(tx, actor))) fail('award.nobody');
  return waits;
}

async function someoneElseDecides(tx: Tx, { account, userId }: Actor): Promise<boolean> {
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
