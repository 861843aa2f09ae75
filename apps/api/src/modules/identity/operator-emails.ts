import type { Db } from '../../platform/db.ts';

/** A handful is enough for somebody to see it; a letter to everybody is answered by nobody. */
const MOST = 5;

export async function operatorEmails(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('operators as o')
    .innerJoin('auth_users as u', 'u.id', 'o.user_id')
    .select('u.email')
    .orderBy('o.created_at')
    .orderBy('o.user_id')
    .limit(MOST)
    .execute();
  return found.map(({ email }) => email);
}
