// Claims and releases items of the queue. A claim locks nothing: it shows colleagues who works on what.
import { hasDesk } from '@rigsouq/contract/operations/desks';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { type QueueKind, queueSources } from './queue-kinds.ts';

const auditAuthor = ({ userId, name }: Actor) => ({ id: userId, name });

/** Claims an item. Claiming it twice has no further effect. An item that a colleague has claimed must be released first. */
export async function claimItem(tx: Tx, operator: Actor, kind: QueueKind, id: string): Promise<void> {
  refuseOtherDesks(operator, kind);
  const { rows } = await sql`select from (${queueSources[kind].waiting}) w where w.id = ${id}`.execute(tx);
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
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: `${kind}.taken`,
    subject: { kind, id },
    before: { owner: null },
    after: { owner: operator.name },
  });
}

export async function releaseItem(tx: Tx, operator: Actor, kind: QueueKind, id: string): Promise<void> {
  refuseOtherDesks(operator, kind);
  const owner = await ownerOf(tx, kind, id);
  if (!owner) return;
  if (owner.id !== operator.userId && !operator.rights?.lead) fail('queue.taken');
  await deleteClaim(tx, kind, id);
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: `${kind}.given_back`,
    subject: { kind, id },
    before: { owner: owner.name },
    after: { owner: null },
  });
}

/** Refuses operators of other desks. The call is open to every operator, but the item belongs to a desk. */
function refuseOtherDesks({ rights }: Actor, kind: QueueKind): void {
  if (!rights || !hasDesk(rights, queueSources[kind].desk)) fail('operator.other_desk');
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

async function deleteClaim(tx: Tx, kind: QueueKind, id: string): Promise<void> {
  await tx.deleteFrom('queue_claims').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
