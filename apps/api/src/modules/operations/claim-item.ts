// Taking an item of the queue and giving it back. Nothing is locked by it: colleagues see who is at what.
import { holds } from '@rigsouq/contract/desks';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { recordAct } from './audit-log.ts';
import { type QueueKind, sources } from './queue-kinds.ts';

const noted = ({ userId, name }: Actor) => ({ id: userId, name });

/** Taking twice is taking once. What a colleague has taken, they give back first. */
export async function claimItem(tx: Tx, operator: Actor, kind: QueueKind, id: string): Promise<void> {
  refuseOthers(operator, kind);
  const { rows } = await sql`select from (${sources[kind].waiting}) w where w.id = ${id}`.execute(tx);
  if (rows.length === 0) fail('queue.gone');
  const made = await tx
    .insertInto('queue_claims')
    .values({ kind, subject_id: id, operator_id: operator.userId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) {
    const owner = await ownerOf(tx, kind, id);
    if (owner?.id !== operator.userId) fail('queue.taken');
    return;
  }
  await recordAct(tx, {
    ...{ by: noted(operator), act: `${kind}.taken`, subject: { kind, id } },
    ...{ before: { owner: null }, after: { owner: operator.name } },
  });
}

export async function releaseItem(tx: Tx, operator: Actor, kind: QueueKind, id: string): Promise<void> {
  refuseOthers(operator, kind);
  const owner = await ownerOf(tx, kind, id);
  if (!owner) return;
  if (owner.id !== operator.userId && !operator.rights?.lead) fail('queue.taken');
  await forgetClaim(tx, kind, id);
  await recordAct(tx, {
    ...{ by: noted(operator), act: `${kind}.given_back`, subject: { kind, id } },
    ...{ before: { owner: owner.name }, after: { owner: null } },
  });
}

/** The call is open to every operator; the item belongs to a desk. */
function refuseOthers({ rights }: Actor, kind: QueueKind): void {
  if (!rights || !holds(rights, sources[kind].desk)) fail('operator.other_desk');
}

function ownerOf(tx: Tx, kind: QueueKind, id: string) {
  return tx
    .selectFrom('queue_claims as c')
    .innerJoin('auth_users as u', 'u.id', 'c.operator_id')
    .select(['u.id', 'u.name'])
    .where('c.kind', '=', kind)
    .where('c.subject_id', '=', id)
    .executeTakeFirst();
}

async function forgetClaim(tx: Tx, kind: QueueKind, id: string): Promise<void> {
  await tx.deleteFrom('queue_claims').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
