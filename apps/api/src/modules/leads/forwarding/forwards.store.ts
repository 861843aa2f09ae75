// Reads forwarded requests. A request that was not answered in time is expired without being stored as such.
import type { forwardStates } from '@rigsouq/contract/leads/forwards';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

type ForwardState = (typeof forwardStates)[number];

const currentState = sql<ForwardState>`case when f.state = 'sent' and f.expires_at <= now() then 'expired' else f.state end`;

const forwards = (db: Db) =>
  db
    .selectFrom('lead_forwards as f')
    .innerJoin('directory_entries as e', 'e.id', 'f.entry_id')
    .select(['f.id', 'f.lead_id', 'f.entry_id', 'f.created_at', 'f.expires_at', 'f.opened_at', 'f.decided_at'])
    .select(['f.answer', 'f.price', 'f.currency', 'f.contact', 'e.name', 'e.email', 'e.language'])
    .select(currentState.as('state'));

export function findForward(db: Db, id: string) {
  return forwards(db).where('f.id', '=', id).executeTakeFirst();
}

export type ForwardRow = NonNullable<Awaited<ReturnType<typeof findForward>>>;

/** Locks a forwarded request. An answer and a withdrawal run one after the other, and the second finds the decision of the first. */
export async function lockForward(tx: Tx, id: string): Promise<ForwardRow | undefined> {
  await tx.selectFrom('lead_forwards').select('id').where('id', '=', id).forUpdate().execute();
  return findForward(tx, id);
}

/** Lists the forwarded requests of these leads, in the order in which they were sent. */
export async function listForwards(db: Db, leadIds: readonly string[]): Promise<ForwardRow[]> {
  if (leadIds.length === 0) return [];
  return forwards(db).where('f.lead_id', 'in', leadIds).orderBy('f.created_at').orderBy('f.id').execute();
}

export function findLead(db: Db, id: string) {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;
