// Stores who is an operator and for which desks. Only the command line creates an operator (R12); a lead operator assigns desks through the
// module `operations`.
import type { Desk } from '@rigsouq/contract/operations/desks';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export type OperatorRights = { lead: boolean; desks: readonly Desk[] };

export function findLogin(db: Db, email: string) {
  return db
    .selectFrom('auth_users')
    .select(['id', 'email', 'name'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** Makes the user an operator. Returns false if they already are one. */
export async function grantOperator(tx: Tx, userId: string, { lead, desks }: OperatorRights): Promise<boolean> {
  const granted = await tx
    .insertInto('operators')
    .values({ user_id: userId, lead, desks: [...desks] })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return granted.numInsertedOrUpdatedRows === 1n;
}

/** Removes the operator rights of the user. Returns false if they had none. */
export async function revokeOperator(tx: Tx, userId: string): Promise<boolean> {
  const revoked = await tx.deleteFrom('operators').where('user_id', '=', userId).executeTakeFirst();
  return revoked.numDeletedRows === 1n;
}

/** There are only a few operators, so the list has no pages. */
const OPERATORS_MAX = 500;

export function listAllOperators(db: Db) {
  return db
    .selectFrom('operators as o')
    .innerJoin('auth_users as u', 'u.id', 'o.user_id')
    .leftJoin('second_factors as f', 'f.user_id', 'o.user_id')
    .select(['u.id', 'u.name', 'u.email', 'o.lead', 'o.created_at'])
    .select(sql<Desk[]>`o.desks`.as('desks'))
    .select(
      sql<
        'on' | 'off' | 'exempt'
      >`case when f.confirmed_at is not null then 'on' when o.without_factor then 'exempt' else 'off' end`.as(
        'secondFactor',
      ),
    )
    .orderBy('o.created_at')
    .orderBy('u.id')
    .limit(OPERATORS_MAX)
    .execute();
}

/**
 * Locks all rights. Changes of rights run one after the other: two leads who revoke each other's rights at the same time must not leave the
 * product without a lead.
 */
export async function lockRights(tx: Tx): Promise<Map<string, OperatorRights>> {
  const rows = await tx
    .selectFrom('operators')
    .select(['user_id', 'lead'])
    .select(sql<Desk[]>`desks`.as('desks'))
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ user_id, lead, desks }) => [user_id, { lead, desks }]));
}

export async function writeRights(tx: Tx, userId: string, { lead, desks }: OperatorRights): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ lead, desks: [...desks] })
    .where('user_id', '=', userId)
    .execute();
}
