// Reads and saves the amount above which a second member must approve an award. Only the owner may change it.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mayChangeLimit } from './awards.policy.ts';
import { findApprovalLimit } from './awards.queries.ts';

export async function readSettings(db: Db, actor: Actor) {
  return { approvalLimit: await findApprovalLimit(db, actor.account.id), mayChange: mayChangeLimit(actor) };
}

export async function saveSettings(tx: Tx, actor: Actor, approvalLimit: number | null): Promise<void> {
  if (!mayChangeLimit(actor)) fail('access.denied');
  await tx
    .insertInto('buying_settings')
    .values({ account_id: actor.account.id, approval_limit: approvalLimit })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ approval_limit: approvalLimit, updated_at: sql`now()` }),
    )
    .execute();
}
