import { sql } from 'kysely';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { needsApproval } from './award-rules.ts';
import { approvalLimitOf } from './awards.queries.ts';

/** `usd`: US dollars for one of the currency. */
type Sum = { total: number; currency: string; usd: number };

/** Whether an award of so much waits for a second member. Refused where there is none who could agree. */
export async function awaitsApproval(tx: Tx, actor: Actor, { total, currency, usd }: Sum): Promise<boolean> {
  const limit = await approvalLimitOf(tx, actor.account.id);
  const waits = needsApproval(total, currency, usd, limit);
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
