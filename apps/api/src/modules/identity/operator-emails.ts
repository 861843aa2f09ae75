import type { Db } from '../../platform/database/db.ts';

/** The alert goes to a few operators only: if everyone gets it, no one feels responsible for answering. */
const RECIPIENTS_MAX = 5;

export async function listOperatorEmails(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('operators as o')
    .innerJoin('auth_users as u', 'u.id', 'o.user_id')
    .select('u.email')
    .orderBy('o.created_at')
    .orderBy('o.user_id')
    .limit(RECIPIENTS_MAX)
    .execute();
  return found.map(({ email }) => email);
}
